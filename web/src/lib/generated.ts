// Written by `python -m cotyphu.server.typescript` from the Python definitions. Change those, not this.

export interface Goods {
  cash: number;
  deeds: number[];
  cards: string[];
}

export type Action =
  | { kind: "roll"; seat: number }
  | { kind: "pay_fine"; seat: number }
  | { kind: "use_release"; seat: number; card: string }
  | { kind: "end_turn"; seat: number }
  | { kind: "buy"; seat: number }
  | { kind: "decline"; seat: number }
  | { kind: "bid"; seat: number; amount: number }
  | { kind: "pass"; seat: number }
  | { kind: "claim"; seat: number; targets: [space: number, houses: number][] }
  | { kind: "bid_building"; seat: number; amount: number; space: number }
  | { kind: "take_over"; seat: number; redeem: boolean }
  | { kind: "pay_card"; seat: number }
  | { kind: "draw_instead"; seat: number }
  | { kind: "accept_trade"; seat: number; number: number }
  | { kind: "refuse_trade"; seat: number; number: number }
  | { kind: "counter_trade"; seat: number; number: number; give: Goods; get: Goods }
  | { kind: "withdraw_trade"; seat: number; number: number }
  | { kind: "declare_bankrupt"; seat: number }
  | { kind: "build"; seat: number; targets: [space: number, houses: number][] }
  | { kind: "sell"; seat: number; targets: [space: number, houses: number][] }
  | { kind: "mortgage"; seat: number; space: number }
  | { kind: "redeem"; seat: number; space: number }
  | { kind: "offer_trade"; seat: number; partner: number; give: Goods; get: Goods }
  | { kind: "resign"; seat: number }
  | { kind: "hand_over"; seat: number; space: number }
  | { kind: "move_to"; seat: number; space: number }
  | { kind: "stay"; seat: number }
  | { kind: "pick_lot"; seat: number; space: number }
  | { kind: "pick_player"; seat: number; partner: number };

export type GameEvent =
  | { kind: "starter_chosen"; clause: string; seat: number; how: string }
  | { kind: "turn_began"; clause: string; seat: number; round: number; number: number }
  | { kind: "turn_ended"; clause: string; seat: number }
  | { kind: "dice_rolled"; clause: string; seat: number; first: number; second: number; purpose: string }
  | { kind: "moved"; clause: string; seat: number; origin: number; target: number; by: string }
  | { kind: "rested"; clause: string; seat: number; space: number }
  | { kind: "no_rent"; clause: string; seat: number; space: number; owner: number; why: string }
  | { kind: "paid"; clause: string; payer: number; payee: number; amount: number; reason: string; space: number }
  | { kind: "card_drawn"; clause: string; seat: number; card: string }
  | { kind: "card_kept"; clause: string; seat: number; card: string }
  | { kind: "card_returned"; clause: string; seat: number; card: string }
  | { kind: "card_moved"; clause: string; card: string; source: number; target: number }
  | { kind: "deed_offered"; clause: string; seat: number; space: number; price: number }
  | { kind: "deed_declined"; clause: string; seat: number; space: number }
  | { kind: "deed_moved"; clause: string; space: number; source: number; target: number; how: string }
  | { kind: "auction_opened"; clause: string; space: number; opening: number }
  | { kind: "bid_made"; clause: string; seat: number; amount: number; space: number }
  | { kind: "bidder_passed"; clause: string; seat: number }
  | { kind: "auction_closed"; clause: string; space: number; winner: number; amount: number }
  | { kind: "built"; clause: string; seat: number; space: number; houses: number }
  | { kind: "buildings_sold"; clause: string; seat: number; space: number; houses: number }
  | { kind: "claims_opened"; clause: string; seat: number; what: string; stock: number }
  | { kind: "claimed"; clause: string; seat: number; count: number }
  | { kind: "building_auction_opened"; clause: string; what: string; left: number; opening: number }
  | { kind: "building_unsold"; clause: string; what: string; left: number }
  | { kind: "mortgaged"; clause: string; seat: number; space: number }
  | { kind: "redeemed"; clause: string; seat: number; space: number }
  | { kind: "jailed"; clause: string; seat: number; cause: string }
  | { kind: "jail_roll_failed"; clause: string; seat: number; rolls: number }
  | { kind: "freed"; clause: string; seat: number; how: string }
  | {
      kind: "debt_opened";
      clause: string;
      debtor: number;
      creditor: number;
      amount: number;
      shortfall: number;
      reason: string;
    }
  | { kind: "debt_settled"; clause: string; debtor: number; creditor: number; amount: number }
  | { kind: "went_bankrupt"; clause: string; seat: number; creditor: number; left: boolean }
  | { kind: "trade_offered"; clause: string; number: number; seat: number; partner: number; give: Goods; get: Goods }
  | { kind: "trade_accepted"; clause: string; number: number; seat: number; partner: number }
  | { kind: "trade_closed"; clause: string; number: number; seat: number; partner: number; how: string }
  | { kind: "end_called"; clause: string; reason: string }
  | { kind: "game_over"; clause: string; reason: string; winners: number[] }
  | { kind: "level_moved"; clause: string; space: number; before: number; after: number }
  | { kind: "set_bonus"; clause: string; group: string; owner: number; steps: number }
  | { kind: "level_one_rents"; clause: string; left: number }
  | { kind: "event_idle"; clause: string; seat: number; card: string }
  | { kind: "auction_restarted"; clause: string; space: number }
  | { kind: "stayed"; clause: string; seat: number; space: number };

export type PaidReason =
  | "salary"
  | "price"
  | "bid"
  | "rent"
  | "tax"
  | "card"
  | "fine"
  | "build"
  | "sale"
  | "mortgage"
  | "redeem"
  | "interest"
  | "trade"
  | "estate"
  | "pot"
  | "start"
  | "location"
  | "event"
  | "change"
  | "cover";

export interface Options {
  starting_cash: number;
  first_player: "agreed" | "random" | "highest_roll";
  auto_end_turn: boolean;
  go_salary: number;
  exact_go_bonus: number;
  auctions: boolean;
  auction_opening: number;
  auction_step: number;
  auction_seconds: number | null;
  free_parking_pot: boolean;
  even_building: boolean;
  shortage_auction: boolean;
  jail_fine: number;
  rent_in_jail: boolean;
  mortgage_transfer: "redeem" | "choice";
  no_gifts: boolean;
  end_vote: "unanimous" | "majority" | "host";
  turn_limit: number | null;
  minutes_limit: number | null;
  turn_seconds: number | null;
  deck: "international" | "uk_classic" | "us_pre2008";
}

export interface UltimateOptions {
  starting_cash: number;
  location_pays_go: boolean;
  jail_fee: number;
  auction_step: number;
  auction_seconds: number | null;
  end_vote: "unanimous" | "majority" | "host";
  turn_limit: number | null;
  minutes_limit: number | null;
  turn_seconds: number | null;
}

export type UnitTap =
  | { kind: "tap_bank"; card: number }
  | { kind: "tap_deed"; space: number }
  | { kind: "tap_event"; event: string }
  | { kind: "press"; button: string }
  | { kind: "mark_jail"; card: number; jailed: boolean };

export type UnitButton = "start" | "x" | "go" | "location" | "jail" | "auction" | "bid" | "undo" | "end";

export type UnitScreenName =
  | "setup"
  | "home"
  | "deed"
  | "look"
  | "balance"
  | "go"
  | "location"
  | "jail"
  | "auction_ready"
  | "auction"
  | "auction_unsold"
  | "auction_won"
  | "event"
  | "event_done"
  | "debt"
  | "end"
  | "over";

export type RefusalCode =
  | "turn/not_yours"
  | "turn/not_now"
  | "turn/unsettled"
  | "turn/wait_for_chance"
  | "turn/out"
  | "turn/over"
  | "turn/no_seat"
  | "chance/impossible"
  | "buy/no_cash"
  | "auction/bid_too_low"
  | "auction/bid_too_high"
  | "auction/passed"
  | "auction/high_bidder"
  | "auction/not_claimant"
  | "auction/in_jail"
  | "auction/one_step"
  | "auction/bid_above_money"
  | "jail/not_in_jail"
  | "jail/no_cash"
  | "jail/no_card"
  | "build/nothing"
  | "build/not_street"
  | "build/not_owner"
  | "build/group_incomplete"
  | "build/mortgaged"
  | "build/uneven"
  | "build/full"
  | "build/bad_target"
  | "build/no_houses"
  | "build/no_hotels"
  | "build/no_cash"
  | "build/one_kind"
  | "sell/nothing"
  | "sell/not_owner"
  | "sell/bad_target"
  | "sell/uneven"
  | "sell/no_houses"
  | "mortgage/not_owner"
  | "mortgage/already"
  | "mortgage/buildings"
  | "redeem/not_owner"
  | "redeem/not_mortgaged"
  | "redeem/no_cash"
  | "trade/partner"
  | "trade/empty"
  | "trade/gift"
  | "trade/bad_cash"
  | "trade/not_owner"
  | "trade/buildings"
  | "trade/no_card"
  | "trade/no_cash"
  | "trade/mortgage_cost"
  | "trade/debt"
  | "trade/not_party"
  | "trade/not_yours"
  | "trade/no_such_offer"
  | "trade/lapsed"
  | "debt/not_in_debt"
  | "debt/not_your_deed"
  | "resign/unsettled"
  | "end/bad_reason"
  | "location/no_cash"
  | "location/not_property"
  | "event/bad_lot"
  | "event/bad_player"
  | "unit/too_few"
  | "unit/owned"
  | "unit/in_jail"
  | "unit/owner_in_jail"
  | "unit/bid_stands"
  | "unit/no_undo"
  | "table/stale"
  | "table/not_your_seat"
  | "table/bad_action"
  | "table/not_for_players"
  | "table/no_vote"
  | "table/hello_first"
  | "table/looking_on"
  | "table/fault"
  | "table/unknown"
  | "table/full"
  | "table/unreadable"
  | "request/malformed";
