"""`easy`: plays soundly by a few plain rules, as a friend does who plays twice a year."""

from cotyphu.bots.bot import BUY, DECLINE, END, FINE, PASS, PAY_CARD, ROLL, PhaseBot, trait
from cotyphu.bots.building import building_claim, building_order, complete_groups, street_groups
from cotyphu.bots.raising import pay_in_order
from cotyphu.bots.swaps import affordable, gains, missing_lot, simple_swap
from cotyphu.rules.actions import (
    AcceptTrade,
    Action,
    Bid,
    BidBuilding,
    Build,
    Claim,
    DrawInstead,
    OfferTrade,
    Redeem,
    RefuseTrade,
    TakeOver,
    UseRelease,
)
from cotyphu.rules.game import Game
from cotyphu.rules.phases.auction import Auction, BuyOffer
from cotyphu.rules.phases.cards import CardChoice
from cotyphu.rules.phases.debts import Debt, TakeOverMortgages
from cotyphu.rules.phases.shortage import BuildingAuction, Claims, legal_spaces
from cotyphu.rules.phases.trade import TradeOffer
from cotyphu.rules.phases.turn import AwaitEnd, AwaitRoll, ThirdFailure
from cotyphu.rules.state import FREE, Player
from cotyphu.rules.values import Goods

_MOST_REMEMBERED = 64
_LATE = 15  # the round from which on jail is a safe place


class Easy(PhaseBot):
    """A bot of kind `easy`. The seed makes it a little more or less careful with its cash."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._reserve = 40 + 10 * trait(seed, "reserve", 7)
        self._patience = 4 + trait(seed, "patience", 4)  # rounds between two looks for a trade
        self._looked = 0  # the round of the last look
        self._offered: dict[
            tuple[int, tuple[int, ...], tuple[int, ...]], None
        ] = {}  # partner and deeds, the oldest first
        self._ordered: tuple[int, ...] = ()

    def roll(self, game: Game, player: Player, phase: AwaitRoll) -> Action:
        if game.options.auto_end_turn:
            business = self._business(game, player)
            if business is not None:
                return business
        if player.jail != FREE and game.round < _LATE:
            if player.cards:
                return UseRelease(player.seat, player.cards[0].id)
            if player.cash >= game.options.jail_fine + 2 * self._reserve:
                return FINE[player.seat]
        return ROLL[player.seat]

    def end(self, game: Game, player: Player, phase: AwaitEnd) -> Action:
        if player.cash > 2 * self._reserve:
            business = self._business(game, player)
            if business is not None:
                return business
        return END[player.seat]

    def _business(self, game: Game, player: Player) -> Action | None:
        """Redeem when rich, else build, else now and then offer a swap."""
        budget = player.cash - 2 * self._reserve
        if budget <= 0:
            return None
        seat = player.seat
        if budget > 300:
            for lot in player.lots:
                if lot.mortgaged and lot.deed.redeem <= budget:
                    return Redeem(seat, lot.deed.space)
        groups = complete_groups(game.board, player)
        if groups:
            state = (game.number, player.cash, game.houses, game.hotels)
            for group in groups:
                targets = building_order(game, group, budget)
                if targets and state != self._ordered:
                    self._ordered = state  # an order that came to nothing in a shortage is not made again
                    return Build(seat, targets)
        if game.round >= self._looked + self._patience:
            self._looked = game.round
            return self._offer(game, player)
        return None

    def _offer(self, game: Game, player: Player) -> Action | None:
        for index, size, group in street_groups(game.board):
            if player.held[index] != size - 1:
                continue
            lot = missing_lot(game, player, group)
            deal = simple_swap(game, player, lot, self._reserve) if lot is not None else None
            if lot is None or lot.owner is None or deal is None:
                continue
            give, get = deal
            if (lot.owner.seat, give.deeds, get.deeds) not in self._offered:
                self.recall(lot.owner.seat, give, get)
                return OfferTrade(player.seat, lot.owner.seat, give, get)
        return None

    def recall(self, partner: int, give: Goods, get: Goods) -> None:
        """Remember that this was offered, so that it is not offered again."""
        if len(self._offered) >= _MOST_REMEMBERED:
            del self._offered[next(iter(self._offered))]
        self._offered[partner, give.deeds, get.deeds] = None

    def buy(self, game: Game, player: Player, phase: BuyOffer) -> Action:
        price = game.lots[phase.deed].deed.price
        return (BUY if player.cash - price >= self._reserve else DECLINE)[player.seat]

    def bid(self, game: Game, player: Player, phase: Auction) -> Action:
        deed = game.lots[phase.deed].deed
        limit = player.cash - self._reserve
        if limit > deed.price:
            # A whole group is worth more, whether it becomes his or is kept from another.
            held = player.held[deed.group.index]
            limit = min(limit, deed.price * 3 // 2 if held == deed.group.size - 1 else deed.price)
        least = phase.least(game)
        if least > limit:
            return PASS[player.seat]
        return Bid(player.seat, min(limit, max(least, phase.amount + deed.price // 8)))

    def pay(self, game: Game, player: Player, phase: Debt) -> Action:
        return pay_in_order(game, player, phase)

    def take_over(self, game: Game, player: Player, phase: TakeOverMortgages) -> Action:
        deed = game.lots[phase.deeds[0]].deed
        return TakeOver(player.seat, redeem=player.cash >= deed.redeem + 4 * self._reserve)

    def claim(self, game: Game, player: Player, phase: Claims) -> Action:
        return Claim(player.seat, building_claim(game, player, phase.what, player.cash - self._reserve))

    def bid_building(self, game: Game, player: Player, phase: BuildingAuction) -> Action:
        space = legal_spaces(game, player, phase.what)[-1]
        least = phase.least(game)
        cost = game.lot_at(space).deed.group.house_cost
        limit = min(cost * 3 // 2, player.cash - self._reserve)
        if least > limit:
            return PASS[player.seat]
        return BidBuilding(player.seat, min(limit, max(least, phase.amount + cost // 5)), space)

    def card(self, game: Game, player: Player, phase: CardChoice) -> Action:
        return PAY_CARD[player.seat] if player.cash >= phase.amount else DrawInstead(player.seat)

    def fine(self, game: Game, player: Player, phase: ThirdFailure) -> Action:
        return UseRelease(player.seat, player.cards[0].id) if player.cards else FINE[player.seat]

    def answer(self, game: Game, player: Player, phase: TradeOffer) -> Action:
        partner = game.players[phase.seat]
        give, get = phase.get, phase.give
        mine, theirs = gains(game, player, partner, give, get)
        # What completes a group for the other has to bring half as much oneself.
        if mine >= max(theirs // 2, 0) and affordable(game, player, partner, give, get, below=-2):
            return AcceptTrade(player.seat, phase.number)
        return RefuseTrade(player.seat, phase.number)
