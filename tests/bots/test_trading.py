from collections import Counter

import pytest

from cotyphu.bots import BOT_KINDS, make_bot
from cotyphu.editions import load_board
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.actions import AcceptTrade, Action, CounterTrade, EndTurn, OfferTrade, RefuseTrade
from cotyphu.rules.events import TradeAccepted, TradeOffered
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.values import Goods
from cotyphu.table.bot_seats import Trading
from tests.bots.watching import Stubborn, Watched
from tests.rules.tabletop import DARK_BLUE, LIGHT_BLUE, ORANGE, PINK, RED, Tabletop

GAMES = 30


def new_game(**options: object) -> Game:
    return Game.new(load_board("london"), Options.from_dict({"turn_limit": 200, **options}), 4)


def answer_of(table: Tabletop, kind: str, give: Goods, get: Goods, seat: int = 0) -> Action | None:
    """What the bot of seat 1 answers to an offer of `seat`."""
    table.do(OfferTrade(seat, 1, give, get))
    return make_bot(kind, 1).choose(table.game, 1)


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_nobody_is_pestered(kind: str) -> None:
    """At most one offer in a turn, and never the same terms to the same partner again."""
    for seed in range(GAMES):
        bots = [Watched(make_bot(kind, 4 * seed + seat)) for seat in range(4)]
        drive(new_game(), bots, Luck(seed))
        for bot in bots:
            turns = Counter(turn for turn, _, _ in bot.offers)
            assert max(turns.values(), default=0) <= 1
            terms = Counter((a.partner, a.give, a.get) for _, _, a in bot.offers)
            assert max(terms.values(), default=0) <= 1


class Checked:
    """Plays as the bot of this kind; at each offer a bot made anew that recalls it must think of something else."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind = kind
        self.seed = seed
        self.bot = make_bot(kind, seed)
        self.same = 0

    def choose(self, game: Game, seat: int) -> Action | None:
        action = self.bot.choose(game, seat)
        if isinstance(action, OfferTrade):
            self.same += make_bot(self.kind, self.seed).choose(game, seat) == action
            anew = make_bot(self.kind, self.seed)
            assert isinstance(anew, Trading)
            anew.recall(action.partner, action.give, action.get)
            assert anew.choose(game, seat) != action
        return action


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_a_bot_made_anew_does_not_repeat_what_it_recalls(kind: str) -> None:
    same = 0
    for seed in range(GAMES):
        bots = [Checked(kind, 4 * seed + seat) for seat in range(4)]
        drive(new_game(), bots, Luck(seed))
        same += sum(bot.same for bot in bots)
    assert same > GAMES, "without recalling it would have"


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_who_always_refuses_is_left_alone(kind: str) -> None:
    asked = rounds = 0
    for seed in range(GAMES):
        stubborn = Stubborn(make_bot(kind, 4 * seed))
        game = new_game()
        drive(game, [stubborn, *(make_bot(kind, 4 * seed + seat) for seat in range(1, 4))], Luck(seed))
        asked += len(stubborn.asked)
        rounds += game.round
        partners = Counter(partner for _, partner in stubborn.asked)
        assert max(partners.values(), default=0) <= 10
    assert asked / rounds < 0.2


def test_an_offer_is_countered_once_at_most() -> None:
    countered = 0
    for seed in range(4 * GAMES):
        bots = [Watched(make_bot("normal" if seat % 2 else "easy", 4 * seed + seat)) for seat in range(4)]
        drive(new_game(), bots, Luck(seed))
        for bot in bots:
            turns = Counter(turn for turn, _, _ in bot.counters)
            assert max(turns.values(), default=0) <= 1
            countered += len(bot.counters)
    assert countered


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_bots_trade_so_that_games_end_and_nobody_gives_for_nothing(kind: str) -> None:
    offered: dict[int, TradeOffered] = {}
    accepted = 0

    def listen(event: object) -> None:
        nonlocal accepted
        if isinstance(event, TradeOffered):
            offered[event.number] = event
        elif isinstance(event, TradeAccepted):
            accepted += 1
            deal = offered[event.number]
            assert deal.give != Goods()
            assert deal.get != Goods()

    for seed in range(GAMES):
        game = new_game()
        game.listener = listen
        offered.clear()
        drive(game, [make_bot(kind, 4 * seed + seat) for seat in range(4)], Luck(seed))
    assert accepted >= GAMES


@pytest.mark.parametrize("kind", BOT_KINDS)
class TestAnswers:
    def test_a_gift_is_taken(self, kind: str) -> None:
        table = Tabletop(seats=3)
        table.place(0, deeds=[1])
        assert answer_of(table, kind, Goods(100, (1,)), Goods()) == AcceptTrade(1, 1)

    def test_nothing_is_given_for_nothing(self, kind: str) -> None:
        table = Tabletop(seats=3)
        table.place(1, deeds=[5])
        assert answer_of(table, kind, Goods(), Goods(0, (5,))) == RefuseTrade(1, 1)

    def test_a_rivals_group_is_not_completed_for_the_printed_price(self, kind: str) -> None:
        table = Tabletop(seats=3)
        table.place(0, deeds=ORANGE[:2])
        table.place(1, deeds=ORANGE[2:])
        action = answer_of(table, kind, Goods(200), Goods(0, ORANGE[2:]))
        assert isinstance(action, RefuseTrade | CounterTrade)
        if isinstance(action, CounterTrade):
            assert action.get.cash > 300

    def test_two_groups_completed_at_once_are_welcome(self, kind: str) -> None:
        table = Tabletop(seats=3)
        table.place(0, deeds=[*RED[:2], ORANGE[2]])
        table.place(1, deeds=[*ORANGE[:2], RED[2]])
        assert answer_of(table, kind, Goods(0, (ORANGE[2],)), Goods(0, (RED[2],))) == AcceptTrade(1, 1)

    def test_what_cannot_be_paid_is_refused(self, kind: str) -> None:
        table = Tabletop(seats=3)
        table.place(0, deeds=ORANGE[2:])
        table.place(1, deeds=ORANGE[:2], cash=50)
        assert answer_of(table, kind, Goods(0, ORANGE[2:]), Goods(100)) != AcceptTrade(1, 1)

    def test_a_mortgaged_lot_that_cannot_be_redeemed_is_refused(self, kind: str) -> None:
        table = Tabletop(seats=3)
        table.place(0, deeds=DARK_BLUE[1:], mortgaged=DARK_BLUE[1:])
        table.place(1, deeds=DARK_BLUE[:1], cash=100)
        assert answer_of(table, kind, Goods(0, DARK_BLUE[1:]), Goods(1)) == RefuseTrade(1, 1)


def test_normal_names_better_terms_for_a_deal_it_likes() -> None:
    table = Tabletop(seats=3)
    table.place(0, deeds=LIGHT_BLUE[:2], cash=1500)
    table.place(1, deeds=LIGHT_BLUE[2:], cash=1500)
    action = answer_of(table, "normal", Goods(120), Goods(0, LIGHT_BLUE[2:]))
    assert isinstance(action, CounterTrade)
    assert action.give == Goods(0, LIGHT_BLUE[2:])
    assert action.get.cash > 120
    assert not action.get.deeds
    table.do(action)


def test_normal_offers_what_completes_a_group_for_both() -> None:
    table = Tabletop(seats=3)
    table.place(0, deeds=[*PINK[:2], ORANGE[0]], cash=800)
    table.place(1, deeds=[*ORANGE[1:], PINK[2]], cash=800)
    table.turn_of(0)
    table.place(0, space=17)
    table.roll(1, 2)  # to Free Parking
    bot = make_bot("normal", 1)
    action = bot.choose(table.game, 0)
    assert isinstance(action, OfferTrade)
    assert action.partner == 1
    table.do(action)
    after = table.game.copy()
    answer = make_bot("normal", 2).choose(table.game, 1)
    assert answer == AcceptTrade(1, 1)
    after.apply(answer)
    assert any(set(group) <= {lot.deed.space for lot in after.players[0].lots} for group in (PINK, ORANGE))
    assert any(set(group) <= {lot.deed.space for lot in after.players[1].lots} for group in (PINK, ORANGE))
    table.do(RefuseTrade(1, 1))
    assert bot.choose(table.game, 0) == EndTurn(0)
