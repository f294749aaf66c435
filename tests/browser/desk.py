"""A page of the client as a test uses it: by what its parts are called, never by how they look."""

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.browser.staging import Staged

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
_STILL: Final = """() => Promise.all(
  document.getAnimations()
    .filter((moving) => moving.effect.getComputedTiming().iterations !== Infinity)
    .map((moving) => moving.finished.catch(() => null))
).then(() => null)"""
PATIENCE: Final = 10_000
"""How long a page may take for anything, in ms."""


@dataclass(frozen=True)
class Look:
    """On what a page is shown: the size's name, language, theme, and how fast what happens is played."""

    size: str = "desktop"
    lang: str = "en"
    theme: str = "light"
    speed: int | str = "instant"

    def context(self, address: str, tables: list[dict[str, Any]]) -> dict[str, Any]:
        """Arguments for a new browser context that remembers these tables."""
        width, height = SIZES[self.size]
        preferences = {"lang": self.lang, "sound": False, "speed": self.speed, "theme": self.theme, "pace": 0}
        remembered = {"cotyphu.preferences": preferences, "cotyphu.tables": tables}
        stored = [{"name": name, "value": json.dumps(value)} for name, value in remembered.items()]
        phone = self.size == "phone"
        return {
            "viewport": {"width": width, "height": height},
            "has_touch": phone,
            "is_mobile": phone,
            "locale": self.lang,
            "storage_state": {"cookies": [], "origins": [{"origin": address, "localStorage": stored}]},
        }


def remembered(staged: Staged, seats: tuple[int, ...], board: str = "london") -> dict[str, Any]:
    """What a device keeps of a table of which it holds these seats."""
    keys = [{"seat": seat, "key": staged.keys[seat]} for seat in seats]
    return {"id": staged.id, "board": board, "keys": keys, "names": [], "opened": 0, "over": False}


class Desk:
    """One page of one device, and what its console complained of."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def open(self, path: str = "/") -> "Desk":
        """Go to a path of the server."""
        self.page.goto(f"{self.address}{path}")
        return self

    def part(self, name: str) -> Locator:
        """The part of the page with this test id."""
        return self.page.get_by_test_id(name)

    def press(self, *names: str) -> None:
        """Click these parts, one after another."""
        for name in names:
            self.part(name).click()

    def fill(self, name: str, text: str) -> None:
        """Write into a field."""
        self.part(name).fill(text)

    def see(self, *names: str) -> None:
        """Wait until all of these parts can be seen."""
        for name in names:
            expect(self.part(name)).to_be_visible(timeout=PATIENCE)

    def miss(self, *names: str) -> None:
        """Wait until none of these parts can be seen."""
        for name in names:
            expect(self.part(name)).to_be_hidden(timeout=PATIENCE)

    def says(self, name: str, text: str) -> None:
        """Wait until the part holds this text."""
        expect(self.part(name)).to_contain_text(text, timeout=PATIENCE)

    def asks(self, phase: str) -> None:
        """Wait until the game asks this."""
        expect(self.part("prompt")).to_have_attribute("data-phase", phase, timeout=PATIENCE)

    def settle(self) -> None:
        """Wait for the letters, for sheets on their way in, and for previews, whose figures are pale or missing till then."""
        self.page.evaluate("document.fonts.ready.then(() => null)")
        self.page.evaluate(_STILL)
        expect(self.page.locator(".asking")).to_have_count(0, timeout=PATIENCE)

    def cash(self, seat: int) -> int:
        """What the purse of a seat shows."""
        digits = "".join(c for c in self.part(f"cash-{seat}").inner_text() if c.isdigit())
        return int(digits)

    def business(self, action: str) -> None:
        """Open the sheet of some business, which a phone keeps behind its second button."""
        if not self.part(f"action-{action}").is_visible():
            self.press("more")
        self.press(f"action-{action}")

    def take_over(self, name: str) -> None:
        """The screen has been handed over: this person sits down."""
        self.says("handover", name)
        self.press("handover-continue")
        self.miss("handover")
