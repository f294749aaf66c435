"""A whole session at the bank unit alone, on a phone: from the first bank card to the ranking."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.bank_session import BankSession
from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE, Desk, Look

pytestmark = pytest.mark.browser

RED, BLUE, WHITE = 0, 2, 3
"""The bank cards that play: of An, Bình and Chi, in this order."""


def begin(desk: Desk) -> BankSession:
    """A new session from the list of bank_sessions: names, an auction's clock of 4 seconds, three bank cards."""
    desk.press("start-u")
    for card, name in {RED: "An", BLUE: "Bình", WHITE: "Chi"}.items():
        desk.fill(f"unit-new-name-{card}", name)
    desk.part("board-ultimate_london").get_by_role("radio").check()
    desk.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    desk.part("option-auction_seconds").get_by_role("spinbutton").fill("4")
    desk.press("unit-new")
    unit = BankSession(desk)
    unit.on("setup")
    unit.bank(RED, then="setup")
    desk.press("unit-press-start")
    desk.see("unit-fault")
    for card in (BLUE, WHITE):
        unit.bank(card, then="setup")
    unit.key("start", then="home")
    assert unit.accounts() == [1500, 1500, 1500]
    return unit


def buying_rents_and_a_set(unit: BankSession) -> None:
    unit.deed(1, then="deed")
    unit.says("Old Kent Road", "60")
    unit.bank(RED, then="home")
    unit.says("An buys Old Kent Road")
    unit.deed(3, then="deed")
    unit.bank(RED, then="home")
    unit.says("The set is complete!", "two levels")
    unit.deed(1, then="deed")
    unit.bank(BLUE, then="home")
    unit.says("Bình pays An M220")
    unit.deed(3, then="deed")
    unit.bank(RED, then="home")
    unit.says("Whitechapel Road is on level 4")
    assert unit.accounts() == [1600, 1280, 1500]


def icons_and_taking_back(unit: BankSession) -> None:
    unit.key("go", then="go")
    unit.bank(WHITE, then="home")
    unit.says("Chi receives M200")
    unit.key("location", then="location")
    unit.bank(RED, then="home")
    unit.says("An pays M100")
    unit.key("jail", then="jail")
    unit.bank(BLUE, then="home")
    assert unit.accounts() == [1500, 1180, 1700]
    unit.key("undo", then="home")
    unit.says("Taken back")
    assert unit.accounts() == [1500, 1280, 1700]
    unit.desk.press("unit-ledger-open")
    struck = unit.desk.part("unit-ledger").locator("tr.struck")
    expect(struck).to_have_count(1, timeout=PATIENCE)
    expect(struck).to_contain_text("taken back")
    expect(struck).to_contain_text("M100")
    unit.close()


def an_auction(unit: BankSession) -> None:
    unit.deed(33, then="deed")
    unit.key("auction", then="auction_ready")
    unit.key("x", then="home")
    unit.deed(35, then="deed")
    unit.key("auction", then="auction_ready")
    unit.key("start", then="auction")
    unit.says("Who bids first?")
    unit.on("auction_unsold")
    unit.deed(35, then="auction_ready")
    unit.key("start", then="auction")
    unit.desk.press("unit-press-bid", "unit-press-bid")
    unit.figure("M40")
    unit.desk.press("unit-press-x")
    unit.desk.says("unit-fault", "There is a bid of M40")
    unit.on("auction_won")
    unit.bank(BLUE, then="home")
    unit.says("Bình buys Mayfair")
    assert unit.accounts() == [1500, 1240, 1700]


def find_event(unit: BankSession, event: str, title: str) -> None:
    """Look an event card up by its printed title, and tap it."""
    unit.desk.press("unit-events")
    unit.desk.fill("unit-event-search", title)
    expect(unit.desk.part("unit-events-sheet").locator("li")).to_have_count(1, timeout=PATIENCE)
    unit.event(event)


def events(unit: BankSession) -> None:
    unit.deed(6, then="deed")
    unit.bank(BLUE, then="home")
    find_event(unit, "ev_top_level", "grand designs")
    unit.says("level 5")
    unit.deed(35, then="event_done")
    find_event(unit, "ev_swap_1", "haunted")
    unit.says("Tap the deed you give")
    unit.deed(3, then="event")
    unit.says("the other player's deed")
    unit.deed(6, then="event_done")
    find_event(unit, "ev_both_collect_1", "LOVE IS in the air")
    unit.bank(RED, then="event")
    unit.says("the other player's bank card")
    unit.bank(WHITE, then="event_done")
    assert unit.accounts() == [1700, 1140, 1900]
    find_event(unit, "ev_low_rents", "on the run")
    unit.key("start", then="event_done")
    unit.says("Level 1 rents: 2 more")
    unit.deed(35, then="deed")
    unit.bank(WHITE, then="home")
    unit.says("Chi pays Bình M300", "Level 1 rents: 1 more")
    find_event(unit, "ev_jail", "pick your own")
    unit.bank(BLUE, then="event_done")
    unit.deed(35, then="deed")
    unit.says("Bình is in jail")
    unit.desk.press(f"unit-bank-{WHITE}")
    unit.desk.says("unit-fault", "Bình is in jail and takes no rent")
    unit.key("x", then="look")
    unit.key("x", then="home")
    unit.key("jail", then="jail")
    unit.bank(BLUE, then="home")
    unit.says("Bình pays M100 and is free")
    unit.deed(1, then="deed")
    unit.bank(WHITE, then="home")
    unit.says("Chi pays An M70")
    expect(unit.desk.part("unit-screen")).not_to_contain_text("Level 1 rents", timeout=PATIENCE)
    assert unit.accounts() == [1770, 1340, 1530]


def a_debt_and_the_end(unit: BankSession) -> None:
    unit.deed(30, then="deed")
    unit.bank(RED, then="home")
    unit.deed(35, then="deed")
    unit.says("1,600")
    unit.bank(RED, then="debt")
    unit.says("An still owes M130")
    unit.deed(35, then="debt")
    unit.desk.says("unit-fault", "Not read")
    unit.deed(1, then="debt")
    unit.says("Old Kent Road counts M60", "An still owes M70")
    unit.deed(30, then="home")
    unit.says("An gets M230 back")
    assert unit.accounts() == [230, 2810, 1530]
    unit.deed(35, then="deed")
    unit.bank(RED, then="over")
    unit.says("An is bankrupt")
    places = unit.desk.part("unit-screen")
    text = places.inner_text()
    assert [text.index(line) for line in ("Bình", "Chi")] == sorted(text.index(line) for line in ("Bình", "Chi"))
    unit.says("5,230", "1,530")


def test_a_whole_bank_session_from_the_first_bank_card_to_the_ranking(desk: NewDesk) -> None:
    page = desk(look=Look("phone"))
    unit = begin(page)
    buying_rents_and_a_set(unit)
    icons_and_taking_back(unit)
    an_auction(unit)
    events(unit)
    a_debt_and_the_end(unit)
    assert not looks.too_wide(page.page)
    assert not looks.barriers(page.page)
    page.press("unit-home")
    page.page.get_by_test_id(re.compile("^unit-session-")).first.click()
    unit.on("over")
