"""Remembers what was made from which inputs, so that nothing is made twice.

A stamp is a file under `.stamps/` holding a digest of the inputs; a step is fresh while its digest is unchanged.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".stamps"


def digest(paths: Iterable[Path], *words: str) -> str:
    """Return a digest of the files in `paths` (folders: every file in them), by name and content, and of `words`."""
    seen = hashlib.sha256("\0".join(words).encode())
    for path in sorted(_files(paths)):
        seen.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        seen.update(hashlib.sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def fresh(name: str, inputs: str) -> bool:
    """Say whether step `name` was last done with the digest `inputs`."""
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == inputs


def done(name: str, inputs: str) -> None:
    """Note that step `name` was done with the digest `inputs`."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(inputs)


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        if path.is_dir():
            yield from (inner for inner in path.rglob("*") if inner.is_file())
        elif path.is_file():
            yield path
