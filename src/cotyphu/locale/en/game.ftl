# The log of a game, refusals, names of actions.
# Variables are called like the fields of events and the facts of refusals and menus; the caller formats them:
# - parties (seat, partner, payer, payee, debtor, creditor, owner, winner, source; target of cards and deeds): a player's name, party-bank or party-pot;
# - spaces (space, origin; target of moved), several of them (spaces, missing), several players (waiting, winners): names, joined by "and";
# - money (amount, price, cash, fine, cost, min, max, opening, shortfall, needed in trades …): the amount as it is written;
# - card: its title; deck: its name; group: its name; phase: the text phase-…; give, get: the goods, or goods-none;
# - true and false (left, double, sold, auction): yes or no; other words (reason, how, by, what …) and numbers as they are.
# Beside the fields: total and double of dice_rolled; deck of card_drawn; sold of auction_closed;
# flow of paid: in (the Bank or the pot pays), out (it is paid), between (two players); count: how many winners there are.

## Log

event-starter_chosen = { $how ->
    [random] { $seat } drew the lot and starts.
    [highest_roll] { $seat } rolled highest and starts.
   *[agreed] { $seat } starts.
}
event-turn_began = { $seat } is on turn, round { $round }.
event-turn_ended = { $seat } ends the turn.
event-dice_rolled = { $purpose ->
    [jail] { $double ->
        [yes] { $seat } rolls { $first } and { $second } in jail: a double!
       *[no] { $seat } rolls { $first } and { $second } in jail.
    }
    [utility] { $seat } rolls { $first } and { $second } for the bill: { $total }.
    [starter] { $seat } rolls { $first } and { $second } for the start: { $total }.
   *[move] { $double ->
        [yes] { $seat } rolls { $first } and { $second }: { $total }, a double!
       *[no] { $seat } rolls { $first } and { $second }: { $total }.
    }
}
event-moved = { $by ->
    [card] { $seat } advances to { $target } by the card.
    [back] { $seat } goes back to { $target }.
    [jail] { $seat } is taken to jail.
    [location] { $seat } pays and moves straight to { $target }.
    [event] { $seat } moves to { $target } by the event.
   *[dice] { $seat } moves to { $target }.
}
event-rested = { $seat } stops at { $space } and has nothing to pay.
event-no_rent = { $why ->
    [jailed] { $seat } pays no rent for { $space }: { $owner } is in jail.
   *[mortgaged] { $seat } pays no rent for { $space }: it is mortgaged.
}
event-paid = { $reason ->
    [salary] { $payee } receives { $amount } salary.
    [price] { $payer } pays { $amount } for { $space }.
    [bid] { $payer } pays the winning bid of { $amount }.
    [rent] { $payer } pays { $payee } { $amount } rent for { $space }.
    [tax] { $payer } pays { $payee } { $amount } tax.
    [card] { $flow ->
        [in] { $payee } receives { $amount } by the card.
       *[other] { $payer } pays { $payee } { $amount } by the card.
    }
    [fine] { $payer } pays { $payee } the jail fine of { $amount }.
    [build] { $payer } pays { $amount } to build on { $space }.
    [sale] { $payee } receives { $amount } for buildings on { $space }.
    [mortgage] { $payee } receives { $amount } on the mortgage of { $space }.
    [redeem] { $payer } pays { $amount } to redeem { $space }.
    [interest] { $payer } pays { $amount } interest on the mortgage of { $space }.
    [trade] { $payer } pays { $payee } { $amount } in the trade.
    [estate] { $payer } leaves { $amount } to { $payee }.
    [pot] { $payee } receives { $amount } from the Free Parking pot.
    [location] { $payer } pays { $amount } to move from the Location space.
    [event] { $flow ->
        [in] { $payee } receives { $amount } by the event.
       *[other] { $payer } pays { $payee } { $amount } by the event.
    }
    [change] { $payee } gets { $amount } back: the deed was worth more than the debt.
    [cover] { $payee } gets { $amount } from { $payer } to make up what was not paid.
   *[start] { $payee } receives { $amount } to start with.
}
event-card_drawn = { $seat } draws from { $deck }: "{ $card }".
event-card_kept = { $seat } keeps the card "{ $card }".
event-card_returned = { $seat } puts the card "{ $card }" under its deck.
event-card_moved = { $source } hands the card "{ $card }" to { $target }.
event-deed_offered = { $seat } may buy { $space } for { $price }.
event-deed_declined = { $seat } does not buy { $space }.
event-deed_moved = { $how ->
    [bought] { $target } buys { $space }.
    [auction] { $target } gets { $space } in the auction.
    [trade] { $source } hands { $space } to { $target }.
    [debt] { $source } hands { $space } to { $target } for the debt.
    [swap] { $space } goes from { $source } to { $target } in the swap.
    [estate] { $source } leaves { $space } to { $target }.
   *[returned] { $source } gives { $space } back to { $target }.
}
event-auction_opened = { $space } is auctioned, bidding opens at { $opening }.
event-bid_made = { $seat } bids { $amount } for { $space }.
event-bidder_passed = { $seat } leaves the auction.
event-auction_closed = { $sold ->
    [yes] { $winner } wins { $space } with { $amount }.
   *[no] Nobody bids for { $space }; it stays with the Bank.
}
event-built = { $houses ->
    [1] { $seat } builds on { $space }, which now has 1 house.
    [5] { $seat } builds a hotel on { $space }.
   *[other] { $seat } builds on { $space }, which now has { $houses } houses.
}
event-buildings_sold = { $houses ->
    [0] { $seat } sells buildings on { $space }; none is left.
    [1] { $seat } sells buildings on { $space }; 1 house is left.
    [5] { $seat } sells buildings on { $space }; the hotel is left.
   *[other] { $seat } sells buildings on { $space }; { $houses } houses are left.
}
event-claims_opened = { $what ->
    [hotel] { $seat } wants to build, but the hotels left in the Bank are { $stock }: everyone says how many they need.
   *[house] { $seat } wants to build, but the houses left in the Bank are { $stock }: everyone says how many they need.
}
event-claimed = { $count ->
    [0] { $seat } needs none.
   *[other] { $seat } needs { $count }.
}
event-building_auction_opened = { $what ->
    [hotel] A hotel is auctioned ({ $left } left), bidding opens at { $opening }.
   *[house] A house is auctioned ({ $left } left), bidding opens at { $opening }.
}
event-building_unsold = { $what ->
    [hotel] { $left ->
        [1] Nobody bids; the hotel stays with the Bank.
       *[other] Nobody bids; { $left } hotels stay with the Bank.
    }
   *[house] { $left ->
        [1] Nobody bids; the house stays with the Bank.
       *[other] Nobody bids; { $left } houses stay with the Bank.
    }
}
event-mortgaged = { $seat } mortgages { $space }.
event-redeemed = { $seat } redeems { $space }.
event-jailed = { $cause ->
    [card] { $seat } goes to jail by a card.
    [event] { $seat } goes to jail by an event.
    [mark] { $seat } is marked as being in jail.
    [doubles] { $seat } goes to jail for three doubles in a row.
   *[space] { $seat } goes to jail from the Go to Jail space.
}
event-jail_roll_failed = { $seat } rolls no double and stays in jail (try { $rolls }).
event-freed = { $how ->
    [card] { $seat } leaves jail by a card.
    [double] { $seat } leaves jail by a double.
    [mark] { $seat } is marked as being out of jail.
   *[fine] { $seat } pays the fine and leaves jail.
}
event-debt_opened = { $reason ->
    [rent] { $debtor } owes { $creditor } { $amount } ({ reason-rent }) and is { $shortfall } short.
    [tax] { $debtor } owes { $creditor } { $amount } ({ reason-tax }) and is { $shortfall } short.
    [card] { $debtor } owes { $creditor } { $amount } ({ reason-card }) and is { $shortfall } short.
    [event] { $debtor } owes { $creditor } { $amount } ({ reason-event }) and is { $shortfall } short.
    [fine] { $debtor } owes { $creditor } { $amount } ({ reason-fine }) and is { $shortfall } short.
    [bid] { $debtor } owes { $creditor } { $amount } ({ reason-bid }) and is { $shortfall } short.
    [interest] { $debtor } owes { $creditor } { $amount } ({ reason-interest }) and is { $shortfall } short.
   *[other] { $debtor } owes { $creditor } { $amount } and is { $shortfall } short.
}
event-debt_settled = { $debtor } has paid the debt of { $amount } to { $creditor }.
event-went_bankrupt = { $left ->
    [yes] { $seat } leaves the game; the estate goes to { $creditor }.
   *[no] { $seat } is bankrupt; the estate goes to { $creditor }.
}
event-trade_offered = { $seat } offers { $partner } a trade: gives { $give }, gets { $get }.
event-trade_accepted = { $partner } accepts the offer of { $seat }.
event-trade_closed = { $how ->
    [refused] { $partner } refuses the offer of { $seat }.
    [withdrawn] { $seat } withdraws the offer to { $partner }.
    [countered] { $partner } answers { $seat } with another offer.
   *[lapsed] The offer of { $seat } to { $partner } has lapsed.
}
event-end_called = { $reason ->
    [minutes] Time is up: the game ends after this turn.
    [turns] That was the last round: the game ends after this turn.
   *[agreed] The table has agreed to stop: the game ends after this turn.
}
event-game_over = { $count ->
    [1] { $winners } wins the game!
   *[other] { $winners } win the game together!
}

goods-none = nothing
goods-card = a release card

## What money is paid for

reason-salary = salary
reason-price = price of a lot
reason-bid = winning bid
reason-rent = rent
reason-tax = tax
reason-card = card
reason-fine = jail fine
reason-build = building
reason-sale = sale of buildings
reason-mortgage = mortgage
reason-redeem = redemption
reason-interest = mortgage interest
reason-trade = trade
reason-estate = estate
reason-pot = Free Parking pot
reason-start = starting money
reason-location = Location fee
reason-event = event
reason-change = change
reason-cover = made up by the Bank

## Why a game ended

end-last_player = Only one player is not bankrupt.
end-bankrupt = Somebody is bankrupt.
end-agreed = The table agreed to stop.
end-minutes = Time is up.
end-turns = The last round is over.

## What is waited for

phase-starter = the first player is being found
phase-roll = waiting for a roll of the dice
phase-dice = waiting for the dice
phase-after_move = the landing is being settled
phase-end_turn = the turn is about to end
phase-draw = a card is to be drawn
phase-card_choice = a choice is open: pay or draw
phase-fine = the jail fine is due
phase-leave_jail = a player is leaving jail
phase-buy = a purchase is to be decided
phase-auction = an auction is open
phase-estate = an estate is being settled
phase-claims = everyone is asked who needs buildings
phase-building_auction = a building is being auctioned
phase-levy = everyone is paying in turn
phase-debt = a debt is unpaid
phase-take_over = a mortgaged lot is being taken over
phase-trade = an offer is waiting for an answer
phase-over = the game is over

## Actions: the words on the button, .hint says what happens

action-rolled = The dice show
action-drew = The card drawn
action-starter_drawn = The first player
action-hammer = Hammer
action-call_end = End the game
action-roll = Roll the dice
    .hint = Roll the two dice.
action-pay_fine = Pay the fine
    .hint = Pay { $amount } to leave jail.
action-use_release = Use a release card
    .hint = Put "{ $card }" under its deck and leave jail free of charge.
action-end_turn = End turn
    .hint = Hand the dice to the next player.
action-buy = Buy
    .hint = Buy { $space } for { $price }.
action-decline = Do not buy
    .hint = { $auction ->
        [yes] { $space } will be auctioned at once.
       *[no] { $space } stays with the Bank.
    }
action-bid = Bid
    .hint = Bid for { $space }, from { $min } to { $max }.
action-pass = Pass
    .hint = Leave this auction for good.
action-claim = I need these
    .hint = { $what ->
        [hotel] Hotels left in the Bank: { $stock }. Choose how many you want.
       *[house] Houses left in the Bank: { $stock }. Choose how many you want.
    }
action-bid_building = Bid
    .hint = { $what ->
        [hotel] Bid for a hotel, from { $min } to { $max }, and choose its lot.
       *[house] Bid for a house, from { $min } to { $max }, and choose its lot.
    }
action-take_over = Take over a mortgage
    .hint = { $space } is mortgaged: redeem it now for { $redeem }, or pay { $interest } interest and redeem it later.
action-pay_card = Pay
    .hint = Pay { $amount } as the card says.
action-draw_instead = Draw instead
    .hint = Draw from { $deck } instead of paying.
action-accept_trade = Accept
    .hint = Accept the offer; the trade is done at once.
action-refuse_trade = Refuse
    .hint = Do not take this offer.
action-counter_trade = Counter-offer
    .hint = Refuse, and offer { $partner } something else.
action-withdraw_trade = Withdraw
    .hint = Take your own offer back.
action-declare_bankrupt = Declare bankruptcy
    .hint = The debt is { $amount }, short by { $shortfall }; at most { $could_raise } could be raised. In bankruptcy everything goes to { $creditor }.
action-build = Build
    .hint = { $group } group: { $cost } a building. Left in the Bank: houses { $houses }, hotels { $hotels }.
action-sell = Sell buildings
    .hint = { $group } group: { $half } back for each building.
action-mortgage = Mortgage
    .hint = Mortgage { $space } and receive { $amount }.
action-redeem = Redeem
    .hint = Redeem { $space } for { $cost }.
action-offer_trade = Trade
    .hint = Offer a player a trade of cash, deeds or cards.
action-resign = Leave the game
    .hint = Leave for good: everything goes to the Bank.

## Refusals

refusal-turn-not_yours = It is not your turn; waiting for { $waiting }.
refusal-turn-not_now = Not possible now: { $phase }.
refusal-turn-unsettled = Something must be settled first: { $phase }.
refusal-turn-wait_for_chance = Wait for the dice or the card.
refusal-turn-out = A bankrupt player is out of the game.
refusal-turn-over = The game is over.
refusal-turn-no_seat = There is no seat { $seat }; this table has { $seats }.
refusal-chance-impossible = The dice or the cards cannot come up like this: { $given }.
refusal-buy-no_cash = Not enough cash: the price is { $price }, you have { $cash }.
refusal-auction-bid_too_low = The bid is too low: it takes at least { $min }.
refusal-auction-bid_too_high = The bid is too high: { $max } at most.
refusal-auction-passed = Whoever has passed cannot come back.
refusal-auction-high_bidder = You are the highest bidder already.
refusal-auction-not_claimant = Only those who asked for buildings may bid.
refusal-jail-not_in_jail = You are not in jail.
refusal-jail-no_cash = Not enough for the fine: it is { $fine }, you have { $cash }.
refusal-jail-no_card = You have no release card.
refusal-build-nothing = Nothing has been chosen to build.
refusal-build-not_street = { $space } cannot be built on.
refusal-build-not_owner = { $space } is not yours.
refusal-build-group_incomplete = The { $group } group is not complete; missing: { $missing }.
refusal-build-mortgaged = In the { $group } group there are mortgages: { $spaces }.
refusal-build-uneven = The { $group } group must be built evenly.
refusal-build-full = The { $group } group is fully built.
refusal-build-bad_target = { $space } cannot be built on like that.
refusal-build-no_houses = Not enough houses in the Bank: { $left } left, { $needed } needed.
refusal-build-no_hotels = Not enough hotels in the Bank: { $left } left, { $needed } needed.
refusal-build-no_cash = Not enough cash: it costs { $cost }, you have { $cash }.
refusal-build-one_kind = In a shortage, build houses or hotels at a time, not both.
refusal-sell-nothing = Nothing has been chosen to sell.
refusal-sell-not_owner = { $space } is not yours.
refusal-sell-bad_target = Buildings on { $space } cannot be sold like that.
refusal-sell-uneven = The { $group } group must be sold evenly.
refusal-sell-no_houses = To break up hotels the Bank needs { $needed } houses; it has { $left }.
refusal-mortgage-not_owner = { $space } is not yours.
refusal-mortgage-already = { $space } is mortgaged already.
refusal-mortgage-buildings = The { $group } group still has buildings; sell them first.
refusal-redeem-not_owner = { $space } is not yours.
refusal-redeem-not_mortgaged = { $space } is not mortgaged.
refusal-redeem-no_cash = Not enough cash: redeeming costs { $cost }, you have { $cash }.
refusal-trade-partner = No trade is possible with { $partner }.
refusal-trade-empty = There is nothing in the offer.
refusal-trade-gift = This table allows no gifts: each side must offer something.
refusal-trade-bad_cash = { $cash } cannot go into a trade.
refusal-trade-not_owner = { $seat } does not have { $space }.
refusal-trade-buildings = The group of { $space } still has buildings; sell them first.
refusal-trade-no_card = { $seat } does not have the card "{ $card }".
refusal-trade-no_cash = { $seat } lacks cash: it takes { $needed }, there is { $cash }.
refusal-trade-mortgage_cost = { $seat } could not pay for the mortgages taken over: it takes { $needed }, there would be { $cash }.
refusal-trade-debt = { $seat } is in debt: the trade must leave { $needed } in cash, it leaves { $cash }.
refusal-trade-not_party = For now only the debtor may trade, to pay the debt.
refusal-trade-not_yours = This offer is not yours to answer or to take back.
refusal-trade-no_such_offer = Offer { $number } is no longer there.
refusal-trade-lapsed = Offer { $number } has lapsed because something in it changed.
refusal-debt-not_in_debt = Without a debt there is no bankruptcy.
refusal-resign-unsettled = Settle what is open before leaving the game.
refusal-end-bad_reason = "{ $given }" is no reason to end a game.
refusal-unit-too_few = Tap in at least two bank cards first.
refusal-unit-owned = { $space } is owned already; it cannot be auctioned.
refusal-unit-owner_in_jail = { $seat } is in jail and takes no rent.
refusal-unit-in_jail = { $seat } is marked as being in jail.
refusal-unit-bid_stands = There is a bid of { $price }; the auction must be finished.
refusal-unit-no_undo = There is nothing that could be taken back.
refusal-table-stale = The game has moved on; look again and choose.
refusal-table-not_your_seat = This device does not hold the seat of { $seat }.
refusal-table-bad_action = The table did not understand: { $message }
refusal-table-not_for_players = Dice, cards, the hammer and the end are the table's own business.
refusal-table-no_vote = Only players still in the game may vote to end it.
refusal-table-hello_first = This page has not greeted the table yet; please load it again.
refusal-table-looking_on = This device only looks on: it has not got the key of this evening.
refusal-table-fault = The program met a fault; the game has not changed.
refusal-table-unknown = There is no such table here (any more).
refusal-table-full = Too many pages of this table are open; close one and load this again.
refusal-table-unreadable = The table cannot be read: { $message }
refusal-request-malformed = The server did not understand: { $message }
