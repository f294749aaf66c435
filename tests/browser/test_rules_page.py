"""Both rule books on a page, in both languages; the log's "why?" leads to its clause."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE, Look
from tests.browser.serving import Server
from tests.browser.situations import two
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

LOOKS = (Look("phone", "vi", "light"), Look("desktop", "en", "dark"))


@pytest.mark.parametrize("look", LOOKS, ids=["phone-vi", "desktop-en"])
def test_both_books_are_read_chapter_by_chapter(look: Look, desk: NewDesk, server: Server) -> None:
    page = desk(look=look)
    page.press("start-rules")
    books = server.ask("/api/rulebooks")
    for edition, chapters in books.items():
        page.press(f"rules-{edition}")
        clauses = [clause for chapter in chapters.values() for clause in chapter]
        articles = page.page.locator("article")
        expect(articles).to_have_count(len(clauses), timeout=PATIENCE)
        assert articles.evaluate_all("(all) => all.map((one) => one.id)") == clauses
        texts = articles.locator("p").all_inner_texts()
        assert all(len(text) > 10 for text in texts), "every clause has its words"


def test_a_link_leads_to_its_clause(desk: NewDesk) -> None:
    page = desk(look=Look("phone", "vi")).open("/rules#U-DEBT-1")
    expect(page.part("clause-U-DEBT-1")).to_be_in_viewport(timeout=PATIENCE)
    assert "sought" in (page.part("clause-U-DEBT-1").get_attribute("class") or "")
    page.page.evaluate("location.hash = '#C-JAIL-2'")
    expect(page.part("clause-C-JAIL-2")).to_be_in_viewport(timeout=PATIENCE)
    page.press("rules-home")
    page.see("start-play")


def test_the_logs_why_opens_the_rule_book_at_its_clause(desk: NewDesk, put: Callable[[Stage], Staged]) -> None:
    stage = two()
    stage.go(10)
    page = desk(put(stage))
    page.take_over("An")
    page.part("why").first.click()
    with page.context.expect_page() as opened:
        page.press("open-rules")
    book = opened.value
    clause = book.url.split("#")[1]
    expect(book.get_by_test_id(f"clause-{clause}")).to_be_in_viewport(timeout=PATIENCE)
