"""The second edition, its bank unit and the rule books at every look: nothing too wide, too small, cut off or closed to some."""

from collections.abc import Callable

import pytest

from tests.browser.bank_session import BankSession, begin
from tests.browser.conftest import NewDesk
from tests.browser.desk import Look
from tests.browser.serving import Server
from tests.browser.staging import Stage, Staged
from tests.browser.test_looks import LOOKS, check, named
from tests.browser.ultimate import SITUATIONS

pytestmark = pytest.mark.browser

SHEETS = ("ledger", "summary", "jail_marks", "names", "help", "setup", "share")


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_screens(look: Look, desk: NewDesk, server: Server) -> None:
    page = desk(look=look)
    unit = BankSession(page, begin(server, starting_cash=900, auction_seconds=3))
    check(page, look)
    unit.start(0, 2, 1)
    check(page, look)
    unit.deed(8)
    unit.on("deed")
    check(page, look)
    unit.bank(0)
    unit.on("home")
    check(page, look)
    unit.deed(8)
    unit.key("auction")
    page.see("unit-fault")
    check(page, look, access=False)
    unit.key("x")
    unit.on("look")
    check(page, look)
    unit.bank(0)
    unit.on("balance")
    check(page, look, access=False)
    for icon in ("go", "location", "jail"):
        unit.key("x", icon)
        unit.on(icon)
        check(page, look, access=False)
    unit.key("x")
    unit.deed(10)
    unit.key("auction")
    unit.on("auction_ready")
    check(page, look, access=False)
    unit.key("start")
    unit.on("auction")
    unit.key("bid")
    unit.says("M20")
    unit.on("auction_won")
    check(page, look, access=False)
    unit.bank(1)
    unit.on("home")
    unit.event("ev_swap_1")
    check(page, look)
    unit.deed(8)
    unit.deed(10)
    unit.on("event_done")
    check(page, look, access=False)


@pytest.mark.parametrize("look", LOOKS[1:3], ids=named)
def test_sheets(look: Look, desk: NewDesk, server: Server) -> None:
    page = desk(look=look)
    unit = BankSession(page, begin(server))
    unit.start(0, 1, 2, 3)
    unit.buy(1, 0)
    unit.key("undo")
    unit.on("home")
    page.press("unit-menu")
    check(page, look)
    for sheet in SHEETS:
        page.press(f"unit-open-{sheet}")
        page.page.evaluate("document.querySelectorAll('dialog details').forEach((part) => (part.open = true))")
        check(page, look)
        page.press("close", "unit-menu")
    page.press("close", "unit-numbers")
    check(page, look)
    page.press("close")
    if look.size == "phone":
        page.press("unit-events")
        check(page, look)
        page.press("close")


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_bank_sessions_and_rules(look: Look, desk: NewDesk, server: Server) -> None:
    page = desk(look=look)
    BankSession(page, begin(server))
    page.press("unit-home")
    page.see("unit-new")
    page.page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")
    check(page, look)
    page.open("/rules")
    page.see("clause-C-GO-1")
    check(page, look)
    page.press("rules-ultimate")
    page.see("clause-U-GO-1")
    check(page, look, access=False)


@pytest.mark.parametrize(
    ("name", "look"),
    [
        pytest.param(name, look, id=f"{name}-{named(look)}")
        for place, name in enumerate(SITUATIONS)
        for look in LOOKS[place % 2 :: 2]
    ],
)
def test_prompts(name: str, look: Look, desk: NewDesk, put: Callable[[Stage], Staged]) -> None:
    stage = SITUATIONS[name]()
    page = desk(put(stage), seats=(1,) if name == "swap" else (0,), look=look)
    page.asks(stage.phase)
    check(page, look)
