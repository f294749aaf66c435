"""Makes a checkout ready for a goal: `python3 -m tools.prepare play|check|test`.

Each step looks at its inputs first and does nothing when they have not changed since it was last done.
"""

import sys
from collections.abc import Callable

from tools import browser, environment, node
from tools.steps import StepFailed, say

_PLAY = (lambda: environment.prepare("play"), node.install, node.build)
_CHECK = (lambda: environment.prepare("test"), node.install)
GOALS: dict[str, tuple[Callable[[], None], ...]] = {
    "play": _PLAY,
    "check": _CHECK,
    "test": (*_CHECK, node.build, browser.prepare),
}


def main(goals: list[str]) -> int:
    """Do the steps of each goal in order; return 1 with one line on the error output where one fails, 2 for no such goal."""
    unknown = [goal for goal in goals if goal not in GOALS]
    if unknown or not goals:
        say(f"no such goal: {' '.join(unknown) or '(none given)'}; one of {', '.join(GOALS)}")
        return 2
    try:
        for goal in goals:
            for step in GOALS[goal]:
                step()
    except StepFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
