"""Debts, what several owe at once, and taking over mortgaged deeds (C-DEBT-1 to C-DEBT-9, C-CARD-7, C-MORT-3)."""

from typing import TYPE_CHECKING, Any, ClassVar

from cotyphu.rules.actions import DECLARE_BANKRUPT, TAKE_OVER, Action, DeclareBankrupt, TakeOver
from cotyphu.rules.choices import Choice
from cotyphu.rules.estates import go_bankrupt
from cotyphu.rules.events import BANK, DebtSettled, Redeemed
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Lot

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


class Debt(Phase["Game"]):
    """`debtor` owes `amount` and lacks the cash; it moves as soon as all of it is there (C-DEBT-1, C-DEBT-8).

    `creditor` is a seat or `BANK`. With `reason` `bid` the deed of `space` is handed over on payment (C-AUC-4).
    """

    __slots__ = ("amount", "clause", "creditor", "debtor", "reason", "space")
    name: ClassVar[str] = "debt"
    auto: ClassVar[bool] = True

    def __init__(self, debtor: int, creditor: int, amount: int, reason: str, clause: str, space: int) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.amount = amount
        self.reason = reason
        self.clause = clause
        self.space = space

    def waiting(self, game: "Game") -> tuple[int, ...]:
        return (self.debtor,)

    def run(self, game: "Game") -> bool:
        debtor = game.players[self.debtor]
        creditor = None if self.creditor == BANK else game.players[self.creditor]
        if debtor.out or (creditor is not None and creditor.out):
            game.stack.pop()  # the debt lapses (C-DEBT-8)
            return True
        if debtor.cash < self.amount:
            return False
        game.stack.pop()
        game.pay(debtor, creditor, self.amount, self.reason, self.clause, self.space)
        if game.listener is not None:
            game.listener(DebtSettled("C-DEBT-8", self.debtor, self.creditor, self.amount))
        if self.reason == "bid":
            game.give_deed(game.lot_at(self.space), debtor, "auction", "C-AUC-4")
        return True

    def act(self, game: "Game", action: Action) -> None:
        if action.kind != DECLARE_BANKRUPT:
            raise game.refusal(action)
        assert isinstance(action, DeclareBankrupt)
        if action.seat != self.debtor:
            raise Refused("debt/not_in_debt")
        self.give_up(game)

    def give_up(self, game: "Game") -> None:
        """The debtor is bankrupt to his creditor; a lot he won but did not pay is auctioned again (C-AUC-4)."""
        game.stack.pop()
        unpaid = game.lot_at(self.space) if self.reason == "bid" else None
        go_bankrupt(game, self.debtor, self.creditor, unpaid=unpaid)

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if seat != self.debtor:
            return []
        debtor = game.players[seat]
        facts = {
            "creditor": self.creditor,
            "amount": self.amount,
            "shortfall": self.amount - debtor.cash,
            "could_raise": game.could_raise(debtor) - debtor.cash,
        }
        return [Choice("declare_bankrupt", facts)]

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {
            "phase": self.name,
            "debtor": self.debtor,
            "creditor": self.creditor,
            "amount": self.amount,
            "reason": self.reason,
            "clause": self.clause,
            "space": self.space,
        }


class Levy(Phase["Game"]):
    """Several payments of one card, each a debt of its own, settled one after another (C-CARD-7).

    `dues` holds (debtor, creditor, amount) of those still to come.
    """

    __slots__ = ("dues",)
    name: ClassVar[str] = "levy"
    auto: ClassVar[bool] = True

    def __init__(self, dues: tuple[tuple[int, int, int], ...]) -> None:
        self.dues = dues

    def run(self, game: "Game") -> bool:
        if not self.dues:
            game.stack.pop()
            return True
        debtor, creditor, amount = self.dues[0]
        game.stack[-1] = Levy(self.dues[1:])
        if not (game.players[debtor].out or game.players[creditor].out):
            game.charge(game.players[debtor], game.players[creditor], amount, "card", "C-CARD-7")
        return True

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {"phase": self.name, "dues": [list(d) for d in self.dues]}


class TakeOverMortgages(Phase["Game"]):
    """`seat` received the mortgaged lots of `deeds` (indices): each is redeemed now or costs 10 % now (C-DEBT-4)."""

    __slots__ = ("clause", "deeds", "seat")
    name: ClassVar[str] = "take_over"
    auto: ClassVar[bool] = True

    def __init__(self, seat: int, deeds: tuple[int, ...], clause: str) -> None:
        self.seat = seat
        self.deeds = deeds
        self.clause = clause

    def waiting(self, game: "Game") -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: "Game") -> bool:
        player = game.players[self.seat]
        # A lot may have left his hands since, to raise cash for the interest on an earlier one.
        deeds = tuple(i for i in self.deeds if game.lots[i].owner is player and game.lots[i].mortgaged)
        if not deeds:
            game.stack.pop()
            return True
        if deeds != self.deeds:
            game.stack[-1] = TakeOverMortgages(self.seat, deeds, self.clause)
        return False

    def act(self, game: "Game", action: Action) -> None:
        if action.kind != TAKE_OVER:
            raise game.refusal(action)
        assert isinstance(action, TakeOver)
        why = game.off_turn(action, action.seat)
        if why is not None:
            raise why
        player = game.players[self.seat]
        lot = game.lots[self.deeds[0]]
        deed = lot.deed
        if action.redeem and player.cash < deed.redeem:
            raise Refused("redeem/no_cash", cost=deed.redeem, cash=player.cash)
        game.stack[-1] = TakeOverMortgages(self.seat, self.deeds[1:], self.clause)
        if action.redeem:
            redeem_now(game, lot, self.clause)
        else:
            game.charge(player, None, deed.interest, "interest", self.clause, deed.space)

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if seat != self.seat:
            return []
        deed = game.lots[self.deeds[0]].deed
        facts = {
            "space": deed.space,
            "redeem": deed.redeem,
            "interest": deed.interest,
            "can_redeem": game.players[seat].cash >= deed.redeem,
        }
        return [Choice("take_over", facts)]

    def to_dict(self, game: "Game") -> dict[str, Any]:
        spaces = [game.lots[i].deed.space for i in self.deeds]
        return {"phase": self.name, "seat": self.seat, "spaces": spaces, "clause": self.clause}


def redeem_now(game: "Game", lot: Lot, clause: str) -> None:
    """The owner pays mortgage + 10 % and the lot is free; the caller has checked that he can (C-MORT-2)."""
    owner = lot.owner
    assert owner is not None
    game.pay(owner, None, lot.deed.redeem, "redeem", clause, lot.deed.space)
    lot.mortgaged = False
    if game.listener is not None:
        game.listener(Redeemed(clause, owner.seat, lot.deed.space))
