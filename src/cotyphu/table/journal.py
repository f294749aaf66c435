"""The journal of a table: a list of entries, of which the game is the fold.

An entry is plain JSON: `seq` (from 0), `at` (ms since 1970), `played` (ms during which somebody was at the table), `actions`
(what was carried out, dice and cards included), `events` (what followed), `digest`, and one of

- `open`: `{version, table, edition, board, options, seats, pace, commitment, entropy}`, in entry 0 only,
- `by`: `{seat, id}`, the person who acted and the id of the command, or `{seat, bot: true}`, or `{seat, clock: true}` when
  time ran out for him; `{table: true}` for the hammer and the end by the clock,
- `vote`: `{seat, id, yes}`,
- `pace`: `{ms}`.

The digest is the SHA-256 of the digest before it, the entry without its digest, and the state that follows, each as
canonical JSON in a line of its own: so the last digest vouches for everything before it.
"""

import json
from hashlib import sha256
from typing import Any, Final

from cotyphu.table.outcome import Entry

FORMAT: Final = "cotyphu-journal"
FORMAT_VERSION: Final = 1


def canonical(value: Any) -> str:
    """Plain JSON written in the one way that digests are made of: keys sorted, no spaces, letters as they are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest_of(before: str, entry: Entry, state: dict[str, Any]) -> str:
    """The digest of `entry`, given the digest before it (empty for the first) and the state that follows it."""
    bare = {name: value for name, value in entry.items() if name != "digest"}
    return sha256(f"{before}\n{canonical(bare)}\n{canonical(state)}\n".encode()).hexdigest()


def journal_file(table: str, seed: bytes | None, entries: list[Entry]) -> dict[str, Any]:
    """The whole journal as one JSON object for `verify`; `seed` only once the game is over."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "table": table,
        "seed": None if seed is None else seed.hex(),
        "entries": entries,
    }
