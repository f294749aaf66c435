"""The Fluent files taken apart: what messages there are, what they need, and sample values that reach every variant."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("vi", "en")


@dataclass
class Needs(Visitor):
    """What one text needs: its variables, and the variants it has for some of them, the default one last."""

    variables: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)
    numbers: dict[str, set[int]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - so called by Visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - so called by Visitor
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - so called by Visitor
        assert isinstance(node.selector, ast.VariableReference), "a text selects on a variable only"
        name = node.selector.id.name
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                self.numbers.setdefault(name, set()).add(int(variant.key.value))
            else:
                self.words.setdefault(name, set()).add(variant.key.name)
        self.generic_visit(node)

    def samples(self) -> Iterator[dict[str, str | int]]:
        """Values for all variables, in as many combinations as reach every variant."""
        choices: list[list[tuple[str, str | int]]] = []
        for name in sorted(self.variables):
            if name in self.numbers:
                choices.append([(name, number) for number in sorted({*self.numbers[name], 2, 3})])
            else:
                choices.append([(name, word) for word in sorted(self.words.get(name, {f"‹{name}›"}))])
        for values in product(*choices):
            yield dict(values)


@cache
def parsed(language: str) -> dict[str, dict[str, Needs]]:
    """What each text of a language needs, by file and by key (`key.attribute` for an attribute)."""
    found: dict[str, dict[str, Needs]] = {}
    for file in files("cotyphu.locale").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            found[file.name] = texts = {}
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.annotations[0].message}"
                if isinstance(entry, ast.Message):
                    parts = [(entry.id.name, entry.value)]
                    parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                    for key, pattern in parts:
                        assert key not in texts, f"{language}/{file.name}: {key} is there twice"
                        if pattern is not None:
                            texts[key] = Needs()
                            texts[key].visit(pattern)
    return found


def needs(language: str) -> dict[str, Needs]:
    """What each text of a language needs, by key."""
    return {key: text for texts in parsed(language).values() for key, text in texts.items()}
