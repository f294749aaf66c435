/** Plain values under a name in this browser's local storage. */

/** What is stored under `name`, or under the name it had in an earlier release; null if there is nothing that can be read. */
export function readStored(name: string, formerly?: string): unknown {
  try {
    const found = localStorage.getItem(name) ?? (formerly === undefined ? null : localStorage.getItem(formerly));
    return JSON.parse(found ?? "null");
  } catch {
    return null; // unreadable or forbidden storage is as good as an empty one
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store: the game goes on, only unremembered.
  }
}
