"""Deals as `normal` sees them: what each side gains, and what makes a deal that both can want."""

from typing import Final

from cotyphu.bots.figures import Figures
from cotyphu.bots.outlook import change, moves_ahead, price_of
from cotyphu.rules.board import Group
from cotyphu.rules.game import Game
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.trade import cash_refusal, check_offer
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Player
from cotyphu.rules.values import Goods

SHARE: Final = 0.25
"""The part of his partner's gain that a trader wants to gain himself, at least."""
_ASKED: Final = 0.5  # the part of his own gain that he leaves to the partner when it is he who names the terms
_LEAST_GAIN: Final = 20  # for less than this nobody is asked
_CARD: Final = 40  # what a release card is worth: a little less than the fine it saves
_POCKET: Final = 60  # cash that a trader keeps
_STEP: Final = 10  # amounts are offered in round figures


def gains(
    game: Game, figures: Figures, player: Player, partner: Player, give: Goods, get: Goods
) -> tuple[float, float]:
    """What `player` and `partner` gain if the one gives `give` for `get`, in money."""
    gained: dict[int, int] = {}
    goods = _CARD * (len(get.cards) - len(give.cards))
    for spaces, sign in ((get.deeds, 1), (give.deeds, -1)):
        for space in spaces:
            lot = game.lot_at(space)
            group = lot.deed.group.index
            gained[group] = gained.get(group, 0) + sign
            goods += sign * price_of(lot)
    cash = get.cash - give.cash
    moves = moves_ahead(game)
    mine = cash + goods + change(game, figures, player, gained, cash, moves)
    lost = {group: -count for group, count in gained.items()}
    return mine, change(game, figures, partner, lost, -cash, moves) - cash - goods


def wanted(mine: float, theirs: float) -> bool:
    """Whether a deal in which one gains `mine` and his partner `theirs` is worth having."""
    return mine >= _LEAST_GAIN and mine >= SHARE * theirs


def acceptable(game: Game, player: Player, partner: Player, give: Goods, get: Goods, below: Phase[Game]) -> bool:
    """Whether the rules let `player` offer this deal and `partner` accept it, both as they stand."""
    try:
        check_offer(game, player.seat, partner.seat, give, get, below)
    except Refused:
        return False
    return cash_refusal(game, partner, get, give, below) is None


def fair_deal(
    game: Game, figures: Figures, player: Player, partner: Player, gives: tuple[int, ...], takes: tuple[int, ...]
) -> tuple[Goods, Goods] | None:
    """The deal of lots `gives` for lots `takes` with what makes both gain by it; None if there is none that both want.

    The balance is in cash, and in single lots for what one lacks in cash.
    """
    mine, theirs = gains(game, figures, player, partner, Goods(0, gives), Goods(0, takes))
    if mine + theirs < 2 * _LEAST_GAIN:
        return None
    balance = _excess(mine, theirs)
    lacking = balance - (player.cash - _POCKET)
    if lacking > 0:
        gives += _singles(player, partner, gives, lacking)
    lacking = -balance - (partner.cash - _POCKET)
    if lacking > 0:
        takes += _singles(partner, player, takes, lacking)
    cash = _balance(game, figures, player, partner, gives, takes)
    cash = max(min(cash, player.cash - _POCKET), _POCKET - partner.cash)
    give, get = Goods(max(cash, 0), gives), Goods(max(-cash, 0), takes)
    mine, theirs = gains(game, figures, player, partner, give, get)
    return (give, get) if wanted(mine, theirs) and wanted(theirs, mine) else None


def _balance(
    game: Game, figures: Figures, player: Player, partner: Player, gives: tuple[int, ...], takes: tuple[int, ...]
) -> int:
    """The cash, in round figures, that `player` should give (get, if negative).

    Cash is worth more to who can build with it, so the first guess is drawn in by what it turns out to do.
    """
    excess = _excess(*gains(game, figures, player, partner, Goods(0, gives), Goods(0, takes)))
    guess = _rounded(excess)
    if not guess:
        return 0
    paid, got = Goods(max(guess, 0), gives), Goods(max(-guess, 0), takes)
    moved = excess - _excess(*gains(game, figures, player, partner, paid, got))
    return _rounded(guess * excess / moved) if moved else guess


def _excess(mine: float, theirs: float) -> float:
    """What he who names the terms should give of his gain for the partner to have his part."""
    return (_ASKED * mine - theirs) / (1 + _ASKED)


def _rounded(amount: float) -> int:
    return round(amount / _STEP) * _STEP


def _singles(owner: Player, taker: Player, already: tuple[int, ...], lacking: float) -> tuple[int, ...]:
    """Lots of `owner` worth about `lacking` that are part of no whole group and make none for `taker`."""
    found: tuple[int, ...] = ()
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


def spaces_of(player: Player, group: Group) -> tuple[int, ...]:
    """The spaces of the lots of a group that are the player's."""
    return tuple([lot.deed.space for lot in player.lots if lot.deed.group is group])
