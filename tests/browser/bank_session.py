"""A bank session at the bank unit as somebody beside a physical board plays it: cards tapped, keys pressed, the display read."""

from typing import Any, Final

from playwright.sync_api import expect

from cotyphu.editions import load_ultimate
from tests.browser.desk import PATIENCE, Desk
from tests.browser.serving import Server

BOARD: Final = "ultimate_london"
GROUP_OF: Final = {deed.space: deed.group.id for deed in load_ultimate(BOARD).board.deeds}


def begin(server: Server, **options: Any) -> tuple[str, str]:
    """A new session: its id and its key."""
    made = server.ask("/api/bank-sessions", {"board": BOARD, "options": options})
    return made["session"], made["key"]


class BankSession:
    """The page of a bank session, opened by its id and key, or open already. A step may name the screen it leads to: `then`."""

    def __init__(self, desk: Desk, place: tuple[str, str] | None = None) -> None:
        self.desk = desk
        if place is not None:
            desk.open("/u/{}#k={}".format(*place))
        desk.see("unit-device")

    def on(self, screen: str) -> None:
        """Wait until the display shows this screen."""
        shown = self.desk.page.locator(".display")
        expect(shown).to_have_attribute("data-screen", screen, timeout=PATIENCE)

    def says(self, *texts: str) -> None:
        """Wait until the display says all this."""
        for text in texts:
            self.desk.says("unit-screen", text)

    def figure(self, text: str) -> None:
        """Wait until this amount stands on the display in large figures."""
        expect(self.desk.part("unit-screen").get_by_role("img", name=text)).to_be_visible(timeout=PATIENCE)

    def bank(self, *cards: int, then: str = "") -> None:
        """Tap bank cards."""
        for card in cards:
            self.desk.press(f"unit-bank-{card}")
        self._leads_to(then)

    def deed(self, space: int, *, then: str = "") -> None:
        """Tap a deed, out of its group where the groups are folded."""
        if not self.desk.part(f"unit-deed-{space}").is_visible():
            self.desk.press(f"unit-group-{GROUP_OF[space]}")
        self.desk.press(f"unit-deed-{space}")
        self._leads_to(then)

    def event(self, event: str) -> None:
        """Tap an event card, out of the list that a phone keeps folded."""
        if not self.desk.part(f"unit-event-{event}").is_visible():
            self.desk.press("unit-events")
        self.desk.press(f"unit-event-{event}")
        self.on("event")

    def key(self, *buttons: str, then: str = "") -> None:
        """Press keys of the device."""
        for button in buttons:
            self.desk.press(f"unit-press-{button}")
        self._leads_to(then)

    def _leads_to(self, screen: str) -> None:
        if screen:
            self.on(screen)

    def start(self, *cards: int) -> None:
        """Tap the bank cards in and start."""
        self.on("setup")
        for card in cards:
            self.bank(card)
            expect(self.desk.part(f"unit-bank-{card}")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        self.key("start")
        self.on("home")

    def do(self, space: int, card: int) -> None:
        """Deed, then bank card: buy, pay or raise, as it falls out."""
        self.deed(space)
        self.on("deed")
        self.bank(card)

    def buy(self, space: int, card: int) -> None:
        """Buy a property, and wait until it is said."""
        self.do(space, card)
        self.on("home")
        self.desk.see(f"unit-move-{space}")

    def cash(self, seat: int) -> int:
        """What the account of a seat holds, at a summary."""
        return self.accounts()[seat]

    def accounts(self) -> list[int]:
        """What each account holds, at a summary."""
        self.desk.press("unit-summary-open")
        self.desk.see("unit-summary-0")
        told = self.desk.part("unit-summary").locator("tbody tr strong").all_inner_texts()
        self.close()
        return [int("".join(c for c in text if c.isdigit())) for text in told]

    def open(self, door: str) -> None:
        """Open a sheet of the menu."""
        self.desk.press("unit-menu", f"unit-open-{door}")

    def close(self) -> None:
        """Close the sheet that lies open."""
        self.desk.press("close")
        expect(self.desk.page.locator("dialog[open]")).to_have_count(0, timeout=PATIENCE)
