/** What one may bid with a tap. Pure, so that it can be proved. */

export const RAISES = [1, 10, 50, 100] as const;

export interface Raise {
  by: number;
  bid: number;
}

/** The quick raises over the bid that stands, within the bounds; the first becomes the least bid where 1 more is too little. */
export function quickRaises(standing: number, min: number, max: number): Raise[] {
  const raises: Raise[] = [];
  for (const by of RAISES) {
    const bid = Math.max(standing + by, min);
    if (bid > max || raises.some((r) => r.bid === bid)) continue;
    raises.push({ by: bid - standing, bid });
  }
  return raises;
}

/** A bid as typed, or null when it is no whole amount within the bounds. */
export function typedBid(text: string, min: number, max: number): number | null {
  const digits = text.replaceAll(/[\s.,]/g, "");
  if (!/^\d{1,7}$/.test(digits)) return null;
  const bid = Number(digits);
  return bid >= min && bid <= max ? bid : null;
}
