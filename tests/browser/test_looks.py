"""Every kind of page at both sizes, in both languages and both lights: nothing too wide, too small, cut off or closed to some."""

from collections.abc import Callable

import pytest

from cotyphu.rules.actions import Mortgage, Resign
from tests.browser import looks
from tests.browser.conftest import NewDesk
from tests.browser.desk import Desk, Look
from tests.browser.situations import SITUATIONS, debt
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

LOOKS = (
    Look("desktop", "vi", "light"),
    Look("desktop", "en", "dark"),
    Look("phone", "en", "light"),
    Look("phone", "vi", "dark"),
)
"""Each size with each language and each light, though not every three of them."""
SHARED = ("auction", "building_auction", "over")
"""Prompts that need no handing over."""


def named(look: Look) -> str:
    return f"{look.size}-{look.lang}-{look.theme}"


def check(page: Desk, look: Look, *, access: bool = True) -> None:
    page.settle()
    faults = [f"too wide: {line}" for line in looks.too_wide(page.page)]
    faults += [f"cut off: {line}" for line in looks.cut_off(page.page)]
    if look.size == "phone":
        faults += [f"too small: {line}" for line in looks.too_small(page.page)]
    if access:
        faults += [f"barrier: {line}" for line in looks.barriers(page.page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_start(look: Look, desk: NewDesk) -> None:
    page = desk(look=look)
    page.see("start-play-set-up")
    page.page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")
    check(page, look)


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
    page = desk(put(stage), look=look)
    if name not in SHARED:
        page.take_over("An")
    page.asks(stage.phase)
    check(page, look)


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_sheets(look: Look, desk: NewDesk, put: Callable[[Stage], Staged]) -> None:
    stage = debt()
    stage.purse(0, 1000, 1)
    stage.act(Mortgage(0, 5))
    page = desk(put(stage), look=look)
    page.see("handover")
    check(page, look)
    page.take_over("An")
    page.asks("end_turn")
    phone = look.size == "phone"
    access = not phone  # a sheet is the same on a phone but for its measures
    if phone:
        page.press("more")
        check(page, look, access=access)
        page.press("close")
    for action in ("build", "sell", "mortgage", "redeem", "offer_trade"):
        page.business(action)
        check(page, look, access=access)
        page.press("close")
        if phone and page.part("more-sheet").is_visible():
            page.press("close")
    page.press("player-0")
    check(page, look, access=access)
    page.press("close", "settings")
    check(page, look, access=access)
    page.press("close")
    page.page.locator("[data-space='39']").first.press("Enter")
    check(page, look, access=access)


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_a_full_table(look: Look, desk: NewDesk, put: Callable[[Stage], Staged]) -> None:
    stage = Stage("pnnnnnpp", starting_cash=100_000)
    stage.act(Resign(6))
    stage.act(Resign(7))
    page = desk(put(stage), seats=(0,), look=look)
    page.see("action-roll")
    check(page, look)
