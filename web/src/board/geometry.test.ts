import { expect, test } from "vitest";
import { bandOf, BOARD, bodyOf, DEPTH, discsIn, LOT, neighbour, placeOf, visitorsOf } from "./geometry";

const all = Array.from({ length: 40 }, (_, i) => placeOf(i));

test("the spaces tile the ring without a gap or an overlap", () => {
  const area = all.reduce((sum, { w, h }) => sum + w * h, 0);
  expect(area).toBe(4 * DEPTH * DEPTH + 36 * DEPTH * LOT);
  for (const { x, y, w, h } of all) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(BOARD);
  }
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test("GO is at the lower right, and one walks clockwise", () => {
  expect(all[0]).toMatchObject({ x: BOARD - DEPTH, y: BOARD - DEPTH });
  expect(all[10]).toMatchObject({ x: 0, y: BOARD - DEPTH });
  expect(all[20]).toMatchObject({ x: 0, y: 0 });
  expect(all[30]).toMatchObject({ x: BOARD - DEPTH, y: 0 });
});

test("band and body share a lot between them, the band towards the middle", () => {
  for (const place of all.filter(({ corner }) => !corner)) {
    const band = bandOf(place);
    const body = bodyOf(place);
    expect(band.w * band.h + body.w * body.h).toBe(place.w * place.h);
    const far = (box: { x: number; y: number; w: number; h: number }): number =>
      Math.max(Math.abs(box.x + box.w / 2 - BOARD / 2), Math.abs(box.y + box.h / 2 - BOARD / 2));
    expect(far(band)).toBeLessThan(far(body));
  }
});

test("eight tokens stand side by side in one lot, and eight visitors before the jail", () => {
  const crowds = [discsIn(bodyOf(placeOf(1)), 8, 25), visitorsOf(placeOf(10), 8, 25), visitorsOf(placeOf(10), 3, 25)];
  for (const { radius, centres } of crowds) {
    expect(radius).toBeGreaterThan(12);
    for (const [i, a] of centres.entries()) {
      for (const b of centres.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.4 * radius);
      }
    }
  }
});

test("arrow keys walk along the edges and turn at the corners", () => {
  expect(neighbour(0, "ArrowLeft")).toBe(1);
  expect(neighbour(0, "ArrowUp")).toBe(39);
  expect(neighbour(0, "ArrowRight")).toBe(0);
  expect(neighbour(10, "ArrowUp")).toBe(11);
  expect(neighbour(10, "ArrowRight")).toBe(9);
  expect(neighbour(25, "ArrowRight")).toBe(26);
  expect(neighbour(25, "ArrowDown")).toBe(25);
});
