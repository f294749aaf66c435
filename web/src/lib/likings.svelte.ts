/** How the user of this device likes to play; every change is remembered at once. */

import { readLikings, writeLikings, type Likings } from "./keys";

export const likings: Likings = $state(readLikings());

/** Changes some likings and keeps them. */
export function like(change: Partial<Likings>): void {
  Object.assign(likings, change);
  writeLikings($state.snapshot(likings));
}
