"""Takes the pictures of `docs/images` from real games in the browser: `.venv/bin/python -m tools.screenshots [NAME...]`.

Bots play each game, with seeded dice, until it is worth a picture; the same code gives the same pictures (but for the
browser's smoothing of a few edges).
"""

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from cotyphu.bots import make_bot
from cotyphu.rules.actions import Action, Hammer
from cotyphu.rules.game import Game
from cotyphu.server.serve import DATABASE
from cotyphu.server.store import Store
from cotyphu.table.transition import is_chance
from tests.browser.bank_session import BankSession
from tests.browser.desk import Desk, Look, remembered
from tests.browser.serving import Server
from tests.browser.staging import Stage
from tests.browser.ultimate import UltimateStage
from tools import browser as chromium
from tools.bank_sessions import UNIT_SCENES, session
from tools.slim import slim
from tools.stamps import ROOT

IMAGES: Final = ROOT / "docs" / "images"
LANGS: Final = {
    "vi": ("vietnam", ("An", "Bình", "Chi", "Dũng")),
    "en": ("london", ("Alex", "Billie", "Charlie", "Dana")),
}
"""For each language the board and the names in its pictures."""
SCALES: Final = {"desktop": 1, "phone": 2}
"""Device pixels to a px on each size."""
LARGEST: Final = 400_000
"""Bytes of a picture."""
_MOST_SEEDS: Final = 400
_MOST_STEPS: Final = 4000
_SHOWN_AT: Final = 1_796_000_000  # what the page takes for now, in seconds since 1970
_BIDDING: Final = 9  # how many seconds of the auction are over

Worth = Callable[[Game], bool]


def main(names: list[str]) -> int:
    """Take the pictures called `names`, or all; return 2 for an unknown name, 1 if one is too large."""
    unknown = [name for name in names if name not in SCENES and name not in UNIT_SCENES]
    if unknown:
        print(f"no such picture: {', '.join(unknown)}; one of {', '.join((*SCENES, *UNIT_SCENES))}", file=sys.stderr)
        return 2
    program = chromium.find()
    if program is None:
        print("no Chromium found: run `make test` once, it looks for one", file=sys.stderr)
        return 2
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        store = Store(server.folder / DATABASE)
        started = playwright.chromium.launch(executable_path=program, args=[*chromium.FLAGS])
        try:
            taken = [
                path
                for name in names or (*SCENES, *UNIT_SCENES)
                for path in (take if name in SCENES else take_unit)(name, started, server, store)
            ]
        finally:
            started.close()
            store.close()
            server.stop()
    large = [path for path in taken if path.stat().st_size > LARGEST]
    for path in large:
        print(f"{path} has {path.stat().st_size} bytes, more than {LARGEST}", file=sys.stderr)
    return 1 if large else 0


def take(name: str, browser: Browser, server: Server, store: Store) -> Iterator[Path]:
    """Take one scene in both languages and sizes."""
    for lang, (streets, players) in LANGS.items():
        board = f"ultimate_{streets}" if name.startswith("ultimate") else streets
        stage = None if name == "start" else SCENES[name](board, players)
        for size in ("desktop", "phone"):
            staged = None if stage is None else stage.write(store, f"{name}-{lang}-{size}", pace=3000)
            look = Look(size, lang)
            tables = [] if staged is None else [remembered(staged, (0,), board)]
            context = look.context(server.address, tables) | {"device_scale_factor": SCALES[size]}
            desk = Desk(browser.new_context(**context), server.address)
            desk.page.clock.set_fixed_time(_SHOWN_AT)
            desk.open("/" if staged is None else f"/t/{staged.id}")
            if name == "start":
                choose_board(desk, board)
            else:
                desk.see(SHOWS[name])
            if name == "auction":
                desk.page.clock.set_fixed_time(_SHOWN_AT + _BIDDING)
            yield shoot(desk, f"{name}-{size}-{lang}")


def take_unit(name: str, browser: Browser, server: Server, store: Store) -> Iterator[Path]:
    """Take one scene of the bank unit in both languages and sizes."""
    for lang, (streets, players) in LANGS.items():
        scene = UNIT_SCENES[name]
        played, shown = session(f"ultimate_{streets}", players, scene.worth)
        for size in ("desktop", "phone"):
            kept = played.write(store, f"{name}-{lang}-{size}")
            context = Look(size, lang).context(server.address, []) | {"device_scale_factor": SCALES[size]}
            desk = Desk(browser.new_context(**context), server.address)
            unit = BankSession(desk, kept)
            scene.steps(unit, shown)
            unit.on(scene.screen)
            yield shoot(desk, f"{name}-{size}-{lang}")


def shoot(desk: Desk, name: str) -> Path:
    """Take the picture `name` of what the page shows, and close the page."""
    desk.page.wait_for_load_state("networkidle")
    desk.page.evaluate("document.fonts.ready")
    # The fibres of the paper would be most of the file, and are hardly seen in a picture of this size.
    desk.page.evaluate("document.documentElement.style.setProperty('--grain', '0')")
    desk.page.evaluate("document.activeElement?.blur()")
    desk.page.mouse.move(0, 0)
    desk.page.wait_for_timeout(400)  # the clock's hands and the log's place
    path = IMAGES / f"{name}.png"
    path.write_bytes(slim(desk.page, desk.page.screenshot(animations="disabled", caret="hide")))
    desk.context.close()
    print(f"{path.relative_to(ROOT)} {path.stat().st_size // 1000} kB")
    return path


def choose_board(desk: Desk, board: str) -> None:
    """Choose a board on the first page and come back to its top."""
    desk.part(f"board-{board}").get_by_role("radio").check()
    desk.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")


# The games


def play(
    board: str, players: tuple[str, ...], kinds: str, worth: Worth, stage_of: type[Stage] = Stage, **options: Any
) -> Stage:
    """The first of the seeded games that comes to something `worth` a picture."""
    for seed in count():
        if seed == _MOST_SEEDS:
            raise AssertionError(f"in {seed} games nothing was worth a picture")
        stage = stage_of(kinds, names=players, board=board, **options)
        if lead(stage, random.Random(seed), worth):
            return stage
    raise AssertionError("unreachable: the seeds do not end")


def lead(stage: Stage, chance: random.Random, worth: Worth) -> bool:
    """Let bots play every seat until the game is `worth` a picture (true) or has gone on for too long."""
    bots = [make_bot("normal", chance.getrandbits(32), stage.game.edition) for _ in stage.seats]
    for _ in range(_MOST_STEPS):
        game = stage.game
        if worth(game):
            return True
        if game.over:
            return False
        choices = ((seat, bots[seat].choose(game.copy(), seat)) for seat in game.waiting())
        action = next((action for _, action in choices if action is not None), Hammer())
        actions: list[Action] = [action]
        trial = game.copy()
        trial.apply(action)
        while is_chance(trial):
            actions.append(chance.choice(trial.outcomes()))
            trial.apply(actions[-1])
        stage.act(*actions)
    return False


def all_in(game: Game) -> bool:
    """Whether nobody is bankrupt and most deeds are sold."""
    return not any(p.out for p in game.players) and sum(len(p.lots) for p in game.players) >= 22


def mid_game(game: Game) -> bool:
    """Seat 0 is to roll, in a game with houses of two owners."""
    if game.phase.name != "roll" or game.waiting() != (0,) or not all_in(game) or game.players[0].jail >= 0:
        return False
    if game.players[0].cash < 200:
        return False
    built = [sum(lot.houses for lot in p.lots) for p in game.players]
    return built[0] >= 6 and sum(1 for houses in built if houses > 2) >= 3 and sum(built) >= 18


def bidding(game: Game) -> bool:
    """Seat 0 may outbid a price that is worth thinking about."""
    phase = game.to_dict()["stack"][-1]
    if phase["phase"] != "auction" or sum(len(p.lots) for p in game.players) < 10:
        return False
    return bool(phase["amount"] >= 100 and phase["bidder"] > 0 and 0 not in phase["passed"] and phase["passed"])


def offered(game: Game) -> bool:
    """Seat 0 is offered deeds for deeds."""
    phase = game.to_dict()["stack"][-1]
    if phase["phase"] != "trade" or phase["partner"] != 0 or sum(len(p.lots) for p in game.players) < 14:
        return False
    sides = phase["give"], phase["get"]
    if any(game.lot_at(space).mortgaged for side in sides for space in side["deeds"]):
        return False
    return all(1 <= len(side["deeds"]) <= 2 for side in sides) and any(side["cash"] for side in sides)


def in_debt(game: Game) -> bool:
    """Seat 0 owes another player more than it has, and can raise it from houses and mortgages."""
    phase = game.to_dict()["stack"][-1]
    if phase["phase"] != "debt" or phase["debtor"] != 0 or phase["creditor"] < 0:
        return False
    me = game.players[0]
    missing = phase["amount"] - me.cash
    mortgages = [lot for lot in me.lots if not lot.mortgaged and not lot.houses]
    built = any(lot.houses for lot in me.lots)
    return built and len(mortgages) >= 3 and 100 <= missing <= game.could_raise(me) - me.cash


def decided(game: Game) -> bool:
    """A game that was neither short nor endless is over."""
    return game.over and 20 <= game.to_dict()["turn"]["round"] <= 60


def on_offer(game: Any) -> bool:
    """Seat 0 may buy, late in a game of the Ultimate Banking edition."""
    if game.phase.name != "buy" or game.waiting() != (0,) or game.players[0].cash < 400:
        return False
    return sum(len(p.lots) for p in game.players) >= 13 and max(lot.level for lot in game.bank.lots) >= 4


SCENES: Final[dict[str, Callable[[str, tuple[str, ...]], Stage]]] = {
    "start": lambda board, players: Stage("pn", names=players, board=board),
    "board": lambda board, players: play(board, players, "pnnn", mid_game),
    "auction": lambda board, players: play(board, players, "pppp", bidding, auction_seconds=30),
    "trade": lambda board, players: play(board, players, "pnnn", offered),
    "debt": lambda board, players: play(board, players, "pnnn", in_debt),
    "ranking": lambda board, players: play(board, players, "pnnn", decided),
    "ultimate-board": lambda board, players: play(board, players, "pnnn", on_offer, UltimateStage),
}
"""Every picture by its name."""
SHOWS: Final = {
    "board": "action-roll",
    "auction": "auction-row-0",
    "trade": "trade-accept",
    "debt": "debt-shortfall",
    "ranking": "final-ranking",
    "ultimate-board": "action-buy",
}
"""What each of them must show."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
