/** The tokens there are, in the order they are offered. */
export const TOKENS = ["conical_hat", "cyclo", "scooter", "pho", "buffalo", "coracle", "lotus", "kite"] as const;

export type TokenName = (typeof TOKENS)[number];
