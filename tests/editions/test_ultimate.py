"""The boards of the Ultimate Banking edition: figures, the ring of deeds, names, cards and their codes."""

import json
from collections import Counter

import pytest

from cotyphu.editions import (
    ALL_BOARD_IDS,
    BOARD_IDS,
    ULTIMATE_BOARD_IDS,
    UnknownBoard,
    edition_of,
    load_any,
    load_edition,
    load_ultimate,
)
from cotyphu.editions.card_code import GREATEST, card_code
from cotyphu.rules.board import FREE_PARKING, GO, GO_TO_JAIL, JAIL, STREET
from cotyphu.rules.ultimate.board import EVENT, LOCATION, PROPERTY
from cotyphu.rules.ultimate.effects import BothCollect, LevelOneRents, PayPerDeed, SetLevel

DEEDS = {
    # number: (space, side, group, price, rents, code on the card)
    1: (1, 1, "brown", 60, (70, 130, 220, 370, 750), ".RR.."),
    2: (3, 1, "brown", 60, (70, 130, 220, 370, 750), ".RL.R"),
    3: (5, 1, "light_blue", 100, (80, 140, 240, 410, 800), ".RR.L"),
    4: (6, 1, "light_blue", 100, (80, 140, 240, 410, 800), ".RLR."),
    5: (8, 1, "light_blue", 120, (100, 160, 260, 440, 860), ".RRRR"),
    6: (10, 2, "pink", 140, (110, 180, 290, 460, 900), ".RLRL"),
    7: (12, 2, "pink", 140, (110, 180, 290, 460, 900), ".RRL."),
    8: (13, 2, "pink", 160, (130, 200, 310, 490, 980), ".RLLR"),
    9: (14, 2, "orange", 180, (140, 210, 330, 520, 1000), ".RRLL"),
    10: (15, 2, "orange", 180, (140, 210, 330, 520, 1000), ".LL.."),
    11: (17, 2, "orange", 200, (160, 230, 350, 550, 1100), ".LR.R"),
    12: (19, 3, "red", 220, (170, 250, 380, 580, 1160), ".LL.L"),
    13: (21, 3, "red", 220, (170, 250, 380, 580, 1160), ".LRR."),
    14: (22, 3, "red", 240, (190, 270, 400, 610, 1200), ".LLRR"),
    15: (23, 3, "yellow", 260, (200, 280, 420, 640, 1300), ".LRRL"),
    16: (24, 3, "yellow", 260, (200, 280, 420, 640, 1300), ".LLL."),
    17: (26, 3, "yellow", 280, (220, 300, 440, 670, 1340), ".LRLR"),
    18: (28, 4, "green", 300, (230, 320, 460, 700, 1400), ".LLLL"),
    19: (30, 4, "green", 300, (230, 320, 460, 700, 1400), "R.R.."),
    20: (31, 4, "green", 320, (250, 340, 480, 730, 1440), "R.L.R"),
    21: (33, 4, "dark_blue", 350, (270, 360, 510, 740, 1500), "R.R.L"),
    22: (35, 4, "dark_blue", 400, (300, 400, 560, 810, 1600), "R.LR."),
}
EVENTS = {
    # printed title: (number coded on the card, its code)
    "Boom Town": (57, "L.RR."),
    "Deal Of The Week": (59, "L.RRL"),
    "Stop The Presses": (58, "L.LRR"),
    "Crime Down": (50, "RLLRL"),
    "On The Map": (68, "LRLRL"),
    "Stargazing": (49, "RLRRR"),
    "'Tis The Season": (67, "LRRRR"),
    "Demolished": (47, "RLR.L"),
    "Rover's Revenge": (48, "RLLR."),
    "Tornado Alley": (46, "RLL.R"),
    "Grand Designs": (45, "RLR.."),
    "Haunted House": (61, "L.RLR"),
    "In The Money": (60, "L.LL."),
    "Highway Tax": (64, "LRL.R"),
    "House Party": (52, "RLLLR"),
    "It's A Boy!": (51, "RLRL."),
    "Love Is In The Air": (63, "LRR.."),
    "Wibble Wobble": (62, "L.LLL"),
    "On The Run": (56, "L.L.L"),
    "Pick Your Own": (65, "LRR.L"),
    "Pong! What A Stinker": (54, "L.L.."),
    "What A Ride!": (53, "RLRLL"),
    "Total Gridlock": (66, "LRLR."),
}
BANK_CARDS = {1: "..R.R", 2: "..L.L", 3: "..RR.", 4: "..LRR"}


@pytest.fixture(params=ULTIMATE_BOARD_IDS)
def board_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_printed_figures(board_id: str) -> None:
    board = load_ultimate(board_id).board
    printed = {
        deed.index + 1: (deed.space, deed.side, deed.group.id, deed.price, deed.rents, card_code(deed.card))
        for deed in board.deeds
    }
    assert printed == DEEDS
    assert [deed.card for deed in board.deeds] == list(range(9, 31))
    assert sum(deed.price for deed in board.deeds) == 4590
    assert [sum(deed.rents[level] for deed in board.deeds) for level in range(5)] == [3620, 5280, 7990, 12400, 24640]
    assert (board.id, board.currency, board.size) == (board_id, "M", 36)


def test_the_ring_of_deeds(board_id: str) -> None:
    board = load_ultimate(board_id).board
    assert [deed.index for deed in board.deeds] == list(range(22))
    assert [deed.space for deed in board.deeds] == sorted(deed.space for deed in board.deeds)
    assert Counter(deed.side for deed in board.deeds) == {1: 5, 2: 6, 3: 6, 4: 5}
    assert [(group.index, group.id) for group in board.groups] == list(
        enumerate(("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"))
    )
    assert [[d.index + 1 for d in board.deeds if d.group is group] for group in board.groups] == [
        [1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [9, 10, 11],
        [12, 13, 14],
        [15, 16, 17],
        [18, 19, 20],
        [21, 22],
    ]


def test_where_things_are(board_id: str) -> None:
    board = load_ultimate(board_id).board

    def of_kind(kind: int) -> list[int]:
        return [space.index for space in board.spaces if space.kind == kind]

    assert (of_kind(GO), of_kind(JAIL), of_kind(FREE_PARKING), of_kind(GO_TO_JAIL)) == ([0], [9], [18], [27])
    assert of_kind(EVENT) == [2, 4, 11, 20, 29, 32]
    assert of_kind(LOCATION) == [7, 16, 25, 34]
    assert of_kind(PROPERTY) == [deed.space for deed in board.deeds]
    assert (board.jail, board.free_parking) == (9, 18)


def test_names_are_the_streets_of_the_classic_board(board_id: str) -> None:
    edition = load_ultimate(board_id)
    classic = load_edition(board_id.removeprefix("ultimate_"))
    streets = [
        (space.deed.group.id, space.deed.price, classic.names[space.index])
        for space in classic.board.spaces
        if space.deed is not None and space.kind == STREET
    ]
    assert [(d.group.id, d.price, edition.names[d.space]) for d in edition.board.deeds] == streets
    assert sum(name is None for name in edition.names) == 14
    assert edition.areas == classic.areas


def test_the_events(board_id: str) -> None:
    events = load_ultimate(board_id).board.events
    assert {event.title: (event.card, card_code(event.card)) for event in events} == EVENTS
    assert Counter(type(event.effect).__name__ for event in events) == {
        "MoveAnywhere": 3,
        "GroupShift": 4,
        "SetLevel": 4,
        "Swap": 2,
        "PayPerDeed": 1,
        "UpAndNeighboursDown": 2,
        "BothCollect": 2,
        "LevelOneRents": 1,
        "SendToJail": 1,
        "SideShift": 2,
        "AllToFreeParking": 1,
    }
    assert [event.index for event in events] == list(range(23))


def test_what_events_print() -> None:
    events = load_ultimate("ultimate_london").board.events_by_id
    deltas = {event_id: getattr(event.effect, "delta", None) for event_id, event in events.items()}
    assert {event_id: delta for event_id, delta in deltas.items() if delta is not None} == {
        "ev_set_up_1": 1,
        "ev_set_up_2": 1,
        "ev_set_up_3": 1,
        "ev_set_down": -1,
        "ev_side_down": -1,
        "ev_side_up": 1,
    }
    raze, top = events["ev_raze_1"].effect, events["ev_top_level"].effect
    assert isinstance(raze, SetLevel)
    assert (raze.level, raze.own) == (1, False)
    assert isinstance(top, SetLevel)
    assert (top.level, top.own) == (5, True)
    toll, both, low = (events[e].effect for e in ("ev_pay_per_deed", "ev_both_collect_1", "ev_low_rents"))
    assert isinstance(toll, PayPerDeed)
    assert toll.amount == 50
    assert isinstance(both, BothCollect)
    assert both.amount == 200
    assert isinstance(low, LevelOneRents)
    assert low.count == 2


def test_the_codes_of_all_cards_obey_their_check() -> None:
    board = load_ultimate("ultimate_london").board
    printed = BANK_CARDS | {deed.card: DEEDS[deed.index + 1][5] for deed in board.deeds} | dict(EVENTS.values())
    assert len(printed) == 49
    assert {*board.bank_cards, *(d.card for d in board.deeds), *(e.card for e in board.events)} == printed.keys()
    for number, code in printed.items():
        digits = [".RL".index(mark) for mark in code]
        assert number == 27 * digits[0] + 9 * digits[1] + 3 * digits[3] + digits[4]
        assert code[2] == ("R" if number % 2 else "L")
        assert card_code(number) == code
    assert len({card_code(number) for number in range(1, GREATEST + 1)}) == GREATEST


def test_wire_form_is_plain_json(board_id: str) -> None:
    wire = load_ultimate(board_id).to_wire()
    assert json.loads(json.dumps(wire)) == wire
    assert list(wire) == [
        "id",
        "edition",
        "currency",
        "currency_after",
        "constants",
        "spaces",
        "groups",
        "events",
        "bank_cards",
    ]
    assert (wire["edition"], wire["currency"], wire["currency_after"]) == ("ultimate", "M", False)


def test_wire_form_tells_all() -> None:
    wire = load_ultimate("ultimate_vietnam").to_wire()
    assert isinstance(wire["spaces"], list)
    assert wire["spaces"][2] == {"index": 2, "kind": "event", "name": None}
    assert wire["spaces"][35] == {
        "index": 35,
        "kind": "property",
        "name": {"vi": "Đồng Khởi", "en": "Đồng Khởi"},
        "group": "dark_blue",
        "side": 4,
        "price": 400,
        "rents": [300, 400, 560, 810, 1600],
        "card": 30,
        "code": "R.LR.",
    }
    assert isinstance(wire["groups"], list)
    assert wire["groups"][5] == {
        "id": "yellow",
        "area": {"vi": "Hà Nội", "en": "Hanoi"},
        "spaces": [23, 24, 26],
    }
    assert isinstance(wire["events"], dict)
    assert wire["events"]["ev_top_level"] == {
        "effect": {"kind": "set_level", "level": 5, "own": True},
        "title": "Grand Designs",
        "card": 45,
        "code": "RLR..",
    }
    assert wire["events"]["ev_move_1"]["effect"] == {"kind": "move_anywhere"}
    assert isinstance(wire["bank_cards"], list)
    assert wire["bank_cards"][2] == {"look": "blue_boat", "card": 3, "code": "..RR."}
    assert wire["constants"] == {
        "seats_min": 2,
        "seats_max": 4,
        "salary": 200,
        "location_fee": 100,
        "top_level": 5,
    }


def test_any_board_by_its_id() -> None:
    assert ALL_BOARD_IDS == BOARD_IDS + ULTIMATE_BOARD_IDS
    assert [edition_of(board_id) for board_id in ALL_BOARD_IDS] == ["classic"] * 3 + ["ultimate"] * 3
    for board_id in BOARD_IDS:
        assert load_any(board_id) is load_edition(board_id)
    for board_id in ULTIMATE_BOARD_IDS:
        assert load_any(board_id) is load_ultimate(board_id)


@pytest.mark.parametrize("name", ["paris", "", "../ultimate_london", "ladder", "events"])
def test_an_unknown_board_is_named_with_those_there_are(name: str) -> None:
    ultimate = "ultimate_london, ultimate_atlantic, ultimate_vietnam"
    with pytest.raises(UnknownBoard, match=rf"^no board is called '.*'; there are {ultimate}$"):
        load_ultimate(name)
    with pytest.raises(UnknownBoard, match=rf"; there are london, atlantic, vietnam, {ultimate}$"):
        load_any(name)
