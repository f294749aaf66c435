"""How a set-up step runs another program and how it fails: with one line that says what to do."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


class StepFailed(Exception):
    """A set-up step could not be done; the message is for the person at the keyboard."""


def say(line: str) -> None:
    """Tell the person what is going on, without mixing with a program's output."""
    print(f"cotyphu: {line}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], *, failing: str, cwd: Path, env: Mapping[str, str] | None = None) -> None:
    """Run `command` with `env` added to the environment; raise `StepFailed(failing)` if it does not end well."""
    try:
        code = subprocess.run([*map(str, command)], cwd=cwd, env={**os.environ, **(env or {})}, check=False).returncode
    except OSError as error:
        raise StepFailed(f"{failing} ({error})") from error
    if code:
        raise StepFailed(f"{failing} (exit code {code}; its own words are above)")
