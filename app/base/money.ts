// Amounts and counts as the product writes them; the short forms of English are fixed by its first
// client, those of other languages are the language's own.
import { currentLocale, perLocale } from './locale.ts';

const TABLE_STEPS = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
] as const;

const COUNT_SUFFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

const fullFigures = /* @__PURE__ */ perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // Zero stays "0.00", also when rounding leaves a minus.
      signDisplay: 'negative',
    }),
);

/**
 * Tables and charts: `$999.0`, `$1.0K`, `$4.0M`, `$1.2B`; missing, invalid, negative and 0 give
 * `N/A`. The unit follows from the raw value: 999,999 is `$1000.0K`.
 */
export function formatMoneyTable(amountUsd: unknown): string {
  const amount = toAmount(amountUsd);
  return amount === null || amount <= 0 ? 'N/A' : abbreviateUsd(amount);
}

/** `$1.0M`; missing, invalid and 0 give `-`. */
export function formatTotalRaised(amountUsd: unknown): string {
  const amount = toAmount(amountUsd);
  return amount === null || amount <= 0 ? '-' : abbreviateUsd(amount);
}

/** `USD 4,000,000.00`; missing and invalid give `N/A`. */
export function formatMoneyFull(amount: unknown, currency = 'USD'): string {
  const value = toAmount(amount);
  return value === null ? 'N/A' : `${currency} ${fullFigures().format(value)}`;
}

/**
 * Suffixes k, M, G, T, P, E and at most `decimals` places, without trailing zeros: 999, `1k`,
 * `1.2M`. Rounding moves up a unit (999,950 is `1M`). Missing and invalid give `-`.
 */
export function abbreviateCount(count: unknown, decimals = 1): string {
  const value = toAmount(count);
  if (value === null) return '-';
  if (currentLocale() !== 'en') return compactCounts()[decimals]?.format(value) ?? '-';
  let scaled = Math.abs(value);
  let step = 0;
  while (step < COUNT_SUFFIXES.length - 1 && Number(scaled.toFixed(decimals)) >= 1000) {
    scaled /= 1000;
    step += 1;
  }
  const rounded = Number(scaled.toFixed(decimals));
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}${rounded}${COUNT_SUFFIXES[step]}`;
}

const compact = { notation: 'compact', compactDisplay: 'short' } as const;

const compactUsd = /* @__PURE__ */ perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, {
      ...compact,
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** In words, as the press writes it: signs of currencies turn round beside Arabic. */
const compactArabic = /* @__PURE__ */ perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, { ...compact, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

const compactCounts = /* @__PURE__ */ perLocale((tag) =>
  [0, 1, 2, 3].map(
    (decimals) => new Intl.NumberFormat(tag, { ...compact, maximumFractionDigits: decimals }),
  ),
);

/** `276M`, `1.3B`: the suffixes of tables without trailing zeros, for other currencies. */
export function shortenMoney(amount: number): string {
  if (currentLocale() !== 'en') return abbreviateCount(amount);
  return abbreviateCount(amount).replace('G', 'B').replace('k', 'K');
}

/** Beside a title that says the currency: in Arabic its word would cover what is drawn. */
export function drawUsd(amount: number): string {
  return currentLocale() === 'ar' ? compactArabic().format(amount) : abbreviateUsd(amount);
}

export function abbreviateUsd(amount: number): string {
  if (currentLocale() === 'ar') return `${drawUsd(amount)} دولار`;
  if (currentLocale() !== 'en') return compactUsd().format(amount);
  const step = TABLE_STEPS.find(({ from }) => amount >= from);
  return step ? `$${(amount / step.from).toFixed(1)}${step.suffix}` : `$${amount.toFixed(1)}`;
}

/** Numbers and numeric text; anything else, also blank text and infinity, is null. */
function toAmount(value: unknown): number | null {
  if (typeof value === 'string' ? value.trim() === '' : typeof value !== 'number') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** US dollars where they are known; as announced where that was in another currency. */
export interface RoundAmount {
  amount: number | null;
  reported_amount: number | null;
  reported_currency: string | null;
}

/** The announced amount, unless it was in US dollars. */
export function announcedIn(round: Omit<RoundAmount, 'amount'>): Money | null {
  const { reported_amount: amount, reported_currency: currency } = round;
  return amount && currency ? { amount, currency } : null;
}

/** The same of an amount whose announcement stands apart. */
export function roundAmountOf(of: { amount: number | null; reported: Money | null }): RoundAmount {
  return {
    amount: of.amount,
    reported_amount: of.reported?.amount ?? null,
    reported_currency: of.reported?.currency ?? null,
  };
}

/** `$4.0M`; `KES 276M` where no sourced rate made dollars of it; null when nobody disclosed it. */
export function sayRoundAmount(round: RoundAmount): string | null {
  if (round.amount) return abbreviateUsd(round.amount);
  const announced = announcedIn(round);
  return announced && `${announced.currency} ${shortenMoney(announced.amount)}`;
}

/** `USD 4,000,000.00`, `KES 276,000,000.00`; null when nobody disclosed it. */
export function sayRoundAmountFully(round: RoundAmount): string | null {
  if (round.amount) return formatMoneyFull(round.amount);
  const announced = announcedIn(round);
  return announced && formatMoneyFull(announced.amount, announced.currency);
}

const pricesOf = new Map<string, () => Intl.NumberFormat>();

/** `USD 19.00`, `XOF 5,000`: the currency's own decimals, on one line. */
export function formatPrice(minor: number, currency: string): string {
  return formatOf(currency).format(toMajor(minor, currency));
}

/** For machines: 19 for 1900 cents. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);
}

function formatOf(currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  const prices = pricesOf.get(currency) ?? perLocale((tag) => new Intl.NumberFormat(tag, options));
  pricesOf.set(currency, prices);
  return prices();
}
