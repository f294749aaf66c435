"""The bank unit beside a physical board: taps, buttons, screens, sounds (U-UNIT-1 to -5, -7, -8, -11)."""

from collections.abc import Callable

import pytest

from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.taps import BUTTONS, SCREENS, Answer, Press, Tap, TapBank, TapDeed, TapEvent
from tests.ultimate.device import SECOND, Device
from tests.ultimate.tabletop import BANK


@pytest.mark.clause("U-SET-1", "U-SET-3")
def test_every_player_taps_in_and_start_credits_1500() -> None:
    unit = Device(start=False)
    assert unit.screen.name == "setup"
    unit.silent(Press("start"), "unit/too_few")
    unit.card(2)
    unit.silent(Press("start"), "unit/too_few")
    unit.card(0, 3)
    unit.silent(TapBank(4))
    unit.silent(TapBank(-1))
    unit.silent(TapDeed(1))
    unit.silent(TapEvent("ev_jail"))
    for button in BUTTONS:
        if button != "start":
            unit.silent(Press(button), "unit/no_undo" if button == "undo" else "")
    unit.card(0)  # once more: tapped out again
    unit.card(1)
    assert unit.unit.cards == (2, 3, 1)
    assert unit.press("start").sound == "start"
    assert [unit.cash(seat) for seat in range(3)] == [1500] * 3
    assert unit.told("paid") == [
        {"kind": "paid", "clause": "U-SET-3", "payer": -1, "payee": s, "amount": 1500, "reason": "start", "space": -1}
        for s in range(3)
    ]
    assert unit.screen.name == "home"
    unit.silent(TapBank(0))  # a card that does not play
    unit.card(3)
    assert unit.screen.seat == 1
    assert Device(starting_cash=0).cash(0) == 0


@pytest.mark.clause("U-UNIT-1")
def test_every_accepted_tap_sounds_and_silence_means_nothing_changed() -> None:
    unit = Device(3)
    unit.place(1, deeds=[7])
    sounds = []
    for taps in (
        (TapDeed(1), Press("x"), Press("start")),
        (TapDeed(1), TapBank(0)),
        (TapDeed(1), TapBank(0)),
        (TapDeed(12), TapBank(0)),
        (Press("go"), TapBank(0)),
        (Press("location"), TapBank(0)),
        (Press("jail"), TapBank(0)),
        (TapDeed(3), Press("auction"), Press("start"), Press("bid")),
    ):
        sounds += [unit.read(tap).sound for tap in taps]
    assert all(sounds)
    assert {"buy", "raise", "rent", "go", "location", "jail", "bid"} <= set(sounds)
    for tap in (
        TapDeed(0),
        TapDeed(-5),
        TapDeed(99),
        TapBank(3),
        TapBank(9),
        TapEvent("ev_jail"),
        Press("go"),
        Press("?"),
    ):
        unit.silent(tap)


@pytest.mark.clause("U-UNIT-1")
@pytest.mark.parametrize(
    "tap", [TapDeed(0), TapDeed(36), TapBank(2), TapBank(77), TapEvent("?"), Press("bid"), Press("x")]
)
def test_what_means_nothing_at_home_is_silent(tap: TapDeed | TapBank | TapEvent | Press) -> None:
    unit = Device()
    unit.silent(tap)
    assert unit.screen.name == "home"


@pytest.mark.clause("U-UNIT-2")
def test_just_looking() -> None:
    unit = Device()
    unit.place(1, deeds={7: 3})
    unit.deed(7)
    assert unit.press("x").sound == "cancel"
    assert (unit.screen.name, unit.screen.lot) == ("look", 6), "level and rents are those of this deed"
    before = unit.state()["bank"]
    unit.wait(9_999)
    assert unit.screen.name == "look"
    unit.wait(1)
    assert unit.screen.name == "home", "by itself after 10 seconds"
    assert unit.state()["bank"] == before
    for button in ("x", "start"):
        unit.deed(7)
        unit.press("x", button)
        assert unit.screen.name == "home"
    unit.deed(7)
    unit.press("x")
    unit.deed(8)
    assert (unit.screen.name, unit.screen.lot) == ("deed", 7), "another deed goes on at once"


@pytest.mark.clause("U-UNIT-2", "U-UNIT-8")
def test_what_is_looked_at_is_told_by_space_and_seat() -> None:
    unit = Device()
    assert (unit.state()["screen"]["lot"], unit.state()["screen"]["seat"]) == (-1, -1)
    for number in (1, 22):
        unit.deed(number)
        assert unit.state()["screen"]["lot"] == unit.space(number)
    unit.press("x", "x")
    unit.card(0)
    assert (unit.state()["screen"]["lot"], unit.state()["screen"]["seat"]) == (-1, 0)


@pytest.mark.clause("U-UNIT-2", "U-UNIT-9")
def test_a_half_made_tap_returns_home_by_itself() -> None:
    unit = Device()
    for begin in (TapDeed(1), Press("go"), Press("location"), Press("jail"), Press("end"), TapBank(0)):
        unit.read(begin)
        assert unit.screen.name != "home"
        unit.wait(10_000)
        assert unit.screen.name == "home"
    assert unit.cash(0) == 1500


@pytest.mark.clause("U-UNIT-3", "U-BUY-2", "U-UNIT-11")
def test_deed_then_bank_card_buys() -> None:
    unit = Device()
    unit.deed(22)
    assert unit.card(1).sound == "buy"
    assert (unit.owner(22), unit.levels(22), unit.cash(1)) == (1, [1], 1100)
    assert [(e["before"], e["after"]) for e in unit.told("level_moved")] == [(0, 1)]
    assert [e["amount"] for e in unit.told("paid")] == [400]
    unit.place(0, cash=59)
    unit.deed(1)
    unit.silent(TapBank(0), "buy/no_cash")
    assert unit.screen.name == "deed", "somebody else may still tap"
    unit.card(1)
    assert unit.owner(1) == 1


@pytest.mark.clause("U-UNIT-11")
def test_deed_before_bank_card() -> None:
    unit = Device()
    unit.card(0)
    unit.deed(1)
    assert (unit.screen.name, unit.owner(1)) == ("deed", BANK), "the other way round buys nothing"


@pytest.mark.clause("U-UNIT-3", "U-RENT-1", "U-RENT-4")
@pytest.mark.parametrize("number", [1, 7, 22])
def test_another_players_deed_then_bank_card_pays_its_rent(number: int) -> None:
    unit = Device()
    unit.place(0, cash=9000)
    unit.place(1, deeds=[number])
    for visit, rent in enumerate((*unit.lot(number).deed.rents, unit.lot(number).deed.rents[4])):
        cash = unit.cash(0), unit.cash(1)
        unit.deed(number)
        assert unit.card(0).sound == "rent"
        assert (unit.cash(0), unit.cash(1)) == (cash[0] - rent, cash[1] + rent)
        moved = [(e["space"], e["before"], e["after"]) for e in unit.told("level_moved")]
        assert moved == ([(unit.space(number), visit + 1, visit + 2)] if visit < 4 else [])


@pytest.mark.clause("U-UNIT-3", "U-RENT-2")
def test_ones_own_deed_then_ones_bank_card_raises_it() -> None:
    unit = Device()
    unit.place(0, deeds={7: 4})
    for level in (5, 5):
        unit.deed(7)
        assert unit.card(0).sound == "raise"
        assert (unit.levels(7), unit.cash(0)) == ([level], 1500)


@pytest.mark.clause("U-UNIT-3", "U-SETB-1")
@pytest.mark.parametrize(("owner", "levels"), [(0, [3, 3]), (1, [2, 2])])
def test_completing_a_set_sounds_a_fanfare(owner: int, levels: list[int]) -> None:
    unit = Device()
    unit.place(owner, deeds=[1])
    unit.deed(2)
    assert unit.card(0).sound == "fanfare"
    assert unit.levels(1, 2) == levels
    assert [e["steps"] for e in unit.told("set_bonus")] == [levels[0] - 1]


@pytest.mark.clause("U-UNIT-4", "U-GO-1")
def test_go_icon_and_bank_card() -> None:
    unit = Device()
    unit.press("go")
    unit.silent(TapDeed(1))
    unit.silent(TapEvent("ev_jail"))
    unit.card(1)
    assert (unit.cash(1), unit.screen.name) == (1700, "home")


@pytest.mark.clause("U-UNIT-4", "U-LOC-1", "U-LOC-2")
def test_location_icon_and_bank_card_then_deed_and_bank_card() -> None:
    unit = Device()
    unit.press("location")
    unit.card(1)
    assert unit.cash(1) == 1400
    unit.deed(22)
    unit.card(1)
    assert unit.cash(1) == 1000
    unit.place(0, cash=99)
    unit.press("location")
    unit.silent(TapBank(0), "location/no_cash")


@pytest.mark.clause("U-LOC-2")
def test_location_paid_and_then_the_deed_not_bought() -> None:
    unit = Device()
    unit.press("location")
    unit.card(0)
    unit.deed(22)
    unit.press("x", "x")
    assert (unit.screen.name, unit.cash(0), unit.owner(22)) == ("home", 1400, BANK)
    unit.press("location")
    unit.card(0)
    unit.deed(22)
    unit.press("auction", "x")
    assert (unit.screen.name, unit.cash(0), unit.owner(22)) == ("home", 1300, BANK), "the fee is not returned"


@pytest.mark.clause("U-UNIT-4", "U-JAIL-4", "U-JAIL-5", "U-UNIT-9")
def test_jail_icon_and_bank_card() -> None:
    unit = Device(jail_fee=100)
    unit.mark(0)
    unit.press("jail")
    unit.card(0)
    assert (unit.cash(0), unit.free(0)) == (1400, True), "whoever pays is not in jail any more"
    assert [event["how"] for event in unit.told("freed")] == ["fine"]
    unit.press("jail")
    unit.card(0)
    assert unit.cash(0) == 1300, "marked or not"
    assert not unit.told("freed")
    unit.place(1, cash=30, deeds=[3])
    unit.mark(1)
    unit.press("jail")
    assert unit.card(1).sound == "debt"
    unit.deed(3)
    assert (unit.cash(1), unit.owner(3), unit.free(1)) == (30, BANK, True)


@pytest.mark.clause("U-UNIT-4", "U-UNIT-1")
def test_icons_change_their_mind() -> None:
    unit = Device()
    unit.press("go", "location", "jail", "x")
    assert unit.screen.name == "home"
    unit.deed(1)
    unit.press("go")
    unit.card(0)
    assert (unit.cash(0), unit.owner(1)) == (1700, BANK)


@pytest.mark.clause("U-UNIT-8")
def test_a_bank_card_alone_shows_balance_and_properties() -> None:
    unit = Device()
    unit.place(1, deeds=[3, 22])
    before = unit.state()["bank"]
    unit.card(1)
    assert (unit.screen.name, unit.screen.seat) == ("balance", 1)
    state = unit.state()
    assert state["bank"]["players"][1]["cash"] == 1500
    assert [lot["space"] for lot in state["bank"]["lots"] if lot["owner"] == 1] == [5, 35]
    assert state["bank"] == before
    unit.card(0)
    assert unit.screen.seat == 0


@pytest.mark.clause("U-UNIT-7", "U-DEBT-1", "U-DEBT-2", "U-DEBT-4", "U-DEBT-5")
def test_a_debt_asks_for_deeds_one_by_one_then_gives_change() -> None:
    unit = Device(3)
    unit.place(0, cash=50, deeds={1: 5, 21: 2})
    unit.place(1, deeds={22: 1})
    unit.deed(22)
    assert unit.card(0).sound == "debt"
    assert (unit.screen.name, unit.screen.seat) == ("debt", 0)
    assert (unit.cash(0), unit.cash(1)) == (0, 1550)
    assert unit.state()["bank"]["owed"]["left"] == 250
    for tap in (TapDeed(35), TapDeed(3), TapDeed(0), TapBank(0), TapEvent("ev_jail"), Press("x"), Press("start")):
        unit.silent(tap)
    unit.silent(Press("undo"), "unit/no_undo")
    assert unit.deed(1).sound == "coin"
    assert (unit.owner(1), unit.levels(1, 22)) == (1, [5, 1])
    unit.deed(21)
    assert (unit.screen.name, unit.cash(0), unit.owner(21)) == ("home", 160, 1)
    assert [e["amount"] for e in unit.told("paid")] == [160]
    assert unit.levels(21, 22) == [2, 2], "the visited one rises once all is settled"
    unit.silent(Press("undo"), "unit/no_undo")


@pytest.mark.clause("U-UNIT-7", "U-DEBT-1", "U-END-1")
@pytest.mark.parametrize(
    ("cash", "screens", "left"),
    [(300, ["home"], 0), (299, ["debt", "home"], 199), (100, ["debt", "home"], 0), (99, ["over"], 0)],
    ids=["exactly the cash", "one less", "exactly cash and deeds", "one more than both"],
)
def test_where_a_debt_begins_and_where_it_ends_the_game(cash: int, screens: list[str], left: int) -> None:
    unit = Device()
    unit.place(0, cash=cash, deeds=[11])  # worth 200
    unit.place(1, deeds=[22])  # rent 300
    unit.deed(22)
    unit.card(0)
    seen = [unit.screen.name]
    if seen == ["debt"]:
        unit.deed(11)
        seen.append(unit.screen.name)
    assert (seen, unit.cash(0)) == (screens, left)


@pytest.mark.clause("U-UNIT-7", "U-END-1", "U-END-2", "U-END-3")
def test_bankruptcy_is_announced_with_the_ranking() -> None:
    unit = Device(3)
    unit.place(0, cash=39, deeds={1: 4})
    unit.place(1, deeds=[22])
    unit.deed(22)
    assert unit.card(0).sound == "over"
    assert (unit.screen.name, unit.screen.seat) == ("over", 0)
    result = unit.state()["result"]
    assert (result["reason"], result["winners"]) == ("bankrupt", [1])
    assert [(row["seat"], row["worth"]) for row in result["ranking"]] == [(1, 2200), (2, 1500), (0, 0)]
    assert (unit.owner(1), unit.levels(1)) == (1, [4])
    for tap in (TapDeed(1), TapBank(1), TapEvent("ev_jail"), Press("start"), Press("x"), Press("end")):
        unit.silent(tap)
    unit.silent(Press("undo"), "unit/no_undo")


@pytest.mark.clause("U-END-4", "U-END-3")
def test_the_players_may_agree_to_end() -> None:
    unit = Device(3)
    unit.place(2, deeds=[1])
    assert unit.state()["result"] is None
    unit.press("end", "x")
    assert unit.screen.name == "home"
    unit.press("go")
    unit.card(0)
    unit.press("end")
    assert unit.press("start").sound == "over"
    result = unit.state()["result"]
    assert (result["reason"], result["winners"]) == ("agreed", [0])
    assert [row["seat"] for row in result["ranking"]] == [0, 2, 1]
    unit.silent(Press("undo"), "unit/no_undo")


@pytest.mark.clause("U-UNIT-5", "U-AUC-2", "U-AUC-3")
def test_an_auction() -> None:
    unit = Device(3)
    unit.deed(22)
    unit.press("auction")
    assert unit.screen.name == "auction_ready"
    unit.wait(600_000)
    unit.silent(Press("bid"))
    unit.silent(TapBank(0))
    assert unit.press("start").sound == "start"
    assert unit.unit.deadline == unit.now + 10_000
    for price in (20, 40, 60):
        assert unit.press("bid").sound == "bid"
        assert unit.screen.amount == price
        assert unit.unit.deadline == unit.now + 10_000, "each bid refills the clock"
    unit.silent(Press("x"), "unit/bid_stands")
    unit.silent(TapBank(1))
    unit.silent(Press("start"))
    unit.wait(6_999)
    assert unit.screen.name == "auction"
    unit.wait(1)
    assert (unit.screen.name, unit.screen.amount, unit.screen.until) == ("auction_won", 60, None)
    unit.silent(Press("bid"))
    unit.silent(Press("x"), "unit/bid_stands")
    unit.silent(TapDeed(35))
    assert unit.card(2).sound == "buy"
    assert (unit.owner(22), unit.levels(22), unit.cash(2), unit.screen.name) == (2, [1], 1440, "home")


@pytest.mark.clause("U-UNIT-5", "U-AUC-4")
def test_an_auction_without_a_bid_restarts_and_is_given_up() -> None:
    unit = Device()
    unit.deed(22)
    unit.press("auction", "start")
    unit.wait(10_000)
    assert unit.screen.name == "auction_unsold"
    unit.silent(TapDeed(33))
    unit.silent(TapBank(0))
    unit.silent(Press("start"))
    unit.deed(22)
    unit.press("start")
    unit.wait(10_000)
    unit.press("x")
    assert (unit.screen.name, unit.owner(22), unit.levels(22)) == ("home", BANK, [0])


@pytest.mark.clause("U-UNIT-5", "U-UNIT-11")
def test_x_gives_an_auction_up_only_before_a_bid() -> None:
    unit = Device()
    for buttons in ((), ("start",)):
        unit.deed(22)
        unit.press("auction", *buttons, "x")
        assert unit.screen.name == "home"


@pytest.mark.clause("U-UNIT-5")
def test_what_somebody_owns_is_not_auctioned() -> None:
    unit = Device()
    unit.place(0, deeds=[22])
    unit.deed(22)
    unit.silent(Press("auction"), "unit/owned")
    unit.press("x")
    unit.silent(Press("auction"))


@pytest.mark.clause("U-AUC-3", "U-SETB-3")
def test_a_set_completed_through_an_auction() -> None:
    unit = Device()
    unit.place(1, deeds={21: 4})
    unit.deed(22)
    unit.press("auction", "start", "bid")
    unit.wait(10_000)
    assert unit.card(1).sound == "fanfare"
    assert unit.levels(21, 22) == [5, 3]


@pytest.mark.clause("U-SETB-2")
def test_a_second_completion_gives_no_bonus() -> None:
    unit = Device()
    unit.place(0, deeds=[21])
    unit.deed(22)
    assert unit.card(0).sound == "fanfare"
    unit.place(0, cash=0)
    unit.press("jail")
    unit.card(0)
    unit.deed(22)
    unit.place(0, cash=400)
    unit.deed(22)
    assert unit.card(0).sound == "buy"
    assert unit.levels(21, 22) == [3, 1]


@pytest.mark.clause("U-AUC-5")
def test_a_winner_who_is_short_pays_with_earlier_deeds() -> None:
    unit = Device()
    unit.place(0, cash=30, deeds={1: 1, 21: 5})
    unit.deed(22)
    unit.press("auction", "start", "bid", "bid")
    unit.wait(10_000)
    assert unit.card(0).sound == "debt"
    assert unit.owner(22) == BANK
    unit.silent(TapDeed(35))
    unit.deed(1)
    assert (unit.owner(1), unit.owner(22), unit.cash(0), unit.screen.name) == (BANK, 0, 50, "home")
    assert unit.levels(21, 22) == [5, 3], "and the set he completes rises"


@pytest.mark.clause("U-AUC-5")
def test_a_winner_who_cannot_pay_at_all_voids_the_sale() -> None:
    unit = Device()
    unit.place(0, cash=10)
    unit.deed(22)
    unit.press("auction", "start", "bid")
    unit.wait(10_000)
    assert unit.card(0).sound == "void"
    assert (unit.screen.name, unit.screen.lot, unit.screen.amount) == ("auction_ready", 21, 0)
    assert (unit.cash(0), unit.owner(22)) == (10, BANK)
    unit.press("start", "bid")
    unit.wait(10_000)
    unit.card(1)
    assert unit.owner(22) == 1


@pytest.mark.clause("U-AUC-1", "U-AUC-2", "U-UNIT-9")
def test_a_prisoner_may_not_win() -> None:
    unit = Device(auction_step=50, auction_seconds=3)
    unit.mark(1)
    unit.deed(22)
    unit.press("auction", "start", "bid")
    unit.wait(3_000)
    unit.silent(TapBank(1), "auction/in_jail")
    unit.mark(1, jailed=False)
    unit.card(1)
    assert (unit.owner(22), unit.cash(1)) == (1, 1450)


@pytest.mark.clause("U-AUC-2")
def test_without_a_clock_start_ends_the_auction() -> None:
    unit = Device(auction_seconds=None)
    unit.deed(22)
    unit.press("auction", "start")
    unit.wait(3_600_000)
    assert unit.screen.name == "auction"
    unit.press("start")
    assert unit.screen.name == "auction_unsold"
    unit.deed(22)
    unit.press("start", "bid", "start")
    assert unit.screen.name == "auction_won"
    unit.card(0)
    assert unit.cash(0) == 1480


@pytest.mark.clause("U-JAIL-3", "U-UNIT-9")
def test_the_deed_of_a_jailed_owner() -> None:
    unit = Device()
    unit.place(1, deeds={22: 2})
    unit.mark(1)
    unit.deed(22)
    unit.silent(TapBank(0), "unit/owner_in_jail")
    unit.silent(TapBank(1), "unit/in_jail")
    assert (unit.levels(22), unit.cash(0)) == ([2], 1500)
    unit.mark(1, jailed=False)
    unit.card(0)
    assert (unit.levels(22), unit.cash(0)) == ([3], 1100)
    assert unit.unit.bank.holders[1].jail == FREE


def debt(unit: Device) -> None:
    unit.place(0, cash=0, deeds=[21])
    unit.press("jail")
    unit.card(0)


def auction(unit: Device, *buttons: str, wait: int = 0) -> None:
    unit.deed(22)
    unit.press("auction", *buttons)
    unit.wait(wait)


ICONS = {"go", "location", "jail", "end"}
REACHED: dict[str, tuple[Callable[[Device], object], set[str]]] = {
    # screen: how it is reached, the buttons that are read there
    "home": (lambda unit: unit.wait(0), {*ICONS, "undo"}),
    "deed": (lambda unit: unit.deed(22), {*ICONS, "undo", "x", "auction"}),
    "look": (lambda unit: (unit.deed(22), unit.press("x")), {*ICONS, "undo", "x", "start"}),
    "balance": (lambda unit: unit.card(1), {*ICONS, "undo", "x", "start"}),
    "go": (lambda unit: unit.press("go"), {*ICONS, "undo", "x"}),
    "location": (lambda unit: unit.press("location"), {*ICONS, "undo", "x"}),
    "jail": (lambda unit: unit.press("jail"), {*ICONS, "undo", "x"}),
    "end": (lambda unit: unit.press("end"), {*ICONS, "undo", "x", "start"}),
    "auction_ready": (auction, {"x", "start"}),
    "auction": (lambda unit: auction(unit, "start"), {"x", "bid"}),
    "auction_unsold": (lambda unit: auction(unit, "start", wait=10_000), {"x"}),
    "auction_won": (lambda unit: auction(unit, "start", "bid", wait=10_000), set()),
    "event": (lambda unit: unit.event("ev_move_1"), {"x", "start"}),
    "event_done": (lambda unit: (unit.event("ev_move_1"), unit.press("start")), {*ICONS, "x", "start"}),
    "debt": (debt, set()),
    "over": (lambda unit: unit.press("end", "start"), set()),
}


@pytest.mark.clause("U-UNIT-1")
@pytest.mark.parametrize("button", [*BUTTONS, "?"])
@pytest.mark.parametrize("screen", REACHED)
def test_the_buttons_of_each_screen(screen: str, button: str) -> None:
    reach, read = REACHED[screen]
    unit = Device()
    unit.press("go")
    unit.card(1)
    reach(unit)
    assert unit.screen.name == screen
    assert unit.tap(Press(button)).read == (button in read)


class Watching(Device):
    """A unit whose screens are noted."""

    def __init__(self, seats: int) -> None:
        self.seen = {"setup"}
        super().__init__(seats)

    def tap(self, tap: Tap, after: int = SECOND) -> Answer:
        self.seen.add(self.screen.name)
        answer = super().tap(tap, after)
        self.seen.add(self.screen.name)
        return answer


@pytest.mark.clause("U-UNIT-1")
def test_every_screen_is_reached_by_taps() -> None:
    unit = Watching(2)
    unit.deed(1)
    unit.press("x", "x")
    unit.card(0)
    unit.press("go", "location", "jail", "end", "x")
    unit.event("ev_free_parking")
    unit.press("start")
    unit.deed(22)
    unit.press("auction", "start")
    unit.wait(10_000)
    unit.deed(22)
    unit.press("start", "bid")
    unit.wait(10_000)
    unit.card(0)
    unit.place(1, cash=0, deeds=[1, 2])
    unit.press("jail")
    unit.card(1)
    unit.deed(1, 2)
    unit.press("end", "start")
    assert unit.seen == set(SCREENS) == {*REACHED, "setup"}
