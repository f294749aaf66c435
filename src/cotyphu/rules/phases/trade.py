"""Trades: what may be offered, and the offer that waits for its answer (C-TRADE-1 to C-TRADE-4, C-MORT-3)."""

from typing import TYPE_CHECKING, Any, ClassVar

from cotyphu.rules.actions import (
    ACCEPT_TRADE,
    REFUSE_TRADE,
    WITHDRAW_TRADE,
    AcceptTrade,
    Action,
    CounterTrade,
    RefuseTrade,
    WithdrawTrade,
)
from cotyphu.rules.board import STREET
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import CardMoved, TradeAccepted, TradeClosed, TradeOffered
from cotyphu.rules.phases.debts import Debt, redeem_now
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Lot, Player
from cotyphu.rules.values import Goods

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


class TradeOffer(Phase["Game"]):
    """Offer `number`: `seat` gives `give` and gets `get` from `partner`, who is asked.

    `mortgages` remembers which of its deeds were mortgaged: the offer lapses when that or anything else in it changes.
    """

    __slots__ = ("get", "give", "mortgages", "number", "partner", "seat")
    name: ClassVar[str] = "trade"
    auto: ClassVar[bool] = True
    endable: ClassVar[bool] = True

    def __init__(
        self, number: int, seat: int, partner: int, give: Goods, get: Goods, mortgages: tuple[bool, ...]
    ) -> None:
        self.number = number
        self.seat = seat
        self.partner = partner
        self.give = give
        self.get = get
        self.mortgages = mortgages

    def waiting(self, game: "Game") -> tuple[int, ...]:
        return (self.partner,)

    def run(self, game: "Game") -> bool:
        changed = (
            goods_refusal(game, game.players[self.seat], self.give) is not None
            or goods_refusal(game, game.players[self.partner], self.get) is not None
            or game.players[self.seat].cash < self.give.cash
            or mortgages_in(game, self.give, self.get) != self.mortgages
        )
        if changed:
            self.lapse(game)
        return changed

    def lapse(self, game: "Game") -> None:
        """The offer is off; it is on top of the stack."""
        self._close(game, "lapsed")

    def _close(self, game: "Game", how: str) -> None:
        game.stack.pop()
        if game.listener is not None:
            game.listener(TradeClosed("C-TRADE-2", self.number, self.seat, self.partner, how))

    def act(self, game: "Game", action: Action) -> None:
        kind = action.kind
        if not ACCEPT_TRADE <= kind <= WITHDRAW_TRADE:
            raise game.refusal(action)
        assert isinstance(action, AcceptTrade | RefuseTrade | CounterTrade | WithdrawTrade)
        if action.number != self.number:
            raise game.refusal(action)
        if action.seat != (self.seat if kind == WITHDRAW_TRADE else self.partner):
            raise Refused("trade/not_yours")
        if kind == ACCEPT_TRADE:
            self._accept(game)
        elif kind == REFUSE_TRADE:
            self._close(game, "refused")
        elif kind == WITHDRAW_TRADE:
            self._close(game, "withdrawn")
        else:
            assert isinstance(action, CounterTrade)
            check_offer(game, self.partner, self.seat, action.give, action.get, game.stack[-2])
            self._close(game, "countered")
            _put(game, self.partner, self.seat, action.give, action.get)

    def _accept_refusal(self, game: "Game") -> Refused | None:
        """Why one of the two could not pay what the deal costs him, if so; the one who is asked comes first."""
        below = game.stack[-2]
        giver, partner = game.players[self.seat], game.players[self.partner]
        return cash_refusal(game, partner, self.get, self.give, below) or cash_refusal(
            game, giver, self.give, self.get, below
        )

    def _accept(self, game: "Game") -> None:
        why = self._accept_refusal(game)
        if why is not None:
            raise why
        giver, partner = game.players[self.seat], game.players[self.partner]
        game.stack.pop()
        if game.listener is not None:
            game.listener(TradeAccepted("C-TRADE-1", self.number, self.seat, self.partner))
        for source, target, goods in ((giver, partner, self.give), (partner, giver, self.get)):
            if goods.cash:
                game.pay(source, target, goods.cash, "trade", "C-TRADE-1")
            for space in goods.deeds:
                game.give_deed(game.lot_at(space), target, "trade", "C-TRADE-1")
            for name in goods.cards:
                game.move_card(game.board.cards[name], source, target)
                if game.listener is not None:
                    game.listener(CardMoved("C-TRADE-1", name, source.seat, target.seat))
        for buyer, goods in ((giver, self.get), (partner, self.give)):
            self._take_mortgages_over(game, buyer, goods)

    @staticmethod
    def _take_mortgages_over(game: "Game", buyer: Player, goods: Goods) -> None:
        mortgaged = [lot for lot in lots_of(game, goods) if lot.mortgaged]
        if game.options.mortgage_transfer == "choice":
            if mortgaged:
                game.take_over(buyer, tuple(lot.deed.index for lot in mortgaged), "C-MORT-3")
        else:
            for lot in mortgaged:
                redeem_now(game, lot, "C-MORT-3")

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        facts = {"number": self.number}
        if seat == self.seat:
            return [Choice("withdraw_trade", facts)]
        if seat != self.partner:
            return []
        return [
            Choice("accept_trade", facts, self._accept_refusal(game)),
            Choice("refuse_trade", facts),
            Choice("counter_trade", {"number": self.number, "partner": self.seat}),
        ]

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {
            "phase": self.name,
            "number": self.number,
            "seat": self.seat,
            "partner": self.partner,
            "give": self.give.to_dict(),
            "get": self.get.to_dict(),
            "mortgages": list(self.mortgages),
        }


def lots_of(game: "Game", goods: Goods) -> list[Lot]:
    """The lots named by one side of a trade."""
    return [game.lot_at(space) for space in goods.deeds]


def mortgages_in(game: "Game", give: Goods, get: Goods) -> tuple[bool, ...]:
    """Which of the deeds on both sides are mortgaged."""
    return tuple(lot.mortgaged for lot in lots_of(game, give) + lots_of(game, get))


def goods_refusal(game: "Game", owner: Player, goods: Goods) -> Refused | None:
    """Why `owner` cannot give these deeds and cards, cash apart, if so (C-TRADE-1, C-SELL-3)."""
    if owner.out:
        return Refused("trade/partner", partner=owner.seat)
    for i, space in enumerate(goods.deeds):
        lot = game.find_lot(space)
        if lot is None or lot.owner is not owner or space in goods.deeds[:i]:
            return Refused("trade/not_owner", seat=owner.seat, space=space)
        group = lot.deed.group
        if group.kind == STREET and any(game.lots[d.index].houses for d in group.deeds):
            return Refused("trade/buildings", space=space)
    for i, name in enumerate(goods.cards):
        if name in goods.cards[:i] or all(c.id != name for c in owner.cards):
            return Refused("trade/no_card", seat=owner.seat, card=name)
    return None


def cash_refusal(game: "Game", player: Player, give: Goods, get: Goods, below: "Phase[Game]") -> Refused | None:
    """Why `player` cannot afford to give `give` for `get` now, if so (C-MORT-3, C-TRADE-3)."""
    if player.cash < give.cash:
        return Refused("trade/no_cash", seat=player.seat, needed=give.cash, cash=player.cash)
    choice = game.options.mortgage_transfer == "choice"
    cost = sum(lot.deed.interest if choice else lot.deed.redeem for lot in lots_of(game, get) if lot.mortgaged)
    after = player.cash - give.cash + get.cash
    if after < cost:
        return Refused("trade/mortgage_cost", seat=player.seat, needed=cost, cash=after)
    if isinstance(below, Debt) and below.debtor == player.seat and after - cost < below.amount:
        return Refused("trade/debt", seat=player.seat, needed=below.amount, cash=after - cost)
    return None


def timing_refusal(game: "Game", seat: int, partner: int, below: "Phase[Game]") -> Refused | None:
    """Why these two may not trade now, if so: when nothing is unsettled, or to help the debtor (C-TURN-7, C-TRADE-3)."""
    if isinstance(below, Debt):
        return None if below.debtor in (seat, partner) else Refused("trade/not_party")
    return None if below.calm else Refused("turn/unsettled", phase=below.name)


def check_offer(game: "Game", seat: int, partner: int, give: Goods, get: Goods, below: "Phase[Game]") -> None:
    """Refuse an offer that could not be carried out; cash that the partner may still raise before he accepts counts."""
    if not 0 <= partner < len(game.players) or partner == seat or game.players[partner].out:
        raise Refused("trade/partner", partner=partner)
    why = timing_refusal(game, seat, partner, below)
    if why is not None:
        raise why
    for goods in (give, get):
        if goods.cash < 0:
            raise Refused("trade/bad_cash", cash=goods.cash)
    empty = Goods()
    if give == empty and get == empty:
        raise Refused("trade/empty")
    if game.options.no_gifts and empty in (give, get):
        raise Refused("trade/gift")
    player, other = game.players[seat], game.players[partner]
    why = (
        goods_refusal(game, player, give)
        or goods_refusal(game, other, get)
        or cash_refusal(game, player, give, get, below)
    )
    if why is not None:
        raise why
    if get.cash > other.cash and get.cash > (most := game.could_raise(other)):
        raise Refused("trade/no_cash", seat=partner, needed=get.cash, cash=most)


def _put(game: "Game", seat: int, partner: int, give: Goods, get: Goods) -> None:
    game.offers += 1
    game.stack.append(TradeOffer(game.offers, seat, partner, give, get, mortgages_in(game, give, get)))
    if game.listener is not None:
        game.listener(TradeOffered("C-TRADE-1", game.offers, seat, partner, give, get))


def offer_trade(game: "Game", seat: int, partner: int, give: Goods, get: Goods) -> None:
    """Put an offer on the table, or refuse it."""
    check_offer(game, seat, partner, give, get, game.stack[-1])
    _put(game, seat, partner, give, get)


def trade_choices(game: "Game", seat: int) -> list[Choice]:
    """The menu line of offering a trade, with the partners possible now."""
    top = game.stack[-1]
    others = game.others(seat)
    partners = [p for p in others if timing_refusal(game, seat, p, top) is None]
    why = None if partners else timing_refusal(game, seat, others[0], top)
    return [Choice("offer_trade", {"partners": partners}, why)]
