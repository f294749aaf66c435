"""A server for each worker, and pages that nobody has to close; a failing test leaves pictures of its pages."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from cotyphu.server.serve import DATABASE
from cotyphu.server.store import Store
from tests.browser.desk import Desk, Look, remembered
from tests.browser.serving import Server
from tests.browser.staging import Stage, Staged

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_PLAIN = Look()
_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Iterator[None]:  # what pytest hands on is its own
    report = yield
    if report.when == "call":  # type: ignore[attr-defined]
        item.stash[_FAILED] = report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this worker. A test that kills it must start it again."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def store(server: Server) -> Iterator[Store]:
    """The store of that server, to put tables into."""
    opened = Store(server.folder / DATABASE)
    yield opened
    opened.close()


_NUMBERS = count()


@pytest.fixture
def put(store: Store) -> Callable[[Stage], Staged]:
    """Puts a table where the server finds it."""

    def write(stage: Stage, pace: int = 0) -> Staged:
        return stage.write(store, f"staged-{next(_NUMBERS)}", pace)

    return write


class NewDesk(Protocol):
    """Opens a page on a device of its own: at a table with the named seats, or at the start."""

    def __call__(
        self, staged: Staged | None = None, seats: tuple[int, ...] = (0, 1), look: Look = ..., *, quiet: bool = True
    ) -> Desk: ...


@pytest.fixture
def desk(browser: "Browser", server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDesk]:
    """Opens pages. At the end no console may have complained, but of those that were opened with `quiet=False`."""
    opened: list[tuple[Desk, bool]] = []

    def new(
        staged: Staged | None = None, seats: tuple[int, ...] = (0, 1), look: Look = _PLAIN, *, quiet: bool = True
    ) -> Desk:
        tables = [] if staged is None else [remembered(staged, seats)]
        made = Desk(browser.new_context(**look.context(server.address, tables)), server.address)
        opened.append((made, quiet))
        return made.open("/" if staged is None else f"/t/{staged.id}")

    yield new
    complaints = [line for made, quiet in opened if quiet for line in made.complaints]
    failed = request.node.stash.get(_FAILED, False)
    for number, (made, _quiet) in enumerate(opened):
        if failed or complaints:
            picture = tmp_path / f"page-{number}.png"
            made.page.screenshot(path=picture)
            request.node.add_report_section("teardown", "pages", f"{made.page.url}: {picture}")
        made.context.close()
    assert not complaints, complaints
