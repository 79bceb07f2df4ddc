/** Larger than any round ever raised. */
export const MAX_AMOUNT_USD = 100e9;

/** "4000000", "4,000,000", "$4 000 000", whole cents at most; null for anything else. */
export function readAmountUsd(text: string): number | null {
  const digits = text
    .replace(/^(?:USD|US\$|\$)\s*/i, '')
    .replace(/\s*USD$/i, '')
    .replace(/(?<=\d)[, \u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(digits)) return null;
  const amount = Number(digits);
  return amount > 0 && amount <= MAX_AMOUNT_USD ? amount : null;
}

/** In cents, without binary fractions: 522.7 million is 522,700,000. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
