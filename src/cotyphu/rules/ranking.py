"""Counting worth and ranking the players at the end (C-END-1 to C-END-3)."""

from typing import TYPE_CHECKING, Any

from cotyphu.rules.state import Player

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


def worth_of(player: Player) -> int:
    """Cash, the price of each lot (half if mortgaged), and buildings at cost, a hotel being five (C-END-1)."""
    worth = player.cash
    for lot in player.lots:
        deed = lot.deed
        worth += deed.price // 2 if lot.mortgaged else deed.price
        worth += lot.houses * deed.group.house_cost
    return worth


def could_raise(player: Player) -> int:
    """Cash, half the cost of buildings, and the mortgage value of every unmortgaged lot (C-AUC-4, C-DEBT-2)."""
    total = player.cash
    for lot in player.lots:
        if not lot.mortgaged:
            total += lot.deed.mortgage + lot.houses * lot.deed.group.house_cost // 2
    return total


def result_of(game: "Game", reason: str) -> dict[str, Any]:
    """The result: winners (several share a tie) and everybody's place; bankrupts rank behind, the last of them first."""
    standing = [p for p in game.players if not p.out]
    standing.sort(key=lambda p: -worth_of(p))
    rows: list[dict[str, Any]] = []
    for i, player in enumerate(standing):
        worth = worth_of(player)
        place = rows[-1]["place"] if i and rows[-1]["worth"] == worth else i + 1
        rows.append(_row(player, place, worth))
    first = len(rows) + 1
    rows.extend(_row(game.players[seat], first + i, 0) for i, seat in enumerate(reversed(game.bankrupts)))
    return {"reason": reason, "winners": sorted(r["seat"] for r in rows if r["place"] == 1), "ranking": rows}


def _row(player: Player, place: int, worth: int) -> dict[str, Any]:
    deeds = sum(lot.deed.price // 2 if lot.mortgaged else lot.deed.price for lot in player.lots)
    return {
        "seat": player.seat,
        "place": place,
        "worth": worth,
        "cash": player.cash,
        "deeds": deeds,
        "buildings": worth - player.cash - deeds if not player.out else 0,
        "out": player.out,
    }
