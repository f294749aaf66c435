/** What a bank card looks like: a printed one of the edition, or that of a seat at a digital table. */

import { onSeatColour, seatColour } from "../art/palette";

export type Face = { look: string } | { seat: number; token: string };

export interface Pigments {
  ground: string;
  ink: string;
  /** The pattern that doubles the colour: 0 scales, 1 bamboo, 2 waves, 3 lattice. */
  motif: number;
}

const LOOKS: Record<string, Pigments> = {
  red_car: { ground: "#b8312f", ink: "#fdf7ea", motif: 0 },
  green_helicopter: { ground: "#2f6f52", ink: "#fdf7ea", motif: 1 },
  blue_boat: { ground: "#2a5fa3", ink: "#fdf7ea", motif: 2 },
  white_jet: { ground: "#fdf7ea", ink: "#23201b", motif: 3 },
};

export function pigmentsOf(face: Face): Pigments {
  if ("seat" in face) return { ground: seatColour(face.seat), ink: onSeatColour(face.seat), motif: face.seat % 4 };
  return LOOKS[face.look] ?? { ground: "#b8312f", ink: "#fdf7ea", motif: 0 };
}
