import { expect, test } from "vitest";
import { widthOf, wrap } from "./wrap";

test("marks over and under a letter take no room of their own", () => {
  expect(widthOf("Nguyễn Huệ")).toBeCloseTo(widthOf("Nguyen Hue"), 5);
  expect(widthOf("Bạch Đằng")).toBeGreaterThan(widthOf("Bach"));
});

test("a name breaks into even lines that fit", () => {
  const { lines, size } = wrap("Fenchurch Street Station", 97, 3, 18, 9);
  expect(lines).toEqual(["Fenchurch", "Street", "Station"]);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(97);
});

test("two words of a kind stand in two lines rather than leaving one alone on the third", () => {
  expect(wrap("Bãi đỗ xe miễn phí", 122, 2, 19, 12).lines).toEqual(["Bãi đỗ xe", "miễn phí"]);
});

test("a long word makes the type smaller, never the line wider", () => {
  const { lines, size } = wrap("Northumberland Avenue", 97, 3, 18, 9);
  expect(size).toBeLessThan(14);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(97);
});

test("what cannot fit even at the least size is set smaller still, in one line", () => {
  const { lines, size } = wrap("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", 97, 3, 18, 9);
  expect(lines).toHaveLength(1);
  expect(widthOf(lines[0] ?? "") * size).toBeLessThanOrEqual(97.01);
});
