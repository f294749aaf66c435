"""Every clause of the rule book has a test, and every clause a test names is in the rule book.

`clauses.txt` and `clauses_ultimate.txt` list the ids of the two rule books. A test says what it proves with
`@pytest.mark.clause("C-GO-1", …)`; the marks are read from the sources, so that it does not matter which tests this run
selected.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cotyphu.rules import events, refusals
from cotyphu.rules.options import SPECS
from cotyphu.rules.ultimate.options import ULTIMATE_SPECS

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
CLAUSES = (Path(__file__).parent / "clauses.txt").read_text(encoding="utf-8").split()
ULTIMATE_CLAUSES = (Path(__file__).parent / "clauses_ultimate.txt").read_text(encoding="utf-8").split()
KNOWN = {*CLAUSES, *ULTIMATE_CLAUSES}


def marks(source: Path) -> Iterator[tuple[int, str]]:
    """(line, clause) of every clause mark in a test module."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{source}:{node.lineno}: a clause mark takes plain ids"
                yield node.lineno, str(argument.value)


def test_every_clause_has_a_test_and_no_mark_is_unknown() -> None:
    proven = set()
    for source in sorted(TESTS.rglob("test_*.py")):
        for line, clause in marks(source):
            assert clause in KNOWN, f"{source.relative_to(TESTS)}:{line}: the rule book has no clause {clause}"
            proven.add(clause)
    missing = [clause for clause in (*CLAUSES, *ULTIMATE_CLAUSES) if clause not in proven]
    assert not missing, f"no test proves {', '.join(missing)}"


def test_the_list_is_complete_and_without_repeats() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 82
    assert len(ULTIMATE_CLAUSES) == len(set(ULTIMATE_CLAUSES)) == 64


def test_the_program_names_only_clauses_of_the_rule_book() -> None:
    named = {*refusals.CODES.values(), *(spec.clause for spec in (*SPECS, *ULTIMATE_SPECS))}
    for source in sorted(SOURCES.rglob("*.py")):
        named |= set(re.findall(r'"([CU]-[A-Z]+-\d+)"', source.read_text(encoding="utf-8")))
    assert events.EVENTS
    assert named <= KNOWN, f"not in the rule books: {sorted(named - KNOWN)}"
