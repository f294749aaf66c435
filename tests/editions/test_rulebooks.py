"""Both rule books: each clause stands in exactly one chapter, and each chapter has its words."""

from pathlib import Path

import pytest

from cotyphu.editions.rulebooks import rulebooks
from cotyphu.locale import LANGUAGES, texts

LISTS = Path(__file__).parents[1] / "clauses"


@pytest.mark.parametrize(("edition", "file"), [("classic", "clauses.txt"), ("ultimate", "clauses_ultimate.txt")])
def test_each_clause_stands_once(edition: str, file: str) -> None:
    found = [clause for clauses in rulebooks()[edition].values() for clause in clauses]
    assert sorted(found) == sorted((LISTS / file).read_text("utf-8").split())


def test_there_are_two_books() -> None:
    assert list(rulebooks()) == ["classic", "ultimate"]
    assert rulebooks() is rulebooks()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_chapter_leads_in(language: str) -> None:
    spoken = texts(language)
    for edition, book in rulebooks().items():
        for key in (f"rules-{edition}", *(f"rules-{edition}-{chapter}" for chapter in book)):
            assert not spoken.format(f"{key}.title").endswith(".")
            assert spoken.format(key).endswith((".", "!"))
