"""Bots that others are watched through: each stands in front of a real one and keeps what it sees."""

from cotyphu.bots import Bot, make_bot
from cotyphu.rules.actions import OFFER_TRADE, Action, CounterTrade, OfferTrade, RefuseTrade
from cotyphu.rules.game import Game
from cotyphu.rules.phases.trade import TradeOffer


class Watched:
    """Plays as `bot` does; `actions` has all it did, each with the turn and the round."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.actions: list[tuple[int, int, Action]] = []

    def choose(self, game: Game, seat: int) -> Action | None:
        action = self.bot.choose(game, seat)
        if action is not None:
            self.actions.append((game.number, game.round, action))
        return action

    @property
    def offers(self) -> list[tuple[int, int, OfferTrade]]:
        return [(turn, round_, a) for turn, round_, a in self.actions if isinstance(a, OfferTrade)]

    @property
    def counters(self) -> list[tuple[int, int, CounterTrade]]:
        return [(turn, round_, a) for turn, round_, a in self.actions if isinstance(a, CounterTrade)]


class Stubborn:
    """Plays as `bot` does, but never trades; `asked` has the round and partner of each offer to it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked: list[tuple[int, int]] = []

    def choose(self, game: Game, seat: int) -> Action | None:
        phase = game.phase
        if isinstance(phase, TradeOffer):
            self.asked.append((game.round, phase.seat))
            return RefuseTrade(seat, phase.number)
        action = self.bot.choose(game, seat)
        while action is not None and action.kind == OFFER_TRADE:
            action = self.bot.choose(game, seat)
        return action


class Forgetful:
    """A bot that is made anew after every `span` of its actions, as by restarts of a server, and sees copies only."""

    def __init__(self, kind: str, seed: int, span: int) -> None:
        self.kind = kind
        self.seed = seed
        self.span = span
        self.count = 0
        self.bot = make_bot(kind, seed)

    def choose(self, game: Game, seat: int) -> Action | None:
        self.count += 1
        if self.count % self.span == 0:
            self.bot = make_bot(self.kind, self.seed)
        return self.bot.choose(game.copy(), seat)
