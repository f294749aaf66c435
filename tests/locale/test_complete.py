"""Everything that the game speaks of has its words."""

import ast
from dataclasses import fields
from importlib import import_module
from itertools import chain
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import cotyphu.rules
import cotyphu.rules.phases
import cotyphu.rules.ultimate
from cotyphu.editions import (
    ALL_BOARD_IDS,
    BOARD_IDS,
    ULTIMATE_BOARD_IDS,
    edition_of,
    load_any,
    load_edition,
    load_ultimate,
)
from cotyphu.rules.actions import ACTIONS, SeatAction
from cotyphu.rules.board import KIND_NAMES
from cotyphu.rules.effects import DECK_NAMES
from cotyphu.rules.events import EVENTS, REASONS
from cotyphu.rules.options import SPECS
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.refusals import CODES
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS
from cotyphu.rules.ultimate.board import KIND_NAMES as ULTIMATE_KIND_NAMES
from cotyphu.rules.ultimate.events import ULTIMATE_EVENTS, ULTIMATE_REASONS
from cotyphu.rules.ultimate.options import ULTIMATE_SPECS
from cotyphu.server.wire import SERVER_CODES
from cotyphu.table.refusals import TABLE_CODES
from tests.locale.messages import needs

KEYS = needs("vi")
CLAUSES = {
    # family: how many clauses it has, counted from 1 (TURN from 0)
    "SET": 8,
    "TURN": 8,
    "GO": 4,
    "BUY": 3,
    "AUC": 4,
    "RENT": 7,
    "TAX": 1,
    "CARD": 7,
    "FREE": 1,
    "BLD": 7,
    "JAIL": 6,
    "SELL": 3,
    "MORT": 4,
    "TRADE": 4,
    "DEBT": 11,
    "END": 3,
}
ULTIMATE_CLAUSES = {
    "SET": 5,
    "TURN": 3,
    "GO": 2,
    "BUY": 2,
    "RENT": 4,
    "SETB": 3,
    "TRADE": 1,
    "EVT": 10,
    "LOC": 2,
    "FREE": 1,
    "JAIL": 5,
    "AUC": 5,
    "DEBT": 5,
    "END": 4,
    "UNIT": 12,
}
ALL_ACTIONS = dict(ACTIONS) | dict(ULTIMATE_ACTIONS)
ALL_EVENTS = dict(EVENTS) | dict(ULTIMATE_EVENTS)
ALL_REASONS = {*REASONS, *ULTIMATE_REASONS}
ALL_SPECS = (*SPECS, *ULTIMATE_SPECS)
VARIABLES_OF_EFFECTS = {
    "advance": {"place"},
    "advance_nearest": {"multiplier"},
    "back": {"steps"},
    "back_to": {"place"},
    "to_jail": set(),
    "collect": {"amount"},
    "pay": {"amount"},
    "pay_each": {"amount"},
    "collect_each": {"amount"},
    "repairs": {"house", "hotel"},
    "release": set(),
    "pay_or_draw": {"amount", "other"},
    # of event cards
    "move_anywhere": set(),
    "group_shift": set(),
    "side_shift": set(),
    "set_level": {"level"},
    "swap": set(),
    "up_and_neighbours_down": set(),
    "pay_per_deed": {"amount"},
    "both_collect": {"amount"},
    "level_one_rents": {"count"},
    "send_to_jail": set(),
    "all_to_free_parking": set(),
}
BESIDE_THE_FIELDS = {
    "dice_rolled": {"total", "double"},
    "card_drawn": {"deck"},
    "auction_closed": {"sold"},
    "paid": {"flow"},
    "game_over": {"count"},
}


def family(prefix: str) -> set[str]:
    """What follows `prefix` in the keys that begin with it, attributes aside."""
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix) and "." not in key}


def test_every_clause() -> None:
    ids = {f"C-{name}-{number}" for name, count in CLAUSES.items() for number in range(1, count + 1)} | {"C-TURN-0"}
    ids |= {f"U-{name}-{number}" for name, count in ULTIMATE_CLAUSES.items() for number in range(1, count + 1)}
    assert family("clause-") == ids
    assert {key for key in KEYS if key.startswith("clause-") and "." in key} == {f"clause-{one}.title" for one in ids}
    named = chain(CODES.values(), TABLE_CODES.values(), (spec.clause for spec in ALL_SPECS))
    assert set(named) <= ids


def test_every_card_with_what_it_tells() -> None:
    wanted: dict[str, set[str]] = {}
    for board_id in BOARD_IDS:
        cards = load_edition(board_id).to_wire()["cards"]
        assert isinstance(cards, dict)
        for card_id, card in cards.items():
            wanted[card_id] = VARIABLES_OF_EFFECTS[card["effect"]["kind"]]
    for board_id in ULTIMATE_BOARD_IDS:
        events = load_ultimate(board_id).to_wire()["events"]
        assert isinstance(events, dict)
        for event_id, event in events.items():
            wanted[event_id] = VARIABLES_OF_EFFECTS[event["effect"]["kind"]]
    assert family("card-") == wanted.keys()
    for card_id, variables in wanted.items():
        assert KEYS[f"card-{card_id}"].variables == variables, card_id
        assert KEYS[f"card-{card_id}.title"].variables == set()


def test_every_option() -> None:
    keys = {"board", "on", "off", "none", *(spec.name for spec in ALL_SPECS)}
    keys |= {f"{spec.name}-{word}" for spec in ALL_SPECS for word in spec.words}
    assert family("option-") == keys
    labels = {f"option-{name}.label" for name in ("board", *(spec.name for spec in ALL_SPECS))}
    assert {key for key in KEYS if key.startswith("option-") and "." in key} == labels


def test_everything_on_the_board() -> None:
    assert family("board-") == set(ALL_BOARD_IDS)
    assert {key for key in KEYS if key.startswith("board-") and "." in key} == {
        f"board-{b}.hint" for b in ALL_BOARD_IDS
    }
    assert family("space-") == {*KIND_NAMES, *ULTIMATE_KIND_NAMES.values()}
    assert family("deck-") == {*DECK_NAMES, "event"}
    assert family("group-") == {group.id for name in ALL_BOARD_IDS for group in load_any(name).board.groups}
    assert family("bank_card-") == {look for name in ULTIMATE_BOARD_IDS for look in load_ultimate(name).looks}
    assert family("edition-") == {edition_of(name) for name in ALL_BOARD_IDS}


def test_every_event_tells_of_its_own_fields() -> None:
    assert family("event-") == ALL_EVENTS.keys()
    for name, event in ALL_EVENTS.items():
        known = {part.name for part in fields(event)} | BESIDE_THE_FIELDS.get(name, set())
        assert KEYS[f"event-{name}"].variables <= known, name


def test_every_reason_of_a_payment() -> None:
    assert family("reason-") == ALL_REASONS
    assert KEYS["event-paid"].words["reason"] == ALL_REASONS
    assert family("end-") == {"last_player", "bankrupt", "agreed", "minutes", "turns"}


def test_every_action() -> None:
    assert family("action-") == ALL_ACTIONS.keys()
    hints = {f"action-{name}.hint" for name, action in ALL_ACTIONS.items() if issubclass(action, SeatAction)}
    assert {key for key in KEYS if key.startswith("action-") and "." in key} == hints
    for name in ALL_ACTIONS:
        assert KEYS[f"action-{name}"].variables == set()


def test_every_refusal_tells_only_facts_it_is_given() -> None:
    codes = CODES.keys() | TABLE_CODES.keys() | SERVER_CODES.keys()
    assert family("refusal-") == {code.replace("/", "-") for code in codes}
    for code, facts in refused():
        assert KEYS["refusal-" + code.replace("/", "-")].variables <= facts, code


def refused() -> list[tuple[str, set[str]]]:
    """Each place in the rules where something is refused: the code, and the facts given with it."""
    found: list[tuple[str, set[str]]] = []
    for path in Path(cotyphu.rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.append((str(code.value), {str(keyword.arg) for keyword in node.keywords}))
    assert len(found) > len(CODES)
    return found


def test_every_phase() -> None:
    for package in (cotyphu.rules.phases, cotyphu.rules.ultimate):
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)

    def names(base: type[Phase[Any]]) -> set[str]:
        return {base.name} | {name for sub in base.__subclasses__() for name in names(sub)}

    assert family("phase-") == names(Phase) - {""}
