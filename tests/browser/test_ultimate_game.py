"""A digital game of the Ultimate Banking edition: by the unit in the middle, by the action menu, and through reloads."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE, Desk, Look
from tests.browser.player import play_on
from tests.browser.staging import Stage, Staged
from tests.browser.ultimate import SITUATIONS, UltimateStage, buy, debt, jail, location, two

pytestmark = pytest.mark.browser

Put = Callable[[Stage], Staged]

ASKED_BY: Final = {
    "roll": ("action-roll",),
    "jail": ("action-roll", "action-pay_fine"),
    "buy": ("action-buy", "action-decline"),
    "auction": ("auction-press-0", "auction-press-1", "auction-pass-0"),
    "location": ("pick-35", "action-move_to", "action-stay"),
    "event": ("pick-3", "action-pick_lot"),
    "swap": ("pick-player-1",),
    "partner": ("pick-player-1",),
    "debt": ("debt-left", "debt-hand_over-3", "debt-hand_over-6", "debt-hand_over-13"),
    "over": ("final-ranking", "rank-1", "rank-2"),
}


@pytest.mark.parametrize("look", [Look("desktop"), Look("phone", "vi")], ids=["desktop", "phone"])
def test_a_whole_game_against_bots_from_the_first_click_to_the_final_ranking(look: Look, desk: NewDesk) -> None:
    page = desk(look=look)
    page.press("start-ultimate")
    page.part("option-starting_cash").get_by_role("spinbutton").fill("500")
    page.press("start-play-set-up")
    pressed = play_on(page, until=["action-buy", "final-ranking"])
    if look.size == "desktop" and page.part("action-buy").is_enabled():
        buy_by_the_unit(page)
    page.settle()
    assert not looks.barriers(page.page)
    pressed += play_on(page, until=["final-ranking"])
    assert "action-roll" in pressed
    page.see("final-ranking", "rank-1")
    assert page.part("final-ranking").locator("[data-testid^=rank-]").count() == 4
    assert not looks.barriers(page.page)


def buy_by_the_unit(page: Desk) -> None:
    """The deed that lies ready, then one's own bank card."""
    before = page.cash(0)
    page.page.locator("[data-testid^=unit-deed-]").click()
    page.press("unit-bank-0")
    page.miss("action-buy")
    assert page.cash(0) < before


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_reload_comes_back_to_the_prompt(name: str, desk: NewDesk, put: Put) -> None:
    stage = SITUATIONS[name]()
    page = desk(put(stage), look=Look("phone"))
    if name not in ("auction", "over"):
        page.take_over("An")
    page.asks(stage.phase)
    page.see(*ASKED_BY[name])
    page.settle()
    seen = [page.part("players").inner_text(), page.part("prompt").inner_text()]
    page.page.reload()
    page.asks(stage.phase)
    page.see(*ASKED_BY[name])
    page.miss("handover")
    page.settle()
    assert [page.part("players").inner_text(), page.part("prompt").inner_text()] == seen


def test_the_unit_in_the_middle_takes_cards_and_keys(desk: NewDesk, put: Put) -> None:
    page = desk(put(buy()))
    page.take_over("An")
    page.press("unit-bank-0")
    page.see("action-buy")
    page.press("unit-deed-3")
    expect(page.part("unit-slot")).to_contain_text("Whitechapel Road", timeout=PATIENCE)
    page.press("unit-press-x")
    expect(page.part("unit-slot")).to_be_empty(timeout=PATIENCE)
    page.press("unit-deed-3", "unit-bank-0")
    page.take_over("Bình")
    assert page.cash(0) == 1440


def test_a_card_is_dragged_onto_the_unit(desk: NewDesk, put: Put) -> None:
    page = desk(put(buy()))
    page.take_over("An")
    for card in ("unit-deed-3", "unit-bank-0"):
        page.part(card).drag_to(page.part("unit-device"))
    page.take_over("Bình")
    assert page.cash(0) == 1440


def test_an_auction_is_pressed_at_the_unit(desk: NewDesk, put: Put) -> None:
    page = desk(put(buy()))
    page.take_over("An")
    page.press("unit-press-auction")
    page.see("auction-press-1")
    page.press("auction-press-1")
    page.says("unit-screen", "Bình")
    page.press("auction-press-0", "auction-pass-1")
    page.take_over("Bình")
    assert (page.cash(0), page.cash(1)) == (1460, 1500)


def test_a_location_leads_to_any_property(desk: NewDesk, put: Put) -> None:
    page = desk(put(location()))
    page.take_over("An")
    page.press("pick-35", "unit-deed-35", "unit-bank-0")
    page.asks("buy")
    assert page.cash(0) == 1340
    page.press("action-buy")
    page.take_over("Bình")
    assert page.cash(0) == 940


def test_a_debt_is_settled_with_a_deed_and_change_comes_back(desk: NewDesk, put: Put) -> None:
    page = desk(put(debt()), look=Look("phone"))
    page.take_over("An")
    page.says("debt-left", "M20")
    page.press("debt-hand_over-6")
    page.asks("roll")
    assert (page.cash(0), page.cash(1)) == (80, 280)


def test_the_way_out_of_jail_by_the_unit(desk: NewDesk, put: Put) -> None:
    page = desk(put(jail()))
    page.take_over("An")
    page.press("unit-press-jail")
    page.says("unit-screen", "tap the bank card")
    page.press("unit-bank-0")
    page.miss("action-pay_fine")
    page.see("action-roll")
    assert page.cash(0) == 1400


def test_the_dice_are_rolled_at_the_unit(desk: NewDesk, put: Put) -> None:
    stage: UltimateStage = two()
    page = desk(put(stage))
    page.take_over("An")
    page.press("unit-press-start")
    page.see("dice")
