"""The phases of the digital Ultimate Banking game that the classic edition does not have.

Turn, dice and jail are the shared ones of `phases/turn.py`.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cotyphu.rules.actions import BID, BUY, DECLINE, HAMMER, PASS, Action, Bid, Buy, Decline, Pass
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import (
    AuctionClosed,
    AuctionOpened,
    BidderPassed,
    BidMade,
    DeedDeclined,
)
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import HAND_OVER, MOVE_TO, STAY, HandOver, MoveTo, Stay
from cotyphu.rules.ultimate.bank import LOCATION_FEE
from cotyphu.rules.ultimate.events import AuctionRestarted, Stayed

if TYPE_CHECKING:
    from cotyphu.rules.ultimate.game import UltimateGame


class UltimateBuy(Phase["UltimateGame"]):
    """The player on turn is on a property (its index) that nobody owns: buy it or auction it (U-BUY-1)."""

    __slots__ = ("deed",)
    name: ClassVar[str] = "buy"
    endable: ClassVar[bool] = True

    def __init__(self, deed: int) -> None:
        self.deed = deed

    def _refusal(self, game: "UltimateGame") -> Refused | None:
        price = game.bank.lots[self.deed].deed.price
        cash = game.players[game.seat].cash
        return None if cash >= price else Refused("buy/no_cash", price=price, cash=cash)

    def act(self, game: "UltimateGame", action: Action) -> None:
        lot = game.bank.lots[self.deed]
        if action.kind == BUY:
            assert isinstance(action, Buy)
            why = game.off_turn(action, action.seat) or self._refusal(game)
            if why is not None:
                raise why
            game.stack.pop()
            game.bank.buy(game.players[game.seat], lot, lot.deed.price, "price", "U-BUY-1")
        elif action.kind == DECLINE:
            assert isinstance(action, Decline)
            why = game.off_turn(action, action.seat)
            if why is not None:
                raise why
            game.stack.pop()
            if game.listener is not None:
                game.listener(DeedDeclined("U-AUC-1", game.seat, lot.deed.space))
            game.stack.append(PressAuction(self.deed, game.bidders()))
            if game.listener is not None:
                game.listener(AuctionOpened("U-AUC-1", lot.deed.space, game.options.auction_step))
        else:
            raise game.refusal(action)

    def choices(self, game: "UltimateGame", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        deed = game.bank.lots[self.deed].deed
        return [
            Choice("buy", {"space": deed.space, "price": deed.price}, self._refusal(game)),
            Choice("decline", {"space": deed.space, "auction": True}),
        ]

    def to_dict(self, game: "UltimateGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "space": game.bank.lots[self.deed].deed.space}


class PressAuction(Phase["UltimateGame"]):
    """A property under the hammer: each press raises the price by one step (U-AUC-2).

    `bidders` are the seats that may bid: free players who have not passed. `run` is 1, or 2 after a run without a bid.
    """

    __slots__ = ("amount", "bidder", "bidders", "deed", "run_number")
    name: ClassVar[str] = "auction"

    def __init__(self, deed: int, bidders: tuple[int, ...], amount: int = 0, bidder: int = -1, run: int = 1) -> None:
        self.deed = deed
        self.bidders = bidders
        self.amount = amount
        self.bidder = bidder
        self.run_number = run

    def copy(self) -> "PressAuction":
        return PressAuction(self.deed, self.bidders, self.amount, self.bidder, self.run_number)

    def waiting(self, game: "UltimateGame") -> tuple[int, ...]:
        return tuple([s for s in self.bidders if s != self.bidder])

    def _seat_refusal(self, game: "UltimateGame", seat: int) -> Refused | None:
        """Why this seat has nothing to say in the auction now, if so (U-AUC-1, U-AUC-2)."""
        if game.players[seat].jail != FREE:
            return Refused("auction/in_jail")
        if seat not in self.bidders:
            return Refused("auction/passed")
        return Refused("auction/high_bidder") if seat == self.bidder else None

    def press_refusal(self, game: "UltimateGame", seat: int, amount: int) -> Refused | None:
        """Why this press does not count, if so (U-AUC-1, U-AUC-2, U-AUC-5)."""
        why = self._seat_refusal(game, seat)
        if why is not None:
            return why
        price = self.amount + game.options.auction_step
        if amount != price:
            return Refused("auction/one_step", price=price)
        if game.players[seat].cash < price:
            return Refused("auction/bid_above_money", price=price, cash=game.players[seat].cash)
        return None

    def act(self, game: "UltimateGame", action: Action) -> None:
        if action.kind == BID:
            assert isinstance(action, Bid)
            why = self.press_refusal(game, action.seat, action.amount)
            if why is not None:
                raise why
            self.amount = action.amount
            self.bidder = action.seat
            if game.listener is not None:
                space = game.bank.lots[self.deed].deed.space
                game.listener(BidMade("U-AUC-2", action.seat, action.amount, space))
        elif action.kind == PASS:
            assert isinstance(action, Pass)
            why = self._seat_refusal(game, action.seat)
            if why is not None:
                raise why
            self.bidders = tuple(s for s in self.bidders if s != action.seat)
            if game.listener is not None:
                game.listener(BidderPassed("U-AUC-4", action.seat))
        elif action.kind == HAMMER:
            if self.bidder < 0 and self.run_number == 1:
                self.run_number = 2
                if game.listener is not None:
                    game.listener(AuctionRestarted("U-AUC-4", game.bank.lots[self.deed].deed.space))
                return
            self._close(game)
            return
        else:
            raise game.refusal(action)
        if all(s == self.bidder for s in self.bidders):
            self._close(game)

    def _close(self, game: "UltimateGame") -> None:
        game.stack.pop()
        lot = game.bank.lots[self.deed]
        if game.listener is not None:
            clause = "U-AUC-4" if self.bidder < 0 else "U-AUC-3"
            game.listener(AuctionClosed(clause, lot.deed.space, self.bidder, self.amount))
        if self.bidder >= 0:
            game.bank.buy(game.players[self.bidder], lot, self.amount, "bid", "U-AUC-3")

    def choices(self, game: "UltimateGame", seat: int) -> list[Choice]:
        price = self.amount + game.options.auction_step
        facts = {"space": game.bank.lots[self.deed].deed.space, "min": price, "max": price}
        menu = [Choice("bid", facts, self.press_refusal(game, seat, price))]
        if seat in self.bidders:
            menu.append(Choice("pass", {}, Refused("auction/high_bidder") if seat == self.bidder else None))
        return menu

    def to_dict(self, game: "UltimateGame") -> dict[str, Any]:
        return {
            "phase": self.name,
            "space": game.bank.lots[self.deed].deed.space,
            "amount": self.amount,
            "bidder": self.bidder,
            "bidders": list(self.bidders),
            "run": self.run_number,
        }


class SettleDebt(Phase["UltimateGame"]):
    """The bank's open debt is settled deed by deed, as its debtor chooses (U-DEBT-1, U-DEBT-4)."""

    __slots__ = ()
    name: ClassVar[str] = "debt"

    def waiting(self, game: "UltimateGame") -> tuple[int, ...]:
        owed = game.bank.owed
        assert owed is not None
        return (owed.debtor,)

    def act(self, game: "UltimateGame", action: Action) -> None:
        if action.kind != HAND_OVER:
            raise game.refusal(action)
        assert isinstance(action, HandOver)
        why = game.off_turn(action, action.seat)
        if why is not None:
            raise why
        lot = game.find_lot(action.space)
        if lot is None:
            raise Refused("debt/not_your_deed", space=action.space)
        game.bank.hand_over(lot)
        if game.bank.owed is None:
            game.stack.pop()

    def choices(self, game: "UltimateGame", seat: int) -> list[Choice]:
        owed = game.bank.owed
        assert owed is not None
        if seat != owed.debtor:
            return []
        return [
            Choice(
                "hand_over",
                {
                    "space": lot.deed.space,
                    "price": lot.deed.price,
                    "left": max(owed.left - lot.deed.price, 0),
                    "change": max(lot.deed.price - owed.left, 0),
                },
            )
            for lot in game.players[seat].lots
        ]

    def to_dict(self, game: "UltimateGame") -> dict[str, Any]:
        owed = game.bank.owed
        assert owed is not None
        return {
            "phase": self.name,
            "debtor": owed.debtor,
            "creditor": owed.creditor,
            "amount": owed.amount,
            "left": owed.left,
            "reason": owed.reason,
        }


class LocationOffer(Phase["UltimateGame"]):
    """On a Location space: pay the fee and move to any property, or stay (U-LOC-1)."""

    __slots__ = ()
    name: ClassVar[str] = "location"
    endable: ClassVar[bool] = True

    def act(self, game: "UltimateGame", action: Action) -> None:
        if action.kind == MOVE_TO:
            assert isinstance(action, MoveTo)
            why = game.off_turn(action, action.seat) or self._refusal(game)
            if why is not None:
                raise why
            if game.find_lot(action.space) is None:
                raise Refused("location/not_property", space=action.space)
            game.stack.pop()
            player = game.players[game.seat]
            game.bank.location_fee(player)
            game.jump(player, action.space, "location", "U-LOC-1", pays_go=game.options.location_pays_go)
        elif action.kind == STAY:
            assert isinstance(action, Stay)
            why = game.off_turn(action, action.seat)
            if why is not None:
                raise why
            game.stack.pop()
            if game.listener is not None:
                game.listener(Stayed("U-LOC-1", game.seat, game.players[game.seat].space))
        else:
            raise game.refusal(action)

    @staticmethod
    def _refusal(game: "UltimateGame") -> Refused | None:
        cash = game.players[game.seat].cash
        return None if cash >= LOCATION_FEE else Refused("location/no_cash", fee=LOCATION_FEE, cash=cash)

    def choices(self, game: "UltimateGame", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        spaces = [d.space for d in game.board.deeds]
        return [
            Choice("move_to", {"fee": LOCATION_FEE, "spaces": spaces}, self._refusal(game)),
            Choice("stay"),
        ]

    def to_dict(self, game: "UltimateGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat}


SETTLE_DEBT: Final = SettleDebt()
LOCATION_OFFER: Final = LocationOffer()
