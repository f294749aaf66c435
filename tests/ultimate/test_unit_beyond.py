"""What the bank unit has beyond the device: jail marks, taking back, ledger, going on, double taps (U-UNIT-9 to -12)."""

import json
from collections.abc import Callable

import pytest

from cotyphu.editions import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.locale import LANGUAGES, texts
from cotyphu.rules.ultimate.taps import MarkJail, Press, Resume, TapBank, TapDeed, tap_from_dict
from cotyphu.rules.ultimate.unit import Unit
from cotyphu.rules.values import Malformed
from tests.ultimate.device import Device
from tests.ultimate.tabletop import BANK

# ---- jail marks ----


@pytest.mark.clause("U-UNIT-9")
def test_a_jailed_player_is_refused_with_the_reason() -> None:
    unit = Device()
    unit.place(0, deeds=[1])
    assert unit.mark(0).sound == "jail"
    assert unit.told("jailed") == [{"kind": "jailed", "clause": "U-UNIT-9", "seat": 0, "cause": "mark"}]
    unit.silent(MarkJail(0, jailed=True))
    unit.silent(MarkJail(3, jailed=True))
    for begin in (TapDeed(1), TapDeed(3), Press("go"), Press("location")):
        unit.read(begin)
        unit.silent(TapBank(0), "unit/in_jail")
    unit.mark(0, jailed=False)
    assert unit.told("freed") == [{"kind": "freed", "clause": "U-UNIT-9", "seat": 0, "how": "mark"}]
    unit.silent(MarkJail(0, jailed=False))
    unit.press("go")
    unit.card(0)


@pytest.mark.clause("U-UNIT-9")
def test_marks_wait_for_an_open_debt_and_the_start() -> None:
    unit = Device(2, start=False)
    unit.card(0, 1)
    unit.silent(MarkJail(0, jailed=True))
    unit.press("start")
    unit.place(0, cash=0, deeds=[22])
    unit.press("jail")
    unit.card(0)
    unit.silent(MarkJail(1, jailed=True))
    unit.deed(22)
    unit.silent(Press("undo"), "unit/no_undo")


# ---- taking back ----


def auction(unit: Device) -> None:
    unit.deed(4)
    unit.press("auction", "start", "bid")
    unit.wait(10_000)
    unit.card(1)


ACTIONS: dict[str, Callable[[Device], object]] = {
    "buy": lambda unit: (unit.deed(3), unit.card(0)),
    "buy with fanfare": lambda unit: (unit.deed(21), unit.card(1)),
    "rent": lambda unit: (unit.deed(22), unit.card(0)),
    "raise": lambda unit: (unit.deed(22), unit.card(1)),
    "go": lambda unit: (unit.press("go"), unit.card(0)),
    "location": lambda unit: (unit.press("location"), unit.card(1)),
    "jail": lambda unit: (unit.press("jail"), unit.card(0)),
    "jail fee of a prisoner": lambda unit: (unit.press("jail"), unit.card(2)),
    "auction": auction,
    "mark": lambda unit: unit.mark(0),
    "unmark": lambda unit: unit.mark(2, jailed=False),
}


def session() -> Device:
    unit = Device(3)
    unit.place(1, deeds={22: 2})
    unit.mark(2)
    unit.unit.bank.level_one = 2
    return unit


@pytest.mark.clause("U-UNIT-9")
@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS)
def test_each_kind_of_action_can_be_taken_back(action: Callable[[Device], object]) -> None:
    unit = session()
    before = unit.state()["bank"]
    rows = len(unit.unit.ledger.rows)
    action(unit)
    assert unit.state()["bank"] != before
    assert unit.press("undo").sound == "undo"
    assert unit.state()["bank"] == before
    assert unit.screen.name == "home"
    assert [row.struck for row in unit.unit.ledger.rows] == [i >= rows for i in range(len(unit.unit.ledger.rows))]
    action(unit)  # and done again
    assert unit.state()["bank"] != before


@pytest.mark.clause("U-UNIT-9")
def test_one_action_after_another_is_taken_back() -> None:
    unit = session()
    states = []
    for name, action in ACTIONS.items():
        if name != "unmark":  # that one has paid his way out by then
            states.append(unit.state()["bank"])
            action(unit)
    for state in reversed(states):
        unit.press("undo")
        assert unit.state()["bank"] == state


@pytest.mark.clause("U-UNIT-11")
def test_nothing_is_taken_back_across_an_event() -> None:
    unit = session()
    unit.press("go")
    unit.card(0)
    unit.event("ev_low_rents")
    unit.press("start")
    unit.silent(Press("undo"), "unit/no_undo")
    unit.press("go")
    unit.card(0)
    unit.press("undo")
    unit.silent(Press("undo"), "unit/no_undo")


@pytest.mark.clause("U-UNIT-11")
def test_nothing_is_taken_back_across_a_debt() -> None:
    unit = Device()
    unit.place(0, cash=10, deeds=[22])
    unit.press("go")
    unit.card(1)
    unit.press("jail")
    unit.card(0)
    unit.silent(Press("undo"), "unit/no_undo")
    unit.deed(22)
    unit.silent(Press("undo"), "unit/no_undo")


@pytest.mark.clause("U-UNIT-11")
def test_taking_back_is_no_way_out_of_an_auction() -> None:
    unit = Device()
    unit.press("go")
    unit.card(1)
    unit.deed(22)
    unit.press("auction")
    unit.silent(Press("undo"), "unit/no_undo")
    unit.press("start", "bid")
    unit.silent(Press("undo"), "unit/no_undo")
    unit.wait(10_000)
    unit.silent(Press("undo"), "unit/no_undo")
    unit.card(0)
    unit.press("undo", "undo")
    assert (unit.owner(22), unit.cash(0), unit.cash(1)) == (BANK, 1500, 1500)


# ---- ledger ----


@pytest.mark.clause("U-UNIT-9")
def test_the_ledger_lists_every_movement() -> None:
    unit = Device()
    unit.deed(22)
    unit.card(0)
    unit.deed(22)
    unit.card(1)
    unit.press("jail")
    unit.card(0)
    unit.press("location")
    unit.card(1)
    unit.press("undo")
    rows = unit.state()["ledger"]
    assert [(r["payer"], r["payee"], r["amount"], r["reason"], r["space"], r["struck"]) for r in rows] == [
        (BANK, 0, 1500, "start", -1, False),
        (BANK, 1, 1500, "start", -1, False),
        (0, BANK, 400, "price", 35, False),
        (1, 0, 300, "rent", 35, False),
        (0, BANK, 100, "fine", -1, False),
        (1, BANK, 100, "location", -1, True),
    ]
    times = [r["at"] for r in rows]
    assert times == sorted(times)
    assert times[-1] == unit.now - 1000
    balance = {
        seat: sum((r["payee"] == seat) * r["amount"] - (r["payer"] == seat) * r["amount"] for r in rows[:5])
        for seat in (0, 1)
    }
    assert balance == {0: unit.cash(0), 1: unit.cash(1)}


# ---- going on ----


def replayed(unit: Device) -> Unit:
    """The session played through again from its taps, as after a flat battery."""
    again = Unit(unit.board, unit.options)
    for tap, at in unit.taps:
        again.tap(tap, at)
    return again


@pytest.mark.clause("U-UNIT-9")
@pytest.mark.parametrize(
    "half",
    [
        lambda unit: unit.deed(1),
        lambda unit: (unit.deed(1), unit.press("x")),
        lambda unit: unit.press("location"),
        lambda unit: unit.card(0),
        lambda unit: unit.event("ev_both_collect_1"),
        lambda unit: (unit.event("ev_both_collect_1"), unit.card(0)),
        lambda unit: unit.press("end"),
    ],
    ids=["deed", "look", "icon", "balance", "event", "event and card", "end"],
)
def test_half_made_taps_are_dropped(half: Callable[[Device], object]) -> None:
    unit = Device()
    unit.press("go")
    unit.card(1)
    half(unit)
    bank = unit.state()["bank"]
    unit.resume(after=300)
    assert unit.screen.name == "home"
    assert unit.state()["bank"] == bank
    unit.card(0)
    assert (unit.screen.name, unit.cash(0)) == ("balance", 1500), "the deed of before is forgotten"
    assert replayed(unit).to_dict() == unit.unit.to_dict(), "for good: also when it is closed again"


@pytest.mark.clause("U-UNIT-9")
def test_killed_between_deed_and_bank_card() -> None:
    unit = Device()
    unit.deed(22)
    unit.resume(after=500)
    unit.silent(Press("auction"))
    unit.card(1)
    assert (unit.owner(22), unit.cash(1)) == (BANK, 1500)
    unit.deed(22)
    unit.card(1)
    assert unit.owner(22) == 1


@pytest.mark.clause("U-UNIT-9")
def test_what_lasts_goes_on_where_it_was() -> None:
    unit = Device(3, start=False)
    unit.card(0, 2)
    unit.resume()
    assert (unit.screen.name, unit.unit.cards) == ("setup", (0, 2))
    unit.press("start")
    unit.deed(22)
    unit.press("auction")
    unit.resume(after=10**8)
    assert unit.screen.name == "auction_ready"
    unit.press("start", "bid")
    unit.resume(after=9_000)
    assert (unit.screen.name, unit.screen.amount) == ("auction", 20)
    assert unit.unit.deadline == unit.now + 10_000, "with a full clock"
    unit.resume(after=10_000)
    assert unit.screen.name == "auction_won", "it ran out while the device was closed"
    unit.resume(after=10**8)
    unit.card(0)
    assert unit.owner(22) == 0
    unit.place(0, cash=0)
    unit.press("jail")
    unit.card(0)
    unit.resume()
    assert unit.screen.name == "debt"
    unit.deed(22)
    unit.press("go")
    unit.card(2)
    unit.resume()
    unit.press("undo")
    assert unit.cash(1) == 1500, "taking back survives too"
    unit.press("end", "start")
    unit.resume()
    assert unit.screen.name == "over"


@pytest.mark.clause("U-UNIT-9")
def test_taps_are_kept_as_json() -> None:
    for tap in (TapBank(2), TapDeed(35), Press("go"), MarkJail(1, jailed=True), Resume()):
        assert tap_from_dict(json.loads(json.dumps(tap.to_dict()))) == tap
    for wrong, message in (
        ({"kind": "shake"}, "tap.kind: unknown tap 'shake'"),
        ({"kind": "tap_deed"}, "field 'space' is missing"),
        ({"kind": "tap_deed", "space": "1"}, "tap.space: expected a whole number"),
        ([], "tap: expected an object"),
    ):
        with pytest.raises(Malformed, match=message):
            tap_from_dict(wrong)


# ---- double taps ----


@pytest.mark.clause("U-UNIT-9")
def test_a_second_tap_of_the_same_card_within_a_second_counts_once() -> None:
    unit = Device(start=False)
    unit.card(0)
    unit.silent(TapBank(0), after=999)
    assert unit.unit.cards == (0,)
    unit.card(1)
    unit.press("start")
    unit.deed(1)
    unit.card(0)
    unit.silent(TapBank(0), after=100)
    assert unit.screen.name == "home", "no balance pops up"
    unit.read(TapBank(0), after=900)
    assert unit.screen.name == "balance"


@pytest.mark.clause("U-UNIT-9")
def test_after_a_second_or_with_another_card_between_it_counts() -> None:
    unit = Device()
    unit.deed(1)
    unit.card(0)
    unit.read(TapDeed(1), after=10)
    unit.read(TapBank(0), after=10)
    assert unit.levels(1) == [2]
    unit.deed(1)
    unit.read(TapBank(0), after=1000)
    assert unit.levels(1) == [3]


@pytest.mark.clause("U-UNIT-9", "U-UNIT-1")
def test_a_tap_that_was_not_read_may_be_tried_again_at_once() -> None:
    unit = Device()
    unit.place(0, cash=0)
    unit.deed(1)
    unit.silent(TapBank(0), "buy/no_cash")
    unit.place(0, cash=60)
    unit.read(TapBank(0), after=10)
    assert unit.owner(1) == 0


@pytest.mark.clause("U-UNIT-9")
def test_buttons_count_each_time_and_a_clock_set_back_blocks_nothing() -> None:
    unit = Device()
    unit.deed(1)
    unit.press("auction", "start")
    for _ in range(5):
        unit.read(Press("bid"), after=10)
    assert unit.screen.amount == 100
    unit = Device()
    unit.card(0)
    unit.read(TapBank(0), after=-3_600_000)


# ---- cards and setting up ----


@pytest.mark.clause("U-UNIT-10")
@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
def test_the_number_on_a_card_names_exactly_one_card(board: str) -> None:
    loaded = load_ultimate(board).board
    numbers = [*loaded.bank_cards, *(deed.card for deed in loaded.deeds), *(event.card for event in loaded.events)]
    assert len(numbers) == len(set(numbers)) == 4 + 22 + 23


@pytest.mark.clause("U-UNIT-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_up_is_told_in_steps(language: str) -> None:
    spoken = texts(language)
    for step in range(1, 8):
        assert spoken.format(f"unit-setup-{step}")
        assert spoken.format(f"unit-setup-{step}.title")
    for key in ("unit-help-auction", "unit-screen-auction.hint", "unit-screen-auction_ready.hint"):
        assert spoken.format(key, next="20")
