"""A player without plan: any allowed line of the menu, with any of its values. It reaches every phase before long."""

import random
from typing import Any

from cotyphu.rules.actions import (
    AcceptTrade,
    Action,
    Bid,
    BidBuilding,
    Build,
    Claim,
    CounterTrade,
    Mortgage,
    OfferTrade,
    Redeem,
    RefuseTrade,
    Sell,
    TakeOver,
    UseRelease,
    WithdrawTrade,
    action_from_dict,
)
from cotyphu.rules.choices import Choice
from cotyphu.rules.game import Game
from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import Goods

RARE = ("resign", "declare_bankrupt", "withdraw_trade", "counter_trade")


def act(game: Game, luck: random.Random) -> Action:
    """Carry one random action out and return it; one that is refused (cash, evenness) is tried anew."""
    while True:
        action = _any_action(game, luck)
        try:
            game.apply(action)
        except Refused:
            continue
        return action


def _any_action(game: Game, luck: random.Random) -> Action:
    outcomes = game.outcomes()
    if outcomes:
        return luck.choice(outcomes)
    seats = game.waiting() if luck.random() < 0.8 else [p.seat for p in game.players if not p.out]
    seat = luck.choice(list(seats))
    menu = [c for c in game.choices(seat) if c.allowed]
    common = [c for c in menu if c.name not in RARE or luck.random() < 0.05]
    urgent = [c for c in menu if c.name in ("roll", "buy", "end_turn", "build", "claim", "bid_building", "take_over")]
    pick = luck.choice(urgent) if urgent and luck.random() < 0.6 else luck.choice(common or menu or [Choice("resign")])
    return _made(game, seat, pick.name, pick.facts, luck)


def _made(game: Game, seat: int, name: str, facts: dict[str, Any], luck: random.Random) -> Action:
    houses = {lot.deed.space: lot.houses for lot in game.players[seat].lots}
    if name == "bid":
        return Bid(seat, luck.randint(facts["min"], max(facts["min"], min(facts["max"], facts["min"] + 60))))
    if name == "bid_building":
        return BidBuilding(
            seat, luck.randint(facts["min"], max(facts["min"], facts["max"])), luck.choice(facts["spaces"])
        )
    if name == "claim":
        group = luck.choice([*facts["groups"], None])
        return Claim(seat, () if group is None else tuple((s, houses[s] + 1) for s in group["add"]))
    if name == "build":
        some = facts["add"] if luck.random() < 0.7 else luck.sample(facts["add"], 1)
        return Build(seat, tuple((s, houses[s] + 1) for s in some))
    if name == "sell":
        space = luck.choice(facts["remove"] or list(houses))
        return Sell(seat, ((space, max(houses[space] - 1, 0)),))
    if name in ("offer_trade", "counter_trade"):
        partner = luck.choice(facts["partners"]) if name == "offer_trade" else facts["partner"]
        give, get = _goods(game, seat, luck), _goods(game, partner, luck)
        if name == "offer_trade":
            return OfferTrade(seat, partner, give, get)
        return CounterTrade(seat, facts["number"], give, get)
    simple: dict[str, Action] = {
        "mortgage": Mortgage(seat, facts.get("space", -1)),
        "redeem": Redeem(seat, facts.get("space", -1)),
        "use_release": UseRelease(seat, facts.get("card", "")),
        "take_over": TakeOver(seat, redeem=luck.random() < 0.5),
        "accept_trade": AcceptTrade(seat, facts.get("number", 0)),
        "refuse_trade": RefuseTrade(seat, facts.get("number", 0)),
        "withdraw_trade": WithdrawTrade(seat, facts.get("number", 0)),
    }
    return simple.get(name) or action_from_dict({"kind": name, "seat": seat})


def _goods(game: Game, seat: int, luck: random.Random) -> Goods:
    player = game.players[seat]
    deeds = [lot.deed.space for lot in player.lots]
    return Goods(
        luck.randint(0, min(player.cash, 100)),
        tuple(luck.sample(deeds, min(len(deeds), luck.randint(0, 2)))),
        tuple(c.id for c in player.cards if luck.random() < 0.3),
    )
