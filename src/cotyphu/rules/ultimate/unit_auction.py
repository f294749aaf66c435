"""Auctions at the bank unit: deed, auction icon, start; the clock runs; the winner taps his bank card (U-UNIT-5)."""

from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import Holder, Lot
from cotyphu.rules.ultimate.taps import Press, Screen, Tap, TapBank, TapDeed
from cotyphu.rules.ultimate.unit_core import HOME, UnitCore


class AuctionScreens(UnitCore):
    """The screens `auction_ready`, `auction`, `auction_unsold` and `auction_won`."""

    def _auction(self, tap: Tap) -> str:
        screen = self.screen
        name = screen.name
        if isinstance(tap, Press):
            return self._auction_button(screen, tap.button)
        if name == "auction_unsold" and isinstance(tap, TapDeed):
            lot = self.lot(tap.space)
            if lot is None or lot.deed.index != screen.lot:
                return ""
            self.screen = Screen("auction_ready", screen.lot)
            return "tap"
        if name == "auction_won" and isinstance(tap, TapBank):
            holder = self.holder(tap.card)
            return "" if holder is None else self._sell(holder, self.bank.lots[screen.lot], screen.amount)
        return ""

    def _auction_button(self, screen: Screen, button: str) -> str:
        name = screen.name
        if button == "x":
            if screen.amount:
                raise Refused("unit/bid_stands", price=screen.amount)
            self.screen = HOME
            return "cancel"
        if button == "start" and name == "auction_ready":
            self.screen = screen.with_(name="auction", until=self._clock())
            return "start"
        if button == "bid" and name == "auction":
            self.screen = screen.with_(amount=screen.amount + self.options.auction_step, until=self._clock())
            return "bid"
        if button == "start" and name == "auction" and screen.until is None:
            self._time_up()  # without a clock the players say when
            return "tap"
        return ""

    def _time_up(self) -> None:
        """The clock has run out: somebody has won, or nobody has bid (U-AUC-3, U-AUC-4)."""
        screen = self.screen
        self.screen = Screen("auction_won" if screen.amount else "auction_unsold", screen.lot, amount=screen.amount)

    def _clock(self) -> int | None:
        """When the time is up that starts now; None without a clock (`auction_seconds` = none)."""
        seconds = self.options.auction_seconds
        return None if seconds is None else self._now + seconds * 1000

    def _sell(self, winner: Holder, lot: Lot, price: int) -> str:
        """The winner must buy; one who is short pays with deeds too, else the sale is void and starts anew (U-AUC-5)."""
        if winner.jail != FREE:
            raise Refused("auction/in_jail")
        if self.bank.worth(winner) < price:
            self.screen = Screen("auction_ready", lot.deed.index)
            return "void"
        self._remember()
        self.bank.demand(winner, None, price, "bid", "U-AUC-3", lot)
        return self._finish("buy")
