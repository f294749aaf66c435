"""A scenario: a position and what is done in it, dice and cards included; running it tells everything that follows.

The form of the file and of the answer is told in `docs/scenario.md`.
"""

from typing import Any

from cotyphu.editions import ruleset
from cotyphu.lab.deckorder import Orders, due, next_card
from cotyphu.lab.position import fields_of, game_at, position_of
from cotyphu.rules.actions import Action, Drew, action_from_dict
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import Event
from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import read_dict, read_list, read_str, reject_unknown


class Scenario:
    """A position (`game` with the known `orders` of its decks) and the `actions` still to be done in it."""

    def __init__(self, game: BaseGame, orders: Orders, actions: list[Action]) -> None:
        self.game = game
        self.orders = orders
        self.actions = actions

    @classmethod
    def read(cls, data: object) -> "Scenario":
        """The scenario that plain JSON tells; `Malformed` names the place of what is wrong."""
        d = read_dict(data, "scenario")
        fields = fields_of(d)
        reject_unknown(d, ("about", *fields, "actions"), "scenario")
        read_str(d.get("about", ""), "about")
        game, orders = game_at({name: value for name, value in d.items() if name in fields})
        rows = read_list(d.get("actions", []), "actions")
        known = ruleset(game.edition).actions
        return cls(game, orders, [action_from_dict(row, f"actions[{i}]", known) for i, row in enumerate(rows)])

    def run(self, *, strict: bool = False) -> dict[str, Any]:
        """Do the actions and tell what happened, as plain JSON.

        A card that the order of its deck tells is drawn by itself where the actions leave the draw out. A refused action is
        told and changes nothing; the next is done all the same, unless `strict`: then the run stops there.
        """
        steps: list[dict[str, Any]] = []
        for action in self.actions:
            if not isinstance(action, Drew):
                self._draw_known(steps)
            steps.append(self._do(action))
            if strict and "refusal" in steps[-1]:
                break
        else:
            self._draw_known(steps)
        game = self.game
        menus = {str(p.seat): [c.to_dict() for c in game.choices(p.seat)] for p in game.players}
        return {
            "steps": steps,
            "position": position_of(game, self.orders),
            "state": game.to_dict(),
            "menus": menus,
            "waiting": list(game.waiting()),
        }

    def _draw_known(self, steps: list[dict[str, Any]]) -> None:
        while (card := next_card(self.game, self.orders)) is not None:
            steps.append(self._do(Drew(card)) | {"supplied": True})

    def _do(self, action: Action) -> dict[str, Any]:
        events: list[Event] = []
        order = due(self.game, self.orders) if isinstance(action, Drew) else None
        coming = [] if order is None else order.coming
        self.game.listener = events.append
        try:
            if isinstance(action, Drew) and coming and coming[0] != action.card:
                raise Refused("chance/impossible", given=action.card)  # noqa: TRY301 - answered as the game answers
            self.game.apply(action)
        except Refused as refused:
            return {"action": action.to_dict(), "refusal": refused.to_dict()}
        finally:
            self.game.listener = None
        del coming[:1]
        return {"action": action.to_dict(), "events": [event.to_dict() for event in events]}
