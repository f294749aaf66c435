"""The examples of `docs/scenario.md` are scenarios, and the shortened answer is what comes out."""

import json
import re
from pathlib import Path

import pytest

from cotyphu.lab.scenario import Scenario

DOCUMENT = (Path(__file__).parents[2] / "docs" / "scenario.md").read_text("utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]


def test_the_first_example_comes_out_as_told() -> None:
    steps = Scenario.read(EXAMPLES[0]).run()["steps"]
    told = re.findall(r"^(?:steps:|      )  (\w+)  +(.*)$", DOCUMENT, re.MULTILINE)
    assert [step["action"]["kind"] for step in steps] == [kind for kind, _ in told]
    for step, (_, line) in zip(steps, told, strict=True):
        if "refusal" in step:
            assert line.startswith(f"refused: {step['refusal']['code']}, {step['refusal']['clause']}")
        else:
            assert re.findall(r"(\w+) (C-\w+-\d+)", line) == [(e["kind"], e["clause"]) for e in step["events"]]


def test_the_second_example_is_done_but_for_building_while_a_debt_is_open() -> None:
    told = Scenario.read(EXAMPLES[1]).run()
    assert [step.get("refusal", {}).get("code") for step in told["steps"]] == ["turn/unsettled", None, None]
    assert told["position"]["bankrupts"] == [0]
    assert [deed["space"] for deed in told["position"]["seats"][1]["deeds"]] == [5, 6, 37, 39]


@pytest.mark.clause("U-DEBT-1", "U-DEBT-2", "U-DEBT-5")
def test_the_third_example_settles_a_debt_with_change() -> None:
    told = Scenario.read(EXAMPLES[2]).run()
    kinds = [event["kind"] for event in told["steps"][0]["events"]]
    assert kinds == ["deed_moved", "paid", "debt_settled", "level_moved", "turn_ended", "turn_began"]
    first, second = told["position"]["seats"]
    assert (first["cash"], second["cash"]) == (320, 300)
    assert second["deeds"] == [{"space": 5, "level": 4}, {"space": 35, "level": 4}]
    assert len(EXAMPLES) == 3
