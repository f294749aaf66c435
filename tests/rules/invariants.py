"""What holds in every position of a classic game, whatever was played: nothing appears, nothing is lost."""

from cotyphu.rules.board import STREET
from cotyphu.rules.game import Game
from cotyphu.rules.state import FREE, HOTEL


def check(game: Game) -> None:
    """Fail with the reason if `game` is a position that cannot be."""
    _money(game)
    _deeds(game)
    _buildings(game)
    _cards(game)
    _pending(game)


def _money(game: Game) -> None:
    cash = [p.cash for p in game.players]
    assert sum(cash) + game.bank + game.pot == 0, f"money made or lost: cash {cash}, bank {game.bank}, pot {game.pot}"
    assert min(cash) >= 0, f"negative cash: {cash}"
    assert game.pot >= 0, f"negative pot: {game.pot}"
    assert game.options.free_parking_pot or not game.pot, "a pot that nobody plays with"


def _deeds(game: Game) -> None:
    assert [lot.deed for lot in game.lots] == list(game.board.deeds), "a deed is missing or in a wrong place"
    owned = 0
    for player in game.players:
        held = [0] * len(game.board.groups)
        for lot in player.lots:
            assert lot.owner is player, f"{lot} lies with seat {player.seat}"
            assert game.lots[lot.deed.index] is lot, f"{lot} is of another game"
            held[lot.deed.group.index] += 1
        assert held == player.held, f"seat {player.seat} holds {held}, counted {player.held}"
        indices = [lot.deed.index for lot in player.lots]
        assert indices == sorted(set(indices)), f"seat {player.seat}: lots out of board order or twice: {player.lots}"
        owned += len(indices)
    assert owned == sum(1 for lot in game.lots if lot.owner is not None), "a lot has an owner who does not hold it"


def _buildings(game: Game) -> None:
    houses = sum(lot.houses for lot in game.lots if lot.houses < HOTEL)
    hotels = sum(1 for lot in game.lots if lot.houses == HOTEL)
    assert houses + game.houses == game.board.houses, f"{houses} houses on the board, {game.houses} in the Bank"
    assert hotels + game.hotels == game.board.hotels, f"{hotels} hotels on the board, {game.hotels} in the Bank"
    assert game.houses >= 0, "more houses than there are"
    assert game.hotels >= 0, "more hotels than there are"
    for group in game.board.groups:
        lots = [game.lots[deed.index] for deed in group.deeds]
        levels = [lot.houses for lot in lots]
        assert all(0 <= level <= HOTEL for level in levels), f"{group}: {levels}"
        for lot in lots:
            assert lot.owner is not None or not lot.mortgaged, f"{lot}: mortgaged, but nobody's"
        if not any(levels):
            continue
        assert group.kind == STREET, f"buildings on {group}"
        assert lots[0].owner is not None, f"buildings on nobody's {group}"
        assert all(lot.owner is lots[0].owner for lot in lots), f"buildings on a broken {group}"
        assert not any(lot.mortgaged for lot in lots), f"buildings beside a mortgage in {group}"
        assert not game.options.even_building or max(levels) - min(levels) <= 1, f"{group} is uneven: {levels}"


def _cards(game: Game) -> None:
    kept = sorted(card.id for player in game.players for card in player.cards)
    lying = sorted(card.id for deck in game.decks for card in deck.unseen + deck.known)
    printed = sorted(card.id for deck in game.board.decks[game.options.deck] for card in deck)
    assert sorted(kept + lying) == printed, f"cards twice or gone: {sorted(set(printed) ^ set(kept + lying))}"
    for kind, deck in enumerate(game.decks):
        assert all(card.deck == kind for card in deck.unseen + deck.known), "a card lies in the wrong deck"


def _pending(game: Game) -> None:
    gone = [p for p in game.players if p.out]
    assert sorted(game.bankrupts) == [p.seat for p in gone], f"bankrupts {game.bankrupts}, out {gone}"
    for player in gone:
        assert (player.cash, player.lots, player.cards) == (0, [], []), f"{player} is out and holds something"
    for player in game.players:
        assert player.jail == FREE or (0 <= player.jail <= 3 and player.space == game.board.jail), f"{player}: odd jail"
    waiting = game.waiting()
    if game.over:
        assert waiting == (), f"over, and yet waiting for {waiting}"
        assert game.result is not None
        assert game.result["winners"], "nobody won"
        return
    assert len(gone) < len(game.players) - 1, "one player is left and the game goes on"
    assert waiting, f"nobody is waited for in {game}"
    chance = game.outcomes()
    assert (waiting == (-1,)) == bool(chance), f"waiting {waiting}, outcomes {chance}"
    for seat in waiting:
        if seat >= 0:
            assert not game.players[seat].out, f"waiting for seat {seat}, who is out"
            assert any(choice.allowed for choice in game.choices(seat)), f"seat {seat} is waited for and may do nothing"
