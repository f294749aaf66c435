import { expect, test } from "vitest";
import { shortName } from "./names";

test("of a long Vietnamese name the end is kept, by which one is called", () => {
  expect(shortName("An")).toBe("An");
  expect(shortName("Trần Hoàng Phương Khánh")).toBe("Khánh");
  expect(shortName("Vũ Hoàng Phượng Nhi Nhi")).toBe("Nhi Nhi");
  expect(shortName("Đặng Nguyễn")).toBe("Nguyễn");
  expect(shortName("Alexander the Great")).toBe("Alexander the Great");
});
