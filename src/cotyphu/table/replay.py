"""Following a journal: the game as the fold of its entries, and the check of a whole journal (`cotyphu verify`)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cotyphu.editions import ruleset, ruleset_of
from cotyphu.rules.actions import CHANCE_KINDS, Action, action_from_dict
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import Event
from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import Malformed, read_bool, read_dict, read_int, read_list, read_str, short
from cotyphu.table.dice import FairDice, commitment_of
from cotyphu.table.journal import FORMAT, FORMAT_VERSION, canonical, digest_of
from cotyphu.table.outcome import Entry
from cotyphu.table.transition import is_chance


class WrongJournal(ValueError):
    """A journal that does not hold together; the message is one line that names the entry and what is wrong."""


@dataclass(frozen=True)
class Verified:
    """What `verify` found to be true. `dice` counts the outcomes checked against the seed; None: the seed is not shown yet."""

    table: str
    board: str
    seats: tuple[str, ...]
    entries: int
    actions: int
    dice: int | None
    commitment: str
    over: bool


def read_opening(value: object, place: str) -> dict[str, Any]:
    """What entry 0 opens, each part of its type; board, options and number of seats are left to `new_game`.

    `Malformed` names the place of what is wrong.
    """
    opening = read_dict(value, place)
    for name in ("table", "commitment", "entropy"):
        read_str(opening.get(name), f"{place}.{name}")
    read_int(opening.get("pace"), f"{place}.pace")
    for i, seat in enumerate(read_list(opening.get("seats"), f"{place}.seats")):
        here = f"{place}.seats[{i}]"
        parts = read_dict(seat, here)
        for name in ("name", "token", "kind"):
            read_str(parts.get(name), f"{here}.{name}")
    return opening


def check_entry(entry: Entry, seats: int) -> None:
    """`Malformed` names the place if a part of the entry, its actions apart, is not of its type."""
    for name in ("seq", "at", "played"):
        read_int(entry.get(name), name)
    for i, event in enumerate(read_list(entry.get("events"), "events")):
        read_dict(event, f"events[{i}]")
    read_str(entry.get("digest"), "digest")
    for name in ("by", "vote"):
        if name in entry:
            _check_author(read_dict(entry[name], name), seats, name)
    if "vote" in entry:
        read_bool(entry["vote"].get("yes"), "vote.yes")
    if "pace" in entry:
        read_int(read_dict(entry["pace"], "pace").get("ms"), "pace.ms")


def _check_author(author: dict[str, Any], seats: int, place: str) -> None:
    if "id" in author:
        read_str(author["id"], f"{place}.id")
    if "table" not in author and not 0 <= read_int(author.get("seat"), f"{place}.seat") < seats:
        raise Malformed(f"{place}.seat: no seat {author['seat']}")


def new_game(opening: dict[str, Any], listener: Callable[[Event], None] | None = None) -> BaseGame:
    """The game that entry 0 opens, before any action; `listener` hears what happens from its very beginning.

    Raises `ValueError` for a wrong board, option or number of seats.
    """
    seats = read_list(opening.get("seats"), "open.seats")
    board = read_str(opening.get("board"), "open.board")
    rules = ruleset_of(board)
    if opening.get("edition") != rules.edition:
        raise Malformed(f"open.edition: expected {rules.edition!r}, got {short(opening.get('edition'))}")
    return rules.new_game(board, read_dict(opening.get("options"), "open.options"), len(seats), listener)


def follow(game: BaseGame, entry: Entry, dice: FairDice | None = None) -> list[Action]:
    """Carry the entry's actions out on `game` and return them; with `dice`, each outcome must be what they give.

    Raises `WrongJournal` when the rules or the dice say otherwise. The dice count on.
    """
    actions = []
    known = ruleset(game.edition).actions
    for i, data in enumerate(read_list(entry.get("actions"), "actions")):
        action = action_from_dict(data, f"actions[{i}]", known)
        if is_chance(game) and dice is not None:
            outcomes = game.outcomes()
            given = outcomes[dice.draw(len(outcomes))]
            if given != action:
                raise WrongJournal(f"actions[{i}]: the seed gives {given!r}, the journal says {action!r}")
        elif dice is not None and action.kind in CHANCE_KINDS:
            raise WrongJournal(f"actions[{i}]: no dice or card was due, the journal says {action!r}")
        try:
            game.apply(action)
        except Refused as refused:
            raise WrongJournal(f"actions[{i}]: {action!r} is refused: {refused}") from None
        actions.append(action)
    return actions


def verify(document: object) -> Verified:
    """Replay a whole journal file: each outcome against the seed and its commitment, each event, each digest.

    Raises `WrongJournal` with the first thing that is wrong.
    """
    try:
        return _verify(read_dict(document, "journal"))
    except WrongJournal:
        raise
    except ValueError as error:  # Malformed, BadOption, UnknownBoard: their messages name the place
        raise WrongJournal(str(error)) from None


_FIELDS: Final = ("format", "format_version", "table", "seed", "entries")


def _verify(document: dict[str, Any]) -> Verified:
    if document.get("format") != FORMAT:
        raise WrongJournal(f"format: expected {FORMAT!r}, got {short(document.get('format'))}")
    if document.get("format_version") != FORMAT_VERSION:
        raise WrongJournal(
            f"format_version: only {FORMAT_VERSION} is known, got {short(document.get('format_version'))}"
        )
    for name in document:
        if name not in _FIELDS:
            raise WrongJournal(f"unknown field {short(name)}")
    table = read_str(document.get("table"), "table")
    entries = read_list(document.get("entries"), "entries")
    if not entries:
        raise WrongJournal("entries: the journal is empty")
    opening = read_opening(read_dict(entries[0], "entries[0]").get("open"), "entries[0].open")
    if opening.get("table") != table:
        raise WrongJournal(f"entries[0].open.table: expected {short(table)}, got {short(opening.get('table'))}")
    commitment: str = opening["commitment"]
    dice = _dice(document.get("seed"), commitment, opening["entropy"])
    events: list[Event] = []
    game = new_game(opening, events.append)
    digest = ""
    count = 0
    for seq, data in enumerate(entries):
        try:
            entry = read_dict(data, "entry")
            count += len(_check(game, entry, seq, dice, digest, events))
            events.clear()
            digest = entry["digest"]
        except ValueError as error:
            raise WrongJournal(f"entry {seq}: {error}") from None
    names = tuple(seat["name"] for seat in opening["seats"])
    return Verified(
        table, game.board.id, names, len(entries), count, None if dice is None else dice.drawn, commitment, game.over
    )


def _dice(seed: object, commitment: str, entropy: str) -> FairDice | None:
    if seed is None:
        return None
    try:
        found = bytes.fromhex(read_str(seed, "seed"))
    except ValueError:
        raise WrongJournal(f"seed: expected hexadecimal digits, got {short(seed)}") from None
    if commitment_of(found) != commitment:
        raise WrongJournal("seed: its SHA-256 is not the commitment that was shown before play")
    return FairDice(found, entropy)


def _check(
    game: BaseGame, entry: dict[str, Any], seq: int, dice: FairDice | None, before: str, events: list[Event]
) -> list[Action]:
    """Carry one entry out and compare; `events` fills as they happen in `game`."""
    check_entry(entry, len(game.players))
    if entry["seq"] != seq:
        raise WrongJournal(f"seq: expected {seq}, got {entry['seq']}")
    actions = follow(game, entry, dice)
    if is_chance(game):
        raise WrongJournal("actions: dice or a card are due, the entry ends without them")
    recorded = entry["events"]
    for i, (happened, written) in enumerate(zip(events, recorded, strict=False)):
        if canonical(happened.to_dict()) != canonical(written):
            raise WrongJournal(f"events[{i}]: {happened!r} happened, the journal says {short(written)}")
    if len(events) != len(recorded):
        raise WrongJournal(f"events: {len(events)} happened, the journal has {len(recorded)}")
    if entry["digest"] != digest_of(before, entry, game.to_dict()):
        raise WrongJournal("digest: it does not fit this entry and the state after it")
    return actions
