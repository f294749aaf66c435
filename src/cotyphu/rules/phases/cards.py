"""Drawing a card and carrying its effect out (C-CARD-1 to C-CARD-7)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cotyphu.rules.actions import DRAW_INSTEAD, DREW, PAY_CARD, Action, DrawInstead, Drew, PayCard
from cotyphu.rules.board import Card
from cotyphu.rules.choices import Choice
from cotyphu.rules.effects import (
    CHANCE,
    CHEST,
    DECK_NAMES,
    Advance,
    AdvanceNearest,
    Back,
    BackTo,
    Collect,
    CollectEach,
    Pay,
    PayEach,
    PayOrDraw,
    Release,
    Repairs,
    ToJail,
)
from cotyphu.rules.events import CardDrawn, CardKept, DiceRolled
from cotyphu.rules.phases.debts import Levy
from cotyphu.rules.phases.phase import ChancePhase, Dice, Phase
from cotyphu.rules.phases.turn import dice_of
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import HOTEL, Player

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


class Draw(ChancePhase["Game"]):
    """The top card of `deck` is about to be turned."""

    __slots__ = ("deck",)
    name: ClassVar[str] = "draw"

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def outcomes(self, game: "Game") -> list[Action]:
        return [Drew(c.id) for c in game.decks[self.deck].possible()]

    def act(self, game: "Game", action: Action) -> None:
        if action.kind != DREW:
            raise game.refusal(action)
        assert isinstance(action, Drew)
        deck = game.decks[self.deck]
        card = game.board.cards.get(action.card)
        if card is None or card not in deck.possible():
            raise Refused("chance/impossible", given=action.card)
        game.stack.pop()
        deck.take(card)
        player = game.players[game.seat]
        if game.listener is not None:
            game.listener(CardDrawn("C-CARD-1", player.seat, card.id))
        if isinstance(card.effect, Release):
            player.cards.append(card)
            player.cards.sort(key=lambda c: c.id)
            if game.listener is not None:
                game.listener(CardKept("C-CARD-2", player.seat, card.id))
            return
        deck.known.append(card)
        carry_out(game, player, card)

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "deck": DECK_NAMES[self.deck]}


def carry_out(game: "Game", player: Player, card: Card) -> None:
    """Do what the card says."""
    effect = card.effect
    if isinstance(effect, Collect):
        game.pay(None, player, effect.amount, "card", "C-CARD-1")
    elif isinstance(effect, Pay):
        game.charge(player, None, effect.amount, "card", "C-CARD-1")
    elif isinstance(effect, Advance):
        game.advance(player, effect.target, "card")
        game.land(player, 1)
    elif isinstance(effect, AdvanceNearest):
        spaces = game.board.spaces
        target = (player.space + 1) % game.board.size
        while spaces[target].kind != effect.kind:
            target = (target + 1) % game.board.size
        game.advance(player, target, "card")
        game.land(player, effect.multiplier)
    elif isinstance(effect, Back):
        game.move_back(player, (player.space - effect.steps) % game.board.size)
    elif isinstance(effect, BackTo):
        game.move_back(player, effect.target)
    elif isinstance(effect, ToJail):
        game.send_to_jail(player, "card", "C-JAIL-1")
    elif isinstance(effect, Repairs):
        houses = sum(lot.houses for lot in player.lots if lot.houses < HOTEL)
        hotels = sum(1 for lot in player.lots if lot.houses == HOTEL)
        game.charge(player, None, houses * effect.house + hotels * effect.hotel, "card", "C-CARD-6")
    elif isinstance(effect, PayEach):
        others = game.others(player.seat)
        game.stack.append(Levy(tuple((player.seat, s, effect.amount) for s in others)))
    elif isinstance(effect, CollectEach):
        others = game.others(player.seat)
        game.stack.append(Levy(tuple((s, player.seat, effect.amount) for s in others)))
    elif isinstance(effect, PayOrDraw):
        game.stack.append(CardChoice(card.id, effect.amount, effect.deck))


class CardChoice(Phase["Game"]):
    """The card lets its drawer choose: pay, or draw a card of the other deck (C-CARD-4)."""

    __slots__ = ("amount", "card", "deck")
    name: ClassVar[str] = "card_choice"
    endable: ClassVar[bool] = True

    def __init__(self, card: str, amount: int, deck: int) -> None:
        self.card = card
        self.amount = amount
        self.deck = deck

    def act(self, game: "Game", action: Action) -> None:
        if action.kind == PAY_CARD:
            assert isinstance(action, PayCard)
            why = game.off_turn(action, action.seat)
            if why is not None:
                raise why
            game.stack.pop()
            game.charge(game.players[game.seat], None, self.amount, "card", "C-CARD-4")
        elif action.kind == DRAW_INSTEAD:
            assert isinstance(action, DrawInstead)
            why = game.off_turn(action, action.seat)
            if why is not None:
                raise why
            game.stack[-1] = DRAWS[self.deck]
        else:
            raise game.refusal(action)

    def choices(self, game: "Game", seat: int) -> list[Choice]:
        if seat != game.seat:
            return []
        return [
            Choice("pay_card", {"amount": self.amount}),
            Choice("draw_instead", {"deck": DECK_NAMES[self.deck]}),
        ]

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {
            "phase": self.name,
            "seat": game.seat,
            "card": self.card,
            "amount": self.amount,
            "deck": DECK_NAMES[self.deck],
        }


class UtilityDice(Dice["Game"]):
    """A new roll decides the rent of the nearest utility; it is never a double (C-CARD-5)."""

    __slots__ = ("multiplier",)

    def __init__(self, multiplier: int) -> None:
        self.multiplier = multiplier

    def act(self, game: "Game", action: Action) -> None:
        first, second = dice_of(game, action)
        game.stack.pop()
        player = game.players[game.seat]
        if game.listener is not None:
            game.listener(DiceRolled("C-CARD-5", player.seat, first, second, "utility"))
        deed = game.board.spaces[player.space].deed
        assert deed is not None
        lot = game.lots[deed.index]
        game.charge(player, lot.owner, self.multiplier * (first + second), "rent", "C-CARD-5", deed.space)

    def to_dict(self, game: "Game") -> dict[str, Any]:
        return {"phase": self.name, "seat": game.seat, "purpose": "utility", "multiplier": self.multiplier}


DRAWS: Final = (Draw(CHANCE), Draw(CHEST))
