"""Both languages at any time, and names that are texts whatever stands in them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE, Look
from tests.browser.situations import SITUATIONS
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

Put = Callable[[Stage], Staged]

SAID = {
    "start": ("Play now", "Chơi ngay"),
    "buy": ("£1,440 left", "còn £1.440"),
    "debt": ("Declare bankruptcy", "Tuyên bố phá sản"),
    "trade": ("Accept", "Đồng ý"),
    "over": ("See the ranking", "Xem xếp hạng"),
}


@pytest.mark.parametrize("name", SAID)
def test_the_language_changes_at_any_time(name: str, desk: NewDesk, put: Put) -> None:
    page = desk() if name == "start" else desk(put(SITUATIONS[name]()))
    if name == "over":
        page.see("final-ranking")
        page.page.keyboard.press("Escape")
    elif name != "start":
        page.take_over("An")
    body = page.page.locator("body")
    html = page.page.locator("html")
    english, vietnamese = SAID[name]
    expect(body).to_contain_text(english, timeout=PATIENCE)
    page.press("lang-vi")
    expect(html).to_have_attribute("lang", "vi", timeout=PATIENCE)
    expect(body).to_contain_text(vietnamese, timeout=PATIENCE)
    expect(body).not_to_contain_text(english, timeout=PATIENCE)
    page.page.reload()
    expect(html).to_have_attribute("lang", "vi", timeout=PATIENCE)
    if name == "over":
        page.press("close")
    page.press("lang-en")
    expect(body).to_contain_text(english, timeout=PATIENCE)


def test_the_first_visit_speaks_the_language_of_the_device(desk: NewDesk) -> None:
    for lang, other in (("vi", "en"), ("en", "vi")):
        page = desk(look=Look(lang=lang))
        page.page.evaluate("localStorage.clear()")
        page.page.reload()
        page.see("start-play")
        assert page.part(f"lang-{lang}").get_attribute("aria-pressed") == "true"
        assert page.part(f"lang-{other}").get_attribute("aria-pressed") == "false"


def test_a_name_is_a_text_whatever_stands_in_it(desk: NewDesk, put: Put) -> None:
    names = ("<b>An</b>&amp;", "<img src=x onerror=y>")
    stage = Stage("pp", names=names)
    stage.deal({0: (1,), 1: (3,)})
    stage.turn_of(0)
    page = desk(put(stage))
    page.take_over(names[0])
    page.says("players", names[0])
    page.says("players", names[1])
    page.says("log", names[0])
    page.press("player-1")
    page.says("player-sheet", names[1])
    assert page.page.locator("img[src=x], b:text('An')").count() == 0
