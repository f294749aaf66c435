# What only the Ultimate Banking edition has: boards, event cards, log, actions, refusals, options, clauses.
# Variables are formatted as game.ftl says. Beside those: $fee, $change and $amount are money; $level, $before, $after, $left, $steps,
# $count are numbers, where level 0 means that no house stands there; $partner in a refusal is a player's name.

edition-classic = Classic
    .hint = Notes, houses and hotels, mortgages and trades; 2 to 8 players.
edition-ultimate = Ultimate Banking
    .hint = No notes: a bank unit keeps the accounts, and rents rise with every visit; 2 to 4 players.

board-ultimate_london = London, Ultimate Banking
    .hint = The streets of London, without paper money.
board-ultimate_atlantic = Atlantic City, Ultimate Banking
    .hint = The streets of Atlantic City, without paper money.
board-ultimate_vietnam = Vietnam, Ultimate Banking
    .hint = From Đất Mũi to Đồng Khởi, without paper money.

space-property = Property
space-event = Event
space-location = Location

deck-event = Events

# On one lot: $level from 1 to 5, or 0.
level = { $level ->
    [0] no house
   *[other] level { $level }
}

bank_card-red_car = Red card, the car
bank_card-green_helicopter = Green card, the helicopter
bank_card-blue_boat = Blue card, the boat
bank_card-white_jet = White card, the jet

## Event cards

card-ev_move_1 = A plane ticket for next to nothing. Move to any property and settle it there; no salary.
    .title = Cheap ticket
card-ev_move_2 = You sleep through your stop on the night coach. Move to any property and settle it there; no salary.
    .title = Night coach
card-ev_move_3 = The old cyclo driver takes you for free. Move to any property and settle it there; no salary.
    .title = Free ride
card-ev_set_up_1 = The cars are gone and the crowds come. Pick one of your properties: every owned property of its colour set goes up one level.
    .title = Walking street
card-ev_set_up_2 = A famous director shoots his film here. Pick one of your properties: every owned property of its colour set goes up one level.
    .title = Cameras rolling
card-ev_set_up_3 = Lanterns over every door, and visitors till midnight. Pick one of your properties: every owned property of its colour set goes up one level.
    .title = Lantern night
card-ev_set_down = The street is dug up for a new drain. Pick one of your properties: every owned property of its colour set goes down one level.
    .title = Roadworks
card-ev_raze_1 = A guest has seen what runs about in the kitchen. Pick any property: its rent goes back to level { $level }.
    .title = The kitchen rat
card-ev_raze_2 = Water up to the shop sign. Pick any property: its rent goes back to level { $level }.
    .title = Spring tide
card-ev_raze_3 = Next door somebody sings through a loudspeaker, every night. Pick any property: its rent goes back to level { $level }.
    .title = The loudspeaker
card-ev_top_level = A critic ate at your place and told the whole country. Pick one of your properties: its rent goes to level { $level }.
    .title = Five stars
card-ev_swap_1 = The wind and the water are wrong in your house, says the master. Pick one of your properties and another player, who picks one in return: the two change owners, and the houses stay where they are.
    .title = Wind and water
card-ev_swap_2 = You staked a house on a game of chess. Pick one of your properties and another player, who picks one in return: the two change owners, and the houses stay where they are.
    .title = The wager
card-ev_pay_per_deed = The ward collects for lamps and brooms. Pay { $amount } for each property you own.
    .title = Lamps and brooms
card-ev_neighbours_1 = Your new noodle shop empties the two beside it. Pick one of your properties: it goes up one level, and the properties before and after it go down one.
    .title = Opening day
card-ev_neighbours_2 = Your neon sign outshines the whole row. Pick one of your properties: it goes up one level, and the properties before and after it go down one.
    .title = The brightest sign
card-ev_both_collect_1 = The coffee cart you ran with a friend has paid off. Choose another player: you get { $amount } each.
    .title = The coffee cart
card-ev_both_collect_2 = Grandmother hands out two red envelopes. Choose another player: you get { $amount } each.
    .title = Two red envelopes
card-ev_low_rents = It has rained for a week and nobody goes out. The next { $count } rents, whoever pays them, are those of level 1.
    .title = Rainy season
card-ev_jail = You happen to know who ran the red light. Choose another player who is free: straight to jail, without a salary.
    .title = A word to the ward
card-ev_side_down = The lights go out along the whole road. Pick one of your properties: every owned property on its side of the board goes down one level.
    .title = Lights out
card-ev_side_up = The boat race draws crowds along the whole bank. Pick one of your properties: every owned property on its side of the board goes up one level.
    .title = Boat race
card-ev_free_parking = A cloudburst! Everyone who is not in jail shelters on Free Parking; nobody receives a salary.
    .title = Cloudburst

## Log

event-level_moved = { $before ->
    [0] Put a house on level { $after } of { $space }.
   *[other] { $after ->
        [0] Take the house off { $space }.
       *[other] Move the house on { $space } from level { $before } to level { $after }.
    }
}
event-set_bonus = { $steps ->
    [2] { $owner } owns the whole { $group } set: each of its properties rises two levels!
   *[other] The { $group } set is complete: each of its properties rises one level.
}
event-level_one_rents = { $left ->
    [0] Rents are back to what the houses say.
    [1] The next rent is that of level 1.
   *[other] The next { $left } rents are those of level 1.
}
event-event_idle = There is nothing for "{ $card }" to act on; { $seat } puts it under the deck.
event-auction_restarted = Nobody has bid for { $space } yet; the auction runs once more.
event-stayed = { $seat } stays where the token is.

## What is waited for

phase-location = a choice is open: pay and move, or stay
phase-event = an event waits for a property or a player

## Actions

action-hand_over = Hand over
    .hint = Hand over { $space }, which counts { $price } towards the debt. Change: { $change }.
action-move_to = Move
    .hint = Pick a property and move straight there. It costs { $fee }.
action-stay = Stay
    .hint = Stay here and pay nothing.
action-pick_lot = Pick a property
    .hint = Pick the property for "{ $card }".
action-pick_player = Pick a player
    .hint = Pick the player for "{ $card }".

## Refusals

refusal-location-no_cash = Not enough money to move: it costs { $fee }, you have { $cash }.
refusal-location-not_property = { $space } is not a property; choose one.
refusal-auction-in_jail = Whoever is in jail takes no part in auctions.
refusal-auction-one_step = Each press raises the price by one step: to { $price }.
refusal-auction-bid_above_money = The next bid is { $price } and you have { $cash }.
refusal-debt-not_your_deed = { $space } does not belong to the debtor.
refusal-event-bad_lot = The event can do nothing with { $space }; pick another.
refusal-event-bad_player = The event can do nothing with { $partner }; pick somebody else.

## Options

option-location_pays_go = Moving from a Location space past GO pays the salary.
    .label = Salary on a Location move
option-jail_fee = What it costs to leave jail.
    .label = Jail fee

## Clauses: setup

clause-U-SET-1 = From 2 to 4 players share one board, one bank unit, 22 houses, 22 deed cards, 23 event cards and two dice. There are four bank cards, so no more can play.
    .title = What is in the box
clause-U-SET-2 = The event cards are shuffled once and lie face down. A used card goes to the bottom.
    .title = The event deck
clause-U-SET-3 = Everyone has a token on GO and a bank card. The unit credits every card with the starting money, usually 1,500; there is no paper money.
    .title = Bank cards instead of notes
clause-U-SET-4 = Everyone rolls, and the highest total starts; those who tie roll again. Play goes round to the left.
    .title = Who starts
clause-U-SET-5 = Of the 36 spaces 22 are properties, 6 are Event, 4 are Location and 4 are corners. There are no stations, utilities or taxes.
    .title = The board

## Clauses: the turn

clause-U-TURN-1 = Roll two dice, move, do what the space asks. Then the turn is over.
    .title = The parts of a turn
clause-U-TURN-2 = A double gives another turn right away. The third double in a row sends you to jail without a move.
    .title = Doubles
clause-U-TURN-3 = Going to jail ends the turn. A roll still to come is lost.
    .title = Jail ends the turn
clause-U-GO-1 = Passing GO or landing on it pays 200. In a digital game it comes by itself, before the landing is settled; at the unit you choose GO and tap your bank card.
    .title = The salary
clause-U-GO-2 = Moving by an event or going to jail pays no salary. A Location move jumps and passes nothing, unless the table chose otherwise.
    .title = When there is no salary

## Clauses: properties, houses, rent

clause-U-BUY-1 = Land on a property that nobody owns, and it must be bought at its price or auctioned.
    .title = Buy or auction
clause-U-BUY-2 = Whoever buys puts one house on level 1 at once. No colour set is needed, and there is never more than one house on a property.
    .title = Buying brings a house
clause-U-RENT-1 = Each property has five rents. A visitor pays the one of the present level; then the level rises by one.
    .title = Rents rise with visits
clause-U-RENT-2 = Landing on your own property costs nothing and raises it one level. At the unit you have to report it.
    .title = On your own property
clause-U-RENT-3 = A level is never below 1 or above 5. A property that goes back to the Bank loses its level.
    .title = Levels 1 to 5
clause-U-RENT-4 = Whenever a level changes, its house moves along. The unit says which house goes where.
    .title = Moving the house
clause-U-SETB-1 = When the last free property of a colour set is bought, all of the set rise at once: two levels if one player owns them all, one level if several do. The one just bought rises too.
    .title = The bonus of a set
clause-U-SETB-2 = A set gives its bonus only once in a game. A set united by a swap or a debt gives none.
    .title = Only once
clause-U-SETB-3 = A property won in an auction counts as bought. The bonus raises the properties of prisoners too.
    .title = By auction, and for prisoners
clause-U-TRADE-1 = Players do not trade, and there are no mortgages and no loans.
    .title = No trading

## Clauses: events

clause-U-EVT-1 = Whoever lands on Event draws the top card, reads it out, taps what it asks for and puts it at the bottom.
    .title = Drawing an event
clause-U-EVT-2 = Events change only properties that somebody owns. No level leaves 1 to 5.
    .title = Owned properties only
clause-U-EVT-3 = Neighbours are the properties before and after in order of their numbers, whatever lies between; the last and the first are neighbours. You may be your own neighbour.
    .title = Neighbours
clause-U-EVT-4 = An event that finds nothing to act on does nothing. Its card goes to the bottom.
    .title = Nothing to act on
clause-U-EVT-5 = Events change the properties of prisoners like any others.
    .title = Prisoners' properties
clause-U-EVT-6 = The 23 events move you, raise or lower rents, swap properties, bring or cost money, or send somebody to jail. Where an event names a set or a side of the board, all owned properties there move, whoever owns them.
    .title = What events do
clause-U-EVT-7 = In a swap only the owners change: level and house stay, no money and no bonus. You pick your property and the player; that player picks what to give.
    .title = Swapping
clause-U-EVT-8 = Rents of level 1 leave the houses where they are, and a visited property still rises. Owners at home and visits to a prisoner's property do not use one up.
    .title = Rents of level 1
clause-U-EVT-9 = Moved to a property by an event, you settle it: buy or auction it, pay its rent, or raise your own.
    .title = Landing by an event
clause-U-EVT-10 = Only free players can be sent to jail; prisoners may be chosen for a swap or for money. If a choice has an effect, one that has none may not be made. Sheltering on Free Parking keeps your extra roll.
    .title = Whom and what to choose

## Clauses: location and corners

clause-U-LOC-1 = On Location you may pay 100 and move to any property: buy or auction it, pay its rent, or raise your own. Staying is free.
    .title = Pay and move
clause-U-LOC-2 = The fee is due once, when you choose to move. It is not given back.
    .title = The fee is spent
clause-U-FREE-1 = Nothing happens on Free Parking.
    .title = Free Parking
clause-U-JAIL-1 = Landing on the jail space by an ordinary move is just a visit.
    .title = Just visiting
clause-U-JAIL-2 = Go to Jail, three doubles in a row or an event take you straight to jail. GO pays nothing and the turn is over.
    .title = Into jail
clause-U-JAIL-3 = In jail you take no rent, your properties do not rise when visited, and you may not bid.
    .title = While in jail
clause-U-JAIL-4 = Pay 100 at the start of a turn and play on as usual, or roll a double within three turns and move by it. That turn then ends without an extra roll.
    .title = Ways out
clause-U-JAIL-5 = After the third roll without a double the fee must be paid, as a debt if need be. Then you move by that roll.
    .title = The third roll

## Clauses: auctions

clause-U-AUC-1 = A property that its visitor does not buy is auctioned. Everyone may bid, the visitor too; prisoners may not.
    .title = Who may bid
clause-U-AUC-2 = Each press raises the price by one step, usually 20, and the first one sets it at that. Every bid fills the clock again; the highest bidder's own press does not count.
    .title = Pressing
clause-U-AUC-3 = When time is up the last bidder must buy at the price shown. The house goes on level 1.
    .title = Sold
clause-U-AUC-4 = If time runs out before a bid, the auction runs once more. If again nobody wants the property, it stays free.
    .title = No bids
clause-U-AUC-5 = At a digital table nobody may bid more than their money. The unit learns who won only from the card: a winner who is short pays with deeds too, and if those do not suffice the auction starts anew.
    .title = Bidding beyond one's money

## Clauses: debts and the end

clause-U-DEBT-1 = A payment takes the money first, then properties at their price, chosen one at a time by the debtor. What is too much comes back from the Bank as change.
    .title = Paying with deeds
clause-U-DEBT-2 = A property that pays a player goes over with its house on its present level.
    .title = To a player
clause-U-DEBT-3 = A property that pays the Bank belongs to nobody any more: its house comes off.
    .title = To the Bank
clause-U-DEBT-4 = Deeds may be handed over only to settle a debt, and only the debtor's own. Once it is covered no more are taken.
    .title = Only for a debt
clause-U-DEBT-5 = When rent is paid with deeds, the visited property rises once the debt is settled.
    .title = Rent paid with deeds
clause-U-END-1 = Whose money and properties together do not cover a payment is bankrupt. The game is then over for everyone.
    .title = The first bankruptcy ends it
clause-U-END-2 = All that the bankrupt has goes to the creditor, and the Bank makes up the rest. The bankrupt ranks last with 0.
    .title = What the creditor gets
clause-U-END-3 = Worth is money plus the prices of properties; levels do not count. A tie goes to the dearest single property, and then it is shared.
    .title = Counting
clause-U-END-4 = The players may agree to end, and a number of rounds or minutes may be set. The richest then wins.
    .title = Ending early

## Clauses: the bank unit

clause-U-UNIT-1 = Everything is done by tapping cards and by a few buttons. Whatever was read makes a sound; no sound means it was not read.
    .title = Taps and sounds
clause-U-UNIT-2 = A deed card and then X only shows the level and the five rents. After ten seconds the unit returns home, with nothing changed.
    .title = Just looking
clause-U-UNIT-3 = A deed card, then a bank card: buys a free property, pays the rent of another's, raises one's own. The screen says what was paid and which house to move.
    .title = Buying, rent, raising
clause-U-UNIT-4 = The GO icon and a bank card bring 200; the Location icon and the Jail icon each cost 100.
    .title = The three icons
clause-U-UNIT-5 = A deed card, the auction icon, start: the clock runs and each press adds 20. At the end the winner taps the bank card; X means nobody wants it.
    .title = Auctions at the unit
clause-U-UNIT-6 = Tap the event card, then the cards it asks for. The unit does not know whose turn it is, so for "your" property it takes any owned one.
    .title = Events at the unit
clause-U-UNIT-7 = When money is short the unit asks for deeds one by one and gives change. It announces a bankruptcy and the ranking.
    .title = Debts at the unit
clause-U-UNIT-8 = A bank card alone shows its money and its properties.
    .title = Looking at an account
clause-U-UNIT-9 = The unit also marks who is in jail, takes back the last action, keeps a ledger, and goes on after a reload or a flat battery. Half-made taps are dropped, and a second tap of a card within a second counts once.
    .title = More than the device
clause-U-UNIT-10 = The stripes on the back of each card are a number. Typing it or picking the card from a list always works too.
    .title = Numbers of cards
clause-U-UNIT-11 = The deed card comes before the bank card. X after a first bid is refused, and nothing is taken back across an event or an open debt.
    .title = The order of taps
clause-U-UNIT-12 = Sort the deed cards by colour, give each its house and each token its bank card, and lay the unit in the middle. Look at your money before you bid, and say the amount aloud.
    .title = Setting up at a real board
