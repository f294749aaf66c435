"""The server goes and comes back, and seats move between devices: nothing is lost and nothing happens twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cotyphu.rules.actions import EndTurn
from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE
from tests.browser.player import play_on
from tests.browser.serving import Server, seats
from tests.browser.situations import auction, two
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

Put = Callable[[Stage], Staged]


def test_a_killed_server_goes_on_where_it_was_and_the_page_finds_it_by_itself(desk: NewDesk, server: Server) -> None:
    table, keys = server.create(seats(("An", "person"), ("Bình", "easy"), ("Chi", "normal")))
    page = desk(quiet=False).open(f"/t/{table}#k={keys[0]}")
    page.see("action-roll")
    for _ in range(2):
        page.press("action-roll")
        play_on(page, until=["action-end_turn"])
        page.press("action-end_turn")
        play_on(page, until=["action-roll"])
    page.press("action-roll")
    play_on(page, until=["action-end_turn"])
    summary = server.ask(f"/api/tables/{table}")
    shown = page.part("players").inner_text()
    server.kill()
    page.see("connection-lost")
    page.press("action-end_turn")
    server.start()
    page.miss("connection-lost")
    play_on(page, until=["action-roll"])
    assert server.ask(f"/api/tables/{table}")["seq"] > summary["seq"]
    journal = server.ask(f"/api/tables/{table}/journal")["entries"]
    assert [entry["seq"] for entry in journal] == list(range(len(journal)))
    after = journal[summary["seq"] + 1]
    assert after["by"]["seat"] == 0, "what was pressed while the line was down has been done, once"
    assert [a["kind"] for a in after["actions"]][:1] == ["end_turn"]
    assert shown, "the purses could be read all the time"
    page.page.reload()
    page.see("action-roll")


def test_an_auction_goes_on_after_the_server_was_killed(desk: NewDesk, put: Put, server: Server) -> None:
    page = desk(put(auction()), quiet=False)
    page.part("auction-row-1").get_by_test_id("auction-raise-10").click()
    page.says("auction-standing", "Bình")
    server.kill()
    page.see("connection-lost")
    server.start()
    page.miss("connection-lost")
    page.says("auction-standing", "Bình")
    page.part("auction-row-0").get_by_test_id("auction-pass").click()
    page.asks("end_turn")
    assert page.cash(1) == 1490


def test_a_double_click_rolls_once(desk: NewDesk, put: Put, server: Server) -> None:
    staged = put(two())
    page = desk(staged)
    page.take_over("An")
    page.part("action-roll").dblclick()
    play_on(page, until=["action-end_turn", "handover"])
    entries = server.ask(f"/api/tables/{staged.id}/journal")["entries"]
    rolls = [entry for entry in entries if any(action["kind"] == "roll" for action in entry["actions"])]
    doubles = [action for entry in rolls for action in entry["actions"] if action["kind"] == "rolled"]
    assert len(rolls) == 1 + sum(1 for roll in doubles[:-1] if roll["first"] == roll["second"])


def test_a_seat_opened_on_another_device_is_that_seat_there(desk: NewDesk, put: Put) -> None:
    stage = two()
    stage.go(10)
    table = desk(put(stage))
    table.take_over("An")
    table.press("seat-links", "link-seat-1")
    link = table.part("seat-link").input_value()
    assert table.page.locator("dialog[open] img").evaluate("(img) => img.complete && img.naturalWidth > 0")
    table.page.keyboard.press("Escape")
    phone = desk()
    phone.open(link.removeprefix(link.split("/t/")[0]))
    phone.asks("end_turn")
    expect(phone.page).not_to_have_url("#k=", timeout=PATIENCE)
    assert "#" not in phone.page.url, "the secret stays out of the address bar"
    phone.miss("action-end_turn", "handover")
    table.see("elsewhere-1")
    table.press("action-end_turn")
    phone.see("action-roll")
    table.miss("handover", "action-roll")
    phone.press("action-roll")
    table.press("take-back-1")
    table.see("handover")


def test_a_device_without_a_seat_looks_on(desk: NewDesk, put: Put) -> None:
    stage = two()
    stage.go(10)
    stage.act(EndTurn(0))
    staged = put(stage)
    looker = desk(staged, seats=())
    looker.see("spectator", "players")
    looker.miss("action-roll", "handover", "action-offer_trade")
    player = desk(staged, seats=(1,))
    player.press("action-roll")
    expect(looker.part("dice")).to_be_visible(timeout=PATIENCE)


def test_a_table_that_is_not_there_leads_back_to_the_start(desk: NewDesk) -> None:
    page = desk(quiet=False).open("/t/no-such-table")
    page.page.get_by_role("button").last.click()
    page.see("start-play")
