"""A digital game and a bank unit that is told the same session end with equal balances, owners and levels."""

import random

import pytest

from cotyphu.bots.ultimate.bot import UltimateBot
from cotyphu.bots.ultimate.easy import UltimateEasy
from cotyphu.bots.ultimate.normal import UltimateNormal
from cotyphu.editions import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.rules.actions import Hammer
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from tests.ultimate.bank_session import BankSession, accounts
from tests.ultimate.players import RandomPlayers

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {},
    {"location_pays_go": True, "auction_step": 70, "turn_limit": 40},
    {"starting_cash": 400, "jail_fee": 40, "auction_seconds": None},
)


def begin(seed: int) -> BankSession:
    board = load_ultimate(ULTIMATE_BOARD_IDS[seed % 3]).board
    options = UltimateOptions.from_dict({"turn_limit": 300, **OPTIONS[seed % 4]})
    return BankSession(UltimateGame.new(board, options, 2 + seed // 2 % 3))


def check_end(session: BankSession) -> None:
    game, unit = session.game, session.unit
    assert game.result is not None
    assert accounts(unit.bank) == accounts(game.bank)
    assert unit.screen.name == "over"
    assert unit.to_dict()["result"]["ranking"] == game.result["ranking"]


@pytest.mark.clause("U-END-3", "U-UNIT-3", "U-UNIT-5", "U-UNIT-6", "U-UNIT-7")
@pytest.mark.parametrize("first", range(0, 200, 50))
def test_two_hundred_bank_sessions_of_bots(first: int) -> None:
    broke = 0
    for seed in range(first, first + 50):
        session = begin(seed)
        game = session.game
        rng = random.Random(seed)
        bots: list[UltimateBot] = [(UltimateEasy if rng.random() < 0.6 else UltimateNormal)(seed) for _ in game.players]
        while not game.over:
            waiting = game.waiting()
            if waiting == (-1,):
                session.act(rng.choice(game.outcomes()))
                continue
            if game.phase.name == "auction" and rng.random() < 0.05:
                session.act(Hammer())
                continue
            seat = rng.choice(waiting)
            action = bots[seat].choose(game, seat)
            assert action is not None
            session.act(action)
            if rng.random() < 0.1:
                assert accounts(session.unit.bank) == accounts(game.bank)
        check_end(session)
        broke += game.bank.broke >= 0
    assert broke > 25


@pytest.mark.parametrize("first", [1000, 1050])
def test_a_hundred_bank_sessions_of_random_players(first: int) -> None:
    for seed in range(first, first + 50):
        session = begin(seed)
        players = RandomPlayers(random.Random(seed))
        players.wishes["resign"] = 0.0  # the unit has no button for leaving
        while not session.game.over:
            session.act(players.action(session.game))
        check_end(session)
