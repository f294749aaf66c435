"""Set-up does a step again when its inputs changed and only then, and fails with one line."""

import sys
from pathlib import Path

import pytest

from tools import browser, prepare, stamps
from tools.steps import StepFailed, run


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / ".stamps")
    return tmp_path


def test_a_step_is_fresh_until_an_input_changes(checkout: Path) -> None:
    source = checkout / "src" / "deep" / "page.ts"
    source.parent.mkdir(parents=True)
    source.write_text("one")
    inputs = stamps.digest([checkout / "src"])
    assert not stamps.fresh("client", inputs)
    stamps.done("client", inputs)
    assert stamps.fresh("client", stamps.digest([checkout / "src"]))
    source.write_text("two")
    assert not stamps.fresh("client", stamps.digest([checkout / "src"]))


def test_names_and_words_count_as_inputs(checkout: Path) -> None:
    (checkout / "a").write_text("text")
    first = stamps.digest([checkout / "a"])
    (checkout / "a").rename(checkout / "b")
    assert len({first, stamps.digest([checkout / "b"]), stamps.digest([checkout / "b"], "3.12")}) == 3


def test_a_missing_input_is_an_input_that_is_not_there(checkout: Path) -> None:
    assert stamps.digest([checkout / "public"]) == stamps.digest([])


def test_a_failing_program_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(StepFailed, match=r"^could not do it \(exit code 3; its own words are above\)$"):
        run([sys.executable, "-c", "raise SystemExit(3)"], failing="could not do it", cwd=tmp_path)
    with pytest.raises(StepFailed, match=r"^could not do it \(.*no-such-program"):
        run([tmp_path / "no-such-program"], failing="could not do it", cwd=tmp_path)


def test_a_named_browser_is_the_one_or_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(browser.VARIABLE, str(tmp_path / "gone"))
    browser.find.cache_clear()
    try:
        with pytest.raises(StepFailed, match=browser.VARIABLE):
            browser.prepare()
    finally:
        browser.find.cache_clear()


def test_an_unknown_goal_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert prepare.main(["fly"]) == 2
    assert capsys.readouterr().err == "cotyphu: no such goal: fly; one of play, check, test\n"
