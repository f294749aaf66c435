import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page carries the name of the game", () => {
  const app = mount(App, { target: document.body });
  flushSync();
  expect(document.querySelector("h1")?.textContent).toBe("Cờ Tỷ Phú");
  void unmount(app);
});
