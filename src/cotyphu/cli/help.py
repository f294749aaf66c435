"""How help is drawn: as cyclopts does, but the usage line is said in our own words."""

from typing import Any

from cyclopts.help import DefaultFormatter
from rich.console import Console, ConsoleOptions
from rich.text import Text


class Help(DefaultFormatter):
    """The usual help, its usage line as it was given."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print the usage line."""
        console.print(Text(str(usage), style="bold"))
