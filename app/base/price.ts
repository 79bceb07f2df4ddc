// Prices of plans, in the currency's smallest unit as payment providers count them.

const formats = new Map<string, Intl.NumberFormat>();

/** `USD 19.00`, `XOF 5,000`: the code and the currency's own decimals, kept on one line. */
export function formatPrice(minor: number, currency: string): string {
  return formatOf(currency).format(toMajor(minor, currency));
}

/** The same as a plain number, for machines: 19 for 1900 cents of a dollar. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  formats.set(currency, made);
  return made;
}
