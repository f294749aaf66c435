"""What `docs/protocol.md` tells of phases and menus is what a classic game writes."""

import random
import re
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

import pytest

from cotyphu.rules.refusals import Refused
from tests.properties.players import RandomPlayers
from tests.properties.positions import new_game

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
GAMES = 60
STEPS = 250

Fields = frozenset[str]


def chapter(begin: str, end: str) -> str:
    return PROTOCOL.split(begin, 1)[1].split(end, 1)[0]


def told(text: str) -> tuple[Fields, Fields]:
    """The fields that a text like `a, b:[seats], c?` names: those that are always there, and all there may be."""
    while (shorter := re.sub(r"\[[^\[\]]*\]|\{[^{}]*\}", "", text)) != text:
        text = shorter
    fields = [re.match(r"(\w+)(\??)", part) for part in re.split(r", +", text)]
    found = [field for field in fields if field is not None]
    return frozenset(f[1] for f in found if not f[2]), frozenset(f[1] for f in found)


@pytest.fixture(scope="module")
def written() -> tuple[dict[str, set[Fields]], dict[str, set[Fields]]]:
    """The fields of each phase, and of the facts of each allowed line of a menu, as random games write them."""
    phases: dict[str, set[Fields]] = defaultdict(set)
    facts: dict[str, set[Fields]] = defaultdict(set)
    for seed in range(GAMES):
        rng = random.Random(seed)
        options: dict[str, object] = {"mortgage_transfer": rng.choice(("redeem", "choice"))}
        options["first_player"] = rng.choice(("agreed", "random", "highest_roll"))
        game = new_game("london", options, rng.randint(2, 6), seed)
        players = RandomPlayers(rng)
        for step in range(STEPS):
            for phase in game.stack:
                phases[phase.name].add(frozenset(phase.to_dict(game)) - {"phase"})
            if step % 5 == 0:
                for choice in (c for p in game.players for c in game.choices(p.seat) if c.allowed):
                    facts[choice.name].add(frozenset(choice.facts))
            if game.over:
                break
            with suppress(Refused):
                game.apply(players.action(game))
    return phases, facts


def test_phases(written: tuple[dict[str, set[Fields]], dict[str, set[Fields]]]) -> None:
    text = chapter("Phases (all have", "In `ultimate`")
    named = {name: told(fields) for name, fields in re.findall(r"`(\w+) \{([^`]*)\}`", text)}
    assert len(written[0]) >= 15
    for name, forms in written[0].items():
        assert f"`{name}" in text, name
        for fields in forms if name in named else ():
            always, most = named[name]
            assert always <= fields <= most, name


def test_menus(written: tuple[dict[str, set[Fields]], dict[str, set[Fields]]]) -> None:
    text = chapter("## Menu", "In `ultimate`")
    rows = re.findall(r"^\| (`[^|]*) \| ([^|]*)\|", text, re.MULTILINE)
    named = {
        name: told(" ".join(re.findall(r"`([^`]*)`", row[1])))
        for row in rows
        for name in re.findall(r"`(\w+)`", row[0])
    }
    assert len(written[1]) >= 20
    for name, forms in written[1].items():
        assert forms == {named[name][0]}, name
