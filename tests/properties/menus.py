"""The least that a line of a menu stands for: what it allows must be accepted, what it forbids refused for its reason."""

from cotyphu.rules.actions import Action, Bid, BidBuilding, Build, Claim, CounterTrade, OfferTrade, Sell, TakeOver
from cotyphu.rules.choices import Choice
from cotyphu.rules.game import Game
from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import Goods
from tests.properties.players import PLAIN


def check(game: Game) -> None:
    """Try every line of every menu on a copy of `game`."""
    for player in game.players:
        menu = game.choices(player.seat)
        assert not (player.out and menu), f"seat {player.seat} is out and has a menu"
        for choice in menu:
            action = least(game, player.seat, choice)
            if action is None:
                continue
            why = attempt(game.copy(), action)
            if choice.why is None:
                assert why is None, f"the menu allows {choice}, but {action} is refused: {why}"
            else:
                assert why is not None, f"the menu forbids {choice}, but {action} was accepted"
                assert (choice.why.code, choice.why.facts) == (why.code, why.facts), f"{choice}, but {action}: {why}"


def attempt(game: Game, action: Action) -> Refused | None:
    """Let `action` happen in `game`; why it was refused, if it was."""
    try:
        game.apply(action)
    except Refused as why:
        return why
    return None


def least(game: Game, seat: int, choice: Choice) -> Action | None:
    """The smallest action of this line, or None if not even that is certain to go."""
    facts = choice.facts
    plain = PLAIN.get(choice.name)
    if plain is not None:
        return plain(seat, facts)
    if choice.name == "bid":
        return Bid(seat, facts.get("min", 1))
    if choice.name == "bid_building":
        return BidBuilding(seat, facts["min"], facts["spaces"][0] if facts["spaces"] else -1)
    if choice.name == "take_over":
        return TakeOver(seat, redeem=facts["can_redeem"])
    if choice.name == "claim":
        return Claim(seat, ((facts["groups"][0]["add"][0], _level(game, facts["groups"][0]["add"][0]) + 1),))
    if choice.name == "build":
        return _build_one(game, seat, choice)
    if choice.name == "sell":
        if facts["remove"]:
            space = facts["remove"][0]
            return Sell(seat, ((space, _level(game, space) - 1),))
        group = next(g for g in game.board.groups if g.id == facts["group"])
        return Sell(seat, tuple((d.space, 0) for d in group.deeds if _level(game, d.space)))
    if choice.name == "offer_trade":
        return _offer_one(game, seat, choice)
    assert choice.name == "counter_trade", f"the menu has an unknown line {choice}"
    partner = game.players[facts["partner"]]
    plain_counter = partner.cash and game.players[seat].cash and not game.options.no_gifts and len(game.stack) == 2
    return CounterTrade(seat, facts["number"], Goods(cash=1), Goods()) if plain_counter else None


def _level(game: Game, space: int) -> int:
    return game.lot_at(space).houses


def _build_one(game: Game, seat: int, choice: Choice) -> Action:
    """One building in that group, where the menu says or else on the lot that has least."""
    facts = choice.facts
    if facts.get("add"):
        space = facts["add"][0]
    else:
        group = next(g for g in game.board.groups if g.id == facts["group"])
        mine = [d.space for d in group.deeds if game.lots[d.index].owner is game.players[seat]]
        space = min(mine, key=lambda s: _level(game, s))
    return Build(seat, ((space, _level(game, space) + 1),))


def _offer_one(game: Game, seat: int, choice: Choice) -> Action | None:
    """One coin for nothing; in debt or where gifts are forbidden nothing is certain to go."""
    if choice.allowed:
        partner = choice.facts["partners"][0]
        certain = game.players[seat].cash and not game.options.no_gifts and game.phase.name != "debt"
    else:
        partner = game.others(seat)[0]
        certain = True
    return OfferTrade(seat, partner, Goods(cash=1), Goods()) if certain else None
