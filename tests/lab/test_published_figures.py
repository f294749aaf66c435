"""The engine agrees with figures that others have published, within what chance allows a long seeded run.

Sources: the long-run share of squares on which a roll ends, for a player who leaves jail at once, and the share of games in
which somebody completes a colour group by buying alone, both as circulated for the standard board and decks. A tolerance is
given in standard deviations (sigma) of the figure over as many independent rolls or games; rolls of one game hang together
a little, which four sigma leaves room for.
"""

from collections import Counter
from math import sqrt

import pytest

from cotyphu.editions import load_board
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.actions import Action, Buy, CallEnd, Decline, PayFine, Roll
from cotyphu.rules.board import STREET
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.phases.auction import BuyOffer
from cotyphu.rules.state import FREE

SIGMAS = 4
IN_JAIL = -1
OPTIONS = Options.from_dict({"starting_cash": 100_000, "auctions": False, "auto_end_turn": True})


class Walker:
    """Rolls and buys nothing; counts where each roll ended once its cards were done. It leaves jail at once by paying.

    The figures are for decks of sixteen cards at every draw, so a release card is put back as soon as it is drawn.
    """

    def __init__(self) -> None:
        self.ends: Counter[int] = Counter()
        self.rolled: int | None = None

    def choose(self, game: Game, seat: int) -> Action:
        if isinstance(game.phase, BuyOffer):
            return Decline(seat)
        if self.rolled is not None:
            player = game.players[self.rolled]
            self.ends[player.space if player.jail == FREE else IN_JAIL] += 1
            for card in player.cards:
                game.return_card(player, card)
            self.rolled = None
        if game.players[seat].jail != FREE:
            return PayFine(seat)
        self.rolled = seat
        return Roll(seat)


@pytest.mark.slow
def test_where_rolls_end() -> None:
    """A million rolls: a hundred games of two tokens, each game with decks shuffled anew."""
    walker = Walker()
    for seed in range(100):
        game = Game.new(load_board("atlantic"), OPTIONS, 2)
        walker.rolled = None
        drive(game, [walker, walker], Luck(seed), max_actions=18_000)
    rolls = walker.ends.total()
    assert rolls > 1_000_000
    published = {IN_JAIL: 3.950, 10: 2.270, 24: 3.186, 0: 3.096, 19: 3.085, 25: 3.066, 7: 0.865}
    for space, percent in published.items():
        share = percent / 100
        sigma = sqrt(share * (1 - share) / rolls)
        assert walker.ends[space] / rolls == pytest.approx(share, abs=SIGMAS * sigma), f"space {space}"


class Collector:
    """Buys whatever it lands on; ends the game when some colour group is complete, or when none can be any more."""

    def __init__(self) -> None:
        self.completed = False
        self.bought = False

    def choose(self, game: Game, seat: int) -> Action:
        if isinstance(game.phase, BuyOffer):
            self.bought = True
            return Buy(seat)
        if self.bought:
            self.bought = False
            holders = [
                {game.lots[deed.index].owner for deed in group.deeds}
                for group in game.board.groups
                if group.kind == STREET
            ]
            self.completed = any(len(owners) == 1 and None not in owners for owners in holders)
            if self.completed or all(len(owners - {None}) > 1 for owners in holders):
                return CallEnd("agreed")
        return Roll(seat) if game.players[seat].jail == FREE else PayFine(seat)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "percent"), [(2, 92.65), (3, 68.08), (4, 48.52), (5, 35.95), (6, 27.77)], ids=range(2, 7)
)
def test_who_completes_a_group_without_trading(players: int, percent: float) -> None:
    games, complete = 4000, 0
    for seed in range(games):
        game = Game.new(load_board("atlantic"), OPTIONS, players)
        collector = Collector()
        drive(game, [collector] * players, Luck(players * games + seed))
        complete += collector.completed
    share = percent / 100
    assert complete / games == pytest.approx(share, abs=SIGMAS * sqrt(share * (1 - share) / games))
