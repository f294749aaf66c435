# Words on the board and on a title deed, for those who look and those who listen.
# $name is a person's name; the caller writes amounts out.

## A space of the board, read aloud

aloud-owner = owned by { $name }
aloud-free = not owned
aloud-mortgaged = mortgaged
aloud-here = { $name } is here
aloud-jailed = { $name } is in jail

## The title deed

deed-title = Title deed
deed-price = Price
deed-rent = Rent
deed-set = With the whole set
deed-houses = { $houses ->
    [1] 1 house
    [5] Hotel
   *[other] { $houses } houses
}
deed-stations = { $count ->
    [1] Owner holds 1 station
   *[other] Owner holds { $count } stations
}
deed-utility = { $count ->
    [1] Owner holds 1 utility
   *[other] Owner holds { $count } utilities
}
deed-times = { $times } × the dice
deed-house_cost = A house costs
deed-hotel_cost = A hotel costs
deed-hotel_value = 4 houses + { $cost }
deed-mortgage = Mortgages for
deed-redeem = Redeems for
deed-owner = Owner
deed-bank = the Bank
deed-mortgaged = Mortgaged: no rent is due
deed-now = now
