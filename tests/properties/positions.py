"""Where random games begin: on any board, with any options, before the first turn or in the middle of things."""

import random

from hypothesis import strategies as st

from cotyphu.editions import load_board
from cotyphu.rules.board import STREET
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options

mixed_options = st.fixed_dictionaries(
    {},
    optional={
        "starting_cash": st.sampled_from((0, 200, 800, 3000, 8000, 20_000)),
        "first_player": st.sampled_from(("random", "highest_roll")),
        "auto_end_turn": st.just(value=True),
        "go_salary": st.sampled_from((0, 400)),
        "exact_go_bonus": st.just(200),
        "auctions": st.just(value=False),
        "auction_opening": st.sampled_from((10, 100)),
        "auction_step": st.sampled_from((5, 50)),
        "free_parking_pot": st.just(value=True),
        "even_building": st.just(value=False),
        "shortage_auction": st.just(value=False),
        "jail_fine": st.sampled_from((0, 500)),
        "rent_in_jail": st.just(value=False),
        "mortgage_transfer": st.just("choice"),
        "no_gifts": st.just(value=True),
        "turn_limit": st.sampled_from((10, 100, 1000)),
    },
)
"""Options that differ from the defaults, any of them together."""


def new_game(board: str, options: dict[str, object], seats: int, seed: int | str) -> Game:
    """A game as `seed` wants it: from the beginning, or with the deeds dealt out and some of them built on or mortgaged."""
    rng = random.Random(seed)
    loaded = load_board(board)
    deck = rng.choice(tuple(loaded.decks))
    game = Game.new(loaded, Options.from_dict({"deck": deck, **options}), seats)
    if rng.random() < 0.6:
        _deal_out(game, rng)
    return game


def _deal_out(game: Game, rng: random.Random) -> None:
    whole = rng.random()
    for group in game.board.groups:
        holder = rng.choice(game.players)
        together = rng.random() < whole
        for deed in group.deeds:
            if rng.random() < 0.9:
                owner = holder if together else rng.choice(game.players)
                game.give_deed(game.lots[deed.index], owner, "trade", "C-TRADE-1")
        lots = [game.lots[deed.index] for deed in group.deeds]
        if group.kind == STREET and holder.held[group.index] == group.size and rng.random() < 0.6:
            level = min(rng.randint(0, 5), game.houses // group.size if game.houses < 4 * group.size else 5)
            if level == 5 and game.hotels < group.size:
                level = 0
            for lot in lots:
                lot.houses = level
            if level == 5:
                game.hotels -= group.size
            else:
                game.houses -= level * group.size
        elif rng.random() < 0.3:
            for lot in lots:
                lot.mortgaged = lot.owner is not None and rng.random() < 0.5
    for player in game.players:
        player.space = rng.randrange(30)
