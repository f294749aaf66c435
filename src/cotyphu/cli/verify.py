"""`cotyphu verify FILE`: whether a game went by the rules and its dice were those promised."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from cotyphu.cli.files import read_json
from cotyphu.cli.words import Complaint, say
from cotyphu.locale import Texts


def command(words: Texts) -> Callable[..., int]:
    """The command with its help in the language of `words`."""

    def verify(
        file: Annotated[str, Parameter(help=say(words, "verify-file"), allow_leading_hyphen=True)],
        /,
    ) -> int:
        from cotyphu.table.journal import FORMAT, FORMAT_VERSION
        from cotyphu.table.replay import WrongJournal
        from cotyphu.table.replay import verify as check

        document = read_json(words, file)
        form = (document.get("format"), document.get("format_version")) if isinstance(document, dict) else None
        try:
            found = check(document)
        except WrongJournal as wrong:
            if form != (FORMAT, FORMAT_VERSION):
                raise Complaint(say(words, "verify-no-journal", file=file, why=wrong)) from None
            print(say(words, "verify-wrong", file=file, why=wrong))
            return 1
        print(say(words, "verify-right", file=file))
        players = ", ".join(found.seats)
        print(say(words, "verify-table", table=found.table, board=found.board, players=players))
        print(say(words, "verify-played", entries=found.entries, actions=found.actions))
        if found.dice is None:
            print(say(words, "verify-no-seed", commitment=found.commitment))
        else:
            print(say(words, "verify-dice", dice=found.dice, commitment=found.commitment))
        return 0

    return verify
