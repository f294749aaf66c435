"""The one place that knows both editions as wholes: which boards, seats, options, actions and events each has."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cotyphu.editions.catalogue import edition_of
from cotyphu.editions.classic import BOARD_IDS, load_board
from cotyphu.editions.ultimate import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.rules import game as classic_game
from cotyphu.rules.actions import ACTIONS, Action
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import EVENTS, REASONS, Event
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options, OptionSet, OptionSpec
from cotyphu.rules.ultimate import game as ultimate_game
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS
from cotyphu.rules.ultimate.events import ULTIMATE_EVENTS, ULTIMATE_REASONS
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.restore import ultimate_from_dict
from cotyphu.rules.values import Malformed, read_dict, read_str, short

Listener = Callable[[Event], None] | None


class UnknownEdition(ValueError):
    """There is no such edition; the message lists those there are."""


@dataclass(frozen=True)
class Ruleset:
    """One edition: its `boards` (the default first), bounds of seats, options, and what may be said and happen in its games."""

    edition: str
    boards: tuple[str, ...]
    min_seats: int
    max_seats: int
    options: type[OptionSet]
    actions: Mapping[str, type[Action]]
    events: Mapping[str, type[Event]]
    reasons: tuple[str, ...]
    _new: Callable[[str, Mapping[str, object], int, Listener], BaseGame]
    _read: Callable[[object, str], BaseGame]

    @property
    def specs(self) -> tuple[OptionSpec, ...]:
        """Every option of the edition, in the order a lobby shows them."""
        return self.options.specs

    def new_game(self, board: str, options: Mapping[str, object], seats: int, listener: Listener = None) -> BaseGame:
        """A game before its first turn; see `new_game`."""
        return self._new(board, options, seats, listener)

    def game_from_dict(self, data: object, board: str) -> BaseGame:
        """The game on this board that `BaseGame.to_dict` wrote; `Malformed` or `BadOption` names the place of what is wrong."""
        return self._read(data, board)


def _new_classic(board: str, options: Mapping[str, object], seats: int, listener: Listener) -> BaseGame:
    return Game.new(load_board(board), Options.from_dict(options), seats, listener)


def _new_ultimate(board: str, options: Mapping[str, object], seats: int, listener: Listener) -> BaseGame:
    return UltimateGame.new(load_ultimate(board).board, UltimateOptions.from_dict(options), seats, listener)


CLASSIC: Final = Ruleset(
    "classic",
    BOARD_IDS,
    classic_game.MIN_SEATS,
    classic_game.MAX_SEATS,
    Options,
    ACTIONS,
    EVENTS,
    REASONS,
    _new_classic,
    lambda data, board: Game.from_dict(data, load_board(board)),
)
ULTIMATE: Final = Ruleset(
    "ultimate",
    ULTIMATE_BOARD_IDS,
    ultimate_game.MIN_SEATS,
    ultimate_game.MAX_SEATS,
    UltimateOptions,
    ULTIMATE_ACTIONS,
    ULTIMATE_EVENTS,
    ULTIMATE_REASONS,
    _new_ultimate,
    lambda data, board: ultimate_from_dict(data, load_ultimate(board).board),
)
RULESETS: Final[Mapping[str, Ruleset]] = {rules.edition: rules for rules in (CLASSIC, ULTIMATE)}
"""The editions by name, the classic one first."""

ALL_ACTIONS: Final[Mapping[str, type[Action]]] = {**CLASSIC.actions, **ULTIMATE.actions}
"""The actions of both editions by their names in JSON."""
ALL_EVENTS: Final[Mapping[str, type[Event]]] = {**CLASSIC.events, **ULTIMATE.events}
"""The events of both editions by their names in JSON."""
ALL_REASONS: Final = tuple(dict.fromkeys((*CLASSIC.reasons, *ULTIMATE.reasons)))
"""The reasons for which money moves in either edition."""


def ruleset(edition: str) -> Ruleset:
    """The edition with this name. Raises `UnknownEdition`."""
    found = RULESETS.get(edition)
    if found is None:
        raise UnknownEdition(f"no edition is called {short(edition)}; there are {', '.join(RULESETS)}")
    return found


def ruleset_of(board: str) -> Ruleset:
    """The edition to which the board with this id belongs. Raises `UnknownBoard`."""
    return RULESETS[edition_of(board)]


def new_game(board: str, options: Mapping[str, object], seats: int, listener: Listener = None) -> BaseGame:
    """A game before its first turn, of the edition to which the board belongs.

    Raises `UnknownBoard`, `BadOption` or `BadSeats`, all of them `ValueError`.
    """
    return ruleset_of(board).new_game(board, options, seats, listener)


def game_from_dict(data: object) -> BaseGame:
    """The game of either edition that `BaseGame.to_dict` wrote. Raises `ValueError` that names the place of what is wrong."""
    fields: dict[str, Any] = read_dict(data, "game")
    board = read_str(fields.get("board"), "game.board")
    rules = ruleset_of(board)
    if fields.get("edition") != rules.edition:
        raise Malformed(f"game.edition: expected {rules.edition!r}, got {short(fields.get('edition'))}")
    return rules.game_from_dict(data, board)
