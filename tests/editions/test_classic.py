"""The boards of the classic edition: figures, names, decks, the form they are sent in."""

import json

import pytest

from cotyphu.editions import BOARD_IDS, UnknownBoard, load_board, load_edition
from cotyphu.rules.board import CHANCE_SPACE, CHEST_SPACE, GO_TO_JAIL, KIND_NAMES, STATION, STREET, TAX, UTILITY
from cotyphu.rules.effects import Advance, AdvanceNearest, PayEach, PayOrDraw, Release

STREETS = {
    # space: (group, price, mortgage, redeemed for, house, rents)
    1: ("brown", 60, 30, 33, 50, (2, 10, 30, 90, 160, 250)),
    3: ("brown", 60, 30, 33, 50, (4, 20, 60, 180, 320, 450)),
    6: ("light_blue", 100, 50, 55, 50, (6, 30, 90, 270, 400, 550)),
    8: ("light_blue", 100, 50, 55, 50, (6, 30, 90, 270, 400, 550)),
    9: ("light_blue", 120, 60, 66, 50, (8, 40, 100, 300, 450, 600)),
    11: ("pink", 140, 70, 77, 100, (10, 50, 150, 450, 625, 750)),
    13: ("pink", 140, 70, 77, 100, (10, 50, 150, 450, 625, 750)),
    14: ("pink", 160, 80, 88, 100, (12, 60, 180, 500, 700, 900)),
    16: ("orange", 180, 90, 99, 100, (14, 70, 200, 550, 750, 950)),
    18: ("orange", 180, 90, 99, 100, (14, 70, 200, 550, 750, 950)),
    19: ("orange", 200, 100, 110, 100, (16, 80, 220, 600, 800, 1000)),
    21: ("red", 220, 110, 121, 150, (18, 90, 250, 700, 875, 1050)),
    23: ("red", 220, 110, 121, 150, (18, 90, 250, 700, 875, 1050)),
    24: ("red", 240, 120, 132, 150, (20, 100, 300, 750, 925, 1100)),
    26: ("yellow", 260, 130, 143, 150, (22, 110, 330, 800, 975, 1150)),
    27: ("yellow", 260, 130, 143, 150, (22, 110, 330, 800, 975, 1150)),
    29: ("yellow", 280, 140, 154, 150, (24, 120, 360, 850, 1025, 1200)),
    31: ("green", 300, 150, 165, 200, (26, 130, 390, 900, 1100, 1275)),
    32: ("green", 300, 150, 165, 200, (26, 130, 390, 900, 1100, 1275)),
    34: ("green", 320, 160, 176, 200, (28, 150, 450, 1000, 1200, 1400)),
    37: ("dark_blue", 350, 175, 193, 200, (35, 175, 500, 1100, 1300, 1500)),
    39: ("dark_blue", 400, 200, 220, 200, (50, 200, 600, 1400, 1700, 2000)),
}


@pytest.fixture(params=BOARD_IDS)
def board_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.clause("C-SET-2")
def test_stock(board_id: str) -> None:
    board = load_board(board_id)
    kinds = [deed.kind for deed in board.deeds]
    assert board.id == board_id
    assert (board.size, board.houses, board.hotels) == (40, 32, 12)
    assert (kinds.count(STREET), kinds.count(STATION), kinds.count(UTILITY)) == (22, 4, 2)
    for chance, chest in board.decks.values():
        assert (len(chance), len(chest)) == (16, 16)


@pytest.mark.clause("C-MORT-2", "C-TAX-1")
def test_printed_figures(board_id: str) -> None:
    board = load_board(board_id)
    for deed in board.deeds:
        printed = (deed.group.id, deed.price, deed.mortgage, deed.redeem, deed.group.house_cost, deed.rents)
        if deed.kind == STREET:
            assert printed == STREETS[deed.space]
        elif deed.kind == STATION:
            assert printed == ("station", 200, 100, 110, 0, (25, 50, 100, 200))
        else:
            assert printed == ("utility", 150, 75, 83, 0, (4, 10))
    assert {space.index: space.tax for space in board.spaces if space.kind == TAX} == {4: 200, 38: 100}
    assert sum(deed.price for deed in board.deeds) == 5690
    assert sum(deed.mortgage for deed in board.deeds) == 2845


def test_where_things_are(board_id: str) -> None:
    board = load_board(board_id)

    def of_kind(kind: int) -> list[int]:
        return [space.index for space in board.spaces if space.kind == kind]

    assert of_kind(STATION) == [5, 15, 25, 35]
    assert of_kind(UTILITY) == [12, 28]
    assert of_kind(CHANCE_SPACE) == [7, 22, 36]
    assert of_kind(CHEST_SPACE) == [2, 17, 33]
    assert of_kind(GO_TO_JAIL) == [30]
    assert (board.jail, KIND_NAMES[board.spaces[0].kind], KIND_NAMES[board.spaces[20].kind]) == (
        10,
        "go",
        "free_parking",
    )
    assert [group.size for group in board.groups] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert [deed.index for deed in board.deeds] == list(range(28))


def test_names(board_id: str) -> None:
    edition = load_edition(board_id)
    for space, name in zip(edition.board.spaces, edition.names, strict=True):
        assert (name is not None) == (space.deed is not None or space.kind == TAX)
    for language in ("vi", "en"):
        names = [name[language] for name in edition.names if name is not None]
        assert len(set(names)) == 30
        assert all(name == name.strip() for name in names)


def test_choice_of_decks() -> None:
    assert [list(load_board(board_id).decks) for board_id in BOARD_IDS] == [
        ["international", "uk_classic"],
        ["international", "us_pre2008"],
        ["international"],
    ]


@pytest.mark.clause("C-CARD-4", "C-CARD-5")
def test_effects_of_cards() -> None:
    cards = load_board("london").cards
    advance, station, utility = cards["ch02_red3"].effect, cards["ch05_station_a"].effect, cards["ch07_utility"].effect
    assert isinstance(advance, Advance)
    assert advance.target == 24
    assert isinstance(station, AdvanceNearest)
    assert (station.kind, station.multiplier) == (STATION, 2)
    assert isinstance(utility, AdvanceNearest)
    assert (utility.kind, utility.multiplier) == (UTILITY, 10)
    chair, choice = cards["ch15_chair"].effect, cards["ucc08_fine_or_chance"].effect
    assert isinstance(chair, PayEach)
    assert chair.amount == 50
    assert isinstance(choice, PayOrDraw)
    assert (choice.amount, choice.deck) == (10, 0)
    assert isinstance(cards["cc05_release"].effect, Release)


def test_a_deck_that_boards_share_keeps_its_cards() -> None:
    atlantic = load_board("atlantic")
    assert atlantic.decks["us_pre2008"][0] is atlantic.decks["international"][0]
    assert len(atlantic.cards) == 48
    for card in atlantic.cards.values():
        assert any(deck[card.index : card.index + 1] == (card,) for pair in atlantic.decks.values() for deck in pair)


def test_the_same_object_every_time(board_id: str) -> None:
    assert load_board(board_id) is load_board(board_id)
    assert load_edition(board_id).board is load_board(board_id)


def test_wire_form_is_plain_json(board_id: str) -> None:
    wire = load_edition(board_id).to_wire()
    assert json.loads(json.dumps(wire)) == wire
    assert list(wire) == [
        "id",
        "edition",
        "currency",
        "currency_after",
        "houses",
        "hotels",
        "spaces",
        "groups",
        "decks",
        "cards",
    ]


def test_wire_form_tells_all() -> None:
    wire = load_edition("vietnam").to_wire()
    assert (wire["currency"], wire["currency_after"]) == ("₫", True)
    assert isinstance(wire["spaces"], list)
    assert wire["spaces"][0] == {"index": 0, "kind": "go", "name": None}
    assert wire["spaces"][29] == {
        "index": 29,
        "kind": "street",
        "name": {"vi": "Phố Huế", "en": "Phố Huế"},
        "group": "yellow",
        "price": 280,
        "mortgage": 140,
        "redeem": 154,
        "rents": [24, 120, 360, 850, 1025, 1200],
        "house_cost": 150,
    }
    assert wire["spaces"][38] == {
        "index": 38,
        "kind": "tax",
        "name": {"vi": "Thuế trước bạ", "en": "Registration Tax"},
        "tax": 100,
    }
    assert isinstance(wire["groups"], list)
    assert wire["groups"][5] == {
        "id": "yellow",
        "kind": "street",
        "area": {"vi": "Hà Nội", "en": "Hanoi"},
        "spaces": [26, 27, 29],
        "house_cost": 150,
    }
    assert wire["groups"][8] == {
        "id": "station",
        "kind": "station",
        "area": None,
        "spaces": [5, 15, 25, 35],
        "house_cost": 0,
    }
    assert isinstance(wire["cards"], dict)
    assert wire["cards"]["cc14_street_repairs"] == {
        "deck": "community_chest",
        "effect": {"kind": "repairs", "house": 40, "hotel": 115},
    }
    assert wire["cards"]["ch07_utility"] == {
        "deck": "chance",
        "effect": {"kind": "advance_nearest", "space_kind": "utility", "multiplier": 10},
    }
    assert isinstance(wire["decks"], dict)
    assert list(wire["decks"]["international"]) == ["chance", "community_chest"]


@pytest.mark.parametrize("name", ["paris", "", "../london", "ladder"])
def test_an_unknown_board_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBoard, match=r"^no board is called '.*'; there are london, atlantic, vietnam$"):
        load_board(name)
