"""What the bank unit does beyond the device: comes back after trouble, is looked on, heard, worked by keys, and fits a phone."""

from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import expect

from cotyphu.rules.ultimate.taps import Press
from cotyphu.server.store import Store
from tests.browser.bank_session import BankSession
from tests.browser.conftest import NewDesk
from tests.browser.desk import PATIENCE, Look
from tests.browser.kept import Kept, Played
from tests.browser.serving import Server
from tests.browser.test_keyboard import tab_to

pytestmark = pytest.mark.browser

Keep = Callable[[Played], Kept]
PHONE: Final = Look("phone")
_NUMBERS = count()


@pytest.fixture
def keep(store: Store) -> Keep:
    """Puts a bank session where the server finds it."""
    return lambda played: played.write(store, f"session-{next(_NUMBERS)}")


def begun() -> Played:
    """An owns the brown set on level 3, Bình Mayfair, Chi nothing."""
    return Played((0, 2, 3)).buy(0, 1, 3).buy(2, 35)


def test_just_looking_changes_nothing_and_ends_by_itself(desk: NewDesk, keep: Keep) -> None:
    page = desk(look=PHONE).open(keep(begun()).path)
    unit = BankSession(page)
    unit.on("home")
    unit.deed(35, then="deed")
    unit.key("x", then="look")
    unit.says("Just looking", "Bình owns it")
    unit.key("start", then="home")
    unit.bank(2, then="balance")
    unit.figure("M1,100")
    page.press("unit-press-x")
    unit.on("home")
    unit.deed(3, then="deed")
    unit.key("x", then="look")
    # Meanwhile all that can be read is read, and costs no tap.
    page.press("unit-ledger-open")
    expect(page.part("unit-ledger").locator("tbody tr")).to_have_count(6, timeout=PATIENCE)
    page.says("unit-ledger", "Mayfair")
    unit.close()
    page.press("unit-summary-open")
    page.says("unit-summary-0", "An")
    page.says("unit-summary", "Whitechapel Road")
    unit.close()
    unit.on("home")
    assert unit.accounts() == [1380, 1100, 1500]


def test_a_marked_owner_takes_no_rent(desk: NewDesk, keep: Keep) -> None:
    page = desk(look=PHONE).open(keep(begun()).path)
    unit = BankSession(page)
    unit.open("jail_marks")
    page.part("unit-jail-1").check()
    unit.close()
    unit.says("Bình is in jail")
    unit.deed(35, then="deed")
    page.press("unit-bank-3")
    page.says("unit-fault", "Bình is in jail and takes no rent")
    unit.key("x", then="look")
    unit.key("x", then="home")
    assert unit.accounts() == [1380, 1100, 1500]
    unit.key("undo", then="home")
    unit.open("jail_marks")
    expect(page.part("unit-jail-1")).not_to_be_checked(timeout=PATIENCE)
    unit.close()


def test_a_card_goes_in_by_its_number_and_by_its_stripes(desk: NewDesk, keep: Keep) -> None:
    page = desk(look=PHONE).open(keep(begun()).path)
    unit = BankSession(page)
    page.press("unit-numbers")
    page.fill("unit-number", "99")
    page.press("unit-number-go")
    expect(page.part("unit-number-sheet").get_by_role("alert")).to_contain_text("99", timeout=PATIENCE)
    page.fill("unit-number", "45")
    page.press("unit-number-go")
    unit.on("event")
    unit.says("Grand Designs")
    unit.key("x", then="home")
    page.press("unit-numbers")
    # .RR.. is 9: a bar to the right in the second slot and in the third.
    page.press("unit-slot-2", "unit-slot-3", "unit-stripes-go")
    unit.on("deed")


def test_a_reload_in_mid_tap_drops_what_was_half_made(desk: NewDesk, keep: Keep) -> None:
    page = desk(look=PHONE).open(keep(begun()).path)
    unit = BankSession(page)
    unit.deed(5, then="deed")
    page.page.reload()
    unit.on("home")
    unit.says("Half-made taps were dropped")
    unit.event("ev_swap_2")
    unit.deed(1, then="event")
    page.page.reload()
    unit.on("home")
    unit.key("jail", then="jail")
    page.page.reload()
    unit.on("home")
    assert unit.accounts() == [1380, 1100, 1500]
    unit.deed(5, then="deed")
    unit.bank(3, then="home")
    unit.says("Chi buys The Angel, Islington")


def test_after_a_power_cut_the_unit_is_where_it_was(desk: NewDesk, keep: Keep, server: Server) -> None:
    page = desk(look=PHONE, quiet=False).open(keep(begun()).path)
    unit = BankSession(page)
    unit.deed(5, then="deed")
    unit.bank(3, then="home")
    unit.deed(6, then="deed")
    server.kill()
    page.see("connection-lost")
    server.start()
    page.miss("connection-lost")
    unit.on("home")
    unit.deed(6, then="deed")
    unit.bank(3, then="home")
    assert unit.accounts() == [1380, 1100, 1300]
    unit.key("undo", then="home")
    assert unit.accounts() == [1380, 1100, 1400]


def test_a_second_device_looks_on_or_taps_too(desk: NewDesk, keep: Keep) -> None:
    session = keep(begun())
    table = BankSession(desk(look=PHONE).open(session.path))
    onlooker = BankSession(desk(look=Look("phone", "vi")).open(f"/u/{session.id}"))
    onlooker.on("home")
    onlooker.desk.press("unit-bank-0")
    onlooker.desk.see("unit-fault")
    table.on("home")
    table.open("share")
    link = table.desk.part("unit-share").locator("code").inner_text()
    assert link.endswith(session.path)
    qr = table.desk.part("unit-share").locator("img")
    expect(qr).to_have_js_property("complete", value=True, timeout=PATIENCE)
    assert qr.evaluate("(img) => img.naturalWidth") > 0
    table.close()
    other = BankSession(desk(look=PHONE).open(session.path))
    assert "#" not in other.desk.page.url, "the secret stays out of the address bar"
    other.deed(5, then="deed")
    table.on("deed")
    table.bank(3, then="home")
    other.on("home")
    onlooker.on("home")
    assert onlooker.accounts() == [1380, 1100, 1400]


def test_bank_sessions_are_kept_listed_and_deleted(desk: NewDesk, keep: Keep) -> None:
    first, second = keep(begun()), keep(Played((1, 2), names=("Hà", "Khoa")).tap(Press("end"), Press("start")))
    page = desk(look=Look("phone", "vi"))
    for session, screen in ((first, "home"), (second, "over")):
        page.open(session.path)
        BankSession(page).on(screen)
    page.press("unit-home")
    page.says(f"unit-session-{first.id}", "Bình")
    page.says(f"unit-session-{second.id}", "Khoa")
    page.press(f"unit-delete-{second.id}", "unit-delete-sure")
    page.miss(f"unit-session-{second.id}")
    page.page.reload()
    page.press(f"unit-session-{first.id}")
    BankSession(page).on("home")
    page.page.go_back()
    page.see("unit-new")
    page.miss(f"unit-session-{second.id}")


_EAR: Final = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""


def test_a_tap_that_was_read_is_heard_unless_sounds_are_off(desk: NewDesk, keep: Keep) -> None:
    page = desk(look=PHONE)
    page.page.add_init_script(_EAR)
    page.open(keep(begun()).path)
    unit = BankSession(page)
    unit.key("go", then="go")
    assert page.page.evaluate("tones") == 0, "sounds are off"
    unit.key("x", then="home")
    page.press("unit-sound")
    unit.key("go", then="go")
    page.page.wait_for_function("() => tones > 0")
    unit.key("x", then="home")
    heard = page.page.wait_for_function("() => tones > 1 && tones").json_value()
    page.press("unit-press-bid")
    page.see("unit-fault")
    assert page.page.evaluate("tones") == heard, "a tap that was not read is silent"


def test_a_property_is_bought_by_keys_alone(desk: NewDesk, keep: Keep) -> None:
    page = desk().open(keep(begun()).path)
    unit = BankSession(page)
    unit.on("home")
    for part, screen in (("unit-deed-5", "deed"), ("unit-bank-3", "home"), ("unit-press-undo", "home")):
        tab_to(page, part)
        page.page.keyboard.press("Enter")
        unit.on(screen)
    unit.says("Taken back")
