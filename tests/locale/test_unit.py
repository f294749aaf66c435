"""The bank unit has a word for each of its screens and buttons, and for whatever an event may ask for."""

import pytest

from cotyphu.editions import load_ultimate
from cotyphu.rules.ultimate.taps import BUTTONS, SCREENS
from tests.locale.messages import needs

KEYS = needs("vi")


def family(prefix: str) -> set[str]:
    """What follows `prefix` in the keys that begin with it, attributes aside."""
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix) and "." not in key}


def test_every_screen() -> None:
    assert family("unit-screen-") == set(SCREENS)
    assert all(f"unit-screen-{screen}.hint" in KEYS for screen in SCREENS)


def test_every_button() -> None:
    assert family("unit-button-") == set(BUTTONS)


def test_everything_an_event_asks_for() -> None:
    events = load_ultimate("ultimate_london").to_wire()["events"]
    assert isinstance(events, dict)
    assert family("unit-ask-") == {event["effect"]["kind"] for event in events.values()} | {"nothing"}
    for event in events.values():
        effect = event["effect"]
        assert KEYS[f"unit-ask-{effect['kind']}"].variables <= {*effect, "picked"}


@pytest.mark.clause("U-UNIT-12")
def test_setting_up_is_told_in_steps() -> None:
    steps = family("unit-setup-")
    assert steps == {str(number) for number in range(1, len(steps) + 1)}
    titled = [f"unit-setup-{step}" for step in steps] + [f"unit-help-{topic}" for topic in family("unit-help-")]
    assert all(f"{key}.title" in KEYS for key in titled)
