"""One line of a player's menu: something he may do with its bounds, or may not, with the reason."""

from typing import Any

from cotyphu.rules.refusals import Refused


class Choice:
    """`name` is the action's name in JSON. `facts` are its bounds and costs in plain JSON; `why` is None if it is allowed.

    What `facts` holds for each action is listed in `docs/protocol.md`.
    """

    __slots__ = ("facts", "name", "why")

    def __init__(self, name: str, facts: dict[str, Any] | None = None, why: Refused | None = None) -> None:
        self.name = name
        self.facts = facts if facts is not None else {}
        self.why = why

    @property
    def allowed(self) -> bool:
        """Whether the action would be accepted now (within the bounds in `facts`)."""
        return self.why is None

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: `{"action": …, "facts": {…}, "why": null or {code, clause, facts}}`."""
        return {
            "action": self.name,
            "facts": self.facts,
            "why": None if self.why is None else self.why.to_dict(),
        }

    def __repr__(self) -> str:
        return f"<Choice {self.name} {self.facts} {'' if self.why is None else self.why}>"
