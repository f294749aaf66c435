"""Agreeing to end the game (C-END-1)."""

from collections.abc import Collection


def agreed(rule: str, votes: Collection[int], voters: Collection[int], host: int | None) -> bool:
    """Whether the votes end the game by the option `end_vote`.

    `votes` are the seats that want to end, `voters` the people still in the game who are connected; `host` is the seat
    whose word is enough under `host`.
    """
    if rule == "host":
        return host in votes
    wanting = sum(1 for seat in voters if seat in votes)
    if rule == "majority":
        return 2 * wanting > len(voters)
    return wanting == len(voters) > 0
