"""Games with everything mixed: boards, options, numbers of seats, kinds of bots."""

from cotyphu.bots import BOT_KINDS, Bot, make_bot
from cotyphu.editions import BOARD_IDS, load_board
from cotyphu.lab.drive import Luck
from cotyphu.rules.game import Game
from cotyphu.rules.options import SPECS, Options

LENGTH = 1500
"""Decisions after which a game is broken off."""

# Amounts that games are played with, where the option's bounds are far wider than that.
_AMOUNTS = {
    "starting_cash": (0, 300, 1500, 3000),
    "go_salary": (0, 200, 400),
    "exact_go_bonus": (0, 200),
    "auction_opening": (1, 10, 100),
    "auction_step": (1, 5, 50),
    "jail_fine": (0, 50, 500),
    "turn_limit": (None, 30, 100),
}
_DEFAULT = 3  # one option in so many differs from its default


def mixed_game(seed: int) -> tuple[Game, list[Bot], Luck]:
    """A new game, its bots and its luck; all follow from the seed."""
    luck = Luck(seed)
    board = load_board(BOARD_IDS[luck.below(len(BOARD_IDS))])
    given: dict[str, object] = {}
    for spec in SPECS:
        if luck.below(_DEFAULT):
            continue
        if spec.name == "deck":
            given["deck"] = tuple(board.decks)[luck.below(len(board.decks))]
        elif spec.kind == "bool":
            given[spec.name] = not spec.default
        elif spec.kind == "word":
            given[spec.name] = spec.words[luck.below(len(spec.words))]
        elif spec.name in _AMOUNTS:
            given[spec.name] = _AMOUNTS[spec.name][luck.below(len(_AMOUNTS[spec.name]))]
    seats = 2 + luck.below(7)
    game = Game.new(board, Options.from_dict(given), seats)
    bots = [make_bot(BOT_KINDS[luck.below(len(BOT_KINDS))], 10 * seed + seat) for seat in range(seats)]
    return game, bots, luck
