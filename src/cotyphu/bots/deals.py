"""Deals as `normal` sees them: what each side gains, and what makes a deal that both can want."""

from typing import Final

from cotyphu.bots.board_statistics import BoardStatistics
from cotyphu.bots.evaluation import development, moves_ahead, price_of, rivals_of
from cotyphu.rules.board import Group
from cotyphu.rules.game import Game
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.trade import cash_refusal, check_offer
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Player
from cotyphu.rules.values import Goods

Spaces = tuple[int, ...]
"""The spaces of lots that change hands."""

# The part of his partner's gain that a trader wants to gain himself: the fewer the rivals, the more one's gain is the
# others' loss.
_SHARE: Final = 0.75  # to be divided by the number of rivals
_LEAST_SHARE: Final = 0.2
_ASKED: Final = (
    0.5  # the part of his own gain that he leaves to the partner, at least, when it is he who names the terms
)
_LEAST_GAIN: Final = 20  # for less than this nobody is asked
_CARD: Final = 40  # what a release card is worth: a little less than the fine it saves
_POCKET: Final = 60  # cash that a trader keeps
_STEP: Final = 10  # amounts are offered in round statistics


class Pair:
    """Two players who may deal: `player`, from whose side everything is seen, and `partner`."""

    __slots__ = ("_asked", "_before", "_game", "_moves", "_share", "_statistics", "partner", "player")

    def __init__(self, game: Game, statistics: BoardStatistics, player: Player, partner: Player) -> None:
        self.player = player
        self.partner = partner
        self._game = game
        self._statistics = statistics
        self._moves = moves = moves_ahead(game)
        self._share = max(_SHARE / rivals_of(game), _LEAST_SHARE)
        self._asked = max(_ASKED, self._share)
        self._before = (
            development(game, statistics, player.held, player.cash, moves),
            development(game, statistics, partner.held, partner.cash, moves),
        )

    def gains(self, give: Goods, get: Goods) -> tuple[float, float]:
        """What `player` and `partner` gain if the one gives `give` for `get`, in money."""
        game, statistics, moves = self._game, self._statistics, self._moves
        mine, theirs = self.player.held[:], self.partner.held[:]
        groups = set()
        worth = get.cash - give.cash + _CARD * (len(get.cards) - len(give.cards))
        for spaces, sign in ((get.deeds, 1), (give.deeds, -1)):
            for space in spaces:
                lot = game.lot_at(space)
                group = lot.deed.group.index
                groups.add(group)
                mine[group] += sign
                theirs[group] -= sign
                worth += sign * price_of(lot)
        more = fewer = 0.0
        for group in groups:
            alone = statistics.groups[group].alone
            more += alone[mine[group]] - alone[self.player.held[group]]
            fewer += alone[theirs[group]] - alone[self.partner.held[group]]
        cash = get.cash - give.cash
        mine_after = development(game, statistics, mine, self.player.cash + cash, moves)
        theirs_after = development(game, statistics, theirs, self.partner.cash - cash, moves)
        return (
            worth + more * moves + mine_after - self._before[0],
            -worth + fewer * moves + theirs_after - self._before[1],
        )

    def advantage(self, give: Goods, get: Goods) -> float:
        """What `player` gains beyond his due part of what the partner gains; 0 if the deal is not worth having."""
        mine, theirs = self.gains(give, get)
        return mine - self._share * max(theirs, 0) if self._wanted(mine, theirs) else 0

    def _wanted(self, mine: float, theirs: float) -> bool:
        """Whether a deal in which one gains `mine` and his partner `theirs` is worth having."""
        return mine >= _LEAST_GAIN and mine >= self._share * theirs

    def acceptable(self, give: Goods, get: Goods, below: Phase[Game]) -> bool:
        """Whether the rules let `player` offer this deal and `partner` accept it, both as they stand."""
        try:
            check_offer(self._game, self.player.seat, self.partner.seat, give, get, below)
        except Refused:
            return False
        return cash_refusal(self._game, self.partner, get, give, below) is None

    def fair_deal(self, gives: Spaces, takes: Spaces) -> tuple[Goods, Goods] | None:
        """The deal of lots `gives` for lots `takes` with what makes both gain by it; None if none is that both want.

        The balance is in cash, and in single lots for what one lacks in cash.
        """
        mine, theirs = self.gains(Goods(0, gives), Goods(0, takes))
        if mine + theirs < 2 * _LEAST_GAIN:
            return None
        excess = self._excess(mine, theirs)
        mine_spare = _spare(self.player)
        theirs_spare = _spare(self.partner)
        more: Spaces = ()
        if excess > mine_spare:
            more = _singles(self.player, self.partner, gives, excess - mine_spare)
            gives += more
        elif -excess > theirs_spare:
            more = _singles(self.partner, self.player, takes, -excess - theirs_spare)
            takes += more
        if more:
            excess = self._excess(*self.gains(Goods(0, gives), Goods(0, takes)))
        cash = max(min(self._balance(gives, takes, excess), mine_spare), -theirs_spare)
        give, get = Goods(max(cash, 0), gives), Goods(max(-cash, 0), takes)
        mine, theirs = self.gains(give, get)
        return (give, get) if self._wanted(mine, theirs) and self._wanted(theirs, mine) else None

    def _balance(self, gives: Spaces, takes: Spaces, excess: float) -> int:
        """The cash, in round statistics, that `player` should give (get, if negative), who has `excess` without it.

        Cash is worth more to who can build with it, so the first guess is drawn in by what it turns out to do.
        """
        guess = _rounded(excess)
        if not guess:
            return 0
        moved = excess - self._excess(*self.gains(Goods(max(guess, 0), gives), Goods(max(-guess, 0), takes)))
        return _rounded(guess * excess / moved) if moved else guess

    def _excess(self, mine: float, theirs: float) -> float:
        """What he who names the terms should give of his gain for the partner to have his part."""
        return (self._asked * mine - theirs) / (1 + self._asked)


def _spare(player: Player) -> int:
    """The cash, in round statistics, that a player could put into a deal."""
    return max(player.cash - _POCKET, 0) // _STEP * _STEP


def _rounded(amount: float) -> int:
    return round(amount / _STEP) * _STEP


def _singles(owner: Player, taker: Player, already: Spaces, lacking: float) -> Spaces:
    """Lots of `owner` worth about `lacking` that are part of no whole group and make none for `taker`."""
    found: Spaces = ()
    for lot in reversed(owner.lots):
        group = lot.deed.group
        price = price_of(lot)
        if (
            price <= lacking + _POCKET
            and owner.held[group.index] == 1
            and taker.held[group.index] < group.size - 1
            and lot.deed.space not in already
        ):
            found += (lot.deed.space,)
            lacking -= price
            if lacking <= 0:
                break
    return found


def shared_groups(game: Game, player: Player, partner: Player) -> list[Group]:
    """The groups that are wholly in these two players' hands, and in both."""
    mine, theirs = player.held, partner.held
    return [
        g for g in game.board.groups if mine[g.index] and theirs[g.index] and mine[g.index] + theirs[g.index] == g.size
    ]


def spaces_of(player: Player, group: Group) -> Spaces:
    """The spaces of the lots of a group that are the player's."""
    return tuple([lot.deed.space for lot in player.lots if lot.deed.group is group])
