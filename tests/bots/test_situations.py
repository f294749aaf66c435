import pytest

from cotyphu.bots import BOT_KINDS, make_bot
from cotyphu.rules.actions import (
    Action,
    Bid,
    BidBuilding,
    Build,
    Buy,
    Claim,
    DeclareBankrupt,
    Decline,
    EndTurn,
    Mortgage,
    Pass,
    PayCard,
    PayFine,
    Redeem,
    Roll,
    Sell,
    TakeOver,
    UseRelease,
)
from tests.rules.tabletop import BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, ORANGE, RED, STATIONS, Tabletop


def release_card(table: Tabletop) -> str:
    return next(name for name in table.game.board.cards if "release" in name)


def at_end_of_turn(table: Tabletop, seat: int = 0) -> None:
    """`seat` stands on Free Parking, with nothing left to do but to end its turn."""
    table.place(seat, space=17)
    table.turn_of(seat)
    table.roll(1, 2)


def lands_on(table: Tabletop, space: int, seat: int = 0) -> None:
    table.place(seat, space=space - 3)
    table.turn_of(seat)
    table.roll(1, 2)


@pytest.mark.parametrize("kind", BOT_KINDS)
class TestBoth:
    def choose(self, kind: str, table: Tabletop, seat: int = 0) -> Action:
        """What a new bot does; it must be accepted."""
        before = table.game.digest()
        action = make_bot(kind, 3).choose(table.game, seat)
        assert table.game.digest() == before, "a bot changed the game"
        assert action is not None
        table.game.copy().apply(action)
        return action

    def test_it_says_nothing_while_dice_are_waited_for(self, kind: str) -> None:
        table = Tabletop()
        table.do(Roll(0))
        assert make_bot(kind, 3).choose(table.game, 0) is None

    def test_it_buys_what_it_can_afford(self, kind: str) -> None:
        table = Tabletop()
        lands_on(table, ORANGE[0])
        assert self.choose(kind, table) == Buy(0)

    def test_it_declines_what_it_cannot_pay(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, cash=100)
        lands_on(table, ORANGE[0])
        assert self.choose(kind, table) == Decline(0)

    def test_it_bids_more_for_what_completes_its_group(self, kind: str) -> None:
        def most(deeds: tuple[int, ...]) -> int:
            table = Tabletop()
            table.place(1, deeds=deeds)
            lands_on(table, ORANGE[0])
            table.decline()
            bot = make_bot(kind, 3)
            amount = 0
            for _ in range(200):
                action = bot.choose(table.game, 1)
                if not isinstance(action, Bid):
                    assert action == Pass(1)
                    return amount
                amount = action.amount
                table.do(action)
                table.bid(0, amount + 1)
            raise AssertionError("it bids for ever")

        assert 90 <= most(()) <= 200
        assert most(ORANGE[1:]) > most(())

    def test_it_builds_evenly_in_a_whole_group_and_then_ends_its_turn(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, deeds=ORANGE, cash=900)
        at_end_of_turn(table)
        bot = make_bot(kind, 3)
        for _ in range(20):
            action = bot.choose(table.game, 0)
            assert action is not None
            if isinstance(action, EndTurn):
                break
            assert isinstance(action, Build)
            table.do(action)
        levels = [table.lot(space).houses for space in ORANGE]
        assert min(levels) >= 1
        assert max(levels) - min(levels) <= 1
        assert table.cash(0) >= 30

    def test_it_builds_hotels_when_rich(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, houses=dict.fromkeys(ORANGE, 4), cash=2000)
        at_end_of_turn(table)
        assert self.choose(kind, table) == Build(0, tuple((space, 5) for space in reversed(ORANGE)))

    def test_it_builds_before_its_roll_where_turns_end_by_themselves(self, kind: str) -> None:
        table = Tabletop(auto_end_turn=True)
        table.place(0, deeds=ORANGE, cash=900)
        assert isinstance(self.choose(kind, table), Build)

    def test_it_redeems_when_rich(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, mortgaged=[STATIONS[0]], cash=2500)
        at_end_of_turn(table)
        assert self.choose(kind, table) == Redeem(0, STATIONS[0])

    def test_in_debt_it_mortgages_single_lots_first(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, houses=dict.fromkeys(BROWN, 1), deeds=[STATIONS[0]], cash=50)
        lands_on(table, 38)
        assert self.choose(kind, table) == Mortgage(0, STATIONS[0])

    def test_in_debt_it_sells_buildings_before_it_mortgages_a_group(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, houses=dict.fromkeys(LIGHT_BLUE, 2), deeds=GREEN, cash=50)
        lands_on(table, 38)
        action = self.choose(kind, table)
        assert isinstance(action, Sell)
        assert sum(level for _, level in action.targets) >= 2

    def test_it_breaks_hotels_up_as_far_as_houses_are_lacking(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, houses=dict.fromkeys(DARK_BLUE, 5), cash=50)
        table.stock(houses=3)
        lands_on(table, 38)
        action = self.choose(kind, table)
        assert isinstance(action, Sell)
        assert sum(level for _, level in action.targets) <= 3

    def test_it_gives_up_what_is_lost_at_once(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, deeds=BROWN, cash=0)
        table.place(1, houses=dict.fromkeys(DARK_BLUE, 5))
        lands_on(table, DARK_BLUE[0])
        assert self.choose(kind, table) == DeclareBankrupt(0)

    def test_it_leaves_jail_early_and_with_a_card_if_it_has_one(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, jail=0)
        assert self.choose(kind, table) == PayFine(0)
        card = release_card(table)
        table.place(0, cards=[card])
        assert self.choose(kind, table) == UseRelease(0, card)

    def test_it_rolls_in_jail_when_poor(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, jail=0, cash=20)
        assert self.choose(kind, table) == Roll(0)

    def test_it_uses_a_card_for_the_fine_after_the_third_failure(self, kind: str) -> None:
        table = Tabletop()
        card = release_card(table)
        table.place(0, jail=2, cards=[card], cash=20)
        table.roll(1, 2)
        assert self.choose(kind, table) == UseRelease(0, card)

    def test_it_pays_the_card_that_lets_it_choose(self, kind: str) -> None:
        table = Tabletop(deck="uk_classic")
        name = next(name for name in table.game.board.cards if name.endswith("fine_or_chance"))
        table.card(name)
        assert self.choose(kind, table) == PayCard(0)

    @pytest.mark.parametrize(("cash", "redeem"), [(60, False), (1500, True)])
    def test_it_redeems_an_inheritance_if_there_is_cash(self, kind: str, cash: int, redeem: bool) -> None:
        table = Tabletop(seats=3)
        table.place(0, cash=0, mortgaged=[RED[0]])
        table.place(1, houses=dict.fromkeys(DARK_BLUE, 5), cash=cash)
        lands_on(table, DARK_BLUE[0])
        table.do(DeclareBankrupt(0))
        assert self.choose(kind, table, 1) == TakeOver(1, redeem)

    def test_in_a_shortage_it_claims_and_bids(self, kind: str) -> None:
        table = Tabletop()
        table.place(0, deeds=ORANGE, cash=1200)
        table.place(1, deeds=RED, cash=1200)
        table.stock(houses=2)
        table.do(Build(0, ((ORANGE[0], 1), (ORANGE[1], 1))))
        claim = self.choose(kind, table, 1)
        assert isinstance(claim, Claim)
        assert claim.targets
        table.do(claim)
        bid = self.choose(kind, table, 0)
        assert isinstance(bid, BidBuilding)
        table.do(bid)
        answer = self.choose(kind, table, 1)
        assert isinstance(answer, BidBuilding | Pass)


def test_normal_stays_in_jail_late() -> None:
    table = Tabletop(seats=2)
    for deed in table.game.board.deeds:
        table.place(0 if deed.space in STATIONS else 1, deeds=[deed.space])
    table.place(1, houses={**dict.fromkeys(ORANGE, 4), **dict.fromkeys(RED, 4)})
    table.place(0, jail=0)
    assert make_bot("normal", 3).choose(table.game, 0) == Roll(0)


def test_normal_mortgages_single_lots_to_build_where_it_brings_more() -> None:
    table = Tabletop(seats=3)
    table.place(0, deeds=[*ORANGE, STATIONS[0]], cash=60)
    at_end_of_turn(table)
    bot = make_bot("normal", 3)
    action = bot.choose(table.game, 0)
    assert action == Mortgage(0, STATIONS[0])
    table.do(action)
    assert isinstance(bot.choose(table.game, 0), Build)


def test_normal_mortgages_to_buy_what_completes_its_group() -> None:
    table = Tabletop(seats=3)
    table.place(0, deeds=[*ORANGE[1:], STATIONS[0]], cash=100)
    lands_on(table, ORANGE[0])
    bot = make_bot("normal", 3)
    action = bot.choose(table.game, 0)
    assert action == Mortgage(0, STATIONS[0])
    table.do(action)
    assert bot.choose(table.game, 0) == Buy(0)
