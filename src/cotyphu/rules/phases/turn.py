"""The turn itself: who starts, the roll, what follows a move, the end of the turn (C-TURN-1 to C-TURN-8)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cotyphu.rules.actions import (
    END_TURN,
    PAY_FINE,
    ROLL,
    ROLLED,
    STARTER_DRAWN,
    USE_RELEASE,
    Action,
    PayFine,
    Roll,
    Rolled,
    StarterDrawn,
    UseRelease,
)
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import DiceRolled, Freed, JailRollFailed, StarterChosen
from cotyphu.rules.phases.phase import ChancePhase, Dice, Phase
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE

if TYPE_CHECKING:
    from cotyphu.rules.base import BaseGame

JAIL_ROLLS: Final = 3
"""Failed rolls after which the fine must be paid (C-JAIL-2)."""
DOUBLES_TO_JAIL: Final = 3


def dice_of(game: "BaseGame", action: Action) -> tuple[int, int]:
    """The two dice of a `Rolled`, checked; anything else is refused."""
    if action.kind != ROLLED:
        raise game.refusal(action)
    assert isinstance(action, Rolled)
    first, second = action.first, action.second
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise Refused("chance/impossible", given=[first, second])
    return first, second


class StarterDraw(ChancePhase["BaseGame"]):
    """Chance picks the seat that starts (`first_player` = `random`)."""

    __slots__ = ()
    name: ClassVar[str] = "starter"

    def outcomes(self, game: "BaseGame") -> list[Action]:
        return [StarterDrawn(p.seat) for p in game.players]

    def act(self, game: "BaseGame", action: Action) -> None:
        if action.kind != STARTER_DRAWN:
            raise game.refusal(action)
        assert isinstance(action, StarterDrawn)
        if not 0 <= action.seat < len(game.players):
            raise Refused("chance/impossible", given=action.seat)
        begin(game, action.seat, "random")


class StarterRolls(Dice["BaseGame"]):
    """Everybody rolls, the highest starts, ties roll again (`first_player` = `highest_roll`)."""

    __slots__ = ("contenders", "rolls")
    name: ClassVar[str] = "starter"

    def __init__(self, contenders: tuple[int, ...], rolls: tuple[int, ...] = ()) -> None:
        self.contenders = contenders
        self.rolls = rolls  # totals of the first of the contenders, who have rolled already

    def act(self, game: "BaseGame", action: Action) -> None:
        first, second = dice_of(game, action)
        seat = self.contenders[len(self.rolls)]
        if game.listener is not None:
            game.listener(DiceRolled(game.clause("C-TURN-1"), seat, first, second, "starter"))
        rolls = (*self.rolls, first + second)
        if len(rolls) < len(self.contenders):
            game.stack[-1] = StarterRolls(self.contenders, rolls)
            return
        best = tuple(s for s, r in zip(self.contenders, rolls, strict=True) if r == max(rolls))
        if len(best) > 1:
            game.stack[-1] = StarterRolls(best)
        else:
            begin(game, best[0], "highest_roll")

    def to_dict(self, game: "BaseGame") -> dict[str, Any]:
        return {"phase": self.name, "contenders": list(self.contenders), "rolls": list(self.rolls)}


def begin(game: "BaseGame", seat: int, how: str) -> None:
    """Let `seat` open the game."""
    game.starter = seat
    if game.listener is not None:
        game.listener(StarterChosen(game.clause("C-TURN-1"), seat, how))
    game.begin_turn(seat)


class AwaitRoll(Phase["BaseGame"]):
    """The player on turn is to roll; in jail he may buy himself out first."""

    __slots__ = ()
    name: ClassVar[str] = "roll"
    calm: ClassVar[bool] = True
    endable: ClassVar[bool] = True

    def act(self, game: "BaseGame", action: Action) -> None:
        kind = action.kind
        if kind == ROLL:
            assert isinstance(action, Roll)
            if action.seat != game.seat:
                raise game.refusal(action)
            stack = game.stack
            stack[0] = AFTER_MOVE
            stack.append(DICE_MOVE if game.players[game.seat].jail == FREE else DICE_JAIL)
        elif kind == PAY_FINE:
            assert isinstance(action, PayFine)
            self._pay_fine(game, action)
        elif kind == USE_RELEASE:
            assert isinstance(action, UseRelease)
            game.use_release(action)
        else:
            raise game.refusal(action)

    def _pay_fine(self, game: "BaseGame", action: PayFine) -> None:
        player = game.players[game.seat]
        why = game.off_turn(action, action.seat) or fine_refusal(game)
        if why is not None:
            raise why
        player.jail = FREE
        game.pay_fine(player)
        if game.listener is not None:
            game.listener(Freed(game.clause("C-JAIL-2"), player.seat, "fine"))

    def choices(self, game: "BaseGame", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        player = game.players[seat]
        menu = [Choice("roll")]
        if player.jail != FREE:
            menu.append(Choice("pay_fine", {"amount": game.options.jail_fine}, fine_refusal(game)))
            cards = game.release_cards(player)
            if cards is not None:
                menu.extend(Choice("use_release", {"card": c.id}) for c in cards)
                if not cards:
                    menu.append(Choice("use_release", {}, Refused("jail/no_card")))
        menu.append(Choice("end_turn", {}, Refused("turn/not_now", phase=self.name)))
        return menu

    def to_dict(self, game: "BaseGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "extra": game.doubles > 0}


def fine_refusal(game: "BaseGame") -> Refused | None:
    """Why the player on turn may not pay the fine, if so."""
    player = game.players[game.seat]
    if player.jail == FREE:
        return Refused("jail/not_in_jail")
    if player.cash < game.options.jail_fine:
        return Refused("jail/no_cash", fine=game.options.jail_fine, cash=player.cash)
    return None


class MoveDice(Dice["BaseGame"]):
    """The dice of an ordinary move are in the air."""

    __slots__ = ()

    def act(self, game: "BaseGame", action: Action) -> None:
        first, second = dice_of(game, action)
        game.stack.pop()
        game.first = first
        game.second = second
        player = game.players[game.seat]
        if game.listener is not None:
            clause = "C-TURN-3" if first == second else "C-TURN-2"
            game.listener(DiceRolled(game.clause(clause), player.seat, first, second, "move"))
        if first == second:
            game.doubles += 1
            if game.doubles == DOUBLES_TO_JAIL:
                game.send_to_jail(player, "doubles", "C-TURN-4")
                return
        else:
            game.doubles = 0
        game.walk(player, first + second)

    def to_dict(self, game: "BaseGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "purpose": "move"}


class JailDice(Dice["BaseGame"]):
    """A prisoner's dice are in the air (C-JAIL-2, C-JAIL-3)."""

    __slots__ = ()

    def act(self, game: "BaseGame", action: Action) -> None:
        first, second = dice_of(game, action)
        game.stack.pop()
        game.first = first
        game.second = second
        game.doubles = 0
        player = game.players[game.seat]
        if game.listener is not None:
            game.listener(DiceRolled(game.clause("C-JAIL-2"), player.seat, first, second, "jail"))
        if first == second:
            player.jail = FREE
            if game.listener is not None:
                game.listener(Freed(game.clause("C-JAIL-3"), player.seat, "double"))
            game.walk(player, first + second)
            return
        player.jail += 1
        if game.listener is not None:
            game.listener(JailRollFailed(game.clause("C-JAIL-2"), player.seat, player.jail))
        if player.jail < JAIL_ROLLS:
            return
        game.stack.append(LEAVE_JAIL)
        if game.release_cards(player):
            game.stack.append(THIRD_FAILURE)
        else:
            game.charge_fine(player)

    def to_dict(self, game: "BaseGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "purpose": "jail"}


class ThirdFailure(Phase["BaseGame"]):
    """After the third failed roll a release card may replace the fine (C-JAIL-3)."""

    __slots__ = ()
    name: ClassVar[str] = "fine"

    def act(self, game: "BaseGame", action: Action) -> None:
        if action.kind == PAY_FINE:
            assert isinstance(action, PayFine)
            why = game.off_turn(action, action.seat)
            if why is not None:
                raise why
            game.stack.pop()
            game.charge_fine(game.players[game.seat])
        elif action.kind == USE_RELEASE:
            assert isinstance(action, UseRelease)
            game.use_release(action)
            game.stack.pop()
        else:
            raise game.refusal(action)

    def choices(self, game: "BaseGame", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        cards = game.release_cards(game.players[seat]) or []
        return [
            Choice("pay_fine", {"amount": game.options.jail_fine}),
            *(Choice("use_release", {"card": c.id}) for c in cards),
        ]

    def to_dict(self, game: "BaseGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat}


class LeaveJail(Phase["BaseGame"]):
    """The third roll failed and its fine is settled: the token moves by that same roll (C-JAIL-3, C-DEBT-9)."""

    __slots__ = ()
    name: ClassVar[str] = "leave_jail"
    auto: ClassVar[bool] = True

    def run(self, game: "BaseGame") -> bool:
        game.stack.pop()
        player = game.players[game.seat]
        if player.out:
            return True
        if player.jail != FREE:  # a release card has freed him already
            player.jail = FREE
            if game.listener is not None:
                game.listener(Freed(game.clause("C-JAIL-3"), player.seat, "fine"))
        game.walk(player, game.first + game.second)
        return True


class AfterMove(Phase["BaseGame"]):
    """The move is settled: another roll after a double, else the end of the turn (C-TURN-3, C-TURN-5, C-TURN-6)."""

    __slots__ = ()
    name: ClassVar[str] = "after_move"
    auto: ClassVar[bool] = True
    # An offer lies on it when the extra roll before which it was made is dropped (C-END-2): then it may be countered.
    calm: ClassVar[bool] = True
    endable: ClassVar[bool] = True

    def run(self, game: "BaseGame") -> bool:
        if game.players[game.seat].out:
            game.next_turn()
        elif game.doubles and game.ending is None:
            game.stack[-1] = AWAIT_ROLL
        elif game.options.auto_end_turn:
            game.next_turn()
        else:
            game.stack[-1] = AWAIT_END
        return True


class AwaitEnd(Phase["BaseGame"]):
    """Everything is settled; the player may still do business, then ends the turn (C-TURN-8)."""

    __slots__ = ()
    name: ClassVar[str] = "end_turn"
    calm: ClassVar[bool] = True
    endable: ClassVar[bool] = True

    def act(self, game: "BaseGame", action: Action) -> None:
        if action.kind != END_TURN or action.seat != game.seat:  # type: ignore[attr-defined]  # END_TURN has a seat
            raise game.refusal(action)
        game.next_turn()

    def choices(self, game: "BaseGame", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        return [Choice("end_turn"), Choice("roll", {}, Refused("turn/not_now", phase=self.name))]

    def to_dict(self, game: "BaseGame") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat}


class Over(Phase["BaseGame"]):
    """The game has ended."""

    __slots__ = ()
    name: ClassVar[str] = "over"

    def waiting(self, game: "BaseGame") -> tuple[int, ...]:
        return ()


AWAIT_ROLL: Final = AwaitRoll()
AWAIT_END: Final = AwaitEnd()
AFTER_MOVE: Final = AfterMove()
DICE_MOVE: Final = MoveDice()
DICE_JAIL: Final = JailDice()
THIRD_FAILURE: Final = ThirdFailure()
LEAVE_JAIL: Final = LeaveJail()
STARTER_DRAW: Final = StarterDraw()
OVER: Final = Over()
