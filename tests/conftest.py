"""What all tests share: how hard Hypothesis tries, and the browser."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tools import browser as chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A whole game is slow to draw and its speed depends on the machine: neither is a fault.
settings.register_profile("dev", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, max_examples=100, print_blob=True)
settings.register_profile("soak", settings.get_profile("dev"), max_examples=5000)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """A headless Chromium for the whole run of a worker: each test opens its own context in it."""
    from playwright.sync_api import sync_playwright

    program = chromium.find()
    if program is None:
        pytest.fail(f"no Chromium found: run `make test`, or name one in {chromium.VARIABLE}")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=[*chromium.FLAGS])
        yield started
        started.close()
