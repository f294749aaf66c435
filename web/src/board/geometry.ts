/**
 * Where things lie on the board, in drawing units. The spaces, 40 or 36, run from the lower right corner clockwise:
 * bottom row leftwards, left column up, top row rightwards, right column down.
 */

/** Depth of a row of spaces, and the side of a corner. */
export const DEPTH = 150;
/** Width of a lot along its row, on the board of 40. */
export const LOT = 104;
/** The four rows with the corners. */
export const BOARD = 2 * DEPTH + 9 * LOT;
/** The side of the picture in the middle. */
export const SIDE = 9 * LOT;
/** The frame outside the rows, where owners' marks stand. */
export const RIM = 30;
/** Depth of a lot's colour band. */
export const BAND = 34;

/** Width of the visitors' path round the cell of the jail. */
export const PATH = 46;

export type Side = "bottom" | "left" | "top" | "right";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place extends Box {
  /** The row it lies in; a corner belongs to the row that begins there. */
  side: Side;
  corner: boolean;
}

export interface Point {
  x: number;
  y: number;
}

const SIDES: readonly Side[] = ["bottom", "left", "top", "right"];

/** The place of space `index` of `size`: fewer spaces are wider ones, the board keeps its measure. */
export function placeOf(index: number, size = 40): Place {
  const row = size / 4;
  const side = SIDES[Math.floor(index / row)] ?? "bottom";
  const step = index % row;
  const corner = step === 0;
  const far = BOARD - DEPTH;
  const lot = SIDE / (row - 1);
  const along = corner ? 0 : DEPTH + (step - 1) * lot; // from the corner where the row begins
  const length = corner ? DEPTH : lot;
  switch (side) {
    case "bottom":
      return { x: BOARD - along - length, y: far, w: length, h: DEPTH, side, corner };
    case "left":
      return { x: 0, y: BOARD - along - length, w: DEPTH, h: length, side, corner };
    case "top":
      return { x: along, y: 0, w: length, h: DEPTH, side, corner };
    case "right":
      return { x: far, y: along, w: DEPTH, h: length, side, corner };
  }
}

/** The colour band: the strip of a lot that faces the middle of the board. `depth`: how deep it is. */
export function bandOf(place: Place, depth: number = BAND): Box {
  const { x, y, w, h } = place;
  switch (place.side) {
    case "bottom":
      return { x, y, w, h: depth };
    case "left":
      return { x: x + w - depth, y, w: depth, h };
    case "top":
      return { x, y: y + h - depth, w, h: depth };
    case "right":
      return { x, y, w: depth, h };
  }
}

/** What the band leaves of a lot: room for the name, the price and tokens. */
export function bodyOf(place: Place, depth: number = BAND): Box {
  const { x, y, w, h } = place;
  switch (place.side) {
    case "bottom":
      return { x, y: y + depth, w, h: h - depth };
    case "left":
      return { x, y, w: w - depth, h };
    case "top":
      return { x, y, w, h: h - depth };
    case "right":
      return { x: x + depth, y, w: w - depth, h };
  }
}

/** The owner's mark: a tab in the frame outside the space. */
export function tabOf(place: Place): Box {
  const { x, y, w, h } = place;
  const gap = 7;
  const thick = RIM - 11;
  switch (place.side) {
    case "bottom":
      return { x: x + gap, y: y + h + 5, w: w - 2 * gap, h: thick };
    case "left":
      return { x: x - 5 - thick, y: y + gap, w: thick, h: h - 2 * gap };
    case "top":
      return { x: x + gap, y: y - 5 - thick, w: w - 2 * gap, h: thick };
    case "right":
      return { x: x + w + 5, y: y + gap, w: thick, h: h - 2 * gap };
  }
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The four walls of the cell in the corner of the jail: it leaves a path for visitors along the two outer edges. */
export function cellOf(place: Place): Box {
  return { x: place.x + PATH, y: place.y, w: place.w - PATH, h: place.h - PATH };
}

/** `count` discs in rows inside a box, as large as fits but no larger than `most`: their radius and centres. */
export function discsIn(box: Box, count: number, most: number): { radius: number; centres: Point[] } {
  let best = { radius: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const radius = Math.min(most, box.w / (2 * columns), box.h / (2 * rows));
    if (radius > best.radius + 0.01) best = { radius, columns, rows };
  }
  const { radius, columns, rows } = best;
  const middle = centreOf(box);
  const centres = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: middle.x + ((i % columns) - (inRow - 1) / 2) * 2 * radius,
      y: middle.y + (row - (rows - 1) / 2) * 2 * radius,
    };
  });
  return { radius, centres };
}

/** Where `count` visitors of the jail stand: along the bottom edge, and up the left one when they are many. */
export function visitorsOf(place: Place, count: number, most: number): { radius: number; centres: Point[] } {
  const few = count <= 3;
  const length = few ? place.w : place.h + place.w - PATH; // the way they stand on, from the top left corner down and along
  const radius = Math.min(most, PATH / 2 - 1, length / (2 * count));
  const step = Math.min(2 * radius + 3, length / count);
  const start = (length - step * count) / 2 + step / 2;
  const bend = place.h - PATH / 2;
  const centres = Array.from({ length: count }, (_, i) => {
    const s = start + i * step;
    if (few) return { x: place.x + s, y: place.y + bend };
    return s <= bend
      ? { x: place.x + PATH / 2, y: place.y + s }
      : { x: place.x + PATH / 2 + (s - bend), y: place.y + bend };
  });
  return { radius, centres };
}

/** The neighbour of a space in the direction of an arrow key, or the space itself. */
export function neighbour(index: number, key: string, size = 40): number {
  const here = centreOf(placeOf(index, size));
  let best = index;
  let most = 1;
  for (const other of [(index + 1) % size, (index + size - 1) % size]) {
    const there = centreOf(placeOf(other, size));
    const gain =
      key === "ArrowLeft"
        ? here.x - there.x
        : key === "ArrowRight"
          ? there.x - here.x
          : key === "ArrowUp"
            ? here.y - there.y
            : there.y - here.y;
    if (gain > most) {
      most = gain;
      best = other;
    }
  }
  return best;
}
