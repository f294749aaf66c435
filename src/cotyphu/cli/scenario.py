"""`cotyphu scenario FILE`: a rule question or a bug, replayed."""

import json
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from cotyphu.cli.files import read_json
from cotyphu.cli.words import Complaint, say
from cotyphu.locale import Texts


def command(words: Texts) -> Callable[..., int]:
    """The command with its help in the language of `words`."""

    def scenario(
        file: Annotated[str, Parameter(help=say(words, "scenario-file"), allow_leading_hyphen=True)],
        /,
        *,
        strict: Annotated[bool, Parameter(help=say(words, "scenario-strict"))] = False,
    ) -> int:
        from cotyphu.lab.scenario import Scenario
        from cotyphu.rules.values import Malformed

        try:
            scenario = Scenario.read(read_json(words, file))
        except Malformed as wrong:
            raise Complaint(f"{file}: {wrong}") from None
        result = scenario.run(strict=strict)
        print(json.dumps(result, indent=2))
        return 1 if strict and result["steps"] and "refusal" in result["steps"][-1] else 0

    return scenario
