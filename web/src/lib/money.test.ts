import { expect, test } from "vitest";
import { figure, money, notes, WALLET } from "./money";

const london = { currency: "£", currency_after: false };
const vietnam = { currency: "₫", currency_after: true };

test("thousands are parted as each language does", () => {
  expect(figure("vi", 1234567)).toBe("1.234.567");
  expect(figure("en", 1234567)).toBe("1,234,567");
  expect(figure("en", 200)).toBe("200");
  expect(figure("en", 0)).toBe("0");
});

test("the mark of the currency stands where the board puts it", () => {
  expect(money("en", london, 1500)).toBe("£1,500");
  expect(money("vi", london, 1500)).toBe("£1.500");
  expect(money("vi", vietnam, 1500)).toBe("1.500₫");
  expect(money("en", london, -50)).toBe("−£50");
});

test("the wallet one starts with shows its 27 notes", () => {
  expect(notes(1500)).toEqual(WALLET);
});

test("every amount is shown in notes that add up to it", () => {
  for (let amount = 0; amount < 3000; amount += 1) {
    const shown = notes(amount);
    expect(shown.reduce((sum, [note, count]) => sum + note * count, 0)).toBe(amount);
    expect(shown.every(([, count]) => count >= 0)).toBe(true);
  }
});
