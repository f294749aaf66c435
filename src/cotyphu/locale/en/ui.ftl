# What only the browser says: pages, panels, dialogs. Amounts and names come formatted, as in game.ftl.

ui-title = Cờ Tỷ Phú
ui-tagline = Buy streets, build houses, take rent. The classic property game by its complete rules, with friends on one screen or against bots.

## First page

ui-play-now = Play now
ui-starting = Setting the table…
ui-set-up = Set up a table
ui-start-game = Start the game
ui-your-table = Your table
ui-who-plays = Who plays
ui-players = Players
ui-options = House rules
ui-recent = Go on playing
ui-over = over
ui-forget-table = Take this table off the list
ui-add-person = Add a person
ui-add-bot = Add a bot
ui-seats-hint = { $most ->
    [4] 2 to 4 may play.
   *[other] 2 to { $most } may play; 2 to 4 is best.
}
ui-other-doors = Other ways to play
ui-rules = The rules
    .hint = Both rule books, in plain words.
ui-seat-name = Name of player { $number }
ui-seat-kind = Who plays { $name }
ui-seat-remove = Take { $name } off the table
ui-pick-token = { $name }’s token: { $token }. Choose another
ui-token-of = A token for { $name }
ui-token-taken = swaps with { $name }
ui-name-empty = A player needs a name.
ui-name-long = At most 24 characters.
ui-name-twice = Somebody else has this name.
ui-options-none = All as the rules have it.
ui-options-changed = { $count ->
    [1] 1 house rule is changed.
   *[other] { $count } house rules are changed.
}
ui-options-reset = Back to the rules
ui-changed = changed
ui-option-range = A whole number from { $low } to { $high }.
ui-option-limited = Limit: { $option }
ui-options-money = Money
ui-options-lots = Buying and auctions
ui-options-building = Building, mortgages, trades
ui-options-jail = Jail
ui-options-turns = Turns and cards
ui-options-end = The end
ui-options-other = Other

## Every page

ui-home = Back to the first page
ui-close = Close
ui-language = Language
ui-lang-vi = Tiếng Việt
ui-lang-en = English
ui-settings = Settings
ui-sound = Sound
ui-on = On
ui-off = Off
ui-speed = Speed on the board
ui-speed-1 = Normal
ui-speed-2 = Twice as fast
ui-speed-instant = Instant
ui-pace = Bots think
ui-pace-0 = Not at all
ui-pace-300 = Briefly
ui-pace-700 = A little
ui-pace-1500 = Longer
ui-theme = Appearance
ui-theme-auto = As on this device
ui-theme-light = Light
ui-theme-dark = Dark
ui-less = One less: { $what }
ui-more-of = One more: { $what }
ui-reset = Clear
ui-error-network = The server does not answer.
ui-error-server = That did not work: { $message }
ui-try-again = Try again
ui-opening = Opening the table…
ui-no-table = There is no such table
ui-no-table-about = The link may be incomplete, or the table is gone from this server.
ui-to-start = Back to the start
ui-line-lost = No connection. Trying again; nothing is lost.

## The table

ui-round = Round { $round }
ui-now = What you can do now
ui-business = Business
ui-log = Log
ui-more = More
ui-help = Help
ui-links = Play on another device
ui-table-info = About this table
ui-your-move = { $name }, your move
ui-your-choice = { $name }, your move
ui-waiting-for = Waiting for { $names }
ui-moment = One moment…
ui-spectator = You are watching.
ui-back-to = Back to { $name }’s move
ui-on-turn = on turn
ui-in-jail = in jail
ui-bankrupt = bankrupt
ui-mortgaged = mortgaged
ui-cash = Cash
ui-deeds = Deeds
ui-cards = Cards
ui-buildings = Buildings
ui-no-deeds = { $name } has no deeds yet.
ui-sit = Play for { $name }
ui-trade-with = Trade with { $name }
ui-dice = The dice: { $first } and { $second }
ui-skip = Skip what is moving
ui-look-at-deed = See the rents
ui-standing-here = Here now: { $names }
ui-space-go = Everyone starts here. Passing or reaching GO pays { $salary }.
ui-space-chance = Draw a Chance card and do what it says.
ui-space-community_chest = Draw a Community Chest card and do what it says.
ui-space-tax = Pay { $tax } to the Bank.
ui-space-jail = { $edition ->
    [ultimate] Just visiting costs nothing. A prisoner leaves by a double or for { $fine }.
   *[classic] Just visiting costs nothing. A prisoner leaves by a double, by a release card or for { $fine }.
}
ui-space-event = Draw an event card and do what it says.
ui-space-location = Pay { $fee } and move to any property, or stay for nothing.
ui-space-free_parking = { $pot ->
    [none] A place to rest: nothing happens here.
   *[other] Whoever lands here takes the pot: { $pot }.
}
ui-space-go_to_jail = Go straight to jail; GO pays nothing on the way.
ui-bank = The Bank
ui-houses-left = Houses left: { $houses }
ui-hotels-left = Hotels left: { $hotels }
ui-pot = Free Parking pot: { $amount }
ui-hand-over = Hand over to { $name }
ui-hand-over-continue = I am { $name }
ui-elsewhere = { $name } plays on another device.
ui-take-back = Play here again

## Costs

ui-cash-now = You have
ui-costs = It costs
ui-brings = It brings
ui-cash-after = Left then
ui-cost-left = { $cost } · { $left } left
ui-left-after = { $left } in hand then

## Turn, buying, jail

ui-roll-for-double = Roll for a double
ui-jail-try = In jail: try { $number } of 3
ui-jail-last = The third try failed: pay the fine and move, or use a card.
ui-double-again = A double: roll again.
ui-decline-auction = It is auctioned at once
ui-decline-bank = It stays with the Bank
ui-take-over = it comes to you mortgaged.
ui-redeem-now = Redeem it now
ui-pay-interest = Pay 10% now, redeem it later

## Auctions

ui-auction-of = Auction: { $what }
ui-auction-building = { $what ->
    [hotel] Auction of a hotel ({ $left } left)
   *[house] Auction of a house ({ $left } left)
}
ui-pick-first = Pick a property first
ui-tap-your-card = Now tap your bank card.
ui-tap-deed-or-auction = Tap the deed and then your bank card, or the auction key.
ui-no-bid = No bid yet, from { $opening }
ui-who-bids = Who may bid
ui-passed = has passed
ui-cash-of = { $cash } in hand
ui-bid-range = { $min } to { $max }
ui-bid-over-cash = { $missing } more than your cash: you will have to raise it.
ui-own-bid = Your own bid
ui-wanted-on = To stand on
ui-seconds-left = Seconds left
ui-claim-none = I need none

## Building, mortgages

ui-bank-stock = Left in the Bank: houses { $houses }, hotels { $hotels }.
ui-build-none = Building starts with a whole colour group.
ui-sell-none = You have no buildings to sell.
ui-each-costs = { $amount } each
ui-each-brings = { $amount } back each
ui-one-each-more = One more on each
ui-one-each-less = One less on each
ui-hotel-short = H
ui-mortgage-about = A mortgaged lot earns no rent. Redeeming it costs 10% more.
ui-redeem-about = A redeemed lot earns rent again.
ui-mortgage-none = You have nothing to mortgage.
ui-redeem-none = You have no mortgages.
ui-mortgage-lot = Mortgage { $space } for { $amount }
ui-redeem-lot = Redeem { $space } for { $amount }
ui-offer_trade-none = There is nobody to trade with now.

## Trades

ui-new-offer = New offer
ui-partner = With whom
ui-no-partners = There is nobody to trade with now.
ui-gives = { $name } gives
ui-you-give = You give
ui-you-get = You get
ui-offers-you = { $seat } offers you a trade.
ui-offers = { $seat } offers { $partner } a trade.
ui-has-cash = has { $cash }
ui-trade-built = buildings must be sold first
ui-completes = full set
ui-trade-sum = You give { $give } and get { $get }.
ui-rent-then = rent { $rent }
ui-send-offer = Make the offer
ui-send-counter = Make this offer instead

## Debts, leaving, the end

ui-owes = { $debtor } owes { $creditor } { $amount } ({ $reason }).
ui-missing = Still missing
ui-could-raise = Can raise
ui-cannot-cover = Even selling and mortgaging everything is not enough: trade, or go bankrupt.
ui-debt-covered = How much of the debt is there
ui-sell-one = Sell one from { $space }
ui-mortgage-one = Mortgage { $space }
ui-nothing-to-raise = Nothing is left to sell or to mortgage.
ui-what-follows = What follows
ui-change-back = { $change } comes back
ui-debt-then = { $left } still missing then
ui-play-on = Play on
ui-declare_bankrupt-warning = Bankruptcy is final: you are out of the game.
ui-declare_bankrupt-sure = Yes, I give up everything
ui-resign-warning = Leaving is final: you are out of the game.
ui-resign-sure = Yes, I leave the game
ui-end-game = Vote to end
ui-end-about = The richest wins when the game ends by agreement. Who must agree: { $rule }.
ui-ending = Agreed. The game ends as soon as nothing is open.
ui-agreed = wants to end
ui-plays-on = plays on
ui-vote-end = End the game
ui-vote-back = Play on after all
ui-game-over = The game is over
ui-show-ranking = See the ranking
ui-ranking = Ranking
ui-place = Place
ui-player = Player
ui-worth = Worth
ui-worth-over-time = Worth over time
ui-worth-none = The game was too short for a chart.
ui-look-at-board = See the board
ui-play-again = Play again
ui-dice-proof = { $turns } turns were played. The dice seed is in the journal now, for anyone to check.

## Log

ui-older = Show earlier turns
ui-log-empty = Nothing has happened yet. Roll the dice!
ui-nothing-happened = nothing to pay
ui-why = why?
ui-why-line = Why? { $line }
ui-short-moved = to { $target }
ui-short-card = “{ $card }”
ui-short-bought = buys { $space }
ui-short-built = { $stands ->
    [1] 1 house on { $space }
    [5] a hotel on { $space }
   *[other] { $stands } houses on { $space }
}
ui-short-mortgaged = mortgages { $spaces }
ui-short-redeemed = redeems { $spaces }
ui-short-buildings_sold = sells buildings on { $spaces }
ui-short-estate = leaves { $spaces } to { $target }
ui-short-jailed = to jail
ui-short-freed = out of jail
ui-short-gets = receives { $amount } ({ $what })
ui-short-pays = pays { $payee } { $amount } ({ $what })

## About the table

ui-dice-title = Fair dice
ui-dice-about = Before the first roll the table wrote down all its dice in a sealed number and showed its fingerprint. When the game is over the number itself is shown, and anyone can check that no roll was changed.
ui-dice-commitment = Fingerprint (SHA-256)
ui-dice-seed = The number
ui-journal = Download the journal
ui-journal-about = Every action of this game in one file; “cotyphu verify” checks it.
ui-options-in-force = House rules of this table
ui-links-about = Open a seat on another phone or computer: scan the code with its camera, or send the link.
ui-links-none = The seats here came by a link; their own link opens them elsewhere.
ui-address = Address of this computer
ui-link-of = { $name }’s link
ui-link-secret = Whoever has this link plays this seat.
ui-qr = QR code of { $name }’s seat
ui-copy = Copy the link
ui-copied = Copied

## Help

ui-help-about = What you may do now stands on the right, or at the bottom of a phone. Tap a space for its deed, a player for purse and deeds, and “why?” in the log for the rule. While something moves, a tap in the middle of the board skips it.
ui-help-keys = Keys
ui-help-arrows = walk around the board, Enter opens a space
