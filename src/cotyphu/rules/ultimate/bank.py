"""The bank of the Ultimate Banking edition: accounts, deeds, levels, bonuses, level-1 rents, debts, worth.

The digital game and the bank unit beside a physical board both use this one `Bank`, so that they cannot disagree. It knows
no turns and no positions.
"""

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from cotyphu.rules.board import Group
from cotyphu.rules.events import BANK, DebtOpened, DebtSettled, DeedMoved, Event, Paid, WentBankrupt
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE, Traveller
from cotyphu.rules.ultimate.board import UltimateBoard, UltimateDeed
from cotyphu.rules.ultimate.events import LevelMoved, LevelOneRentsLeft, SetBonus

SALARY: Final = 200
LOCATION_FEE: Final = 100
TOP_LEVEL: Final = 5


class Holder(Traveller):
    """A bank card: its money (`cash`), and its `lots` in board order."""

    __slots__ = ("lots",)

    def __init__(self, seat: int, cash: int) -> None:
        super().__init__(seat, cash)
        self.lots: list[Lot] = []


class Lot:
    """A property: who owns it (None: nobody) and its rent level, 1 to 5, or 0 while nobody owns it (U-RENT-1, U-RENT-3)."""

    __slots__ = ("deed", "level", "owner")

    def __init__(self, deed: UltimateDeed) -> None:
        self.deed = deed
        self.owner: Holder | None = None
        self.level = 0

    def __repr__(self) -> str:
        return f"<Lot {self.deed.index + 1} level {self.level} of {self.owner}>"


class Owed:
    """The open debt: `left` of `amount` is to be settled deed by deed (U-DEBT-1).

    `lot` is the index of the visited property of a rent, or of the one won in an auction, else -1.
    """

    __slots__ = ("amount", "clause", "creditor", "debtor", "left", "lot", "reason")

    def __init__(self, debtor: int, creditor: int, amount: int, left: int, reason: str, clause: str, lot: int) -> None:
        self.debtor = debtor
        self.creditor = creditor  # a seat or BANK
        self.amount = amount
        self.left = left
        self.reason = reason
        self.clause = clause
        self.lot = lot

    def copy(self) -> "Owed":
        """An independent copy."""
        return Owed(self.debtor, self.creditor, self.amount, self.left, self.reason, self.clause, self.lot)


class Bank:
    """All accounts and deeds. `paid_in` is what the Bank has gained, so that all money always sums to 0.

    `bonuses` has a bit for each colour set whose bonus was given (U-SETB-2); `level_one` counts the rents that are still
    those of level 1 (U-EVT-8); `owed` is the debt being settled; `broke` the seat that is bankrupt, -1 before.
    """

    __slots__ = ("board", "bonuses", "broke", "holders", "level_one", "listener", "lots", "owed", "paid_in")

    def __init__(self, board: UltimateBoard, seats: int, listener: Callable[[Event], None] | None = None) -> None:
        self.board = board
        self.listener = listener
        self.holders = [Holder(seat, 0) for seat in range(seats)]
        self.lots = [Lot(deed) for deed in board.deeds]
        self.paid_in = 0
        self.bonuses = 0
        self.level_one = 0
        self.owed: Owed | None = None
        self.broke = -1

    # ---- money ----

    def pay(
        self, payer: Holder | None, payee: Holder | None, amount: int, reason: str, clause: str, space: int = -1
    ) -> None:
        """Move `amount` (None is the Bank); the payer is known to have it."""
        if payer is None:
            self.paid_in -= amount
        else:
            payer.cash -= amount
        if payee is None:
            self.paid_in += amount
        else:
            payee.cash += amount
        if self.listener is not None and amount:
            source = BANK if payer is None else payer.seat
            target = BANK if payee is None else payee.seat
            self.listener(Paid(clause, source, target, amount, reason, space))

    def salary(self, holder: Holder) -> None:
        """M200 for GO (U-GO-1)."""
        self.pay(None, holder, SALARY, "salary", "U-GO-1")

    def location_fee(self, holder: Holder) -> None:
        """M100 for a Location move; `Refused` without the money (U-LOC-1)."""
        if holder.cash < LOCATION_FEE:
            raise Refused("location/no_cash", fee=LOCATION_FEE, cash=holder.cash)
        self.pay(holder, None, LOCATION_FEE, "location", "U-LOC-2")

    # ---- deeds and levels ----

    def give(self, lot: Lot, owner: Holder | None, how: str, clause: str) -> None:
        """Hand a deed over with its house; to the Bank (None) the house comes off (U-DEBT-2, U-DEBT-3)."""
        before = lot.owner
        if before is not None:
            before.lots.remove(lot)
        lot.owner = owner
        if owner is not None:
            insort(owner.lots, lot, key=_place)
        if self.listener is not None:
            source = BANK if before is None else before.seat
            target = BANK if owner is None else owner.seat
            self.listener(DeedMoved(clause, lot.deed.space, source, target, how))
        if owner is None:
            self.set_level(lot, 0, clause)

    def set_level(self, lot: Lot, level: int, clause: str) -> None:
        """Move the house on a lot."""
        before = lot.level
        if before != level:
            lot.level = level
            if self.listener is not None:
                self.listener(LevelMoved(clause, lot.deed.space, before, level))

    def shift(self, lot: Lot, delta: int, clause: str) -> None:
        """Move the level of an owned lot by `delta`, within 1 to 5; an unowned one is skipped (U-EVT-2)."""
        if lot.owner is not None:
            self.set_level(lot, min(max(lot.level + delta, 1), TOP_LEVEL), clause)

    def buy(self, holder: Holder, lot: Lot, price: int, reason: str, clause: str) -> None:
        """Buy an unowned lot; its house goes on level 1, and a set's bonus may follow (U-BUY-2, U-SETB-1).

        `reason` is `price` at the board price, `bid` in an auction. The holder is known to have the money.
        """
        self.pay(holder, None, price, reason, clause, lot.deed.space)
        self._settle_in(holder, lot, "bought" if reason == "price" else "auction", clause)

    def _settle_in(self, holder: Holder, lot: Lot, how: str, clause: str) -> None:
        self.give(lot, holder, how, clause)
        self.set_level(lot, 1, "U-BUY-2")
        self._set_bonus(lot.deed.group)

    def _set_bonus(self, group: Group) -> None:
        """All of a completed set rise: two levels for a single owner, one for several; once a game (U-SETB-1, U-SETB-2)."""
        bit = 1 << group.index
        if self.bonuses & bit:
            return
        owners: set[int] = set()
        lots = [self.lots[deed.index] for deed in group.deeds]
        for lot in lots:
            if lot.owner is None:
                return
            owners.add(lot.owner.seat)
        self.bonuses |= bit
        steps = 2 if len(owners) == 1 else 1
        if self.listener is not None:
            self.listener(SetBonus("U-SETB-1", group.id, owners.pop() if steps == 2 else -1, steps))
        for lot in lots:
            self.shift(lot, steps, "U-SETB-1")

    # ---- rent ----

    def rent_of(self, lot: Lot) -> int:
        """The rent a visitor of an owned lot owes now (U-RENT-1, U-EVT-8)."""
        return lot.deed.rents[0 if self.level_one else lot.level - 1]

    def visit(self, visitor: Holder, lot: Lot) -> None:
        """The visitor of another's property owes its rent; the owner is known not to be in jail (U-RENT-1, U-JAIL-3)."""
        self.demand(visitor, lot.owner, self.rent_of(lot), "rent", "U-RENT-1", lot)

    def raise_own(self, lot: Lot) -> None:
        """The owner is on his own property (U-RENT-2)."""
        self.shift(lot, 1, "U-RENT-2")

    def _after_rent(self, lot: Lot) -> None:
        """Once the rent is settled the visited property rises, and a level-1 rent is used (U-RENT-1, U-DEBT-5)."""
        self.shift(lot, 1, "U-RENT-1")
        if self.level_one:
            self.level_one -= 1
            if self.listener is not None:
                self.listener(LevelOneRentsLeft("U-EVT-8", self.level_one))

    # ---- debts ----

    def demand(
        self, debtor: Holder, creditor: Holder | None, amount: int, reason: str, clause: str, lot: Lot | None = None
    ) -> None:
        """`debtor` pays with money, then with deeds, or is bankrupt (U-DEBT-1, U-END-1).

        Afterwards either all is settled, or `owed` says what is left, or `broke` says who is bankrupt.
        """
        space = -1 if lot is None else lot.deed.space
        if debtor.cash >= amount:
            self.pay(debtor, creditor, amount, reason, clause, space)
            self._settled(debtor, reason, clause, lot)
            return
        to = BANK if creditor is None else creditor.seat
        if debtor.cash + sum(held.deed.price for held in debtor.lots) < amount:
            self.bankrupt(debtor, creditor, amount)
            return
        left = amount - debtor.cash
        if self.listener is not None:
            self.listener(DebtOpened("U-DEBT-1", debtor.seat, to, amount, left, reason))
        self.pay(debtor, creditor, debtor.cash, reason, clause, space)
        self.owed = Owed(debtor.seat, to, amount, left, reason, clause, -1 if lot is None else lot.deed.index)

    def _settled(self, debtor: Holder, reason: str, clause: str, lot: Lot | None) -> None:
        if lot is not None and reason == "rent":
            self._after_rent(lot)
        elif lot is not None and reason == "bid":
            self._settle_in(debtor, lot, "auction", clause)

    def hand_over(self, lot: Lot) -> None:
        """Settle a part of the open debt with a deed of the debtor, at its board price; change is the Bank's (U-DEBT-1)."""
        owed = self.owed
        if owed is None:
            raise Refused("debt/not_in_debt")
        debtor = self.holders[owed.debtor]
        if lot.owner is not debtor:
            raise Refused("debt/not_your_deed", space=lot.deed.space)
        creditor = None if owed.creditor == BANK else self.holders[owed.creditor]
        self.give(lot, creditor, "debt", "U-DEBT-3" if creditor is None else "U-DEBT-2")
        owed.left -= lot.deed.price
        if owed.left > 0:
            return
        self.owed = None
        if owed.left:
            self.pay(None, debtor, -owed.left, "change", "U-DEBT-1", lot.deed.space)
        if self.listener is not None:
            self.listener(DebtSettled("U-DEBT-1", owed.debtor, owed.creditor, owed.amount))
        self._settled(debtor, owed.reason, owed.clause, None if owed.lot < 0 else self.lots[owed.lot])

    def bankrupt(self, debtor: Holder, creditor: Holder | None, amount: int) -> None:
        """The debtor's money and deeds go to the creditor, whom the Bank makes whole; the game is over (U-END-1, U-END-2)."""
        debtor.out = True
        self.broke = debtor.seat
        self.owed = None
        if self.listener is not None:
            to = BANK if creditor is None else creditor.seat
            self.listener(WentBankrupt("U-END-1", debtor.seat, to, left=amount == 0))
        covered = debtor.cash
        self.pay(debtor, creditor, debtor.cash, "estate", "U-END-2")
        for lot in list(debtor.lots):
            covered += lot.deed.price
            self.give(lot, creditor, "estate", "U-END-2")
        if creditor is not None and covered < amount:
            self.pay(None, creditor, amount - covered, "cover", "U-END-2")

    # ---- counting ----

    def worth(self, holder: Holder) -> int:
        """Money and board prices, levels ignored (U-END-3)."""
        return holder.cash + sum(lot.deed.price for lot in holder.lots)

    def ranking(self) -> dict[str, Any]:
        """Winners and everybody's place; a tie goes to the highest-priced single property, else it is shared (U-END-3)."""
        rows = []
        for holder in self.holders:
            worth = 0 if holder.out else self.worth(holder)
            dearest = max((lot.deed.price for lot in holder.lots), default=0)
            rows.append(((holder.out, -worth, -dearest), holder, worth))
        rows.sort(key=lambda row: (row[0], row[1].seat))
        ranking: list[dict[str, Any]] = []
        for i, (key, holder, worth) in enumerate(rows):
            place = ranking[-1]["place"] if i and rows[i - 1][0] == key else i + 1
            ranking.append(
                {
                    "seat": holder.seat,
                    "place": place,
                    "worth": worth,
                    "cash": holder.cash,
                    "deeds": worth - holder.cash,
                    "buildings": 0,
                    "out": holder.out,
                }
            )
        return {"winners": sorted(r["seat"] for r in ranking if r["place"] == 1), "ranking": ranking}

    # ---- copies and forms ----

    def copy(self) -> "Bank":
        """An independent copy without a listener."""
        new = Bank(self.board, len(self.holders))
        new.paid_in = self.paid_in
        new.bonuses = self.bonuses
        new.level_one = self.level_one
        new.owed = None if self.owed is None else self.owed.copy()
        new.broke = self.broke
        for h, twin in zip(self.holders, new.holders, strict=True):
            twin.cash = h.cash
            twin.space = h.space
            twin.jail = h.jail
            twin.out = h.out
        for lot, other in zip(self.lots, new.lots, strict=True):
            other.level = lot.level
            if lot.owner is not None:
                other.owner = owner = new.holders[lot.owner.seat]
                owner.lots.append(other)
        return new

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON."""
        owed = self.owed
        return {
            "players": [
                {
                    "seat": h.seat,
                    "cash": h.cash,
                    "space": h.space,
                    "jail": None if h.jail == FREE else h.jail,
                    "out": h.out,
                }
                for h in self.holders
            ],
            "lots": [
                {"space": lot.deed.space, "owner": BANK if lot.owner is None else lot.owner.seat, "level": lot.level}
                for lot in self.lots
            ],
            "bank": self.paid_in,
            "bonuses": [g.id for g in self.board.groups if self.bonuses >> g.index & 1],
            "level_one": self.level_one,
            "owed": None
            if owed is None
            else {
                "debtor": owed.debtor,
                "creditor": owed.creditor,
                "amount": owed.amount,
                "left": owed.left,
                "reason": owed.reason,
                "clause": owed.clause,
                "lot": owed.lot,
            },
            "broke": self.broke,
        }


def _place(lot: Lot) -> int:
    return lot.deed.index
