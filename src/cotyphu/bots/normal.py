"""`normal`: values what it may own by what that completes and brings, and looks ahead to what the next move may cost."""

from typing import Final

from cotyphu.bots.board_statistics import statistics_of
from cotyphu.bots.bot import BANKRUPT, BUY, DECLINE, END, FINE, PASS, PAY_CARD, ROLL, PhaseBot, trait
from cotyphu.bots.building import building_claim, building_order, building_sale, complete_groups
from cotyphu.bots.evaluation import moves_ahead, threat, worth_of
from cotyphu.bots.trader import Trader
from cotyphu.rules.actions import (
    Action,
    Bid,
    BidBuilding,
    Build,
    Claim,
    DrawInstead,
    Mortgage,
    Redeem,
    Sell,
    TakeOver,
    UseRelease,
)
from cotyphu.rules.board import STREET, Group
from cotyphu.rules.game import Game
from cotyphu.rules.phases.auction import Auction, BuyOffer
from cotyphu.rules.phases.cards import CardChoice
from cotyphu.rules.phases.debts import Debt, TakeOverMortgages
from cotyphu.rules.phases.shortage import BuildingAuction, Claims, legal_spaces
from cotyphu.rules.phases.trade import TradeOffer
from cotyphu.rules.phases.turn import AwaitEnd, AwaitRoll, ThirdFailure
from cotyphu.rules.state import FREE, Lot, Player
from cotyphu.rules.values import Goods, Targets

_SAFE: Final = 35  # a mean cost of the next move above which jail is the better place
_MANY: Final = 7  # so many unowned lots make it worth walking
_PLENTY: Final = 400  # cash beyond the reserve with which mortgages are redeemed
_POCKET: Final = 30


class Normal(PhaseBot):
    """A bot of kind `normal`. The seed makes it a little more or less careful, and more or less eager to trade."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._caution = 1.5 + trait(seed, "caution", 6) / 5
        self._trader = Trader(1 + trait(seed, "patience", 2))
        self._ordered: tuple[int, ...] = ()

    def roll(self, game: Game, player: Player, phase: AwaitRoll) -> Action:
        """Leave jail while there is land to buy or nothing to fear, else roll for it."""
        if game.options.auto_end_turn:
            business = self._business(game, player)
            if business is not None:
                return business
        if player.jail != FREE and _better_outside(game, player):
            if player.cards:
                return UseRelease(player.seat, player.cards[0].id)
            if player.cash >= game.options.jail_fine + _POCKET:
                return FINE[player.seat]
        return ROLL[player.seat]

    def end(self, game: Game, player: Player, phase: AwaitEnd) -> Action:
        """Business first."""
        return self._business(game, player) or END[player.seat]

    def _business(self, game: Game, player: Player) -> Action | None:
        """Offer a trade, which may bring what can be built on; build; redeem."""
        offer = self._trader.offer(game, player)
        if offer is not None:
            return offer
        groups = complete_groups(game.board, player)
        if groups:
            return self._develop(game, player, groups)
        if player.cash > _PLENTY:
            return _redeem(player, player.cash - self._reserve(game, player) - _PLENTY)
        return None

    def _reserve(self, game: Game, player: Player) -> int:
        return _POCKET + int(self._caution * threat(game, player))

    def _develop(self, game: Game, player: Player, groups: list[Group]) -> Action | None:
        """Three houses a lot where they bring the most for their cost, mortgaging single lots for it; then the rest."""
        budget = player.cash - self._reserve(game, player)
        lots = game.lots
        ready = []
        for _, _, figure in statistics_of(game.board).best_first:
            if figure.group in groups:
                lowest = 5
                for place in figure.places:
                    lot = lots[place]
                    if lot.mortgaged:
                        if lot.deed.redeem <= budget:
                            return Redeem(player.seat, lot.deed.space)
                        lowest = 5
                        break
                    lowest = min(lowest, lot.houses)
                if lowest < 5:
                    ready.append((figure.group, lowest))
        for group, lowest in ready:
            if lowest < 3 and game.houses:
                if group.house_cost <= budget:
                    order = self._order(game, player, building_order(game, group, budget, 3))
                    if order is not None:
                        return order
                else:
                    single = _mortgageable(player, group.house_cost - budget)
                    if single is not None:
                        return Mortgage(player.seat, single.deed.space)
        for group, lowest in ready:
            if group.house_cost <= budget and (game.hotels if lowest == 4 else game.houses):
                order = self._order(game, player, building_order(game, group, budget))
                if order is not None:
                    return order
        return _redeem(player, budget - _PLENTY // 2) if budget > _PLENTY else None

    def _order(self, game: Game, player: Player, targets: Targets) -> Action | None:
        """The order, but none that came to nothing in a shortage and would be made again."""
        state = (game.number, player.cash, game.houses, game.hotels)
        if not targets or state == self._ordered:
            return None
        self._ordered = state
        return Build(player.seat, targets)

    def buy(self, game: Game, player: Player, phase: BuyOffer) -> Action:
        """Buy what leaves some cash; for what completes a group, or stops another's, mortgage single lots."""
        lot = game.lots[phase.deed]
        price = lot.deed.price
        if player.cash >= price + _POCKET:
            return BUY[player.seat]
        if worth_of(game, statistics_of(game.board), player, lot) > price * 5 // 4:
            if player.cash >= price:
                return BUY[player.seat]
            single = _mortgageable(player, price - player.cash)
            if single is not None:
                return Mortgage(player.seat, single.deed.space)
        return DECLINE[player.seat]

    def bid(self, game: Game, player: Player, phase: Auction) -> Action:
        """Bid up to the worth of the deed, within what cash and single lots allow."""
        least = phase.least(game)
        lot = game.lots[phase.deed]
        price = lot.deed.price
        if least > player.cash + price:
            return PASS[player.seat]
        limit = worth_of(game, statistics_of(game.board), player, lot)
        most = player.cash - _POCKET
        if limit > price * 5 // 4:
            most += sum(single.deed.mortgage for single in _singles(player))
        limit = min(limit, most)
        if least > limit:
            return PASS[player.seat]
        return Bid(player.seat, min(limit, max(least, phase.amount + price // 10)))

    def pay(self, game: Game, player: Player, phase: Debt) -> Action:
        """Mortgage single lots, then sell the buildings that bring the least, then mortgage whole groups."""
        seat = player.seat
        if game.could_raise(player) < phase.amount:
            return BANKRUPT[seat]
        needed = phase.amount - player.cash
        singles = _singles(player)
        if singles:
            enough = [lot for lot in singles if lot.deed.mortgage >= needed]
            lot = min(enough, key=_mortgage_value) if enough else singles[0]
            return Mortgage(seat, lot.deed.space)
        for index, size, figure in reversed(statistics_of(game.board).best_first):
            if player.held[index] == size:
                targets = building_sale(game, figure.group, needed)
                if targets:
                    return Sell(seat, targets)
        for lot in player.lots:
            if lot.houses:
                return Sell(seat, building_sale(game, lot.deed.group, needed))
        rest = [lot for lot in player.lots if not lot.mortgaged]
        return Mortgage(seat, min(rest, key=_mortgage_value).deed.space) if rest else BANKRUPT[seat]

    def take_over(self, game: Game, player: Player, phase: TakeOverMortgages) -> Action:
        """Redeem at once what is in a group that is now whole, or when there is plenty of cash."""
        deed = game.lots[phase.deeds[0]].deed
        whole = deed.group.kind == STREET and player.held[deed.group.index] == deed.group.size
        needed = deed.redeem + (_POCKET if whole else _PLENTY)
        return TakeOver(player.seat, redeem=player.cash >= needed)

    def claim(self, game: Game, player: Player, phase: Claims) -> Action:
        """Claim what the cash beyond half the reserve allows."""
        budget = player.cash - self._reserve(game, player) // 2
        return Claim(player.seat, building_claim(game, player, phase.what, budget))

    def bid_building(self, game: Game, player: Player, phase: BuildingAuction) -> Action:
        """Bid up to what the building brings on the lot where it brings the most, but always its printed cost."""
        statistics = statistics_of(game.board)
        worth = 0.0
        space = cost = -1
        for legal in legal_spaces(game, player, phase.what):
            group = game.lot_at(legal).deed.group
            income = statistics.groups[group.index].income
            built = sum(game.lots[deed.index].houses for deed in group.deeds)
            more = max((income[built + 1] - income[built]) * moves_ahead(game), group.house_cost)
            if more > worth:
                worth, space, cost = more, legal, group.house_cost
        least = phase.least(game)
        limit = min(int(worth), player.cash - self._reserve(game, player) // 2)
        if space < 0 or least > limit:
            return PASS[player.seat]
        return BidBuilding(player.seat, min(limit, max(least, phase.amount + cost // 4)), space)

    def card(self, game: Game, player: Player, phase: CardChoice) -> Action:
        """Pay if the cash is there: a card may cost more."""
        return PAY_CARD[player.seat] if player.cash >= phase.amount else DrawInstead(player.seat)

    def fine(self, game: Game, player: Player, phase: ThirdFailure) -> Action:
        """Use the card."""
        return UseRelease(player.seat, player.cards[0].id) if player.cards else FINE[player.seat]

    def answer(self, game: Game, player: Player, phase: TradeOffer) -> Action:
        """As its trader thinks."""
        return self._trader.answer(game, player, phase)

    def recall(self, partner: int, give: Goods, get: Goods) -> None:
        """Remember that this was offered, so that it is not offered again."""
        self._trader.recall(partner, give, get)


def _better_outside(game: Game, player: Player) -> bool:
    return sum(1 for lot in game.lots if lot.owner is None) >= _MANY or threat(game, player) < _SAFE


def _singles(player: Player) -> list[Lot]:
    """The player's unmortgaged lots of groups that he has not whole, those that bring the least first."""
    held = player.held
    singles = [lot for lot in player.lots if not lot.mortgaged and held[lot.deed.group.index] < lot.deed.group.size]
    singles.sort(
        key=lambda lot: held[lot.deed.group.index] if lot.deed.kind == STREET else 2 * held[lot.deed.group.index]
    )
    return singles


def _mortgageable(player: Player, needed: int) -> Lot | None:
    """The single lot to mortgage first, if all of them together bring `needed`."""
    singles = _singles(player)
    return singles[0] if singles and sum(lot.deed.mortgage for lot in singles) >= needed else None


def _mortgage_value(lot: Lot) -> int:
    return lot.deed.mortgage


def _redeem(player: Player, budget: int) -> Action | None:
    """Redeem the lot that brings the most of those that `budget` is enough for."""
    for lot in reversed(player.lots):
        if lot.mortgaged and lot.deed.redeem <= budget:
            return Redeem(player.seat, lot.deed.space)
    return None
