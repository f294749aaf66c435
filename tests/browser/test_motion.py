"""What happens is played for those who watch, and never stands in the way of those who do not."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cotyphu.rules.actions import Buy, Roll, Rolled
from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE, Desk, Look
from tests.browser.situations import two
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

Put = Callable[[Stage], Staged]


def about_to_land_on_pentonville_road() -> Stage:
    stage = two()
    stage.rehearse(Roll(0), Rolled(4, 5), Buy(0))
    return stage


def test_a_roll_is_shown_and_leads_to_its_prompt(desk: NewDesk, put: Put) -> None:
    page = desk(put(about_to_land_on_pentonville_road()), look=Look(speed=1))
    page.take_over("An")
    page.press("action-roll")
    page.see("dice")
    page.miss("action-roll")
    expect(page.part("action-buy")).to_be_enabled(timeout=PATIENCE)
    page.press("action-buy")
    expect(page.part("cash-0")).to_contain_text("1,380", timeout=PATIENCE)
    page.asks("end_turn")


@pytest.mark.parametrize("way", ["key", "tap", "still"])
def test_what_is_played_can_be_skipped(way: str, desk: NewDesk, put: Put) -> None:
    page = desk(put(about_to_land_on_pentonville_road()), look=Look(speed=1))
    if way == "still":
        page.page.emulate_media(reduced_motion="reduce")
    page.take_over("An")
    page.page.clock.install()
    page.page.clock.pause_at(page.page.evaluate("Date.now() / 1000 + 1"))
    page.press("action-roll")
    if way == "still":
        page.see("action-buy")
    else:
        page.see("dice")
        skip(page, way)
    # By themselves the dice would take 700 ms and the walk more than a second.
    for _ in range(12):
        page.page.clock.run_for(50)
        if page.part("action-buy").is_visible() and page.part("action-buy").is_enabled():
            return
    raise AssertionError("600 ms later the dice or the token are still on their way")


def skip(page: Desk, way: str) -> None:
    if way == "key":
        page.page.keyboard.press("k")
        return
    box = page.part("stage").bounding_box()
    assert box is not None
    page.page.mouse.click(box["x"] + 5, box["y"] + 5)
