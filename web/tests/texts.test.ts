import { expect, test } from "vitest";
import en from "$locale/en/ui.ftl?raw";
import vi from "$locale/vi/ui.ftl?raw";

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);

const sources: Record<string, string> = import.meta.glob("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith(".test.ts"))
  .map(([, source]) => source)
  .join("\n");

test("both languages have the same texts in the same order", () => {
  expect(keys(vi)).toEqual(keys(en));
});

test("every text that the client asks for is there", () => {
  const asked = new Set([...code.matchAll(/["'](ui-[a-z][\w-]*)["']/g)].map((m) => m[1] as string));
  const there = new Set(keys(en));
  expect([...asked].filter((key) => !there.has(key))).toEqual([]);
});

test("no text is left that nobody asks for", () => {
  // Keys made up of parts: `ui-speed-${speed}` asks for everything that begins and ends like that.
  const made = [...code.matchAll(/`(ui-[\w-]*)\$\{[^`]*?\}([\w-]*)`/g)].map((m) => [m[1] ?? "", m[2] ?? ""] as const);
  const unused = keys(en).filter(
    (key) =>
      !code.includes(`"${key}"`) &&
      !code.includes(`'${key}'`) &&
      !made.some(([head, tail]) => key.startsWith(head) && key.endsWith(tail)),
  );
  expect(unused).toEqual([]);
});
