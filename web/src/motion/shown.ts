/** The state on its way from one version to the next: what an event changes in what can be seen. Knows no rules. */

import type { GameEvent, GameState, Lot, Player } from "../lib/wire";

function onPlayer(state: GameState, seat: number, change: (player: Player) => Partial<Player>): GameState {
  if (seat < 0) return state;
  return {
    ...state,
    players: state.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

function onLot(state: GameState, space: number, change: Partial<Lot>): GameState {
  return { ...state, lots: state.lots.map((lot) => (lot.space === space ? { ...lot, ...change } : lot)) };
}

/** `state` with `seat` standing on `space`. */
export function standingOn(state: GameState, seat: number, space: number): GameState {
  return onPlayer(state, seat, () => ({ space }));
}

/** `state` after an event, as far as it shows. */
export function shownAfter(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case "turn_began":
      return { ...state, turn: { ...state.turn, seat: event.seat, round: event.round, number: event.number } };
    case "dice_rolled":
      return { ...state, turn: { ...state.turn, dice: [event.first, event.second] } };
    case "moved":
      return standingOn(state, event.seat, event.target);
    case "paid": {
      const paid = onPlayer(state, event.payer, ({ cash }) => ({ cash: cash - event.amount }));
      return onPlayer(paid, event.payee, ({ cash }) => ({ cash: cash + event.amount }));
    }
    case "card_kept":
      return onPlayer(state, event.seat, ({ cards }) => ({ cards: [...cards, event.card] }));
    case "card_returned":
      return onPlayer(state, event.seat, ({ cards }) => ({ cards: cards.filter((card) => card !== event.card) }));
    case "card_moved": {
      const gone = onPlayer(state, event.source, ({ cards }) => ({ cards: cards.filter((c) => c !== event.card) }));
      return onPlayer(gone, event.target, ({ cards }) => ({ cards: [...cards, event.card] }));
    }
    case "deed_moved":
      return onLot(state, event.space, { owner: event.target });
    case "built":
    case "buildings_sold":
      return onLot(state, event.space, { houses: event.houses });
    case "mortgaged":
      return onLot(state, event.space, { mortgaged: true });
    case "redeemed":
      return onLot(state, event.space, { mortgaged: false });
    case "level_moved":
      return onLot(state, event.space, { level: event.after });
    case "level_one_rents":
      return { ...state, level_one: event.left };
    case "jailed":
      return onPlayer(state, event.seat, () => ({ jail: 0 }));
    case "jail_roll_failed":
      return onPlayer(state, event.seat, () => ({ jail: event.rolls }));
    case "freed":
      return onPlayer(state, event.seat, () => ({ jail: null }));
    case "went_bankrupt":
      return onPlayer(state, event.seat, () => ({ out: true }));
    default:
      return state;
  }
}
