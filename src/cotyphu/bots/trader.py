"""How `normal` trades: whom it asks for what, how it answers, and what it remembers so as not to pester anybody."""

from typing import Final

from cotyphu.bots.board_statistics import statistics_of
from cotyphu.bots.deals import Pair, Spaces, shared_groups, spaces_of
from cotyphu.rules.actions import AcceptTrade, Action, CounterTrade, OfferTrade, RefuseTrade
from cotyphu.rules.board import Group
from cotyphu.rules.game import Game
from cotyphu.rules.phases.trade import TradeOffer
from cotyphu.rules.state import Player
from cotyphu.rules.values import Goods

_MOST_REMEMBERED: Final = 256
_REST: Final = 3  # rounds after which a deal that would not do is thought of again
_LONG_REST: Final = 8  # rounds after which a partner is asked again about the same groups, with other terms
_REBUFF: Final = 4  # rounds in which a partner is left alone after a refusal, twice as many after the second, and so on


class Trader:
    """The trading side of one bot, and its memory."""

    def __init__(self, patience: int) -> None:
        self._patience = patience  # rounds between two looks for a deal
        self._next_look = 0
        self._asked_in = -1  # the turn of the last offer: one a turn
        self._countered: tuple[int, int] = (-1, -1)  # turn and partner of the last counter-offer
        self._terms: dict[tuple[int, Goods, Goods], None] = {}  # what was offered already, the oldest first
        self._asked: tuple[int, Goods, Goods] | None = None  # the last offer, until it is clear what became of it
        self._refusals: dict[int, int] = {}  # refusals in a row, by partner
        self._left_alone: dict[int, int] = {}  # the round until which a partner is not asked
        self._resting: dict[tuple[int, int, int], int] = {}  # partner and groups: the round until which they rest

    def offer(self, game: Game, player: Player) -> Action | None:
        """The best deal to offer now; None most of the time."""
        if game.round < self._next_look or self._asked_in == game.number:
            return None
        self._next_look = game.round + self._patience
        self._see_what_came_of_it(game, player)
        statistics = statistics_of(game.board)
        best: tuple[int, Goods, Goods] | None = None
        best_key = (0, 0, 0)
        best_gain = 0.0
        for partner in game.players:
            if partner is player or partner.out or self._left_alone.get(partner.seat, 0) > game.round:
                continue
            shared = shared_groups(game, player, partner)
            if not shared:
                continue
            pair = Pair(game, statistics, player, partner)
            for key, gives, takes in _swaps(player, partner, shared):
                if self._resting.get(key, 0) > game.round:
                    continue
                self._rest(key, game.round + _REST)
                deal = pair.fair_deal(gives, takes)
                if deal is None or (partner.seat, *deal) in self._terms:
                    continue
                gain = pair.advantage(*deal)
                if gain > best_gain and pair.acceptable(*deal, game.stack[-1]):
                    best, best_key, best_gain = (partner.seat, *deal), key, gain
        if best is None:
            return None
        self._rest(best_key, game.round + _LONG_REST)
        self._asked_in = game.number
        self._asked = best
        self.recall(*best)
        return OfferTrade(player.seat, *best)

    def _see_what_came_of_it(self, game: Game, player: Player) -> None:
        """Leave a partner alone, the longer the oftener he has refused."""
        if self._asked is None:
            return
        seat, give, get = self._asked
        self._asked = None
        accepted = all(game.lot_at(space).owner is player for space in get.deeds) and all(
            game.lot_at(space).owner is not player for space in give.deeds
        )
        self._refusals[seat] = refusals = 0 if accepted else self._refusals.get(seat, 0) + 1
        self._left_alone[seat] = game.round + _REBUFF * refusals

    def answer(self, game: Game, player: Player, offer: TradeOffer) -> Action:
        """Accept, counter once with the terms that would be fair, or refuse."""
        partner = game.players[offer.seat]
        pair = Pair(game, statistics_of(game.board), player, partner)
        give, get = offer.get, offer.give
        below = game.stack[-2]
        if pair.advantage(give, get) > 0 and pair.acceptable(give, get, below):
            return AcceptTrade(player.seat, offer.number)
        turn = (game.number, partner.seat)
        # An offer in the own turn is as good as always the answer to one of one's own.
        if player.seat != game.seat and self._countered != turn and below.calm and not (give.cards or get.cards):
            self._countered = turn
            deal = pair.fair_deal(give.deeds, get.deeds)
            if deal is not None and deal != (give, get) and (partner.seat, *deal) not in self._terms:
                self.recall(partner.seat, *deal)
                if pair.acceptable(*deal, below):
                    return CounterTrade(player.seat, offer.number, *deal)
        return RefuseTrade(player.seat, offer.number)

    def recall(self, partner: int, give: Goods, get: Goods) -> None:
        """Remember that this was offered, so that it is not offered again."""
        if len(self._terms) >= _MOST_REMEMBERED:
            del self._terms[next(iter(self._terms))]
        self._terms[partner, give, get] = None

    def _rest(self, key: tuple[int, int, int], until: int) -> None:
        if len(self._resting) >= _MOST_REMEMBERED:
            self._resting.clear()
        self._resting[key] = until


def _swaps(player: Player, partner: Player, shared: list[Group]) -> list[tuple[tuple[int, int, int], Spaces, Spaces]]:
    """What two players could do about the groups that they share: each takes one, or one of them does for cash.

    Each with its key in the memory, the lots that `player` gives and those that he gets.
    """
    found: list[tuple[tuple[int, int, int], Spaces, Spaces]] = []
    for mine in shared:
        takes = spaces_of(partner, mine)
        found.append(((partner.seat, mine.index, -1), (), takes))
        found.append(((partner.seat, -1, mine.index), spaces_of(player, mine), ()))
        found.extend(
            ((partner.seat, mine.index, theirs.index), spaces_of(player, theirs), takes)
            for theirs in shared
            if theirs is not mine
        )
    return found
