"""From the first click to the final ranking, as somebody who has just opened the page."""

import pytest

from tests.browser.conftest import NewDesk
from tests.browser.desk import Look
from tests.browser.player import play_on

pytestmark = pytest.mark.browser


def test_a_whole_game_against_bots_from_the_first_click_to_the_final_ranking(desk: NewDesk) -> None:
    page = desk(look=Look(lang="vi"))
    page.press("start-setup", "options-end")
    limit = page.part("option-turn_limit")
    limit.get_by_role("switch").check()
    limit.get_by_role("spinbutton").fill("8")
    page.press("start-play-set-up")
    page.asks("roll")
    pressed = play_on(page, until=["final-ranking"])
    assert pressed.count("action-roll") >= 4, pressed
    page.see("rank-1", "final-ranking")
    assert page.part("final-ranking").locator("[data-testid^=rank-]").count() == 4
    assert page.part("final-ranking").locator(".uplot, canvas, svg").count() > 0
    page.press("play-again")
    page.asks("roll")
    page.miss("final-ranking")


def test_play_now_needs_one_click(desk: NewDesk) -> None:
    page = desk(look=Look("phone"))
    page.press("start-play")
    page.asks("roll")
    page.press("action-roll")
    play_on(page, until=["action-end_turn", "final-ranking"])


def test_a_table_set_up_by_hand_is_played_as_set_up(desk: NewDesk) -> None:
    page = desk()
    page.press("start-setup", "seat-3-remove", "seat-2-remove", "seat-0-token", "token-kite")
    page.fill("seat-0-name", "Mai")
    page.part("seat-1-kind").select_option("person")
    page.part("board-vietnam").get_by_role("radio").check()
    page.part("option-starting_cash").get_by_role("spinbutton").fill("2400")
    page.press("start-play-set-up")
    page.take_over("Mai")
    assert (page.cash(0), page.cash(1)) == (2400, 2400)
    page.miss("player-2")
    page.press("home", "start-setup")
    page.see("start-play")
    page.page.locator("[data-testid^=recent-]").first.click()
    page.asks("roll")
    assert page.cash(0) == 2400


def test_what_cannot_be_played_is_told_where_it_is_wrong(desk: NewDesk) -> None:
    page = desk()
    page.press("start-setup")
    page.fill("seat-1-name", "Alex")
    page.see("seat-1")
    assert page.part("seat-1").get_by_role("alert").is_visible()
    assert page.part("start-play-set-up").is_disabled()
    page.fill("seat-1-name", "Billie")
    page.part("option-starting_cash").get_by_role("spinbutton").fill("100001")
    assert page.part("option-starting_cash").get_by_role("alert").is_visible()
    assert page.part("start-play-set-up").is_disabled()
    page.press("options-reset")
    assert page.part("start-play-set-up").is_enabled()
