"""Calling the command line inside the test's own process."""

from dataclasses import dataclass

import pytest

from cotyphu.cli.main import main


@dataclass
class Answer:
    """What the command printed and its exit code."""

    code: int
    out: str
    err: str


class Command:
    """`cotyphu …`, in English unless `--lang` says otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object) -> Answer:
        code = main([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return Answer(code, out, err)

    def complaint(self, *arguments: object) -> str:
        """The one line that a wrong command line is answered by, with exit code 2 and nothing on stdout."""
        answer = self(*arguments)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("cotyphu: ")
        assert answer.err.count("\n") == 1
        assert answer.err.endswith("\n")
        return answer.err.removeprefix("cotyphu: ").rstrip("\n")
