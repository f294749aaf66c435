"""Drawing an event card and carrying it out (U-EVT-1 to U-EVT-10).

What an event does to levels, owners and money stands in functions on the bank, which the bank unit uses as well.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cotyphu.rules.actions import DREW, Action, Drew
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import CardDrawn
from cotyphu.rules.phases.phase import ChancePhase, Phase
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import MOVE_TO, PICK_LOT, PICK_PLAYER, MoveTo, PickLot, PickPlayer
from cotyphu.rules.ultimate.bank import TOP_LEVEL, Bank, Holder, Lot
from cotyphu.rules.ultimate.board import EventCard
from cotyphu.rules.ultimate.effects import (
    AllToFreeParking,
    BothCollect,
    GroupShift,
    LevelOneRents,
    MoveAnywhere,
    PayPerDeed,
    SendToJail,
    SetLevel,
    SideShift,
    Swap,
    UpAndNeighboursDown,
)
from cotyphu.rules.ultimate.events import EventIdle, LevelOneRentsLeft

if TYPE_CHECKING:
    from cotyphu.rules.effects import Effect
    from cotyphu.rules.ultimate.game import UltimateGame


# ---- what events do, on the bank ----


def lots_shifted(bank: Bank, effect: "Effect", lot: Lot) -> list[tuple[Lot, int]]:
    """The owned lots whose level an event on `lot` would move, each with its new level."""
    deed = lot.deed
    moved: list[tuple[Lot, int]] = []
    if isinstance(effect, SetLevel):
        moved = [(lot, effect.level)]
    elif isinstance(effect, GroupShift):
        moved = [(bank.lots[d.index], bank.lots[d.index].level + effect.delta) for d in deed.group.deeds]
    elif isinstance(effect, SideShift):
        moved = [(other, other.level + effect.delta) for other in bank.lots if other.deed.side == deed.side]
    elif isinstance(effect, UpAndNeighboursDown):
        ring = len(bank.lots)
        moved = [(lot, lot.level + 1)]
        moved += [(other, other.level - 1) for other in (bank.lots[deed.index - 1], bank.lots[(deed.index + 1) % ring])]
    clamped = [(other, min(max(level, 1), TOP_LEVEL)) for other, level in moved if other.owner is not None]
    return [(other, level) for other, level in clamped if level != other.level]


def shift_levels(bank: Bank, effect: "Effect", lot: Lot, clause: str) -> None:
    """Carry out an event that moves levels, on the picked lot."""
    for other, level in lots_shifted(bank, effect, lot):
        bank.set_level(other, level, clause)


def swap_lots(bank: Bank, first: Lot, second: Lot) -> None:
    """Two lots change owners; levels and houses stay with them, no bonus, no money (U-EVT-7)."""
    one, two = first.owner, second.owner
    bank.give(first, two, "swap", "U-EVT-7")
    bank.give(second, one, "swap", "U-EVT-7")


def start_level_one(bank: Bank, count: int) -> None:
    """The next `count` rents are those of level 1 (U-EVT-8)."""
    bank.level_one = count
    if bank.listener is not None:
        bank.listener(LevelOneRentsLeft("U-EVT-8", count))


def both_collect(bank: Bank, one: Holder, other: Holder, amount: int) -> None:
    """The Bank pays two players (U-EVT-6)."""
    bank.pay(None, one, amount, "event", "U-EVT-6")
    bank.pay(None, other, amount, "event", "U-EVT-6")


def pay_per_deed(bank: Bank, holder: Holder, amount: int) -> None:
    """Pay the Bank for each property owned, counted now (U-EVT-6, U-EVT-10)."""
    due = amount * len(holder.lots)
    if due:
        bank.demand(holder, None, due, "event", "U-EVT-6")


# ---- the digital game ----


class DrawEvent(ChancePhase["UltimateGame"]):
    """The top event card is about to be turned (U-EVT-1)."""

    __slots__ = ()
    name: ClassVar[str] = "draw"

    def outcomes(self, game: "UltimateGame") -> list[Action]:
        return [Drew(c.id) for c in game.deck_possible()]

    def act(self, game: "UltimateGame", action: Action) -> None:
        if action.kind != DREW:
            raise game.refusal(action)
        assert isinstance(action, Drew)
        card = game.board.events_by_id.get(action.card)
        if card is None or card not in game.deck_possible():
            raise Refused("chance/impossible", given=action.card)
        game.stack.pop()
        game.take_card(card)
        if game.listener is not None:
            game.listener(CardDrawn("U-EVT-1", game.seat, card.id))
        carry_out(game, card)

    def to_dict(self, game: "UltimateGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "deck": "event"}


def carry_out(game: "UltimateGame", card: EventCard) -> None:
    """Do what the card says, or ask for what it needs; nothing if it cannot be carried out (U-EVT-4)."""
    effect = card.effect
    bank = game.bank
    player = game.players[game.seat]
    if isinstance(effect, PayPerDeed):
        pay_per_deed(bank, player, effect.amount)
        game.settle()
    elif isinstance(effect, LevelOneRents):
        start_level_one(bank, effect.count)
    elif isinstance(effect, AllToFreeParking):
        for other in game.players:
            if other.jail == FREE and not other.out:
                game.place(other, game.board.free_parking, "event", "U-EVT-10")
    else:
        asked = AskEvent(card.id, player.seat)
        if asked.lots(game) or asked.partners(game):
            game.stack.append(asked)
        elif game.listener is not None:
            game.listener(EventIdle("U-EVT-4", player.seat, card.id))


class AskEvent(Phase["UltimateGame"]):
    """The event `card` asks `seat` for a property or a player. `given` is the lot the drawer put into a swap, else -1.

    In a swap the drawer picks his property, then the partner, who picks which he gives (U-EVT-7): then `seat` is the
    partner and `partner` himself.
    """

    __slots__ = ("card", "given", "seat")
    name: ClassVar[str] = "event"
    endable: ClassVar[bool] = True

    def __init__(self, card: str, seat: int, given: int = -1) -> None:
        self.card = card
        self.seat = seat
        self.given = given

    def waiting(self, game: "UltimateGame") -> tuple[int, ...]:
        return (self.seat,)

    def _effect(self, game: "UltimateGame") -> "Effect":
        return game.board.events_by_id[self.card].effect

    def lots(self, game: "UltimateGame") -> list[Lot]:
        """The lots that may be picked now; targets without an effect are left out (U-EVT-10)."""
        effect = self._effect(game)
        bank = game.bank
        player = game.players[self.seat]
        if isinstance(effect, MoveAnywhere):
            return bank.lots
        if isinstance(effect, Swap):
            if self.seat != game.seat:
                return player.lots
            others = any(other.lots for other in game.players if other is not player and not other.out)
            return player.lots if self.given < 0 and others else []
        if isinstance(effect, BothCollect | SendToJail):
            return []
        if isinstance(effect, SetLevel):
            pool = player.lots if effect.own else bank.lots
            return [lot for lot in pool if lot.level not in (0, effect.level)]
        return [lot for lot in player.lots if lots_shifted(bank, effect, lot)]

    def partners(self, game: "UltimateGame") -> list[int]:
        """The players that may be picked now."""
        effect = self._effect(game)
        others = [game.players[s] for s in game.others(game.seat)]
        if isinstance(effect, SendToJail):
            return [p.seat for p in others if p.jail == FREE]
        if isinstance(effect, BothCollect):
            return [p.seat for p in others]
        if isinstance(effect, Swap) and self.given >= 0 and self.seat == game.seat:
            return [p.seat for p in others if p.lots]
        return []

    def act(self, game: "UltimateGame", action: Action) -> None:
        kind = action.kind
        if kind not in (PICK_LOT, PICK_PLAYER, MOVE_TO):
            raise game.refusal(action)
        assert isinstance(action, PickLot | PickPlayer | MoveTo)
        why = game.off_turn(action, action.seat)
        if why is not None:
            raise why
        if kind == PICK_PLAYER:
            assert isinstance(action, PickPlayer)
            if action.partner not in self.partners(game):
                raise Refused("event/bad_player", partner=action.partner)
            self._with_player(game, action.partner)
            return
        assert isinstance(action, PickLot | MoveTo)
        moving = isinstance(self._effect(game), MoveAnywhere)
        lot = game.find_lot(action.space)
        if moving != (kind == MOVE_TO) or lot is None or lot not in self.lots(game):
            raise Refused("event/bad_lot", space=action.space)
        self._with_lot(game, lot)

    def _with_player(self, game: "UltimateGame", seat: int) -> None:
        effect = self._effect(game)
        if isinstance(effect, Swap):
            game.stack[-1] = AskEvent(self.card, seat, self.given)
            return
        game.stack.pop()
        if isinstance(effect, BothCollect):
            both_collect(game.bank, game.players[game.seat], game.players[seat], effect.amount)
        else:
            game.send_to_jail(game.players[seat], "event", "U-EVT-6")

    def _with_lot(self, game: "UltimateGame", lot: Lot) -> None:
        effect = self._effect(game)
        if isinstance(effect, Swap) and self.seat == game.seat:
            game.stack[-1] = AskEvent(self.card, self.seat, lot.deed.index)
            return
        game.stack.pop()
        if isinstance(effect, Swap):
            swap_lots(game.bank, game.bank.lots[self.given], lot)
        elif isinstance(effect, MoveAnywhere):
            game.jump(game.players[self.seat], lot.deed.space, "event", "U-EVT-9", pays_go=False)
        else:
            shift_levels(game.bank, effect, lot, "U-EVT-2")

    def choices(self, game: "UltimateGame", seat: int) -> list[Choice]:
        if seat != self.seat:
            return []
        lots = self.lots(game)
        partners = self.partners(game)
        menu = []
        if lots:
            moving = isinstance(self._effect(game), MoveAnywhere)
            facts = {"card": self.card, "fee": 0, "spaces": [lot.deed.space for lot in lots]}
            menu.append(Choice("move_to" if moving else "pick_lot", facts))
        if partners:
            menu.append(Choice("pick_player", {"card": self.card, "partners": partners}))
        return menu

    def to_dict(self, game: "UltimateGame") -> dict[str, Any]:
        given = -1 if self.given < 0 else game.bank.lots[self.given].deed.space
        return {"phase": self.name, "card": self.card, "seat": self.seat, "given": given}


DRAW_EVENT: Final = DrawEvent()
