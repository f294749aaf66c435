"""Two people and one screen: handing it over, an auction, a trade with a counter-offer, building, a mortgage, debts."""

from collections.abc import Callable

import pytest

from cotyphu.rules.actions import Bid, Decline, EndTurn, Pass, Roll, Rolled
from tests.browser.conftest import NewDesk
from tests.browser.desk import Desk, Look
from tests.browser.situations import BROWN, DARK_BLUE, ruin, two
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

Put = Callable[[Stage], Staged]


def session() -> Stage:
    """An, with 300, is about to land on an unowned street, and the next time on Bình's Mayfair with a house on it."""
    stage = two()
    stage.deal({0: (1, 6, 8, 15), 1: (3, 9, *DARK_BLUE)})
    stage.build(1, (37, 1), (39, 1))
    stage.stand(0, 27)
    stage.purse(0, 300, 1)
    at = stage.game.players[1].space
    rest = next(d for d in range(3, 12) if (at + d) % 40 != 3 and stage.rests(1, (at + d) % 40))
    stage.rehearse(
        *(Roll(0), Rolled(1, 4), Decline(0), Bid(0, 10), Bid(1, 60), Pass(0), EndTurn(0)),
        *(Roll(1), stage.dice(rest), EndTurn(1)),
        *(Roll(0), Rolled(1, 6)),
    )
    return stage


def bid_for_oxford_street(page: Desk) -> None:
    before = page.cash(0), page.cash(1)
    page.press("action-roll", "action-decline")
    page.see("auction-row-0", "auction-row-1")
    page.part("auction-row-0").get_by_test_id("auction-raise-10").click()
    page.says("auction-standing", "An")
    page.part("auction-row-1").get_by_test_id("auction-own").fill("60")
    page.part("auction-row-1").get_by_test_id("auction-bid").click()
    page.says("auction-standing", "Bình")
    page.part("auction-row-0").get_by_test_id("auction-pass").click()
    page.asks("end_turn")
    assert (page.cash(0), page.cash(1)) == (before[0], before[1] - 60)


def trade_for_whitechapel_road(page: Desk) -> None:
    before = page.cash(0), page.cash(1)
    page.business("offer_trade")
    page.fill("trade-give-cash", "100")
    page.part("trade-get-deed-3").check()
    page.press("trade-send")
    page.take_over("Bình")
    page.says("trade-you-get", "100")
    page.says("trade-you-give", "Whitechapel Road")
    page.press("trade-counter")
    assert page.part("trade-give-deed-3").is_checked()
    page.fill("trade-get-cash", "150")
    page.press("trade-send")
    page.take_over("An")
    page.says("trade-you-give", "150")
    page.press("trade-accept")
    page.asks("end_turn")
    assert (page.cash(0), page.cash(1)) == (before[0] - 150, before[1] + 150)


def build_two_houses(page: Desk) -> None:
    before = page.cash(0)
    page.business("build")
    page.press("build-brown-even")
    page.says("outcome", str(before - 100))
    page.press("build-confirm")
    page.miss("build-sheet")
    assert page.cash(0) == before - 100


def mortgage_marylebone(page: Desk) -> None:
    before = page.cash(0)
    page.business("mortgage")
    page.press("mortgage-15")
    page.miss("mortgage-15")
    page.see("mortgage-6")
    page.page.keyboard.press("Escape")
    page.miss("mortgage-sheet")
    assert page.cash(0) == before + 100


def pay_the_rent_of_mayfair(page: Desk) -> None:
    assert page.cash(0) == 150
    page.press("action-roll")
    page.asks("debt")
    page.says("debt-shortfall", "50")
    page.press("debt-sell-1")
    page.says("debt-shortfall", "25")
    page.press("debt-mortgage-6")
    page.asks("end_turn")
    assert page.cash(0) == 25


@pytest.mark.parametrize("look", [Look(lang="en"), Look("phone", "vi")], ids=["desktop", "phone"])
def test_an_bank_session_of_two_on_one_screen(look: Look, desk: NewDesk, put: Put) -> None:
    page = desk(put(session()), look=look)
    page.take_over("An")
    bid_for_oxford_street(page)
    trade_for_whitechapel_road(page)
    build_two_houses(page)
    mortgage_marylebone(page)
    page.press("action-end_turn")
    page.take_over("Bình")
    page.press("action-roll", "action-end_turn")
    page.take_over("An")
    pay_the_rent_of_mayfair(page)


def test_before_going_bankrupt_one_sees_who_gets_what(desk: NewDesk, put: Put) -> None:
    page = desk(put(ruin()))
    page.take_over("An")
    page.says("debt-shortfall", "£1,910")
    page.says("debt-could-raise", "£60")
    page.press("debt-bankrupt")
    for gone in ("Old Kent Road", "Whitechapel Road", "£90"):
        page.says("what-follows", gone)
    assert page.part("declare_bankrupt-confirm").is_disabled()
    page.page.keyboard.press("Escape")
    page.asks("debt")
    page.press("debt-bankrupt", "declare_bankrupt-sure", "declare_bankrupt-confirm")
    page.says("rank-1", "Bình")
    page.says("rank-2", "An")


def test_the_screen_shows_nobodys_prompt_until_it_has_been_handed_over(desk: NewDesk, put: Put) -> None:
    page = desk(put(two()))
    page.see("handover")
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("r")
    page.see("handover")
    page.miss("action-roll")
    page.take_over("An")
    page.see("action-roll")


def test_one_may_sit_down_for_another_seat_and_come_back(desk: NewDesk, put: Put) -> None:
    stage = two()
    stage.deal({0: (1,), 1: BROWN[1:]})
    stage.turn_of(0)
    page = desk(put(stage))
    page.take_over("An")
    page.press("player-1", "sit-1")
    page.press("action-mortgage", "mortgage-3")
    page.page.keyboard.press("Escape")
    page.miss("mortgage-sheet", "action-roll")
    page.press("sit-actor")
    page.see("action-roll")


def test_the_people_may_agree_to_end_the_game(desk: NewDesk, put: Put) -> None:
    page = desk(put(two()), look=Look("phone"))
    page.take_over("An")
    page.press("more", "open-end", "end-vote-0", "end-vote-1")
    page.see("final-ranking")
    assert page.part("rank-1").count() == 2, "nothing has happened yet, so both have won"


def test_each_line_of_the_log_tells_its_clause(desk: NewDesk, put: Put) -> None:
    stage = two()
    stage.go(10)
    page = desk(put(stage))
    page.take_over("An")
    page.part("why").first.click()
    page.says("clause-sheet", "C-")
