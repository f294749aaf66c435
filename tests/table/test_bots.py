"""Bots at a table: they play by deadlines, and none that fails, is silent or never stops holds the game up."""

import logging

import pytest

from cotyphu.editions import load_board
from cotyphu.rules.actions import Action, EndTurn, Hammer, Mortgage, OfferTrade, Roll, Sell, WithdrawTrade
from cotyphu.rules.game import Game
from cotyphu.rules.values import Goods
from cotyphu.table.autopilot import default_action
from cotyphu.table.bot_seats import MOST_STEPS
from cotyphu.table.clocks import GRACE
from cotyphu.table.commands import SetPace, Tick
from tests.table.tables import BUYABLE, Host, SimpleBot


class Scripted:
    """A bot that does what a function says."""

    def __init__(self, choose: object) -> None:
        self._choose = choose

    def choose(self, game: Game, seat: int) -> Action | None:
        return self._choose(game, seat)  # type: ignore[no-any-return, operator]


def with_bot(kinds: str, choose: object, **options: object) -> Host:
    return Host(kinds, make_bot=lambda _kind, _seed, _edition: Scripted(choose), **options)  # type: ignore[arg-type]


def test_a_bot_acts_after_its_pause_and_one_step_at_a_time() -> None:
    host = Host("bp", pace=900)
    host.join_all()
    assert host.last.wake_at == host.now + 900
    assert not host.say(Tick(), after=899).journal
    outcome = host.say(Tick(), after=1)
    assert len(outcome.journal) == 1
    assert outcome.journal[0]["by"] == {"seat": 0, "bot": True}
    host.say(SetPace("d", "p", 0))
    host.play_on()
    assert host.table.game.waiting() == (1,)


def test_bots_rest_while_nobody_looks_on() -> None:
    host = Host("bb")
    assert host.last.wake_at is None
    host.join("tv")
    assert host.last.wake_at is not None


@pytest.mark.parametrize("kinds", ["bb", "bbbb", "bbbbbbbb"])
def test_a_game_of_bots_comes_to_its_end(kinds: str) -> None:
    host = Host(kinds, pace=0, turn_limit=20)
    host.join("tv")
    host.play_on()
    assert host.table.game.over
    assert host.last.deadlines == ()


def test_every_bot_has_its_say_before_the_hammer() -> None:
    host = with_bot("pbbbbbbb", default_action, pace=3000, auction_seconds=3, seed=BUYABLE)
    host.join_all()
    host.to_auction()
    seq = host.table.seq
    for _ in range(7):
        host.wait()
    assert [e["actions"][0]["kind"] for e in host.journal[seq + 1 :]] == ["pass"] * 7


@pytest.mark.parametrize("wrong", ["raises", "refused", "another's", "no action of a player"])
def test_a_bot_that_fails_is_stood_in_for(wrong: str, caplog: pytest.LogCaptureFixture) -> None:
    def choose(game: Game, seat: int) -> Action | None:
        if wrong == "raises":
            raise ZeroDivisionError("no idea")
        if wrong == "refused":
            return EndTurn(seat)
        return Roll(1 - seat) if wrong == "another's" else Hammer()

    host = with_bot("bp", choose, pace=0)
    host.join_all()
    with caplog.at_level(logging.ERROR):
        host.wait()
    assert host.journal[-1]["actions"][0] == {"kind": "roll", "seat": 0}
    assert "the bot of seat 0 failed" in caplog.text
    host.play_on()
    assert host.table.game.waiting() == (1,)


def test_a_bot_that_spoils_its_game_spoils_a_copy() -> None:
    def choose(game: Game, seat: int) -> Action | None:
        action = default_action(game, seat)
        game.players[seat].cash = 10**6
        return action

    host = with_bot("bp", choose, pace=0)
    host.join_all()
    host.wait()
    assert host.table.game.players[0].cash < 2000


def test_a_silent_bot_is_stood_in_for_when_nobody_else_would_act(caplog: pytest.LogCaptureFixture) -> None:
    host = with_bot("bp", lambda _game, _seat: None, pace=0)
    host.join_all()
    host.play_on()
    assert host.table.game.waiting() == (1,)
    assert "says nothing" in caplog.text


def test_a_silent_bot_in_an_auction_leaves_the_others_their_time() -> None:
    host = with_bot("pb", lambda _game, _seat: None, seed=BUYABLE)
    host.join_all()
    host.to_auction()
    host.wait()
    assert [d.kind for d in host.last.deadlines] == ["auction"]
    assert host.act("bid", 0, amount=5)["ok"]
    assert host.table.game.waiting() == (1,)
    host.wait()  # silent again, though nobody else is waited for now
    host.wait()  # so the table passes for it
    assert host.table.game.phase.name != "auction"


def test_a_bot_that_never_stops_is_stopped(caplog: pytest.LogCaptureFixture) -> None:
    def choose(game: Game, seat: int) -> Action | None:
        if game.phase.name == "trade":
            return WithdrawTrade(seat, game.offers)
        if game.phase.name == "end_turn":
            return OfferTrade(seat, 1 - seat, Goods(1), Goods())
        return default_action(game, seat)

    host = with_bot("bb", choose, pace=0)
    host.join("tv")
    for _ in range(2 * MOST_STEPS + 200):
        host.wait()
    assert host.table.game.number >= 2
    assert f"acted {MOST_STEPS} times in one turn" in caplog.text


def test_when_nothing_can_be_done_the_table_tries_again_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = Host("bb", pace=0)
    host.join("tv")
    with monkeypatch.context() as patch:
        patch.setattr(Game, "choices", lambda _self, _seat: [])
        assert not host.wait().journal  # the bot says nothing
        assert not host.wait().journal  # and the table finds nothing to do for it
        assert host.last.wake_at is not None
        assert host.last.wake_at > host.now
    assert host.wait().journal


class Offering(SimpleBot):
    """Offers seat 1 its next cash in every turn; `recalled` is what it was told on being made."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.recalled: list[tuple[int, Goods, Goods]] = []

    def choose(self, game: Game, seat: int) -> Action | None:
        if game.phase.name == "end_turn" and game.offers < game.number:
            return OfferTrade(seat, 1 - seat, Goods(cash=game.number), Goods())
        return super().choose(game, seat)

    def recall(self, partner: int, give: Goods, get: Goods) -> None:
        self.recalled.append((partner, give, get))


def test_a_bot_that_is_made_anew_is_told_what_it_has_offered() -> None:
    made: list[Offering] = []

    def make(_kind: str, seed: int, _edition: str) -> Offering:
        made.append(Offering(seed))
        return made[-1]

    host = Host("bb", pace=0, make_bot=make)
    host.join("tv")
    while host.table.game.number < 6:
        host.wait()
    assert [bot.recalled for bot in made] == [[], []]
    made.clear()
    host.table = host.restored()
    host.join("tv")
    while len(made) < 2:
        host.wait()
    told = sorted((bot.recalled for bot in made), key=lambda recalled: recalled[0][0])
    for seat, recalled in ((1, told[0]), (0, told[1])):
        assert [(partner, get) for partner, _, get in recalled] == [(1 - seat, Goods())] * len(recalled)
        assert [give.cash % 2 for _, give, _ in recalled] == [1 - seat] * len(recalled)
        assert len(recalled) >= 2


def test_bots_are_made_from_a_seed_that_tells_nothing_of_the_dice() -> None:
    made: list[tuple[str, int]] = []

    def make(kind: str, seed: int, _edition: str) -> SimpleBot:
        made.append((kind, seed))
        return SimpleBot(seed)

    for _ in range(2):
        host = Host("bb", pace=0, make_bot=make)
        host.join("tv")
        for _ in range(30):
            host.wait()
    assert made[:2] == made[2:]
    assert made[0] != made[1]


@pytest.mark.clause("C-TURN-8")
def test_in_debt_the_table_sells_the_cheapest_group_then_mortgages_the_cheapest_lot() -> None:
    host = Host("pp", turn_seconds=20)
    host.join_all()
    position = host.table.game.to_dict()
    position["players"][0] |= {"cash": 0, "space": 0}
    position["bank"] = -1500
    for lot in position["lots"]:
        if lot["space"] in (1, 3, 37, 39, 12):
            lot["owner"] = 0
        if lot["space"] in (1, 3, 37, 39):
            lot["houses"] = 1
    position["houses"] = 28
    position["stack"].append(
        {"phase": "debt", "debtor": 0, "creditor": -1, "amount": 310, "reason": "tax", "clause": "C-TAX-1", "space": 4}
    )
    game = Game.from_dict(position, load_board("london"))
    done: list[Action] = []
    while game.phase.name == "debt":
        action = default_action(game, 0)
        assert action is not None
        game.apply(action)
        done.append(action)
    assert [(a.to_dict()["kind"], a.to_dict().get("space"), a.to_dict().get("targets")) for a in done] == [
        ("sell", None, [[3, 0]]),
        ("sell", None, [[1, 0]]),
        ("sell", None, [[39, 0]]),
        ("sell", None, [[37, 0]]),
        ("mortgage", 1, None),
        ("mortgage", 3, None),
    ]
    assert isinstance(done[-1], Mortgage)


def test_in_debt_beyond_all_means_the_table_gives_up_in_one_step() -> None:
    host = Host("ppp", turn_seconds=20)
    host.join_all()
    position = host.table.game.to_dict()
    position["players"][0]["cash"] = 10
    position["bank"] += 1490
    next(lot for lot in position["lots"] if lot["space"] == 1)["owner"] = 0
    position["stack"].append(
        {
            "phase": "debt",
            "debtor": 0,
            "creditor": 1,
            "amount": 900,
            "reason": "rent",
            "clause": "C-RENT-1",
            "space": 39,
        }
    )
    game = Game.from_dict(position, load_board("london"))
    host.table._state.game = game
    host.table._state.clocks.sync(game, 0, [])
    entry = host.say(Tick(), after=30_000).journal[0]
    assert [a["kind"] for a in entry["actions"]] == ["mortgage", "declare_bankrupt"]


@pytest.mark.clause("C-SELL-2")
def test_in_debt_hotels_go_all_at_once_when_the_bank_has_no_houses() -> None:
    position = Host("pp").table.game.to_dict()
    position["players"][0]["cash"] = 0
    position["bank"] = -1500
    for lot in position["lots"]:
        if lot["space"] in (1, 3):
            lot |= {"owner": 0, "houses": 5}
        if lot["space"] in (6, 8, 9, 11, 13, 14, 37, 39):
            lot |= {"owner": 1, "houses": 4}
    position |= {"houses": 0, "hotels": 10}
    position["stack"].append(
        {"phase": "debt", "debtor": 0, "creditor": -1, "amount": 200, "reason": "tax", "clause": "C-TAX-1", "space": 4}
    )
    game = Game.from_dict(position, load_board("london"))
    action = default_action(game, 0)
    assert action == Sell(0, ((1, 0), (3, 0)))
    game.apply(action)
    assert game.players[0].cash == 50  # 250 raised, 200 paid


def test_a_clock_that_cannot_be_acted_on_is_put_off(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_self: Game, _action: Action) -> None:
        raise ZeroDivisionError

    for host in (
        Host("pp", minutes_limit=1),
        Host("pp", turn_seconds=20),
        Host("pp", seed=BUYABLE, auction_seconds=15),
    ):
        host.join_all()
        if host.table.game.options.turn_seconds is None and host.table.game.options.minutes_limit is None:
            host.to_auction()
        with monkeypatch.context() as patch:
            patch.setattr(Game, "apply", broken)
            assert not host.wait().journal
        assert host.last.wake_at == host.now + GRACE
        assert host.wait().journal
    assert len(caplog.records) == 3
