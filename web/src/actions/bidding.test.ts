import { expect, test } from "vitest";
import { quickRaises, typedBid } from "./bidding";

test("raises go over the standing bid and stay within the bounds", () => {
  expect(quickRaises(120, 121, 400).map((r) => r.bid)).toEqual([121, 130, 170, 220]);
  expect(quickRaises(350, 351, 400).map((r) => r.bid)).toEqual([351, 360, 400]);
  expect(quickRaises(0, 20, 400)).toEqual([
    { by: 20, bid: 20 },
    { by: 50, bid: 50 },
    { by: 100, bid: 100 },
  ]);
  expect(quickRaises(400, 401, 400)).toEqual([]);
});

test("a typed bid is a whole amount within the bounds", () => {
  expect(typedBid("150", 1, 400)).toBe(150);
  expect(typedBid("1.250", 1, 4000)).toBe(1250);
  expect(typedBid("1,250", 1, 4000)).toBe(1250);
  expect(typedBid("500", 1, 400)).toBeNull();
  expect(typedBid("-5", 1, 400)).toBeNull();
  expect(typedBid("abc", 1, 400)).toBeNull();
  expect(typedBid("", 1, 400)).toBeNull();
});
