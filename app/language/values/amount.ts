/** Larger than any round ever raised. */
export const MAX_AMOUNT_USD = 100e9;

/** In cents, without binary fractions: 522.7 million is 522,700,000. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
