"""`cotyphu`: the commands, in the language of who calls them. Whatever is wrong is one line and exit code 2."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from cotyphu import __version__
from cotyphu.cli import play, scenario, simulate, verify
from cotyphu.cli.help import Help
from cotyphu.cli.words import Complaint, one_line, say, take_language
from cotyphu.locale import Texts

_INTERRUPTED = 130
_BROKEN_PIPE = 141
COMMANDS = {"play": play, "simulate": simulate, "scenario": scenario, "verify": verify}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code: 0, 2 for what cannot be done, 130 after Ctrl-C.

    `arguments` are those of the process if not given.
    """
    try:
        words, rest = take_language(list(sys.argv[1:] if arguments is None else arguments), os.environ)
    except Complaint as complaint:
        return _complain(str(complaint))
    try:
        code = build(words)(rest)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Complaint as complaint:
        return _complain(str(complaint))
    except CycloptsError as error:
        return _complain(in_words(words, error))
    except KeyboardInterrupt:
        print(f"\rcotyphu: {say(words, 'interrupted')}", file=sys.stderr)
        return _INTERRUPTED
    except BrokenPipeError:
        # Who read our output has gone; Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE


def build(words: Texts) -> App:
    """The program in the language of `words`."""
    app = App(
        name="cotyphu",
        help=say(words, "about"),
        usage=say(words, "usage"),
        help_epilogue=say(words, "epilogue"),
        help_format="plaintext",
        help_formatter=Help(),
        version=__version__,
        group_commands=Group(say(words, "commands"), sort_key=0),
        group_parameters=Group(say(words, "parameters"), sort_key=1),
        group_arguments=Group(say(words, "parameters"), sort_key=1),
        default_parameter=Parameter(show_default=False, negative=()),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        verbose=False,
    )
    app["--help"].help = say(words, "help")
    app["--version"].help = say(words, "version")
    for order, (name, module) in enumerate(COMMANDS.items()):
        about = say(words, name)
        usage = say(words, f"usage-{name}")
        app.command(module.command(words), name=name, help=about, usage=usage, sort_key=order)
    return app


def in_words(words: Texts, error: CycloptsError) -> str:
    """What is wrong with the arguments, in one line."""
    command = " ".join(error.command_chain or ())
    token = getattr(error, "token", None)
    name = (token.keyword if token is not None else None) or (error.argument.name if error.argument else "")
    if isinstance(error, UnknownCommandError):
        given = repr((error.unused_tokens or [""])[0])
        return say(words, "unknown-command", given=given, known=", ".join(COMMANDS))
    if isinstance(error, UnknownOptionError):
        return say(words, "unknown-option", given=name or error.token.value, command=command)
    if isinstance(error, UnusedCliTokensError):
        return say(words, "unused", given=repr(" ".join(error.unused_tokens or ())), command=command)
    if isinstance(error, MissingArgumentError):
        key = "missing" if error.keyword is None else "no-value"
        return say(words, key, name=error.keyword or name, command=command)
    if isinstance(error, RepeatArgumentError):
        return say(words, "twice", name=name)
    if isinstance(error, CoercionError) and error.target_type in (int, int | None) and error.token is not None:
        return say(words, "not-a-number", name=name, given=repr(error.token.value))
    return " ".join(str(error).split())


def _complain(line: str) -> int:
    print(f"cotyphu: {one_line(line)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
