# One or two sentences for each clause of the rule book, the answer to "why?". .title is its short name.

## Setup

clause-C-SET-1 = A game takes 2 to 8 players. It is at its best with 2 to 4.
    .title = How many may play
clause-C-SET-2 = There are 40 spaces, 28 title deeds, 32 houses, 12 hotels, two decks of 16 cards and two dice. These buildings have to do for the whole game.
    .title = What is in the box
clause-C-SET-3 = Both decks are shuffled once and lie face down. A used card goes to the bottom; a deck is never shuffled again.
    .title = The two decks
clause-C-SET-4 = Everyone takes a different token. All tokens start on GO.
    .title = Tokens
clause-C-SET-5 = Everyone starts with the same money, usually 1,500. A table may choose another amount.
    .title = Starting money
clause-C-SET-6 = The Bank never runs out of money; if notes are short it writes on paper. Only houses and hotels can run out.
    .title = The Bank's money has no end
clause-C-SET-7 = The Bank is a party of its own: it holds unsold deeds and buildings, pays salaries, lends on mortgages, takes taxes and fines, and runs auctions. A banker may play too, but never mixes the two purses.
    .title = The Bank
clause-C-SET-8 = The richest player wins, or the last one who is not bankrupt.
    .title = The goal

## The turn

clause-C-TURN-0 = A turn is: roll and move; buy or auction; build; settle what the space asks. What is due is settled before anything is built.
    .title = The parts of a turn
clause-C-TURN-1 = The table decides who starts: by seats, by lot, or by the highest roll. Play then goes clockwise.
    .title = Who starts
clause-C-TURN-2 = Roll two dice and move forward by their sum, one space a pip.
    .title = Roll and move
clause-C-TURN-3 = A double gives another roll once the space is settled. The turn cannot end before it is rolled.
    .title = Doubles
clause-C-TURN-4 = The third double in a row sends you to jail at once. That roll is not moved and earns no salary.
    .title = Three doubles
clause-C-TURN-5 = Going to jail ends the rolling of this turn, even after a double. You may still do business before you end the turn.
    .title = Jail ends the rolling
clause-C-TURN-6 = A player who goes bankrupt in their own turn loses any extra roll and the next player goes on. A bankruptcy in another player's turn does not end that turn.
    .title = Bankrupt in mid-turn
clause-C-TURN-7 = Building, redeeming and trading are open whenever nothing is unsettled, in anybody's turn. Selling buildings and mortgaging to raise cash are open at any moment.
    .title = When business is open
clause-C-TURN-8 = A turn ends when its player ends it. A table may let turns end by themselves, or set a clock; when it runs out the table plays for the player.
    .title = The end of a turn

## GO

clause-C-GO-1 = Passing GO or landing on it pays one salary, usually 200. A table may add a bonus for landing on it exactly.
    .title = The salary
clause-C-GO-2 = The salary is paid first, then the landing is settled.
    .title = Salary first
clause-C-GO-3 = A card that moves you forward past GO or onto it pays the salary too. So one turn can pay it twice.
    .title = Salary by a card
clause-C-GO-4 = There is no salary for being sent to jail or for moving backward.
    .title = When there is no salary

## Buying and auctions

clause-C-BUY-1 = Who lands on an unowned lot may buy it at its printed price. Being sent there by a card counts too.
    .title = Buying a lot
clause-C-BUY-2 = If it is not bought, the Bank auctions it at once. Everyone who is not bankrupt may bid, including the one who declined and those in jail.
    .title = Declined lots are auctioned
clause-C-BUY-3 = A table may play without auctions. A declined lot then stays with the Bank.
    .title = Playing without auctions
clause-C-AUC-1 = Bids are whole amounts. The first bid and each raise are at least 1, unless the table chose more.
    .title = How much to bid
clause-C-AUC-2 = Anyone may bid at any time; whoever passes is out of this auction. The hammer falls when only the highest bidder is left or the clock runs out.
    .title = Bidding and passing
clause-C-AUC-3 = If nobody bids, the lot stays with the Bank.
    .title = No bids
clause-C-AUC-4 = You may bid more than your cash, but not more than you could raise from cash, buildings and mortgages. The winner must raise it all; the lot just won cannot help to pay for itself.
    .title = The highest bid allowed

## Rent

clause-C-RENT-1 = Who lands on another player's unmortgaged lot pays the printed rent for the buildings there. It is collected by itself.
    .title = Paying rent
clause-C-RENT-2 = Owning a whole colour group doubles the rent of its bare lots. Lots with buildings take the rent printed for those.
    .title = A full group doubles
clause-C-RENT-3 = The doubling holds even when another lot of the group is mortgaged or built on. A mortgaged lot itself earns nothing.
    .title = The doubling holds
clause-C-RENT-4 = A station's rent depends on how many stations its owner has: 25, 50, 100 or 200. Mortgaged ones are counted.
    .title = Station rent
clause-C-RENT-5 = With one utility the owner takes 4 times the dice that brought you, with both 10 times. Mortgaged ones are counted.
    .title = Utility rent
clause-C-RENT-6 = An owner in jail still takes rent, unless the table plays that none is taken from jail.
    .title = Rent from jail
clause-C-RENT-7 = Nothing is due on one's own lot, on the Bank's, or on a mortgaged one.
    .title = When no rent is due

## Taxes, cards, other spaces

clause-C-TAX-1 = Who lands on a tax space pays the Bank the amount printed there.
    .title = Taxes
clause-C-CARD-1 = Who lands on Chance or Community Chest draws the top card, does what it says, and puts it at the bottom.
    .title = Drawing a card
clause-C-CARD-2 = A release card is kept until it is used or traded. Then it goes under the deck it came from.
    .title = Keeping a release card
clause-C-CARD-3 = When a card moves a token, the new space is settled in full: rent, purchase, tax or another card.
    .title = Landing by a card
clause-C-CARD-4 = "Advance" always goes forward; "back" goes backward and earns no salary. The older British deck also sends you back to a named lot, or lets you pay or draw another card.
    .title = Forward and back
clause-C-CARD-5 = Sent to the nearest station you pay twice the rent; sent to the nearest utility you roll again and pay 10 times the dice. An unowned one may be bought; on a mortgaged one nothing is due.
    .title = Nearest station or utility
clause-C-CARD-6 = Repairs are counted when the card is drawn, for each house and each hotel. A hotel does not count as four houses.
    .title = Repairs
clause-C-CARD-7 = Cards that pay or collect from everyone count only those still in the game, each as a payment of its own. They are paid in turn from the left; who cannot pay somebody is bankrupt to that player.
    .title = Paying everyone
clause-C-FREE-1 = Nothing happens on Free Parking. If the table plays with a pot, taxes, fines and card payments gather here for whoever lands on it.
    .title = Free Parking

## Building

clause-C-BLD-1 = Only the owner of a whole colour group may build there, and only while none of its lots is mortgaged.
    .title = A full group to build
clause-C-BLD-2 = One or several houses may be built at once, on any lot of the group, at the printed cost.
    .title = The cost of building
clause-C-BLD-3 = Build evenly: no lot gets a second house before every lot of the group has one. A table may drop this rule.
    .title = Building evenly
clause-C-BLD-4 = Once every lot of the group has four houses, a hotel may be built at the printed cost. The four houses go back to the Bank.
    .title = Hotels
clause-C-BLD-5 = When the Bank has no houses left none can be built; the same goes for hotels. Nobody may skip straight to a hotel.
    .title = No buildings left
clause-C-BLD-6 = When there are too few buildings for every owner who wants one, each says how many; if they do not suffice they are auctioned one by one. A table may choose first come, first served.
    .title = A shortage of buildings
clause-C-BLD-7 = Stations and utilities cannot be built on.
    .title = No building on stations

## Jail

clause-C-JAIL-1 = You go to jail by the Go to Jail space, by a card, or by three doubles in a row. The token is put on the jail space.
    .title = Three ways in
clause-C-JAIL-2 = You leave by paying the fine before rolling (usually 50), by a release card, or by a double. After three failed rolls you pay and leave.
    .title = Ways out
clause-C-JAIL-3 = Leaving by a double you move by that roll and get no extra one. After the third failed roll you pay or use a card, and move by that roll.
    .title = The first steps outside
clause-C-JAIL-4 = After paying or using a card the turn is an ordinary one. A double gives another roll and counts as the first.
    .title = Out, and on as usual
clause-C-JAIL-5 = In jail you may trade, build, sell, mortgage and take rent. A table may rule that no rent is taken from jail.
    .title = Business in jail
clause-C-JAIL-6 = Landing on the jail space by an ordinary move is just a visit. Nothing happens.
    .title = Just visiting

## Selling and mortgaging

clause-C-SELL-1 = Buildings are sold only to the Bank, for half their cost. They go evenly, from the lots with most.
    .title = Selling buildings
clause-C-SELL-2 = A hotel can go down to four houses only if the Bank has them. Otherwise go lower, or sell all hotels of the group at once.
    .title = Breaking up a hotel
clause-C-SELL-3 = A deed is sold to another player by agreement, once its group has no buildings. It cannot be sold to the Bank.
    .title = Selling a deed
clause-C-MORT-1 = While its group has no buildings, a lot may be mortgaged for the printed amount. Its deed lies face down and it earns no rent.
    .title = Mortgaging
clause-C-MORT-2 = Redeeming costs the mortgage plus 10% interest, rounded up.
    .title = Redeeming
clause-C-MORT-3 = A mortgaged lot may be sold to a player, who redeems it from the Bank at once. A table may allow the choice of paying 10% now and redeeming later. A trade is refused if the buyer could not pay that in cash.
    .title = A mortgaged lot changes hands
clause-C-MORT-4 = Only the Bank lends, and only against mortgages. Players make each other no loans and no promises.
    .title = No loans between players

## Trades

clause-C-TRADE-1 = Two players may trade cash, deeds and release cards as they like. The deeds must be of groups without buildings.
    .title = Trading
clause-C-TRADE-2 = An offer lapses as soon as anything in it changes. It may be withdrawn, refused or answered by another.
    .title = Offers
clause-C-TRADE-3 = A player in debt may trade only if the cash afterwards covers the whole debt.
    .title = Trading in debt
clause-C-TRADE-4 = Whether a deal is fair is for the two traders to say. A table may forbid gifts.
    .title = Fairness

## Debt and bankruptcy

clause-C-DEBT-1 = Who lacks cash must raise it: sell buildings, mortgage, or trade. The table shows what is missing and what could be raised.
    .title = Raising money
clause-C-DEBT-2 = You are bankrupt when cash, buildings and mortgages together do not cover the debt. Bankruptcy is declared and confirmed; a player who could pay may give up too.
    .title = Bankruptcy
clause-C-DEBT-3 = Bankrupt to a player: buildings go to the Bank at half cost, then all cash, deeds and cards go to the creditor. The debtor is out.
    .title = The estate goes to a player
clause-C-DEBT-4 = For each mortgaged deed received from a bankrupt, redeem it at once or pay 10% now and redeem later. Who cannot pay the 10% owes it to the Bank.
    .title = Receiving mortgaged deeds
clause-C-DEBT-5 = Bankrupt to the Bank: it takes everything, cancels the mortgages and auctions the deeds one by one. Buildings go back to stock and release cards under their decks.
    .title = The estate goes to the Bank
clause-C-DEBT-6 = A bankrupt player owes, bids, trades and draws nothing any more. Open offers with that player lapse.
    .title = Out is out
clause-C-DEBT-7 = The last player left wins at once. Nothing more is auctioned.
    .title = The last one left
clause-C-DEBT-8 = Debts are settled one at a time, the newest first. Money moves only when the whole debt is covered or the debtor is bankrupt.
    .title = One debt at a time
clause-C-DEBT-9 = The fine after the third failed roll is paid before the move. A player bankrupted by it does not move.
    .title = Pay first, then move
clause-C-DEBT-10 = When the table plays without auctions, the deeds of an estate go back to the Bank unowned.
    .title = Estates without auctions
clause-C-DEBT-11 = A player who leaves for good without owing anything is bankrupt to the Bank.
    .title = Leaving the game

## The end

clause-C-END-1 = The players may agree to end at any time; the richest wins. Worth is cash, the price of lots (half for mortgaged ones) and the cost of buildings.
    .title = Agreeing to end
clause-C-END-2 = If the table set a number of rounds or minutes, the present turn is finished and worth is counted. A tie is a shared win.
    .title = When the limit is reached
clause-C-END-3 = Otherwise play goes on until one player is left.
    .title = To the last
