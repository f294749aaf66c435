"""The two rule books as chapters of clauses, in the order in which one reads them.

The words are texts: `rules-<edition>` and `rules-<edition>-<chapter>` lead in, `clause-<id>` says the clause, and each has a
`.title`.
"""

from functools import lru_cache
from importlib.resources import files

from cotyphu.editions.reading import read

RuleBook = dict[str, tuple[str, ...]]
"""The clause ids of each chapter, chapters in order."""


@lru_cache(maxsize=1)
def rulebooks() -> dict[str, RuleBook]:
    """The rule book of each edition, `classic` and `ultimate`; plain JSON values, the same object every time."""
    return {
        edition: {
            chapter: tuple(clause.text() for clause in clauses.items()) for chapter, clauses in book.entries().items()
        }
        for edition, book in read(files("cotyphu.editions"), "rulebooks.json").entries().items()
    }
