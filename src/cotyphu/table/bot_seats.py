"""The bots of a table: whose move is next among them, and what becomes of one that fails, is silent or never stops."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, Protocol, runtime_checkable

from cotyphu.rules.actions import Action, SeatAction
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import TradeOffered
from cotyphu.rules.values import Goods
from cotyphu.table.clocks import GRACE
from cotyphu.table.seats import Seat

MOST_STEPS: Final = 200
"""Actions of one bot in one turn of the game, after which the table acts for it."""


class Bot(Protocol):
    """Plays one seat."""

    def choose(self, game: Any, seat: int) -> Action | None:
        """What to do now in `game`, which is of the edition that the bot was made for; None: nothing."""


@runtime_checkable
class Trading(Protocol):
    """A bot that makes offers, and does not make the same again."""

    def recall(self, partner: int, give: Goods, get: Goods) -> None:
        """In this game it has offered this before it was made anew."""


MakeBot = Callable[[str, int, str], Bot]
"""Makes a bot of a kind (`easy`, `normal`) from a seed, for games of an edition."""


class Stalled(Exception):
    """A bot does not carry the game on, so the table has to."""


class BotSeats:
    """The bots of the seats that are not people's.

    `offers` are those made so far, which a bot recalls that is made in the middle of a game. `retry_at` is the table time
    before which none of them is asked: only after something went wrong it lies ahead.
    """

    def __init__(
        self, seats: Sequence[Seat], commitment: str, make_bot: MakeBot, offers: Iterable[TradeOffered] = ()
    ) -> None:
        self._kinds = {i: seat.kind for i, seat in enumerate(seats) if seat.is_bot}
        self._commitment = commitment
        self._make_bot = make_bot
        self._offers = tuple(offers)
        self._bots: dict[int, Bot] = {}
        self._silent: set[int] = set()
        self._steps: dict[int, int] = {}
        self._turn = 0
        self._last = -1
        self.retry_at = 0

    def next(self, game: BaseGame) -> int | None:
        """The bot that acts next, or None if there is nothing for bots to do before somebody else acts."""
        waiting = game.waiting()
        bots = [seat for seat in waiting if seat in self._kinds]
        willing = [seat for seat in bots if seat not in self._silent]
        if willing:
            return next((seat for seat in willing if seat > self._last), willing[0])
        # All are silent: fine while a person is to act, but nobody else would ever go on.
        return bots[0] if bots and len(bots) == len(waiting) else None

    def pace(self, game: BaseGame, pace: int, auction_ms: int | None) -> int:
        """The pause before the next bot acts, in ms: short enough for every bot to have its say before the hammer."""
        if auction_ms is None:
            return pace
        return min(pace, auction_ms // (2 * max(len(game.waiting()), 1)))

    def choose(self, game: BaseGame, seat: int) -> Action | None:
        """What the bot of `seat` does; None: nothing now. Raises `Stalled`, or whatever the bot raises."""
        if seat in self._silent:
            raise Stalled(f"the bot of seat {seat} says nothing, though the game waits for bots only")
        if self._steps.get(seat, 0) >= MOST_STEPS:
            raise Stalled(f"the bot of seat {seat} has acted {MOST_STEPS} times in one turn")
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._make(seat, game.edition)
        self._last = seat
        action = bot.choose(game.copy(), seat)
        if action is None:
            self._silent.add(seat)
        elif not isinstance(action, SeatAction) or action.seat != seat:
            raise Stalled(f"the bot of seat {seat} wants {action!r}")
        return action

    def changed(self, game: BaseGame, actions: Sequence[Action]) -> None:
        """The game has moved on by `actions`: everybody may have something to say again."""
        if not actions:
            return
        self._silent.clear()
        if game.number != self._turn:
            self._turn = game.number
            self._steps.clear()
        for action in actions:
            if isinstance(action, SeatAction):
                self._steps[action.seat] = self._steps.get(action.seat, 0) + 1

    def put_off(self, seat: int, played: int) -> None:
        """Nothing at all could be done for `seat`: do not try again at once."""
        self._silent.add(seat)
        self.retry_at = played + GRACE

    def _make(self, seat: int, edition: str) -> Bot:
        bot = self._make_bot(self._kinds[seat], self._seed(seat), edition)
        if isinstance(bot, Trading):
            for offer in self._offers:
                if offer.seat == seat:
                    bot.recall(offer.partner, offer.give, offer.get)
        return bot

    def _seed(self, seat: int) -> int:
        return int.from_bytes(sha256(f"{self._commitment}|{seat}".encode()).digest()[:8], "big")
