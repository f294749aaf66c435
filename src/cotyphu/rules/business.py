"""Business: building, selling, mortgaging, redeeming, leaving. It does not wait for a particular phase (C-TURN-7)."""

from typing import TYPE_CHECKING

from cotyphu.rules.actions import (
    BUILD,
    MORTGAGE,
    OFFER_TRADE,
    REDEEM,
    RESIGN,
    SELL,
    Action,
    Build,
    Mortgage,
    OfferTrade,
    Redeem,
    Resign,
    Sell,
)
from cotyphu.rules.board import STREET, Group
from cotyphu.rules.building import (
    addable,
    group_refusal,
    lower_buildings,
    plan_building,
    plan_selling,
    raise_buildings,
    removable,
)
from cotyphu.rules.choices import Choice
from cotyphu.rules.estates import go_bankrupt
from cotyphu.rules.events import BANK, BuildingsSold, Built, Mortgaged
from cotyphu.rules.phases.debts import Debt, redeem_now
from cotyphu.rules.phases.shortage import open_claims, reserved_groups
from cotyphu.rules.phases.trade import TradeOffer, offer_trade, trade_choices
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import HOTEL, Lot, Player

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


def do_business(game: "Game", action: Action) -> None:
    """Carry a piece of business out, or raise `Refused` with nothing changed. The seat is known to be in the game."""
    kind = action.kind
    if game.stack[-1].chance:
        raise game.refusal(action)
    if kind == BUILD:
        assert isinstance(action, Build)
        _build(game, action)
    elif kind == SELL:
        assert isinstance(action, Sell)
        _sell(game, action)
    elif kind == MORTGAGE:
        assert isinstance(action, Mortgage)
        _mortgage(game, action)
    elif kind == REDEEM:
        assert isinstance(action, Redeem)
        _redeem(game, action)
    elif kind == OFFER_TRADE:
        assert isinstance(action, OfferTrade)
        offer_trade(game, action.seat, action.partner, action.give, action.get)
    elif kind == RESIGN:
        assert isinstance(action, Resign)
        _resign(game, action.seat)


def unsettled(game: "Game") -> Refused | None:
    """Why building, redeeming and trading must wait, if so (C-TURN-0, C-TURN-7)."""
    top = game.stack[-1]
    return None if top.calm else Refused("turn/unsettled", phase=top.name)


def _build(game: "Game", action: Build) -> None:
    why = unsettled(game)
    if why is not None:
        raise why
    player = game.players[action.seat]
    plan = plan_building(game, player, action.targets)
    if plan.cost > player.cash:
        raise Refused("build/no_cash", cost=plan.cost, cash=player.cash)
    if game.options.shortage_auction and open_claims(game, player, plan, action.targets):
        return
    for lot, level in plan.levels:
        game.pay(player, None, (level - lot.houses) * lot.deed.group.house_cost, "build", "C-BLD-2", lot.deed.space)
    raise_buildings(game, plan.levels)
    if game.listener is not None:
        for lot, level in plan.levels:
            game.listener(Built("C-BLD-4" if level == 5 else "C-BLD-2", player.seat, lot.deed.space, level))


def _sell(game: "Game", action: Sell) -> None:
    player = game.players[action.seat]
    levels, _ = plan_selling(game, player, action.targets)
    for lot, _ in levels:
        why = _reserved(game, player, lot)
        if why is not None:
            raise why
    before = [lot.houses for lot, _ in levels]
    lower_buildings(game, levels)
    for (lot, level), houses in zip(levels, before, strict=True):
        if game.listener is not None:
            game.listener(BuildingsSold("C-SELL-1", player.seat, lot.deed.space, level))
        game.pay(None, player, (houses - level) * lot.deed.group.house_cost // 2, "sale", "C-SELL-1", lot.deed.space)


def _reserved(game: "Game", player: Player, lot: Lot) -> Refused | None:
    """In a shortage nothing may be taken from a group one has just claimed buildings for (C-BLD-6)."""
    if lot.deed.group in reserved_groups(game, player.seat):
        return Refused("turn/unsettled", phase=game.stack[-1].name)
    return None


def mortgage_refusal(game: "Game", player: Player, lot: Lot | None, space: int) -> Refused | None:
    """Why `player` may not mortgage the lot on `space`, if so (C-MORT-1)."""
    if lot is None or lot.owner is not player:
        return Refused("mortgage/not_owner", space=space)
    if lot.mortgaged:
        return Refused("mortgage/already", space=space)
    group = lot.deed.group
    if group.kind == STREET:
        for d in group.deeds:
            if game.lots[d.index].houses:
                return Refused("mortgage/buildings", group=group.id)
    return _reserved(game, player, lot)


def _mortgage(game: "Game", action: Mortgage) -> None:
    player = game.players[action.seat]
    lot = game.find_lot(action.space)
    why = mortgage_refusal(game, player, lot, action.space)
    if why is not None:
        raise why
    assert lot is not None
    lot.mortgaged = True
    if game.listener is not None:
        game.listener(Mortgaged("C-MORT-1", player.seat, action.space))
    game.pay(None, player, lot.deed.mortgage, "mortgage", "C-MORT-1", action.space)


def redeem_refusal(player: Player, lot: Lot | None, space: int) -> Refused | None:
    """Why `player` may not redeem the lot on `space`, time apart, if so (C-MORT-2)."""
    if lot is None or lot.owner is not player:
        return Refused("redeem/not_owner", space=space)
    if not lot.mortgaged:
        return Refused("redeem/not_mortgaged", space=space)
    if player.cash < lot.deed.redeem:
        return Refused("redeem/no_cash", cost=lot.deed.redeem, cash=player.cash)
    return None


def _redeem(game: "Game", action: Redeem) -> None:
    player = game.players[action.seat]
    lot = game.find_lot(action.space)
    why = unsettled(game) or redeem_refusal(player, lot, action.space)
    if why is not None:
        raise why
    assert lot is not None
    redeem_now(game, lot, "C-MORT-2")


def _own_debt(game: "Game", seat: int) -> Debt | None:
    top = game.stack[-1]
    return top if isinstance(top, Debt) and top.debtor == seat else None


def resign_refusal(game: "Game", seat: int) -> Refused | None:
    """Why `seat` may not leave just now, if so: what concerns others is settled first."""
    top = game.stack[-1]
    if top.calm or _own_debt(game, seat) is not None:
        return None
    if isinstance(top, TradeOffer) and game.stack[-2].calm:
        return None
    return Refused("resign/unsettled")


def _resign(game: "Game", seat: int) -> None:
    why = resign_refusal(game, seat)
    if why is not None:
        raise why
    debt = _own_debt(game, seat)
    if debt is not None:
        debt.give_up(game)
        return
    top = game.stack[-1]
    if isinstance(top, TradeOffer) and seat in (top.seat, top.partner, game.seat):
        top.lapse(game)  # his own, or one that stood in the turn that ends with him (C-DEBT-6)
    go_bankrupt(game, seat, BANK, left=True)


def business_choices(game: "Game", seat: int) -> list[Choice]:
    """The business part of the menu of `seat`: one line for each group, lot and kind, allowed or with its reason."""
    if game.stack[-1].chance:
        return []
    player = game.players[seat]
    wait = unsettled(game)
    menu: list[Choice] = []
    for group in game.board.groups:
        if group.kind == STREET and player.held[group.index]:
            _group_choices(game, player, wait, menu, group.index)
    for lot in player.lots:
        space = lot.deed.space
        if lot.mortgaged:
            why = wait or redeem_refusal(player, lot, space)
            menu.append(Choice("redeem", {"space": space, "cost": lot.deed.redeem}, why))
        else:
            why = mortgage_refusal(game, player, lot, space)
            menu.append(Choice("mortgage", {"space": space, "amount": lot.deed.mortgage}, why))
    menu.extend(trade_choices(game, seat))
    menu.append(Choice("resign", {}, resign_refusal(game, seat)))
    return menu


def _group_choices(game: "Game", player: Player, wait: Refused | None, menu: list[Choice], index: int) -> None:
    group = game.board.groups[index]
    why = group_refusal(game, player, group)
    facts: dict[str, object] = {"group": group.id, "cost": group.house_cost}
    if why is None:
        add = addable(game, group)
        facts |= {"houses": game.houses, "hotels": game.hotels, "add": add}
        if not add:
            why = _full_or_short(game, group)
        elif player.cash < group.house_cost:
            why = Refused("build/no_cash", cost=group.house_cost, cash=player.cash)
    why = wait or why
    menu.append(Choice("build", facts, why))
    if any(game.lots[d.index].houses for d in group.deeds):
        half = group.house_cost // 2
        held = _reserved(game, player, game.lots[group.deeds[0].index])
        menu.append(Choice("sell", {"group": group.id, "half": half, "remove": removable(game, group)}, held))


def _full_or_short(game: "Game", group: Group) -> Refused:
    """Why no building at all can be added to a complete group (C-BLD-4, C-BLD-5)."""
    levels = [game.lots[d.index].houses for d in group.deeds]
    if min(levels) == HOTEL:
        return Refused("build/full", group=group.id)
    if min(levels) < 4:
        return Refused("build/no_houses", left=game.houses, needed=1)
    return Refused("build/no_hotels", left=game.hotels, needed=1)
