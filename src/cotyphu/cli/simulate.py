"""`cotyphu simulate`: games between bots, counted."""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from cotyphu.cli.numbers import read_whole
from cotyphu.cli.words import Complaint, bounded, say
from cotyphu.locale import Texts

if TYPE_CHECKING:
    from cotyphu.editions import Ruleset

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256
_SWITCH: Final = {"on": True, "off": False, "true": True, "false": False}


def command(words: Texts) -> Callable[..., int]:
    """The command with its help in the language of `words`."""
    from cotyphu.bots import BOT_KINDS
    from cotyphu.editions import ALL_BOARD_IDS, RULESETS
    from cotyphu.lab.simulation import DEFAULT_TURN_LIMIT

    def text(key: str, **facts: object) -> str:
        return say(words, f"simulate-{key}", **facts)

    names = ", ".join(dict.fromkeys(spec.name for rules in RULESETS.values() for spec in rules.specs))

    def simulate(
        *,
        players: Annotated[int | None, Parameter(help=text("players"), converter=read_whole)] = None,
        bots: Annotated[str, Parameter(help=text("bots", known=", ".join(BOT_KINDS), usual=BOT_KINDS[-1]))] = BOT_KINDS[
            -1
        ],
        games: Annotated[int, Parameter(help=text("games", usual="100"), converter=read_whole)] = 100,
        seed: Annotated[int, Parameter(help=text("seed", usual="1"), converter=read_whole)] = 1,
        board: Annotated[str, Parameter(help=text("board", known=", ".join(ALL_BOARD_IDS)))] = ALL_BOARD_IDS[0],
        option: Annotated[
            tuple[str, ...],
            Parameter(help=text("option", known=names, turns=str(DEFAULT_TURN_LIMIT))),
        ] = (),
        json: Annotated[bool, Parameter(help=text("json"))] = False,
        jobs: Annotated[int | None, Parameter(help=text("jobs"), converter=read_whole)] = None,
    ) -> int:
        from cotyphu.bots import UnknownBot
        from cotyphu.editions import UnknownBoard, ruleset_of
        from cotyphu.lab.simulation import Setup
        from cotyphu.rules.options import BadOption

        try:
            rules = ruleset_of(board)
        except UnknownBoard as wrong:
            raise Complaint(f"--board: {wrong}") from None
        kinds = _seats(words, bots, players, rules)
        bounded(words, "--games", games, 1, MOST_GAMES)
        processes = os.cpu_count() or 1 if jobs is None else bounded(words, "--jobs", jobs, 1, MOST_JOBS)
        try:
            setup = Setup.of(board, kinds, _options(words, option, rules), seed)
        except UnknownBot as wrong:
            raise Complaint(f"--bots: {wrong}") from None
        except BadOption as wrong:
            raise Complaint(f"--option: {wrong}") from None
        _play_and_tell(words, setup, games, processes, as_json=json)
        return 0

    return simulate


def _seats(words: Texts, bots: str, players: int | None, rules: "Ruleset") -> list[str]:
    kinds = [kind.strip() for kind in bots.split(",")]
    if players is not None:
        bounded(words, "--players", players, rules.min_seats, rules.max_seats)
    if len(kinds) == 1:
        return kinds * (4 if players is None else players)
    if players not in (None, len(kinds)):
        raise Complaint(say(words, "simulate-seats", bots=len(kinds), players=players))
    bounded(words, "--bots", len(kinds), rules.min_seats, rules.max_seats)
    return kinds


def _options(words: Texts, given: tuple[str, ...], rules: "Ruleset") -> dict[str, object]:
    kinds = {spec.name: spec.kind for spec in rules.specs}
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(say(words, "simulate-not-an-option", given=repr(text)))
        if name in found:
            raise Complaint(say(words, "simulate-option-twice", name=name))
        found[name] = _value(kinds.get(name, "word"), value)
    return found


def _value(kind: str, text: str) -> object:
    """What `text` means for an option of this kind; the text itself, which will be refused, if it means nothing."""
    if kind == "bool":
        return _SWITCH.get(text.lower(), text)
    if kind == "limit" and text.lower() == "none":
        return None
    if kind in ("int", "limit") and len(text) < 20 and text.removeprefix("-").isascii():
        return int(text) if text.removeprefix("-").isdigit() else text
    return text


def _play_and_tell(words: Texts, setup: Any, games: int, jobs: int, *, as_json: bool) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cotyphu.lab.simulation import simulate, summary

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say(words, "simulate-progress"), total=games)
        played = simulate(setup, games, jobs, lambda more: bar.advance(task, more))
    seconds = time.perf_counter() - began
    result = summary(setup, played)
    if as_json:
        print(json.dumps(result))
    else:
        _show(words, result, seconds)


def _show(words: Texts, result: dict[str, Any], seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    def text(key: str, **facts: object) -> str:
        return say(words, f"simulate-{key}", **facts)

    def table(title: str, first: str, *rest: str) -> Table:
        made = Table(title=title, title_justify="left", title_style="bold")
        made.add_column(first)
        for name in rest:
            made.add_column(name, justify="right")
        return made

    games = result["games"]
    title = text("title", games=games, board=result["board"], seed=str(result["seed"]))
    seats = table(title, text("seat"), text("bot"), text("wins"), text("share"), text("worth"))
    for row in result["seats"]:
        bot = words.format(f"seat-{row['bot']}")
        seats.add_row(str(row["seat"]), bot, str(row["wins"]), f"{row['share']:.1%}", f"{row['mean_worth']:.0f}")
    if len(result["bots"]) > 1:
        seats.add_section()
        for kind, row in result["bots"].items():
            seats.add_row("", words.format(f"seat-{kind}"), str(row["wins"]), f"{row['share']:.1%}", "")
    ends = table(text("ends"), "", text("progress"), text("share"))
    for reason, count in result["ends"].items():
        ends.add_row(words.format(f"end-{reason}"), str(count), f"{count / games:.1%}")
    ends.add_row(text("ties"), str(result["ties"]), f"{result['ties'] / games:.1%}")
    lengths = table(text("lengths"), "", text("least"), text("median"), text("mean"), text("most"))
    for name in ("rounds", "decisions"):
        spread = result[name]
        lengths.add_row(text(name), *(f"{spread[key]:.0f}" for key in ("least", "median", "mean", "most")))
    console = Console()
    for each in (seats, ends, lengths):
        console.print(each)
    rate = f"{games / seconds:.1f}" if seconds else "∞"
    print(text("speed", games=games, seconds=f"{seconds:.1f}", rate=rate))
