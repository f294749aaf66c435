/** Names into lines of a width: SVG does not wrap text, and a name must never run out of its space. */

export interface Wrapped {
  lines: string[];
  /** Size of the type, in the units of `width`. */
  size: number;
}

/** Widths of the face's letters in hundredths of the type's size (Be Vietnam Pro 600). */
const WIDTHS: readonly [number, string][] = [
  [23, "' ’"],
  [29, "ilIj"],
  [33, ".,"],
  [42, "fr1t"],
  [52, "Jzs/"],
  [60, "kunvxyh7e-"],
  [64, "cEFL"],
  [66, "agobdpqSZ28"],
  [70, "PT35069BKRY"],
  [73, "H4UV"],
  [76, "DNXA&"],
  [80, "CG"],
  [83, "QO"],
  [89, "wMm"],
  [104, "W"],
];

const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

/** Names are set this much tighter, in sizes of the type. */
const SQUEEZE = 0.02;

/** About how wide `text` is, in sizes of the type. Marks over and under a letter take no room. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) sum += WIDTH_OF.get(letter) ?? 68;
  return sum / 100 - SQUEEZE * text.length;
}

/** `text` in at most `most` lines of the same measure, each as short as it can be, or null when a line would be too wide. */
function breakInto(text: string, measure: number, most: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= measure) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most && lines.every((line) => widthOf(line) <= measure) ? lines : null;
}

/** The largest type, between `least` and `size`, in which `text` fits `width` in at most `most` lines. */
export function wrap(text: string, width: number, most: number, size: number, least: number): Wrapped {
  for (let s = size; s >= least; s -= 0.5) {
    const lines = breakInto(text, width / s, most);
    if (!lines) continue;
    // The same number of lines, but of even length: narrow the measure while nothing spills.
    let even = lines;
    for (let m = width / s; m > 0; m -= 0.25) {
      const narrower = breakInto(text, m, lines.length);
      if (!narrower) break;
      even = narrower;
    }
    return { lines: even, size: s };
  }
  const lines = breakInto(text, Number.POSITIVE_INFINITY, 1) ?? [text];
  return { lines, size: Math.min(least, width / Math.max(widthOf(text), 1)) };
}
