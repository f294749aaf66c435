"""Copying a game by hand, for speed, and writing it as plain JSON; `restore.py` reads that."""

from typing import TYPE_CHECKING, Any

from cotyphu.rules.state import Deck, Lot, Player

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


def copy_into(game: "Game", new: "Game") -> "Game":
    """Make the empty `new` an independent copy of `game`, without its listener."""
    new.board = game.board
    new.options = game.options
    players = []
    for p in game.players:
        q = Player(p.seat, p.cash, 0)
        q.space = p.space
        q.jail = p.jail
        q.cards = p.cards[:]
        q.held = p.held[:]
        q.out = p.out
        players.append(q)
    lots = []
    for lot in game.lots:
        twin = Lot()
        twin.deed = lot.deed
        twin.houses = lot.houses
        twin.mortgaged = lot.mortgaged
        owner = lot.owner
        if owner is None:
            twin.owner = None
        else:
            twin.owner = owner = players[owner.seat]
            owner.lots.append(twin)
        lots.append(twin)
    new.players = players
    new.lots = lots
    new.decks = [Deck(d.unseen[:], d.known[:]) for d in game.decks]
    new.houses = game.houses
    new.hotels = game.hotels
    new.bank = game.bank
    new.pot = game.pot
    game.copy_turns_into(new)
    return new


def to_dict(game: "Game") -> dict[str, Any]:
    """The whole state as plain JSON (see `docs/protocol.md`)."""
    return {
        "edition": "classic",
        "board": game.board.id,
        "options": game.options.to_dict(),
        "seats": len(game.players),
        "starter": game.starter,
        "players": [p.to_dict() for p in game.players],
        "lots": [lot.to_dict() for lot in game.lots],
        "houses": game.houses,
        "hotels": game.hotels,
        "bank": game.bank,
        "pot": game.pot,
        "decks": {"chance": game.decks[0].to_dict(), "community_chest": game.decks[1].to_dict()},
        **game.turn_dict(),
    }
