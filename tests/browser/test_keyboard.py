"""Without a mouse: a game is started and played by keys alone."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import NewDesk
from tests.browser.desk import Desk
from tests.browser.situations import auction, buy, two
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

Put = Callable[[Stage], Staged]

# The browser's own bars are a stop on the way around: there the body has the focus.
_KEPT = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
_FOCUSED = "document.activeElement?.closest('[data-testid]')?.dataset.testid ?? ''"


def tab_to(page: Desk, name: str, most: int = 120) -> None:
    """Press Tab until this part has the focus, which must then be seen."""
    for _ in range(most):
        if page.page.evaluate(_FOCUSED) == name:
            outline = page.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"{name} has the focus and does not show it"
            return
        page.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {name}")


def press(page: Desk, *keys: str) -> None:
    for key in keys:
        page.page.keyboard.press(key)


def test_a_game_is_started_and_two_turns_are_played_by_keys(desk: NewDesk) -> None:
    page = desk()
    page.see("start-play")
    tab_to(page, "start-play")
    press(page, "Enter")
    for _ in range(2):
        page.see("action-roll")
        tab_to(page, "action-roll")
        press(page, "Enter")
        by_keys_to_the_end_of_the_turn(page)
    page.see("action-roll")


_OPEN = """(names) => names.find((name) => {
  const part = document.querySelector(`[data-testid="${name}"]`);
  return part && !part.disabled && part.ariaDisabled !== "true" && part.checkVisibility();
})"""
_TOLD = "(before) => document.querySelector('[data-testid=log]').innerText !== before"
_KEYS = {"action-buy": "b", "action-decline": "d", "action-end_turn": "e", "action-roll": "r"}
_BY_TAB = ("auction-pass", "trade-refuse", "action-pay_card", "final-ranking")


def by_keys_to_the_end_of_the_turn(page: Desk) -> None:
    ended = False
    for _ in range(60):
        there = page.page.wait_for_function(_OPEN, arg=[*_KEYS, *_BY_TAB], polling=20).json_value()
        if there == "final-ranking" or (there == "action-roll" and ended):
            return
        ended = ended or there == "action-end_turn"
        told = page.part("log").inner_text()
        if there in _KEYS:
            press(page, _KEYS[there])
        else:
            tab_to(page, there)
            press(page, "Enter")
        page.page.wait_for_function(_TOLD, arg=told, polling=20)
    raise AssertionError("the turn does not end")


def test_sheets_take_the_focus_keep_it_and_give_it_back(desk: NewDesk, put: Put) -> None:
    stage = two()
    stage.deal({0: (1,), 1: (3,)})
    stage.turn_of(0)
    page = desk(put(stage))
    page.see("handover")
    press(page, "Enter")
    page.see("action-roll")
    tab_to(page, "action-mortgage")
    press(page, "Enter")
    page.see("mortgage-sheet")
    for _ in range(6):
        press(page, "Tab")
        assert page.page.evaluate(_KEPT), "the sheet keeps the focus"
    press(page, "Escape")
    page.miss("mortgage-sheet")
    assert page.page.evaluate(_FOCUSED) == "action-mortgage"
    press(page, "?")
    page.see("help-sheet")
    press(page, "Escape")
    page.miss("help-sheet")
    press(page, "t")
    page.see("trade-sheet")


def test_a_bid_is_typed_and_sent_by_keys(desk: NewDesk, put: Put) -> None:
    page = desk(put(auction()))
    page.see("auction-row-0")
    tab_to(page, "auction-own")
    press(page, "2", "5", "Enter")
    page.says("auction-standing", "An")
    page.says("auction-standing", "25")


def test_the_board_is_walked_by_arrows(desk: NewDesk, put: Put) -> None:
    page = desk(put(buy()))
    page.see("handover")
    press(page, "Enter")
    page.see("action-buy")
    page.page.locator("[data-space='0']").first.focus()
    press(page, "ArrowLeft", "Enter")
    page.says("deed-sheet", "Old Kent Road")
