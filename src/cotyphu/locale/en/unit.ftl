# The bank unit: what its little screen says, its buttons, the trays of cards, and what it keeps beyond the device.
# Screens, buttons and what an event asks for are called as in rules/ultimate/taps.py and in the data of the event cards.
# The caller formats: $seat, $owner, $debtor, $creditor, $payer, $payee: names; $space: a property; $card: an event's or a bank
# card's title; $amount, $price, $rent, $cash, $next, $left, $worth: money; $level, $seconds, $count, $delta, $place, $number:
# numbers; $picked: how many cards were tapped for the event so far; $whose: free, owned, or jailed (its owner is in jail);
# $bid: yes or no; $reason: bankrupt or agreed; $names, $winners: names joined.

unit-title = Bank unit
    .hint = Lay the phone in the middle of the table and bank with your cards.

## Screens: the large line; .hint is the small one below

unit-screen-setup = Tap the bank cards that play
    .hint = From two to four. Then press start, and { $cash } goes on every card.
unit-screen-home = Ready
    .hint = Tap a deed, an event or a bank card, or pick an icon.
unit-screen-deed = { $space }
    .hint = { $whose ->
        [free] Buy it for { $price }? Tap the bank card. The auction icon auctions it, X only looks.
        [jailed] { $owner } is in jail: no rent is due. X only looks.
       *[owned] Rent for { $owner }: { $rent }. Tap the visitor's bank card, or the owner's own to raise it. X only looks.
    }
unit-screen-look = { $space }
    .hint = Just looking: nothing changes. Home again in { $seconds } s.
unit-screen-balance = { $cash }
    .hint = That is what { $seat } has. Home again in { $seconds } s.
unit-screen-go = GO: tap the bank card
    .hint = The card receives { $amount }.
unit-screen-location = Location: tap the bank card
    .hint = It costs { $amount }. Then move to any property and tap its deed.
unit-screen-jail = Out of jail: tap the bank card
    .hint = It costs { $amount }.
unit-screen-auction_ready = Auction: { $space }
    .hint = Check your money, then press start. X stops it.
unit-screen-auction = { $bid ->
    [yes] { $amount }
   *[no] Who bids first?
}
    .hint = Press to bid { $next }, and say it aloud.
unit-screen-auction_unsold = Time is up, and no bid
    .hint = Tap the deed to run the auction again, or X if nobody wants it.
unit-screen-auction_won = Sold for { $amount }
    .hint = The last bidder taps the bank card.
unit-screen-event = { $card }
    .hint = Do what the card says. X if it was tapped by mistake.
unit-screen-event_done = { $card }
    .hint = Done. Put the card under the deck.
unit-screen-debt = { $debtor } still owes { $left }
    .hint = Money alone did not cover what { $creditor } is due. Tap deeds of { $debtor }, one by one.
unit-screen-end = End the evening?
    .hint = If all agree, press start: everybody is ranked, and it is over. X goes on.
unit-screen-over = { $reason ->
    [bankrupt] { $seat } is bankrupt
   *[agreed] The evening is over
}
    .hint = The game is over for everyone.

## What an event asks for

unit-ask-move_anywhere = Move your token to any property. Press start, then tap its deed.
unit-ask-group_shift = { $delta ->
    [1] Tap one of your deeds: its whole colour set rises.
   *[other] Tap one of your deeds: its whole colour set falls.
}
unit-ask-side_shift = { $delta ->
    [1] Tap one of your deeds: its whole side of the board rises.
   *[other] Tap one of your deeds: its whole side of the board falls.
}
unit-ask-set_level = Tap the deed whose rent goes to level { $level }.
unit-ask-swap = { $picked ->
    [0] Tap the deed you give.
   *[other] Tap the other player's deed.
}
unit-ask-up_and_neighbours_down = Tap one of your deeds: it rises, its neighbours fall.
unit-ask-pay_per_deed = Tap your bank card: { $amount } for each of your properties.
unit-ask-both_collect = { $picked ->
    [0] Tap your bank card.
   *[other] Tap the other player's bank card.
}
unit-ask-level_one_rents = Press start: the next { $count } rents are those of level 1.
unit-ask-send_to_jail = Tap the bank card of whoever goes to jail.
unit-ask-all_to_free_parking = Move every token that is not in jail to Free Parking. Press start.
unit-ask-nothing = This event has nothing to act on. Press start.

## What was done

unit-did-start = { $count } cards are in. Good luck!
unit-did-buy = { $seat } buys { $space }
unit-did-rent = { $payer } pays { $payee } { $amount }
unit-did-raise = { $space } is on level { $level }
unit-did-top = It is on the top level already
unit-did-go = { $seat } receives { $amount }
unit-did-location = { $seat } pays { $amount }: now move, and tap the deed
unit-did-jail = { $seat } pays { $amount } and is free
unit-did-fanfare = The set is complete!
unit-did-coin = { $space } counts { $price }
unit-did-change = { $seat } gets { $amount } back
unit-did-void = { $seat } cannot pay: the auction starts anew
unit-did-undo = Taken back
unit-did-cancel = Cancelled
unit-not_read = Not read: tap again
unit-moves = On the board now
unit-level_one = { $count ->
    [1] Level 1 rents: 1 more
   *[other] Level 1 rents: { $count } more
}
unit-resumed = Here it goes on. Half-made taps were dropped.

## Buttons and icons

unit-button-start = Start
unit-button-x = X
unit-button-go = GO
unit-button-location = Location
unit-button-jail = Jail
unit-button-auction = Auction
unit-button-bid = Bid { $next }
unit-button-undo = Take back
unit-button-end = End the evening
unit-menu = Menu
unit-clock = { $seconds ->
    [1] 1 second left
   *[other] { $seconds } seconds left
}

## Cards

unit-bank_cards = Bank cards
unit-deed_cards = Deed cards
unit-event_cards = Event cards
unit-tap = Tap { $card }
unit-search = Search the events
    .hint = By the title printed on the card, or by ours.
unit-search-nothing = No event is called that.
unit-printed = printed: { $card }
unit-number = Number of a card
    .hint = Type the number that the stripes on its back stand for.
unit-number-go = Tap
unit-number-unknown = No card has the number { $number }.
unit-stripes = Read the stripes
    .hint = Hold the card upright and choose for each slot: empty, bar to the right, bar to the left.

unit-slot = Slot { $number }
unit-slot-empty = empty
unit-slot-right = bar to the right
unit-slot-left = bar to the left
unit-colour-red_car = Red
unit-colour-green_helicopter = Green
unit-colour-blue_boat = Blue
unit-colour-white_jet = White

## Just looking and accounts

unit-rents = Rents
unit-rent-level = Level { $level }
unit-now = now
unit-owner = { $owner } owns it
unit-nobody = Nobody owns it
unit-balance = Balance
unit-worth = Worth
unit-properties = { $count ->
    [0] no properties
    [1] 1 property
   *[other] { $count } properties
}

## Ranking

unit-ranking = Ranking
unit-winner = { $count ->
    [1] { $winners } wins!
   *[other] { $winners } win together!
}
unit-place = { $place }. { $seat }: { $worth }
unit-again = Another evening

## Beyond the device

unit-jail_marks = Who is in jail
    .hint = Whoever is marked takes no rent and may not bid, and cannot be charged by mistake.
unit-jail-in = { $seat } is in jail
unit-jail-out = { $seat } is free
unit-ledger = Ledger
unit-ledger-time = Time
unit-ledger-payer = From
unit-ledger-payee = To
unit-ledger-amount = Amount
unit-ledger-reason = For
unit-ledger-struck = taken back
unit-ledger-empty = Nothing has been paid yet.
unit-summary = At a glance
unit-summary-player = Player
unit-names = Names
    .hint = A name for each bank card; without one it goes by its colour.
unit-name-of = Name for: { $card }
unit-large = Large type
unit-sounds = Sounds
unit-sessions = Evenings
    .hint = Every evening is kept on this device until you delete it.
unit-session = { $names }
unit-session-playing = still playing
unit-sessions-none = No evening yet.
unit-new = New evening
unit-unknown = There is no such evening on this server
unit-share = On another device
    .hint = Whoever opens this link may tap. Several devices show the same evening.
unit-delete = Delete
unit-delete-sure = Delete this evening with its ledger?

## Setting up beside a real board

unit-setup = Setting up
unit-setup-1 = Shuffle the event cards and lay them face down on the board.
    .title = Event cards
unit-setup-2 = Sort the deed cards by colour and lay them where everyone can reach them.
    .title = Deed cards
unit-setup-3 = Give each deed card one house. It goes on the board when the property is bought.
    .title = Houses
unit-setup-4 = Everyone takes a token and the bank card that belongs to it.
    .title = Tokens and bank cards
unit-setup-5 = Put all tokens on GO.
    .title = On your marks
unit-setup-6 = Lay this device in the middle of the table, with its sound on.
    .title = The unit
unit-setup-7 = Tap every bank card that plays, then press start. Then roll: the highest total begins.
    .title = Start

## Help, in steps

unit-help = How do I …
unit-help-buy = Tap the deed, then your bank card. Put its house on level 1 and keep the deed card.
    .title = … buy a property?
unit-help-rent = Tap the deed, then your bank card. The unit pays the owner and says where the house goes.
    .title = … pay rent?
unit-help-own = Tap your deed, then your own bank card. Move the house up one level.
    .title = … raise my own property?
unit-help-look = Tap the deed, then X. Nothing changes; after ten seconds the unit is home again.
    .title = … look up a rent?
unit-help-go = Press GO, then tap your bank card.
    .title = … claim my salary?
unit-help-location = Press Location and tap your bank card. Move to any property, tap its deed and your bank card again.
    .title = … use a Location space?
unit-help-jail = Press Jail and tap your bank card. Roll afterwards as usual.
    .title = … get out of jail?
unit-help-auction = Look at your money first. Tap the deed, press Auction, then start. Press to bid and say the amount aloud; the last bidder taps the bank card.
    .title = … auction a property?
unit-help-event = Tap the event card, then what the screen asks for. Put the card under the deck.
    .title = … play an event?
unit-help-debt = The unit takes your money and then asks for deeds. Tap them one by one until it is covered; what is too much comes back. To a player the house goes along, to the Bank it comes off the board.
    .title = … settle a debt?
unit-help-mistake = Press X while a tap is half made. What is done can be taken back, but not across an event or an open debt.
    .title = … undo a mistake?
unit-help-end = Open the menu, press End the evening, then start. Everybody is ranked by money and the prices of properties.
    .title = … end before somebody is bankrupt?
unit-help-silence = The tap was not read, and nothing has changed. Tap again.
    .title = What if there is no sound?
