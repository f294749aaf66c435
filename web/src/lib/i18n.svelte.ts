/** Texts: the server's own `.ftl` files, formatted in the language of the moment. Reading a text in a component follows a
 * change of language by itself. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences } from "./preferences.svelte";
import { figure, money } from "./money";
import type { BoardInfo, Lang } from "./wire";

export type Args = Record<string, FluentVariable>;

const sources: Record<string, string> = import.meta.glob("$locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(`/${lang}/`)) made.addResource(new FluentResource(source));
  }
  return made;
}

const bundles: Record<Lang, FluentBundle> = { vi: bundle("vi"), en: bundle("en") };

/** A text in a given language; null when there is none of that key. `key` may name an attribute: `clause-x.title`. */
export function textIn(lang: Lang, key: string, args?: Args): string | null {
  const [id = "", attribute] = key.split(".");
  const message = bundles[lang].getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = bundles[lang].formatPattern(pattern, args, errors);
  if (errors[0]) console.warn(`text ${key} (${lang}):`, errors[0].message);
  return text;
}

/** A text in the language of the moment; a missing one shows its key, which a test forbids. */
export function t(key: string, args?: Args): string {
  return textIn(preferences.lang, key, args) ?? key;
}

export function has(key: string): boolean {
  return textIn(preferences.lang, key) !== null;
}

export function amountText(board: Pick<BoardInfo, "currency" | "currency_after">, amount: number): string {
  return money(preferences.lang, board, amount);
}

export function numberText(value: number): string {
  return figure(preferences.lang, value);
}

/** Names joined as one says them: "An, Bình và Chi". */
export function listText(items: string[]): string {
  return new Intl.ListFormat(preferences.lang, { type: "conjunction" }).format(items);
}
