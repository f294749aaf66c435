/** The pigments of groups and seats by name; the values stand in theme.css. */

/** Stands for the seat's colour anywhere CSS is read. Seats count from 0; a party below 0 (Bank, pot) is ink. */
export function seatColour(seat: number): string {
  return seat < 0 ? "var(--ink)" : `var(--seat-${seat % 8})`;
}

/** The ink to write on the seat's colour. */
export function onSeatColour(seat: number): string {
  return seat < 0 ? "var(--paper)" : `var(--on-seat-${seat % 8})`;
}

/** Stands for a group's colour; `group` is its id. */
export function groupColour(group: string): string {
  return `var(--group-${group})`;
}

/** The dashes that double a seat's colour in a line: lengths of stroke and gap, in px. */
export const SEAT_DASHES: readonly (readonly number[])[] = [
  [],
  [10, 4],
  [2, 4],
  [14, 4, 2, 4],
  [6, 6],
  [2, 2, 8, 2],
  [18, 6],
  [4, 2],
];
