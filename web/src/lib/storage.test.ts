import { expect, test } from "vitest";
import { readPreferences, writePreferences } from "./storage";

test("preferences that 0.1.0 stored under another name are taken over", () => {
  localStorage.setItem(
    "cotyphu.likings",
    JSON.stringify({ lang: "en", sound: false, speed: 2, theme: "dark", pace: 0 }),
  );
  expect(readPreferences()).toEqual({ lang: "en", sound: false, speed: 2, theme: "dark", pace: 0 });
  writePreferences({ ...readPreferences(), lang: "vi" });
  expect(readPreferences().lang).toBe("vi");
});
