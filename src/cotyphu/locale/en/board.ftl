# What lies on the table: boards, spaces, groups, decks, buildings, tokens, seats, parties.

board-london = London
    .hint = The British board, in pounds.
board-atlantic = Atlantic City
    .hint = The American board, in dollars.
board-vietnam = Vietnam
    .hint = From Đất Mũi to Đồng Khởi, in đồng.

space-go = GO
space-street = Street
space-station = Station
space-utility = Utility
space-chance = Chance
space-community_chest = Community Chest
space-tax = Tax
space-jail = Jail
    .visiting = Just visiting
space-free_parking = Free Parking
space-go_to_jail = Go to Jail

deck-chance = Chance
deck-community_chest = Community Chest

group-brown = Brown
group-light_blue = Light blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark_blue = Dark blue
group-station = Stations
group-utility = Utilities

building-house = house
building-hotel = hotel
# On one lot: $houses from 0 to 5, where 5 is a hotel.
buildings = { $houses ->
    [0] no houses
    [1] 1 house
    [5] a hotel
   *[other] { $houses } houses
}

token-conical_hat = Conical hat
token-cyclo = Cyclo
token-scooter = Scooter
token-pho = Bowl of phở
token-buffalo = Water buffalo
token-coracle = Coracle
token-lotus = Lotus
token-kite = Kite

seat-person = Person
seat-easy = Bot, easy
seat-normal = Bot, normal

party-bank = the Bank
party-pot = the Free Parking pot
