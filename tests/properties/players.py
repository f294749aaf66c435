"""Random players: what they do is drawn from the menus that people see, within the bounds these tell."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from cotyphu.rules.actions import (
    AcceptTrade,
    Action,
    Bid,
    BidBuilding,
    Build,
    Buy,
    CallEnd,
    Claim,
    CounterTrade,
    DeclareBankrupt,
    Decline,
    DrawInstead,
    EndTurn,
    Hammer,
    Mortgage,
    OfferTrade,
    Pass,
    PayCard,
    PayFine,
    Redeem,
    RefuseTrade,
    Resign,
    Roll,
    Sell,
    TakeOver,
    UseRelease,
    WithdrawTrade,
)
from cotyphu.rules.board import STREET
from cotyphu.rules.choices import Choice
from cotyphu.rules.game import Game
from cotyphu.rules.state import HOTEL, Player
from cotyphu.rules.values import Goods, Targets

WISHES = {
    "roll": 12.0,
    "end_turn": 6.0,
    "buy": 8.0,
    "decline": 2.0,
    "bid": 3.0,
    "pass": 5.0,
    "build": 8.0,
    "sell": 0.3,
    "mortgage": 0.2,
    "redeem": 0.4,
    "offer_trade": 0.8,
    "accept_trade": 6.0,
    "refuse_trade": 2.0,
    "counter_trade": 1.0,
    "withdraw_trade": 0.5,
    "resign": 0.005,
    "declare_bankrupt": 0.05,
    "bid_building": 6.0,
}
"""How often each thing is done if the menu allows it, against the others; what is not named counts 3."""


class RandomPlayers:
    """Chance, the table and all players of one game. The same `rng` plays the same game.

    `eager` is how often somebody acts who is not waited for; `hammers` and `calls` how often the table lets the hammer fall
    and calls the end.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.eager = rng.choice((0.0, 0.1, 0.3))
        self.hammers = rng.choice((0.0, 0.1))
        self.calls = rng.choice((0.0, 0.0, 0.0, 0.002))
        self.wishes = {name: wish * rng.choice((0.3, 1, 1, 3)) for name, wish in WISHES.items()}

    def action(self, game: Game) -> Action:
        """The next thing that happens in `game`; players' things may still be refused, as they do not know all rules."""
        rng = self.rng
        if rng.random() < self.calls:
            return CallEnd(rng.choice(("agreed", "minutes")))
        waiting = game.waiting()
        if waiting == (-1,):
            return rng.choice(game.outcomes())
        if game.phase.name in ("auction", "building_auction") and rng.random() < self.hammers:
            return Hammer()
        seat = rng.choice(waiting)
        if rng.random() < self.eager:
            seat = rng.choice([p.seat for p in game.players if not p.out])
        menu = [choice for choice in game.choices(seat) if choice.allowed]
        if not menu:
            return Roll(seat)
        weights = [self._weight(game, seat, choice) for choice in menu]
        return self.carry_out(game, seat, rng.choices(menu, weights)[0])

    def _weight(self, game: Game, seat: int, choice: Choice) -> float:
        weight = self.wishes.get(choice.name, 3.0)
        if game.phase.name == "debt" and seat in game.waiting():
            if choice.name in ("sell", "mortgage"):
                return 6.0
            if choice.name == "declare_bankrupt" and choice.facts["could_raise"] < choice.facts["shortfall"]:
                return 20.0
        return weight

    def carry_out(self, game: Game, seat: int, choice: Choice) -> Action:
        """An action that follows this line of the menu."""
        facts = choice.facts
        plain = PLAIN.get(choice.name)
        if plain is not None:
            return plain(seat, facts)
        rng = self.rng
        if choice.name == "bid":
            return Bid(seat, self._amount(facts))
        if choice.name == "bid_building":
            return BidBuilding(seat, self._amount(facts), rng.choice(facts["spaces"]))
        if choice.name == "take_over":
            return TakeOver(seat, rng.random() < 0.5 and facts["can_redeem"])
        if choice.name == "claim":
            return Claim(seat, () if rng.random() < 0.2 else self._more(game, seat, facts["groups"], facts["what"]))
        if choice.name == "build":
            return Build(seat, self._more(game, seat, [facts], ""))
        if choice.name == "sell":
            return Sell(seat, self._less(game, facts["group"]))
        if choice.name == "offer_trade":
            partner = rng.choice(facts["partners"])
            give, get = self._deal(game, game.players[seat], game.players[partner])
            return OfferTrade(seat, partner, give, get)
        assert choice.name == "counter_trade", choice
        give, get = self._deal(game, game.players[seat], game.players[facts["partner"]])
        return CounterTrade(seat, facts["number"], give, get)

    def _amount(self, facts: dict[str, Any]) -> int:
        least, most = facts["min"], facts["max"]
        if self.rng.random() < 0.9:
            most = min(most, least + self.rng.choice((0, 1, 10, 50)))
        return self.rng.randint(least, max(least, most))

    def _more(self, game: Game, seat: int, groups: Sequence[dict[str, Any]], what: str) -> Targets:
        """An order for some groups: evenly upward by a random number of buildings, sometimes beyond what is to be had."""
        rng = self.rng
        targets: list[tuple[int, int]] = []
        cash = game.players[seat].cash
        for facts in rng.sample(list(groups), rng.randint(1, len(groups))):
            levels = _levels(game, facts["group"])
            before = dict(levels)
            top = 4 if what == "house" else HOTEL
            for _ in range(rng.choice((1, 1, 2, 3, 5, 15))):
                low = [space for space, level in levels.items() if level == min(levels.values()) and level < top]
                if not low or cash < facts["cost"] * (rng.random() < 0.95):
                    break
                levels[rng.choice(low)] += 1
                cash -= facts["cost"]
            targets += [(space, level) for space, level in levels.items() if level > before[space]]
        rng.shuffle(targets)
        return tuple(targets)

    def _less(self, game: Game, group: str) -> Targets:
        rng = self.rng
        levels = _levels(game, group)
        before = dict(levels)
        for _ in range(rng.choice((1, 1, 2, 3, 20))):
            high = [space for space, level in levels.items() if level == max(levels.values()) > 0]
            if not high:
                break
            levels[rng.choice(high)] -= 1
        return tuple((space, level) for space, level in levels.items() if level < before[space])

    def _deal(self, game: Game, player: Player, partner: Player) -> tuple[Goods, Goods]:
        give, get = self._goods(game, player), self._goods(game, partner)
        if self.rng.random() < 0.5:  # ask for what completes a group
            wanted = [lot for lot in partner.lots if player.held[lot.deed.group.index] == lot.deed.group.size - 1]
            if wanted:
                get = Goods(deeds=(self.rng.choice(wanted).deed.space,))
        return give, get

    def _goods(self, game: Game, player: Player) -> Goods:
        rng = self.rng
        free = [lot for lot in player.lots if not any(_levels(game, lot.deed.group.id).values())]
        deeds = rng.sample(free, min(len(free), rng.choice((0, 0, 1, 1, 2))))
        cash = rng.randint(0, player.cash) // rng.choice((1, 5, 20)) if rng.random() < 0.5 else 0
        cards = tuple(card.id for card in player.cards if rng.random() < 0.3)
        return Goods(cash, tuple(lot.deed.space for lot in deeds), cards)


def _levels(game: Game, group_id: str) -> dict[int, int]:
    group = next(g for g in game.board.groups if g.id == group_id)
    return {d.space: game.lots[d.index].houses for d in group.deeds if group.kind == STREET}


PLAIN: dict[str, Callable[[int, dict[str, Any]], Action]] = {
    "roll": lambda seat, _: Roll(seat),
    "pay_fine": lambda seat, _: PayFine(seat),
    "use_release": lambda seat, facts: UseRelease(seat, facts.get("card", "")),
    "end_turn": lambda seat, _: EndTurn(seat),
    "buy": lambda seat, _: Buy(seat),
    "decline": lambda seat, _: Decline(seat),
    "pass": lambda seat, _: Pass(seat),
    "pay_card": lambda seat, _: PayCard(seat),
    "draw_instead": lambda seat, _: DrawInstead(seat),
    "accept_trade": lambda seat, facts: AcceptTrade(seat, facts["number"]),
    "refuse_trade": lambda seat, facts: RefuseTrade(seat, facts["number"]),
    "withdraw_trade": lambda seat, facts: WithdrawTrade(seat, facts["number"]),
    "declare_bankrupt": lambda seat, _: DeclareBankrupt(seat),
    "mortgage": lambda seat, facts: Mortgage(seat, facts["space"]),
    "redeem": lambda seat, facts: Redeem(seat, facts["space"]),
    "resign": lambda seat, _: Resign(seat),
}
"""The lines of a menu that leave nothing open."""
