"""What every bot is: something that looks at a game and says what the player of a seat does now."""

from abc import abstractmethod
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Protocol

from cotyphu.rules.actions import Action, Buy, DeclareBankrupt, Decline, EndTurn, Pass, PayCard, PayFine, Roll
from cotyphu.rules.game import MAX_SEATS, Game
from cotyphu.rules.phases.auction import Auction, BuyOffer
from cotyphu.rules.phases.cards import CardChoice
from cotyphu.rules.phases.debts import Debt, TakeOverMortgages
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.shortage import BuildingAuction, Claims
from cotyphu.rules.phases.trade import TradeOffer
from cotyphu.rules.phases.turn import AwaitEnd, AwaitRoll, ThirdFailure
from cotyphu.rules.state import Player


class Bot(Protocol):
    """Plays one seat. It sees what everybody at the table sees, and never changes the game itself."""

    def choose(self, game: Any, seat: int) -> Action | None:
        """What the player of `seat` does now, if `game` waits for him; None if it waits for chance or is over.

        A bot is made for one edition, to which the game belongs.
        The action will be accepted. Before it ends its turn a bot does its business: each call returns one action.
        """


# Actions are values and most of a bot's are the same again and again, so there is one of each for a seat.
ROLL: Final = tuple(Roll(seat) for seat in range(MAX_SEATS))
END: Final = tuple(EndTurn(seat) for seat in range(MAX_SEATS))
BUY: Final = tuple(Buy(seat) for seat in range(MAX_SEATS))
DECLINE: Final = tuple(Decline(seat) for seat in range(MAX_SEATS))
PASS: Final = tuple(Pass(seat) for seat in range(MAX_SEATS))
FINE: Final = tuple(PayFine(seat) for seat in range(MAX_SEATS))
PAY_CARD: Final = tuple(PayCard(seat) for seat in range(MAX_SEATS))
BANKRUPT: Final = tuple(DeclareBankrupt(seat) for seat in range(MAX_SEATS))


class PhaseBot:
    """A bot with one method for each phase that may wait for it."""

    def __init__(self) -> None:
        self._answers: dict[type[Phase[Any]], Callable[[Game, Player, Any], Action]] = {
            AwaitRoll: self.roll,
            AwaitEnd: self.end,
            BuyOffer: self.buy,
            Auction: self.bid,
            Debt: self.pay,
            TakeOverMortgages: self.take_over,
            Claims: self.claim,
            BuildingAuction: self.bid_building,
            CardChoice: self.card,
            ThirdFailure: self.fine,
            TradeOffer: self.answer,
        }

    def choose(self, game: Game, seat: int) -> Action | None:
        """The action of `seat`, which is waited for, in the phase that is pending; None in one of chance."""
        phase = game.stack[-1]
        answer = self._answers.get(type(phase))
        return None if answer is None else answer(game, game.players[seat], phase)

    @abstractmethod
    def roll(self, game: Game, player: Player, phase: AwaitRoll) -> Action:
        """Roll, or get out of jail first (C-JAIL-2)."""

    @abstractmethod
    def end(self, game: Game, player: Player, phase: AwaitEnd) -> Action:
        """Business, then the end of the turn (C-TURN-8)."""

    @abstractmethod
    def buy(self, game: Game, player: Player, phase: BuyOffer) -> Action:
        """Buy or decline (C-BUY-1)."""

    @abstractmethod
    def bid(self, game: Game, player: Player, phase: Auction) -> Action:
        """Bid for a deed or pass (C-AUC-1)."""

    @abstractmethod
    def pay(self, game: Game, player: Player, phase: Debt) -> Action:
        """Raise cash or give up (C-DEBT-1)."""

    @abstractmethod
    def take_over(self, game: Game, player: Player, phase: TakeOverMortgages) -> Action:
        """Redeem a mortgaged lot that was received, or pay its interest (C-DEBT-4)."""

    @abstractmethod
    def claim(self, game: Game, player: Player, phase: Claims) -> Action:
        """Say in a shortage what one wants to build (C-BLD-6)."""

    @abstractmethod
    def bid_building(self, game: Game, player: Player, phase: BuildingAuction) -> Action:
        """Bid for a single building or pass (C-BLD-6)."""

    @abstractmethod
    def card(self, game: Game, player: Player, phase: CardChoice) -> Action:
        """Pay or draw another card (C-CARD-4)."""

    @abstractmethod
    def fine(self, game: Game, player: Player, phase: ThirdFailure) -> Action:
        """The fine or a release card (C-JAIL-3)."""

    @abstractmethod
    def answer(self, game: Game, player: Player, phase: TradeOffer) -> Action:
        """Accept, refuse or counter an offer (C-TRADE-2)."""


def trait(seed: int, about: str, limit: int) -> int:
    """A number below `limit` that depends on the bot's `seed` and on what it is `about`, and on nothing else.

    A bot that is made anew in the middle of a game has the same traits as before.
    """
    return int.from_bytes(sha256(f"{seed}|{about}".encode()).digest()[:6], "big") % limit
