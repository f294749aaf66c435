"""Whatever is asked, a reload comes back to it."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import NewDesk
from tests.browser.situations import SITUATIONS
from tests.browser.staging import Stage, Staged

pytestmark = pytest.mark.browser

ASKED_BY = {
    "roll": ("action-roll",),
    "jail": ("action-roll", "action-pay_fine"),
    "fine": ("action-pay_fine", "action-use_release"),
    "buy": ("action-buy", "action-decline"),
    "auction": ("auction-row-0", "auction-row-1"),
    "end_turn": ("action-end_turn",),
    "trade": ("trade-accept", "trade-refuse", "trade-counter"),
    "debt": ("debt-shortfall", "debt-sell-3", "debt-mortgage-6", "debt-bankrupt"),
    "take_over": ("action-take_over-redeem", "action-take_over-interest"),
    "card_choice": ("action-pay_card", "action-draw_instead"),
    "claims": ("action-claim-none", "action-claim", "build-orange"),
    "building_auction": ("auction-row-0", "auction-lot-0"),
    "over": ("final-ranking", "rank-1", "rank-2"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_reload_comes_back_to_the_prompt(name: str, desk: NewDesk, put: Callable[[Stage], Staged]) -> None:
    stage = SITUATIONS[name]()
    page = desk(put(stage))
    if name not in ("auction", "building_auction", "over"):
        page.take_over("An")
    page.asks(stage.phase)
    page.see(*ASKED_BY[name])
    page.settle()
    seen = [page.part("players").inner_text(), page.part("prompt").inner_text()]
    page.page.reload()
    page.asks(stage.phase)
    page.see(*ASKED_BY[name])
    page.miss("handover")
    page.settle()
    assert [page.part("players").inner_text(), page.part("prompt").inner_text()] == seen
