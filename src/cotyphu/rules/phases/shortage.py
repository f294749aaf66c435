"""Shortage of buildings: the claim round and the auction of single buildings (C-BLD-6)."""

from typing import TYPE_CHECKING, Any, ClassVar

from cotyphu.rules.actions import BID_BUILDING, CLAIM, HAMMER, PASS, Action, BidBuilding, Claim, Pass
from cotyphu.rules.board import STREET, Group
from cotyphu.rules.building import Plan, addable, group_refusal, plan_building, raise_buildings
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import (
    AuctionClosed,
    BidderPassed,
    BidMade,
    BuildingAuctionOpened,
    BuildingUnsold,
    Built,
    Claimed,
    ClaimsOpened,
)
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Player
from cotyphu.rules.values import Targets

if TYPE_CHECKING:
    from cotyphu.rules.game import Game

HOUSE_WORD = "house"
HOTEL_WORD = "hotel"


def open_claims(game: "Game", player: Player, plan: Plan, targets: Targets) -> bool:
    """Open the claim round if the order would leave another owner's legal wish unsatisfiable; whether it did."""
    short = []
    for what, needed in ((HOUSE_WORD, plan.houses), (HOTEL_WORD, plan.hotels)):
        if needed:
            back = 4 * plan.hotels if what == HOUSE_WORD else 0  # the new hotels give their houses back
            left = stock_of(game, what) - needed + back
            if any(wish(game, p, what) > left for p in game.players if p is not player and not p.out):
                short.append(what)
    if not short:
        return False
    if plan.houses and plan.hotels:
        raise Refused("build/one_kind")
    game.stack.append(Claims(player.seat, short[0], ((player.seat, targets),)))
    if game.listener is not None:
        game.listener(ClaimsOpened("C-BLD-6", player.seat, short[0], stock_of(game, short[0])))
        game.listener(Claimed("C-BLD-6", player.seat, plan.houses or plan.hotels))
    return True


def stock_of(game: "Game", what: str) -> int:
    """The houses or hotels left in the Bank."""
    return game.houses if what == HOUSE_WORD else game.hotels


def own_groups(game: "Game", player: Player) -> list[Group]:
    """The groups in which `player` may build."""
    return [
        g
        for g in game.board.groups
        if g.kind == STREET and player.held[g.index] == g.size and group_refusal(game, player, g) is None
    ]


def legal_spaces(game: "Game", player: Player, what: str) -> list[int]:
    """The spaces on which `player` could set one house (one hotel) now, cash apart."""
    return [
        space
        for group in own_groups(game, player)
        for space in addable(game, group)
        if (game.lot_at(space).houses == 4) == (what == HOTEL_WORD)
    ]


def wish(game: "Game", player: Player, what: str) -> int:
    """The most houses (hotels) that `player` could legally order now, with his cash and the Bank's stock."""
    stock = stock_of(game, what)
    cash = player.cash
    count = 0
    groups = [g for g in own_groups(game, player) if g.house_cost <= cash]
    for group in sorted(groups, key=lambda g: g.house_cost):
        levels = [game.lots[d.index].houses for d in group.deeds]
        if what == HOUSE_WORD:
            units = sum(4 - n for n in levels if n < 4)
        elif game.options.even_building and min(levels) < 4:
            units = 0
        else:
            units = levels.count(4)
        units = min(units, cash // group.house_cost, stock - count)
        count += units
        cash -= units * group.house_cost
    return count


class Claims(Phase["Game"]):
    """The claim round: everyone who could build `what` says what he wants. `answers` begins with the first order."""

    __slots__ = ("answers", "seat", "what")
    name: ClassVar[str] = "claims"
    auto: ClassVar[bool] = True

    def __init__(self, seat: int, what: str, answers: tuple[tuple[int, Targets], ...]) -> None:
        self.seat = seat
        self.what = what
        self.answers = answers

    def waiting(self, game: "Game") -> tuple[int, ...]:
        answered = [s for s, _ in self.answers]
        return tuple(
            p.seat for p in game.players if not p.out and p.seat not in answered and wish(game, p, self.what) > 0
        )

    def plan(self, game: "Game", seat: int, targets: Targets) -> Plan:
        """The claim as a building order of this one kind that its owner can pay; else `Refused`."""
        player = game.players[seat]
        plan = plan_building(game, player, targets)
        if plan.houses if self.what == HOTEL_WORD else plan.hotels:
            raise Refused("build/one_kind")
        if plan.cost > player.cash:
            raise Refused("build/no_cash", cost=plan.cost, cash=player.cash)
        return plan

    def act(self, game: "Game", action: Action) -> None:
        if action.kind != CLAIM:
            raise game.refusal(action)
        assert isinstance(action, Claim)
        why = game.off_turn(action, action.seat)
        if why is not None:
            raise why
        count = 0
        if action.targets:
            plan = self.plan(game, action.seat, action.targets)
            count = plan.houses or plan.hotels
        game.stack[-1] = Claims(self.seat, self.what, (*self.answers, (action.seat, action.targets)))
        if game.listener is not None:
            game.listener(Claimed("C-BLD-6", action.seat, count))

    def run(self, game: "Game") -> bool:
        if self.waiting(game):
            return False
        game.stack.pop()
        wants = []
        for seat, targets in self.answers:
            count = sum(level - game.lot_at(space).houses for space, level in targets)
            if count:
                wants.append((seat, count))
        if sum(count for _, count in wants) > stock_of(game, self.what):
            auction = BuildingAuction(self.what, tuple(wants))
            game.stack.append(auction)
            auction.announce(game)
            return True
        for seat, targets in self.answers:
            if targets:
                self._build(game, seat, targets)
        return True

    def _build(self, game: "Game", seat: int, targets: Targets) -> None:
        player = game.players[seat]
        for space, level in targets:
            lot = game.lot_at(space)
            cost = (level - lot.houses) * lot.deed.group.house_cost
            game.pay(player, None, cost, "build", "C-BLD-6", space)
            raise_buildings(game, [(lot, level)])
            if game.listener is not None:
                game.listener(Built("C-BLD-6", seat, space, level))

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if seat not in self.waiting(game):
            return []
        player = game.players[seat]
        spaces = legal_spaces(game, player, self.what)
        groups = [
            {"group": g.id, "cost": g.house_cost, "add": [d.space for d in g.deeds if d.space in spaces]}
            for g in own_groups(game, player)
        ]
        facts = {"what": self.what, "stock": stock_of(game, self.what), "groups": [g for g in groups if g["add"]]}
        return [Choice("claim", facts)]

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {
            "phase": self.name,
            "seat": self.seat,
            "what": self.what,
            "answers": [[s, [list(t) for t in targets]] for s, targets in self.answers],
        }


class BuildingAuction(Phase["Game"]):
    """One building after another goes to the highest bid; `wants` holds (seat, buildings still wanted).

    Bids are in cash; each names the lot on which the building is to stand.
    """

    __slots__ = ("amount", "bidder", "passed", "space", "wants", "what")
    name: ClassVar[str] = "building_auction"
    auto: ClassVar[bool] = True

    def __init__(
        self,
        what: str,
        wants: tuple[tuple[int, int], ...],
        amount: int = 0,
        bidder: int = -1,
        space: int = -1,
        passed: tuple[int, ...] = (),
    ) -> None:
        self.what = what
        self.wants = wants
        self.amount = amount
        self.bidder = bidder
        self.space = space
        self.passed = passed

    def copy(self) -> "BuildingAuction":
        return BuildingAuction(self.what, self.wants, self.amount, self.bidder, self.space, self.passed)

    def announce(self, game: "Game") -> None:
        """Say that the next building is under the hammer."""
        if game.listener is not None:
            game.listener(BuildingAuctionOpened("C-BLD-6", self.what, stock_of(game, self.what), self.opening(game)))

    def opening(self, game: "Game") -> int:
        """The lowest printed cost among the lots of those who still want a building."""
        costs = [
            game.lot_at(space).deed.group.house_cost
            for seat, _ in self.wants
            for space in legal_spaces(game, game.players[seat], self.what)
        ]
        return min(costs, default=0)

    def least(self, game: "Game") -> int:
        """The lowest bid that is taken now."""
        return self.opening(game) if self.bidder < 0 else self.amount + game.options.auction_step

    def waiting(self, game: "Game") -> tuple[int, ...]:
        least = self.least(game)
        return tuple(
            sorted(
                seat
                for seat, _ in self.wants
                if seat not in self.passed
                and seat != self.bidder
                and game.players[seat].cash >= least
                and legal_spaces(game, game.players[seat], self.what)
            )
        )

    def run(self, game: "Game") -> bool:
        if stock_of(game, self.what) and self.waiting(game):
            return False
        self._close(game)
        return True

    def _close(self, game: "Game") -> None:
        """The hammer falls: the building is set, and the next one comes up while it is wanted and there."""
        left = stock_of(game, self.what)
        if self.bidder < 0 or not left:
            game.stack.pop()
            if self.wants and left and game.listener is not None:
                game.listener(BuildingUnsold("C-BLD-6", self.what, left))
            return
        winner = game.players[self.bidder]
        lot = game.lot_at(self.space)
        game.pay(winner, None, self.amount, "bid", "C-BLD-6", self.space)
        raise_buildings(game, [(lot, lot.houses + 1)])
        if game.listener is not None:
            game.listener(AuctionClosed("C-BLD-6", self.space, self.bidder, self.amount))
            game.listener(Built("C-BLD-6", self.bidder, self.space, lot.houses))
        wants = tuple((s, n - (s == self.bidder)) for s, n in self.wants)
        following = BuildingAuction(self.what, tuple(w for w in wants if w[1]))
        game.stack[-1] = following
        if stock_of(game, self.what) and following.waiting(game):
            following.announce(game)

    def bid_refusal(self, game: "Game", seat: int, amount: int, space: int) -> Refused | None:
        """Why this bid is not taken, if so."""
        if all(s != seat for s, _ in self.wants):
            return Refused("auction/not_claimant")
        if seat in self.passed:
            return Refused("auction/passed")
        if seat == self.bidder:
            return Refused("auction/high_bidder")
        least = self.least(game)
        if amount < least:
            return Refused("auction/bid_too_low", min=least)
        player = game.players[seat]
        if amount > player.cash:
            return Refused("auction/bid_too_high", max=player.cash)
        if space not in legal_spaces(game, player, self.what):
            return Refused("build/bad_target", space=space, houses=5 if self.what == HOTEL_WORD else 1)
        return None

    def act(self, game: "Game", action: Action) -> None:
        if action.kind == BID_BUILDING:
            assert isinstance(action, BidBuilding)
            why = self.bid_refusal(game, action.seat, action.amount, action.space)
            if why is not None:
                raise why
            self.amount, self.bidder, self.space = action.amount, action.seat, action.space
            if game.listener is not None:
                game.listener(BidMade("C-BLD-6", action.seat, action.amount, action.space))
        elif action.kind == PASS:
            assert isinstance(action, Pass)
            if all(s != action.seat for s, _ in self.wants):
                raise Refused("auction/not_claimant")
            if action.seat in self.passed:
                raise Refused("auction/passed")
            if action.seat == self.bidder:
                raise Refused("auction/high_bidder")
            self.passed = tuple(sorted((*self.passed, action.seat)))
            if game.listener is not None:
                game.listener(BidderPassed("C-BLD-6", action.seat))
        elif action.kind == HAMMER:
            self._close(game)
        else:
            raise game.refusal(action)

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if all(s != seat for s, _ in self.wants):
            return []
        player = game.players[seat]
        spaces = legal_spaces(game, player, self.what)
        least = self.least(game)
        facts = {"what": self.what, "min": least, "max": player.cash, "spaces": spaces}
        why = self.bid_refusal(game, seat, least, spaces[0] if spaces else -1)
        menu = [Choice("bid_building", facts, why)]
        if seat not in self.passed:
            menu.append(Choice("pass", {}, Refused("auction/high_bidder") if seat == self.bidder else None))
        return menu

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {
            "phase": self.name,
            "what": self.what,
            "wants": [list(w) for w in self.wants],
            "claimants": [s for s, _ in self.wants],
            "left": stock_of(game, self.what),
            "opening": self.opening(game),
            "amount": self.amount,
            "bidder": self.bidder,
            "space": self.space,
            "passed": list(self.passed),
        }


def reserved_groups(game: "Game", seat: int) -> list[Group]:
    """The groups in which `seat` may sell and mortgage nothing now: he has claimed or bid for buildings there."""
    top = game.stack[-1]
    if isinstance(top, Claims):
        for s, targets in top.answers:
            if s == seat:
                return [game.lot_at(space).deed.group for space, _ in targets]
    elif isinstance(top, BuildingAuction) and top.bidder == seat:
        return [game.lot_at(top.space).deed.group]
    return []
