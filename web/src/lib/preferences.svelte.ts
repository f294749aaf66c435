/** How the user of this device likes to play; every change is remembered at once. */

import { readPreferences, writePreferences, type Preferences } from "./storage";

export const preferences: Preferences = $state(readPreferences());

/** Changes some preferences and keeps them. */
export function like(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  writePreferences($state.snapshot(preferences));
}
