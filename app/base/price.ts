const formats = new Map<string, Intl.NumberFormat>();

/** `USD 19.00`, `XOF 5,000`: the currency's own decimals, on one line. */
export function formatPrice(minor: number, currency: string): string {
  return formatOf(currency).format(toMajor(minor, currency));
}

/** For machines: 19 for 1900 cents. */
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
