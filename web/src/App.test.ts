import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

test("the first page carries the name of the game and can be played at once when the server answers", async () => {
  const answer = (body: unknown): Response => new Response(JSON.stringify(body));
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path === "/api/boards" ? [] : [])));
  const app = mount(App, { target: document.body });
  flushSync();
  expect(document.querySelector("h1")?.textContent).toBe("Cờ Tỷ Phú");
  expect(document.querySelector("[data-testid=start-play]")).not.toBeNull();
  await unmount(app);
});
