/** Which page is open: `/` the start, `/t/ID` a table, `/u` the sessions of the bank unit, `/u/ID` one of them, `/rules` the rule
 * books. The secret of a seat or a bank session comes in the fragment and goes at once into the keys. */

import { storeSession } from "../unit/storage";
import { rememberKey } from "./storage";

export type Place =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "sessions" }
  | { page: "bankSession"; id: string }
  | { page: "rules"; clause: string };

/** The secret that a fragment may carry. */
const keyIn = (fragment: string): string | null => new URLSearchParams(fragment.replace(/^#/, "")).get("k");

/** The place of a path, and the secret that its fragment may carry. */
export function readPlace(path: string, fragment: string): { place: Place; key: string | null } {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { place: { page: "table", id: table[1] }, key: keyIn(fragment) };
  const bankSession = /^\/u\/([\w-]+)\/?$/.exec(path);
  if (bankSession?.[1]) return { place: { page: "bankSession", id: bankSession[1] }, key: keyIn(fragment) };
  if (/^\/u\/?$/.test(path)) return { place: { page: "sessions" }, key: null };
  if (/^\/rules\/?$/.test(path)) return { place: { page: "rules", clause: fragment.replace(/^#/, "") }, key: null };
  return { place: { page: "start" }, key: null };
}

function arrive(): Place {
  const { place, key } = readPlace(location.pathname, location.hash);
  if (key && (place.page === "table" || place.page === "bankSession")) {
    if (place.page === "table") rememberKey(place.id, key);
    else storeSession({ id: place.id, key, board: "", opened: Date.now() });
    history.replaceState(null, "", location.pathname); // keep the secret out of the address bar and the history
  }
  return place;
}

class Route {
  place: Place = $state.raw(arrive());

  constructor() {
    addEventListener("popstate", () => (this.place = arrive()));
    addEventListener("hashchange", () => (this.place = arrive()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = arrive();
    scrollTo(0, 0);
  }
}

export const route = new Route();
