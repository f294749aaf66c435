"""`python -m bench`: measure, tell, and fail if the rules or the bots have become too slow."""

import argparse
import json
import sys

from bench.measures import Measure, measure_all


def main() -> int:
    """The exit code: 1 if a figure is missed, unless that is allowed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the rules and the bots are.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--no-fail", action="store_true", help="exit with 0 even if a figure is missed")
    arguments = parser.parse_args()
    measures = measure_all()
    if arguments.json:
        print(json.dumps({m.name: {"value": m.value, "bound": m.bound, "missed": m.missed} for m in measures}))
    else:
        for measure in measures:
            print(_line(measure))
    return int(any(m.missed for m in measures) and not arguments.no_fail)


def _line(measure: Measure) -> str:
    value = f"{measure.value:,.0f}" if measure.value >= 1000 else f"{measure.value:.2f}"
    line = f"{value:>12}  {measure.words}"
    if measure.bound is not None:
        line += f" (at {'most' if measure.at_most else 'least'} {measure.bound:,g})"
    return line + ("  MISSED" if measure.missed else "")


if __name__ == "__main__":
    sys.exit(main())
