"""Random taps on the bank unit: none sticks, none throws, and the same taps lead to the same session."""

import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from cotyphu.editions import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.rules.refusals import CODES
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import Holder
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import (
    BUTTONS,
    SCREENS,
    Answer,
    MarkJail,
    Press,
    Resume,
    Tap,
    TapBank,
    TapDeed,
    TapEvent,
    tap_from_dict,
)
from cotyphu.rules.ultimate.unit import Unit
from tests.ultimate.books import check_books

LASTING = ("setup", "home", "debt", "over", "auction_ready", "auction", "auction_unsold", "auction_won")
PAUSES = (0, 20, 400, 999, 1000, 1500, 3000, 9_999, 10_000, 60_000)

options = st.fixed_dictionaries(
    {},
    optional={
        "starting_cash": st.sampled_from((0, 200, 700)),
        "jail_fee": st.sampled_from((0, 900)),
        "auction_step": st.sampled_from((1, 300)),
        "auction_seconds": st.sampled_from((None, 3)),
    },
)


def fresh(board: str, given_options: dict[str, object]) -> Unit:
    return Unit(load_ultimate(board).board, UltimateOptions.from_dict(given_options))


def shown(unit: Unit) -> str:
    return json.dumps(unit.to_dict())


def glance(unit: Unit) -> tuple[object, ...]:
    """All that a tap might change, quicker than `shown`."""
    struck = sum(row.struck for row in unit.ledger.rows)
    return unit.screen, unit.cards, unit.bank.to_dict(), len(unit.ledger.rows), struck, unit.can_undo


class Fingers:
    """Random taps, mostly those that the screen asks for."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.events = rng.choice((0.02, 0.1, 0.3))
        self.ends = rng.choice((0.0, 0.0, 0.01))

    def tap(self, unit: Unit) -> Tap:
        rng, screen = self.rng, unit.screen
        board = unit.board
        if rng.random() < 0.2:
            return rng.choice(
                (
                    Press(rng.choice([b for b in BUTTONS if b != "end"])),
                    MarkJail(rng.randint(-1, 4), rng.random() < 0.5),
                    TapBank(rng.randint(-1, 5)),
                    TapDeed(rng.randint(-1, 37)),
                    TapEvent(rng.choice([*board.events_by_id, "?"])),
                    Resume(),
                    Press("?"),
                )
            )
        cards = unit.cards or (0,)
        if screen.name == "setup":
            return Press("start") if len(unit.cards) > rng.randint(1, 3) else TapBank(rng.randrange(4))
        if screen.name == "debt":
            owed = unit.bank.owed
            assert owed is not None
            return TapDeed(rng.choice(unit.bank.holders[owed.debtor].lots).deed.space)
        if screen.name in ("auction_ready", "auction", "auction_unsold", "auction_won"):
            deed = TapDeed(board.deeds[screen.lot].space)
            return rng.choice(
                (Press("start"), Press("bid"), Press("bid"), Press("x"), deed, TapBank(rng.choice(cards)))
            )
        if screen.name == "event":
            owned = [lot.deed.space for lot in unit.bank.lots if lot.owner is not None] or [1]
            return rng.choice((TapDeed(rng.choice(owned)), TapBank(rng.choice(cards)), Press("start")))
        if screen.name == "deed":
            return rng.choice((TapBank(rng.choice(cards)), TapBank(rng.choice(cards)), Press("auction"), Press("x")))
        if screen.name in ("go", "location", "jail"):
            return TapBank(rng.choice(cards))
        if screen.name == "end":
            return Press("start")
        if rng.random() < self.ends:
            return Press("end")
        if rng.random() < self.events:
            return TapEvent(rng.choice(list(board.events_by_id)))
        deed = TapDeed(rng.choice(board.deeds).space)
        icon = Press(rng.choice(("go", "location", "jail", "undo")))
        return rng.choice((deed, deed, deed, icon, TapBank(rng.choice(cards))))


def way_home(unit: Unit, now: int) -> Iterator[tuple[Tap, int]]:
    """What somebody taps who wants to be home, in no hurry."""
    while True:
        now += 1000
        unit.tick(now)
        name = unit.screen.name
        if name in ("home", "over"):
            return
        if name == "setup":
            missing = next((card for card in range(4) if card not in unit.cards), 0)
            yield (Press("start") if len(unit.cards) >= 2 else TapBank(missing)), now
        elif name == "debt":
            owed = unit.bank.owed
            assert owed is not None
            yield TapDeed(unit.bank.holders[owed.debtor].lots[0].deed.space), now
        elif name == "auction" and unit.screen.amount:
            if unit.screen.until is None:
                yield Press("start"), now
            else:
                now = unit.screen.until
                unit.tick(now)
        elif name == "auction_won":
            free = next((h for h in unit.bank.holders if h.jail == FREE), None)
            card = unit.cards[0 if free is None else free.seat]
            yield (MarkJail(card, jailed=False) if free is None else TapBank(card)), now
        else:
            yield Press("x"), now


def check_state(unit: Unit) -> None:
    """Fail with the reason if the unit is in a state that cannot be."""
    assert unit.screen.name in SCREENS
    bank = unit.bank
    check_books(bank)
    out = [holder for holder in bank.holders if holder.out]
    assert len(out) == (bank.broke >= 0)
    assert (bank.owed is not None) == (unit.screen.name == "debt")
    assert bank.broke < 0 or unit.screen.name == "over", "ended exactly at the first bankruptcy"
    assert 0 <= bank.level_one <= 2
    booked = dict.fromkeys((h.seat for h in bank.holders), 0)
    for row in unit.ledger.rows:
        if not row.struck:
            for seat, amount in ((row.payer, -row.amount), (row.payee, row.amount)):
                if seat >= 0:
                    booked[seat] += amount
    assert booked == {h.seat: h.cash for h in bank.holders}, "the ledger tells every balance"


def play(unit: Unit, tap: Tap, now: int) -> Answer:
    """Tap, and check that silence means nothing changed."""
    unit.tick(now)
    before = glance(unit)
    bonuses = unit.bank.bonuses
    answer = unit.tap(tap_from_dict(json.loads(json.dumps(tap.to_dict()))), now)
    if answer.read:
        assert answer.refusal is None
        given_now = [event["group"] for event in answer.events if event["kind"] == "set_bonus"]
        had = [g.id for g in unit.board.groups if bonuses >> g.index & 1]
        assert not set(given_now) & set(had), "one bonus a colour"
    else:
        assert glance(unit) == before, f"{tap} was not read and changed something"
        assert not answer.events
        assert answer.refusal is None or answer.refusal.code in CODES
    check_state(unit)
    return answer


@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
@given(seed=st.integers(0, 2**32 - 1), given_options=options, steps=st.sampled_from((0, 20, 100, 300, 300)))
def test_random_taps_hold(board: str, seed: int, given_options: dict[str, object], steps: int) -> None:
    rng = random.Random(seed)
    fingers = Fingers(rng)
    unit = fresh(board, given_options)
    taps: list[tuple[Tap, int]] = []
    now = 1_700_000_000_000
    try:
        for _ in range(steps):
            now += rng.choice(PAUSES)
            tap = fingers.tap(unit)
            if play(unit, tap, now).read:
                taps.append((tap, now))
            if unit.screen.name == "over" and rng.random() < 0.2:
                break
        again = fresh(board, given_options)
        for tap, at in taps:
            again.tap(tap, at)  # without a tick between them, and without those that were not read
        again.tick(now)
        assert shown(again) == shown(unit)
        check_resume(again, now + rng.choice(PAUSES))
        for count, (tap, at) in enumerate(way_home(unit, now)):
            assert play(unit, tap, at).read, f"{tap} is the way on and was not read"
            assert count < 40, "home cannot be reached"
    except Exception:
        note(f"after {len(taps)} taps: {taps[-8:]} on {unit.screen}")
        raise


def check_resume(unit: Unit, now: int) -> None:
    """Going on keeps all but half-made taps."""
    unit.tick(now)
    before = json.loads(shown(unit))
    name = before["screen"]["name"]
    assert unit.tap(Resume(), now).read
    after = json.loads(shown(unit))
    if name not in LASTING:
        assert after["screen"]["name"] == "home"
    else:
        before["screen"]["until"] = after["screen"]["until"]
        assert after["screen"] == before["screen"]
    for part in ("bank", "ledger", "cards", "result"):
        assert after[part] == before[part]
    assert after["can_undo"] or not before["can_undo"]


def test_a_holder_is_found_only_once_the_bank_session_has_begun() -> None:
    unit = fresh("ultimate_london", {})
    unit.tap(TapBank(2), 0)
    assert unit.holder(2) is None
    unit.tap(TapBank(1), 10)
    unit.tap(Press("start"), 20)
    assert isinstance(unit.holder(2), Holder)
    assert unit.holder(3) is None
