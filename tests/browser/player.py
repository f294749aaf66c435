"""Plays for whoever is asked, by the buttons of the page alone: the first thing that leads on."""

from collections.abc import Sequence
from typing import Final

from tests.browser.desk import Desk

# In the order in which they are tried; what is not on the page or not open is passed over.
_WAYS: Final = (
    "handover-continue",
    "action-roll",
    "action-buy",
    "action-decline",
    "auction-pass",
    "trade-refuse",
    "action-take_over-interest",
    "action-pay_card",
    "action-claim-none",
    "debt-mortgage-",
    "debt-sell-",
    "action-pay_fine",
    "action-end_turn",
    "debt-bankrupt",
    "auction-pass-",
    "action-stay",
    "debt-hand_over-",
    "action-pick_lot",
    "action-move_to",
    "pick-",
)

_NEXT: Final = """([ways, done]) => {
  if (done.some((name) => document.querySelector(`[data-testid="${name}"]`))) return "done";
  for (const way of ways) {
    const names = way.endsWith("-") ? `button[data-testid^="${way}"]` : `[data-testid="${way}"]`;
    for (const button of document.querySelectorAll(names)) {
      if (button.disabled || button.ariaDisabled === "true" || !button.checkVisibility()) continue;
      button.click();
      return button.dataset.testid;
    }
  }
  return null;
}"""


def play_on(desk: Desk, *, until: Sequence[str], most: int = 2000) -> list[str]:
    """Play until one of the parts `until` is there; what was pressed, in order."""
    pressed: list[str] = []
    while len(pressed) < most:
        way = desk.page.wait_for_function(_NEXT, arg=[_WAYS, list(until)], polling=20).json_value()
        if way == "done":
            return pressed
        pressed.append(way)
        if way == "debt-bankrupt":
            desk.press("declare_bankrupt-sure", "declare_bankrupt-confirm")
    raise AssertionError(f"after {most} presses there is none of {until}; the last were {pressed[-12:]}")
