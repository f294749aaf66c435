"""Buying a deed one has landed on, auctions, and the sale of an estate (C-BUY-1 to C-AUC-4, C-DEBT-5)."""

from typing import TYPE_CHECKING, Any, ClassVar

from cotyphu.rules.actions import BID, BUY, DECLINE, HAMMER, PASS, Action, Bid, Buy, Decline, Pass
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import AuctionClosed, AuctionOpened, BidderPassed, BidMade, DeedDeclined
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.refusals import Refused

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


class BuyOffer(Phase["Game"]):
    """The player on turn has landed on an unowned deed (its index): buy it or let it be auctioned."""

    __slots__ = ("deed",)
    name: ClassVar[str] = "buy"
    endable: ClassVar[bool] = True

    def __init__(self, deed: int) -> None:
        self.deed = deed

    def act(self, game: "Game", action: Action) -> None:
        if action.kind == BUY:
            assert isinstance(action, Buy)
            if action.seat != game.seat:
                raise game.refusal(action)
            player = game.players[game.seat]
            lot = game.lots[self.deed]
            deed = lot.deed
            if player.cash < deed.price:
                raise Refused("buy/no_cash", price=deed.price, cash=player.cash)
            game.stack.pop()
            game.pay(player, None, deed.price, "price", "C-BUY-1", deed.space)
            game.give_deed(lot, player, "bought", "C-BUY-1")
        elif action.kind == DECLINE:
            assert isinstance(action, Decline)
            if action.seat != game.seat:
                raise game.refusal(action)
            game.stack.pop()
            if game.listener is not None:
                clause = "C-BUY-2" if game.options.auctions else "C-BUY-3"
                game.listener(DeedDeclined(clause, game.seat, game.lots[self.deed].deed.space))
            if game.options.auctions:
                open_auction(game, self.deed, "C-BUY-2")
        else:
            raise game.refusal(action)

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        deed = game.lots[self.deed].deed
        cash = game.players[seat].cash
        why = None if cash >= deed.price else Refused("buy/no_cash", price=deed.price, cash=cash)
        return [
            Choice("buy", {"space": deed.space, "price": deed.price}, why),
            Choice("decline", {"space": deed.space, "auction": game.options.auctions}),
        ]

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "space": game.lots[self.deed].deed.space}


def open_auction(game: "Game", deed: int, clause: str) -> None:
    """Put the deed with this index under the hammer."""
    out = 0
    for p in game.players:
        if p.out:
            out |= 1 << p.seat
    game.stack.append(Auction(deed, 0, -1, out))
    if game.listener is not None:
        game.listener(AuctionOpened(clause, game.lots[deed].deed.space, game.options.auction_opening))


class Auction(Phase["Game"]):
    """A deed under the hammer. `passed` has a bit for every seat that may not bid (any more)."""

    __slots__ = ("amount", "bidder", "deed", "passed")
    name: ClassVar[str] = "auction"

    def __init__(self, deed: int, amount: int, bidder: int, passed: int) -> None:
        self.deed = deed
        self.amount = amount  # the highest bid so far
        self.bidder = bidder  # the seat that made it, -1 before the first
        self.passed = passed

    def copy(self) -> "Auction":
        return Auction(self.deed, self.amount, self.bidder, self.passed)

    def waiting(self, game: "Game") -> tuple[int, ...]:
        passed = self.passed
        bidder = self.bidder
        return tuple([p.seat for p in game.players if not passed >> p.seat & 1 and p.seat != bidder])

    def least(self, game: "Game") -> int:
        """The lowest bid that is taken now (C-AUC-1)."""
        return game.options.auction_opening if self.bidder < 0 else self.amount + game.options.auction_step

    def act(self, game: "Game", action: Action) -> None:
        if action.kind == BID:
            assert isinstance(action, Bid)
            why = self.bid_refusal(game, action.seat, action.amount)
            if why is not None:
                raise why
            self.amount = action.amount
            self.bidder = action.seat
            if game.listener is not None:
                game.listener(BidMade("C-AUC-1", action.seat, action.amount, game.lots[self.deed].deed.space))
            self._close_if_alone(game)
        elif action.kind == PASS:
            assert isinstance(action, Pass)
            seat = action.seat
            if self.passed >> seat & 1:
                raise Refused("auction/passed")
            if seat == self.bidder:
                raise Refused("auction/high_bidder")
            self.passed |= 1 << seat
            if game.listener is not None:
                game.listener(BidderPassed("C-AUC-2", seat))
            self._close_if_alone(game)
        elif action.kind == HAMMER:
            self._close(game)
        else:
            raise game.refusal(action)

    def bid_refusal(self, game: "Game", seat: int, amount: int) -> Refused | None:
        """Why this bid is not taken, if so."""
        if self.passed >> seat & 1:
            return Refused("auction/passed")
        if seat == self.bidder:
            return Refused("auction/high_bidder")
        least = self.least(game)
        if amount < least:
            return Refused("auction/bid_too_low", min=least)
        player = game.players[seat]
        if amount > player.cash:
            most = game.could_raise(player)
            if amount > most:
                return Refused("auction/bid_too_high", max=most)
        return None

    def _close_if_alone(self, game: "Game") -> None:
        all_seats = (1 << len(game.players)) - 1
        standing = all_seats & ~self.passed
        if not standing or (self.bidder >= 0 and standing == 1 << self.bidder):
            self._close(game)

    def _close(self, game: "Game") -> None:
        game.stack.pop()
        lot = game.lots[self.deed]
        space = lot.deed.space
        if game.listener is not None:
            clause = "C-AUC-3" if self.bidder < 0 else "C-AUC-2"
            game.listener(AuctionClosed(clause, space, self.bidder, self.amount))
        if self.bidder < 0:
            return
        winner = game.players[self.bidder]
        if winner.cash >= self.amount:
            game.pay(winner, None, self.amount, "bid", "C-AUC-2", space)
            game.give_deed(lot, winner, "auction", "C-AUC-2")
        else:
            game.charge(winner, None, self.amount, "bid", "C-AUC-4", space)

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if self.passed >> seat & 1:
            return [Choice("bid", {}, Refused("auction/passed"))]
        least = self.least(game)
        most = game.could_raise(game.players[seat])
        facts = {"space": game.lots[self.deed].deed.space, "min": least, "max": most}
        menu = [Choice("bid", facts, self.bid_refusal(game, seat, least))]
        menu.append(Choice("pass", {}, Refused("auction/high_bidder") if seat == self.bidder else None))
        return menu

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {
            "phase": self.name,
            "space": game.lots[self.deed].deed.space,
            "amount": self.amount,
            "bidder": self.bidder,
            "passed": [p.seat for p in game.players if self.passed >> p.seat & 1],
        }


class EstateSale(Phase["Game"]):
    """The Bank auctions the deeds (indices) of an estate one by one (C-DEBT-5)."""

    __slots__ = ("deeds",)
    name: ClassVar[str] = "estate"
    auto: ClassVar[bool] = True

    def __init__(self, deeds: tuple[int, ...]) -> None:
        self.deeds = deeds

    def run(self, game: "Game") -> bool:
        if not self.deeds:
            game.stack.pop()
            return True
        game.stack[-1] = EstateSale(self.deeds[1:])
        open_auction(game, self.deeds[0], "C-DEBT-5")
        return True

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {"phase": self.name, "spaces": [game.lots[i].deed.space for i in self.deeds]}
