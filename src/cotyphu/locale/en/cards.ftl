# The words of the cards, each a little story of this game's own.
# The caller formats the variables: $place a space's name; $amount, $house, $hotel money; $steps, $multiplier numbers; $other the other deck's name.

## Chance, international

card-ch01_go = The cock crows, a new day begins. Advance to { $place } and receive your salary.
    .title = Cockcrow
card-ch02_red3 = A friend is getting married at { $place }. Advance there; if you pass GO, receive your salary.
    .title = Wedding invitation
card-ch03_last = The whole family dresses up for a stroll along { $place }. Advance there.
    .title = Sunday stroll
card-ch04_pink1 = A food fair has opened at { $place }. Advance there; if you pass GO, receive your salary.
    .title = Food fair
card-ch05_station_a = Tickets for the Tết trains are on sale. Advance to the nearest station. If nobody owns it you may buy it; if somebody does, pay { $multiplier } times the rent.
    .title = Tickets for Tết
card-ch06_station_b = Grandmother is coming to stay and wants to be met. Advance to the nearest station. If nobody owns it you may buy it; if somebody does, pay { $multiplier } times the rent.
    .title = Meeting Grandmother
card-ch07_utility = A sweltering noon, and neither light nor water in the whole lane. Advance to the nearest utility. If nobody owns it you may buy it; if somebody does, roll the dice again and pay { $multiplier } times the pips.
    .title = Power cut at noon
card-ch08_dividend = The phở shop you put money into was full all season. Receive { $amount }.
    .title = A busy phở shop
card-ch09_release = Somebody of influence likes you. Keep this card to leave jail free of charge one day, or trade it.
    .title = A friend in high places
card-ch10_back3 = You left your purse at the coffee stall. Go back { $steps } spaces.
    .title = Forgotten purse
card-ch11_jail = You rode up a one-way street, straight into a checkpoint. Off to jail; no salary on this trip.
    .title = Wrong way
card-ch12_repairs = The typhoon has passed and roofs need mending. Pay { $house } for each house and { $hotel } for each hotel.
    .title = After the typhoon
card-ch13_fine15 = Your scooter blocked the whole pavement. Pay { $amount }.
    .title = Blocked pavement
card-ch14_trip_station = A long holiday: you shoulder your bag and head for { $place }. Advance there; if you pass GO, receive your salary.
    .title = Bag on the shoulder
card-ch15_chair = It is New Year and you hand out lucky money. Pay every other player { $amount }.
    .title = Lucky money
card-ch16_loan = Your turn has come in the neighbours' savings circle. Receive { $amount }.
    .title = The savings circle

## Community Chest, international

card-cc01_go = On New Year's morning you set out in the luckiest direction. Advance to { $place } and receive your salary.
    .title = First steps of the year
card-cc02_bank_error = The lottery ticket you bought to please the old lady has won. Receive { $amount }.
    .title = Winning ticket
card-cc03_doctor = Too much sugar cane, and a tooth has to go. Pay { $amount }.
    .title = Toothache
card-cc04_stock = A good rice harvest and a good price for it. Receive { $amount }.
    .title = Good harvest
card-cc05_release = The whole lane vouches for you. Keep this card to leave jail free of charge one day, or trade it.
    .title = The neighbours vouch
card-cc06_jail = Caught betting on a cockfight. Off to jail; no salary on this trip.
    .title = The cockfight
card-cc07_holiday_fund = The year is over and the clay pig gets smashed. Receive { $amount }.
    .title = The clay pig
card-cc08_tax_refund = You clear the attic and sell the old paper. Receive { $amount }.
    .title = Waste paper
card-cc09_birthday = You invite the table to your new home. Every other player brings you { $amount }.
    .title = Housewarming
card-cc10_life_insurance = A collector wants the old motorbike in your shed. Receive { $amount }.
    .title = Old and precious
card-cc11_hospital = This year the clan's feast is yours to give: ten tables. Pay { $amount }.
    .title = The clan's feast
card-cc12_school = Shopping for Tết: peach blossom, a kumquat tree, ten rice cakes. Pay { $amount }.
    .title = Shopping for Tết
card-cc13_consultancy = You teach the girl next door to play the zither. Receive { $amount }.
    .title = Zither lessons
card-cc14_street_repairs = The road was raised and every floor must follow. Pay { $house } for each house and { $hotel } for each hotel.
    .title = The raised road
card-cc15_beauty = A consolation prize at the street karaoke. Receive { $amount }.
    .title = Karaoke prize
card-cc16_inherit = Digging round the apricot tree you hit a jar of old coins; the museum buys it. Receive { $amount }.
    .title = The jar of coins

## Chance, older British

card-uch01_go = The temple bell calls you out early. Advance to { $place } and receive your salary.
    .title = Temple bell
card-uch02_mayfair = You are asked for lotus tea at { $place }. Advance there.
    .title = Lotus tea
card-uch03_trafalgar = An old friend waits for you at { $place }. Advance there; if you pass GO, receive your salary.
    .title = An old friend
card-uch04_pall_mall = A customer at { $place } cannot wait. Advance there; if you pass GO, receive your salary.
    .title = Urgent delivery
card-uch05_marylebone = The bus is full, so you take the train. Advance to { $place }; if you pass GO, receive your salary.
    .title = The bus is full
card-uch06_back3 = The street is knee-deep in water and you turn round. Go back { $steps } spaces.
    .title = Flooded street
card-uch07_jail = Firecrackers under your bed, and somebody told. Off to jail; no salary on this trip.
    .title = Firecrackers
card-uch08_release = A letter so well written that the judge gave way. Keep this card to leave jail free of charge one day, or trade it.
    .title = A clever letter
card-uch09_general_repairs = Termites in the pillars. Pay { $house } for each house and { $hotel } for each hotel.
    .title = Termites
card-uch10_street_repairs = The drain outside has burst and the street shares the bill. Pay { $house } for each house and { $hotel } for each hotel.
    .title = Burst drain
card-uch11_school = You send the little ones to summer camp in the hills. Pay { $amount }.
    .title = Summer camp
card-uch12_fine20 = You sang karaoke past midnight and nobody slept. Pay { $amount }.
    .title = Midnight karaoke
card-uch13_fine15 = Only round the corner for greens, but without a helmet. Pay { $amount }.
    .title = No helmet
card-uch14_loan = A trader buys the fruit of your whole durian orchard. Receive { $amount }.
    .title = The durian orchard
card-uch15_dividend = Your boat of Tết goods sold out two days early. Receive { $amount }.
    .title = Boat of Tết goods
card-uch16_crossword = You win the chess match at the village fair. Receive { $amount }.
    .title = Village chess

## Community Chest, older British

card-ucc01_go = A lucky day in a lucky month: open the shop. Advance to { $place } and receive your salary.
    .title = A lucky day
card-ucc02_back_to_first = You long for the lane where you first lived. Go back to { $place }; no salary.
    .title = The old lane
card-ucc03_jail = Caught fishing in the forbidden lake. Off to jail; no salary on this trip.
    .title = Forbidden fish
card-ucc04_release = The old schoolmaster puts in a word for you. Keep this card to leave jail free of charge one day, or trade it.
    .title = The schoolmaster's word
card-ucc05_hospital = The engine dies in the pouring rain and a mechanic must come. Pay { $amount }.
    .title = Dead engine
card-ucc06_doctor = You sat on your glasses and need new ones. Pay { $amount }.
    .title = Broken glasses
card-ucc07_insurance = Your share of the lamps in the alley. Pay { $amount }.
    .title = Alley lamps
card-ucc08_fine_or_chance = Fortune sticks at the temple: give { $amount } for incense, or draw once more, from { $other }.
    .title = Fortune sticks
card-ucc09_bank_error = The boat comes home full of fish. Receive { $amount }.
    .title = Full nets
card-ucc10_annuity = Coffee fetches a good price this year. Receive { $amount }.
    .title = Coffee harvest
card-ucc11_inherit = The print of a rooster in your kitchen proves to be a rare one. Receive { $amount }.
    .title = The kitchen rooster
card-ucc12_stock = You sell your flock of field ducks. Receive { $amount }.
    .title = Field ducks
card-ucc13_interest = You drain the pond and find it full of carp. Receive { $amount }.
    .title = Draining the pond
card-ucc14_tax_refund = You return a lost wallet and get a reward. Receive { $amount }.
    .title = Honest finder
card-ucc15_beauty = Third place in wrapping rice cakes. Receive { $amount }.
    .title = Rice cake contest
card-ucc16_birthday = The new baby is one month old. Every other player brings you { $amount }.
    .title = One month old

## Community Chest, American before 2008

card-acc01_go = The festival drum is calling. Advance to { $place } and receive your salary.
    .title = Festival drum
card-acc02_bank_error = A shop abroad buys all your bamboo baskets. Receive { $amount }.
    .title = Bamboo baskets
card-acc03_doctor = A Bát Tràng vase slipped from your hands. Pay { $amount }.
    .title = The broken vase
card-acc04_stock = Your pots of Tết chrysanthemums are sold. Receive { $amount }.
    .title = Chrysanthemums
card-acc05_release = Your big sister comes all the way to vouch for you. Keep this card to leave jail free of charge one day, or trade it.
    .title = Big sister
card-acc06_jail = Touting football tickets at the stadium gate. Off to jail; no salary on this trip.
    .title = Ticket tout
card-acc07_opera = You hired the bus for everybody's day at the sea. Every other player pays you { $amount }.
    .title = A day at the sea
card-acc08_xmas_fund = The office pays a thirteenth month. Receive { $amount }.
    .title = Thirteenth month
card-acc09_tax_refund = Two crates of empty bottles go back to the shop. Receive { $amount }.
    .title = Empty bottles
card-acc10_life_insurance = Your three-year fish sauce sells out in a day. Receive { $amount }.
    .title = Three-year fish sauce
card-acc11_hospital = Your youngest sister marries and the gifts are on you. Pay { $amount }.
    .title = Little sister's wedding
card-acc12_school_tax = Your share of the new bridge over the canal. Pay { $amount }.
    .title = The new bridge
card-acc13_services = You mend a traveller's flat tyre. Receive { $amount }.
    .title = Flat tyre
card-acc14_street_repairs = The street is painted for the festival. Pay { $house } for each house and { $hotel } for each hotel.
    .title = Fresh paint
card-acc15_beauty = Third place in the coracle race. Receive { $amount }.
    .title = Coracle race
card-acc16_inherit = A buyer falls in love with the old apricot tree in your yard. Receive { $amount }.
    .title = The old apricot tree
