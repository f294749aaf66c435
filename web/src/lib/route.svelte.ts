/** Which page is open: `/` the start, `/t/ID` a table. A seat's secret comes in the fragment and goes at once into the keys. */

import { rememberKey } from "./keys";

export type Place = { page: "start" } | { page: "table"; id: string };

/** The place of a path, and the seat's secret that its fragment may carry. */
export function readPlace(path: string, fragment: string): { place: Place; key: string | null } {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (!table?.[1]) return { place: { page: "start" }, key: null };
  return { place: { page: "table", id: table[1] }, key: new URLSearchParams(fragment.replace(/^#/, "")).get("k") };
}

function arrive(): Place {
  const { place, key } = readPlace(location.pathname, location.hash);
  if (place.page === "table" && key) {
    rememberKey(place.id, key);
    history.replaceState(null, "", `/t/${place.id}`); // keep the secret out of the address bar and the history
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
