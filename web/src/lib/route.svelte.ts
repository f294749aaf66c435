/** Which page is open: `/` the start, `/t/ID` a table, `/u` the evenings of the bank unit, `/u/ID` one of them, `/rules` the rule
 * books. The secret of a seat or an evening comes in the fragment and goes at once into the keys. */

import { keepEvening } from "../unit/keep";
import { rememberKey } from "./keys";

export type Place =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "evenings" }
  | { page: "evening"; id: string }
  | { page: "rules"; clause: string };

/** The secret that a fragment may carry. */
const keyIn = (fragment: string): string | null => new URLSearchParams(fragment.replace(/^#/, "")).get("k");

/** The place of a path, and the secret that its fragment may carry. */
export function readPlace(path: string, fragment: string): { place: Place; key: string | null } {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { place: { page: "table", id: table[1] }, key: keyIn(fragment) };
  const evening = /^\/u\/([\w-]+)\/?$/.exec(path);
  if (evening?.[1]) return { place: { page: "evening", id: evening[1] }, key: keyIn(fragment) };
  if (/^\/u\/?$/.test(path)) return { place: { page: "evenings" }, key: null };
  if (/^\/rules\/?$/.test(path)) return { place: { page: "rules", clause: fragment.replace(/^#/, "") }, key: null };
  return { place: { page: "start" }, key: null };
}

function arrive(): Place {
  const { place, key } = readPlace(location.pathname, location.hash);
  if (key && (place.page === "table" || place.page === "evening")) {
    if (place.page === "table") rememberKey(place.id, key);
    else keepEvening({ id: place.id, key, board: "", opened: Date.now() });
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
