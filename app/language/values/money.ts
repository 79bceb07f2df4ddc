// "$1,234.50", "KSh. 300 million", "2,5 milliards de FCFA", "10 MDH", "٥٠ مليون جنيه", "1.50E+06".
import { type AmountParts, isRange, splitAmount, splitUnits } from './amount-parts.ts';
import { chooseCurrency, foldAmount } from './currencies.ts';
import { type DecimalSign, readNumber } from './number.ts';
import { cleanValue, EMPTY_READING, type Reading, unreadable } from './reading.ts';

/** Larger than any round ever raised. */
export const MAX_AMOUNT_USD = 100e9;

/** In cents, without binary fractions: 522.7 million is 522,700,000. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export interface Amount {
  amount: number;
  currency: string;
}

/** "250000" of US dollars, "NGN 40000000" of another currency: as corrections store it. */
export function storeAmount({ amount, currency }: Amount): string {
  return currency === 'USD' ? String(amount) : `${currency} ${amount}`;
}

export function readStoredAmount(stored: string): Amount {
  const [amount = '', currency = 'USD'] = stored.split(' ').reverse();
  return { amount: Number(amount), currency };
}

/** A longer text is neither amount nor currency, and searching it would take long. */
const MAX_CHARACTERS = 200;

/** An ISO code or a sign, such as a column "currency" holds; in a country, if that is known. */
export function readCurrency(
  cell: string | undefined,
  country: string | null = null,
): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const parts = text.length > MAX_CHARACTERS ? null : splitAmount(foldAmount(text));
  if (!parts || 'problem' in parts || parts.signs.length === 0 || parts.numbers.length > 0)
    return unreadable('not a currency known here');
  const { currency, problem } = chooseCurrency(parts.signs, country);
  return currency ? { value: currency } : unreadable(problem ?? 'not a currency known here');
}

export interface Money {
  amount: number;
  /** ISO 4217; null when the cell names none. */
  currency: string | null;
  /** The same in US dollars, where the cell gives that in brackets: "N2.3bn ($1.5m)". */
  inDollars?: number;
}

interface MoneyOptions {
  /** Null leaves "1.234" and "1,234" unread where that matters. */
  decimals: DecimalSign | null;
  /** From the column's header, for cells without a unit. */
  scale?: number | undefined;
  /** ISO 3166-1 alpha-2, of the startup: it tells which francs and shillings are meant. */
  country?: string | null | undefined;
  /** What a column of currencies says, for a sign that several share. */
  named?: string | null | undefined;
}

const ABOUT =
  /^(?:~|≈|c\.|ca\.|circa|about|approximately|approx\.?|around|roughly|an estimated|estimated|est\.?|environ|cerca de|aproximadamente|takriban|حوالي|نحو|some)\s*/i;
const BOUND =
  /^(?:[<>≥≤]|over|more than|up to|at least|less than|under|nearly|almost|plus d|jusqu|pres d|moins d|mais de|ate |menos de|zaidi ya|hadi|karibu|اكثر من|حتي|حتى|اقل من)/i;
/** "124 millions FCFA, soit 200 000 dollars", "KSh100m/$1m". */
const SAID_TWICE =
  /^(.*\d.*?)[,;]?(?:\s+(?:soit|ou seja|or|i\.e\.|that is|equivalent to|worth|sawa na|اي|ما يعادل)\s+|\s*[/=≈]\s*)(.*\d.*)$/;
/** No round was ever larger, in any currency. */
const LARGEST = 1e15;
const NO_AMOUNT = 'not an amount of money';

/** 0 means unknown, as in spreadsheets. Ranges, bounds and ambiguous cells are problems. */
export function readMoney(cell: string | undefined, options: MoneyOptions): Reading<Money> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MAX_CHARACTERS) return unreadable(NO_AMOUNT);
  const folded = foldAmount(text).replace(ABOUT, '');
  if (BOUND.test(folded) || /\+$/.test(folded)) return unreadable('a bound, not an amount');
  if (/^\(.*\)$/.test(folded) || /^[-−–]/.test(folded) || /^[^\d]*[-−]\s*\d/.test(folded))
    return unreadable('an amount cannot be negative');
  const [, main = folded, beside] =
    /^([^()]+)\(([^()]+)\)$/.exec(folded) ?? SAID_TWICE.exec(folded) ?? [];
  if (beside === undefined) return readOne(folded, options);
  // "5m (KES)" names its currency; "$1.5m (R28m)" says the same twice.
  if (!/\d/.test(beside)) return readOne(`${main.trim()} ${beside.trim()}`, options);
  return readBoth(
    readOne(main.trim(), options),
    readOne(beside.trim().replace(ABOUT, ''), options),
  );
}

function readBoth(one: Reading<Money>, other: Reading<Money>): Reading<Money> {
  if (one.value === null || other.value === null)
    return unreadable(one.problem ?? other.problem ?? NO_AMOUNT, one.toTell ?? other.toTell);
  const [first, second] = [one.value.currency ?? 'USD', other.value.currency ?? 'USD'];
  if (first === second)
    return one.value.amount === other.value.amount
      ? one
      : unreadable(`two amounts of ${first}: which one?`);
  return second === 'USD' ? { value: { ...one.value, inDollars: other.value.amount } } : one;
}

function readOne(text: string, options: MoneyOptions): Reading<Money> {
  const parts = splitAmount(text);
  if ('problem' in parts) return unreadable(parts.problem);
  const { signs, size } = parts;
  const digits = soleNumber(parts, text);
  if (typeof digits !== 'string') return digits;
  const { country = null, named } = options;
  const alone = chooseCurrency(signs, country, parts.isIndian);
  const besides = named && alone.problem ? [...signs, named.toLowerCase()] : signs;
  const { currency, problem } = chooseCurrency(besides, country, parts.isIndian);
  if (problem) return unreadable(problem);
  const isBare = size === null;
  const [, mantissa = digits, power = '0'] = /^(.+)e([+-]?\d+)$/.exec(digits) ?? [];
  const number = readNumber(mantissa, options.decimals, !isBare || power !== '0');
  if (number.problem || number.value === null)
    return unreadable(number.problem ?? NO_AMOUNT, number.toTell);
  const amount = roundToCents(number.value * 10 ** Number(power) * (size ?? options.scale ?? 1));
  if (amount === 0) return EMPTY_READING;
  if (amount > LARGEST) return unreadable('larger than any amount of money raised');
  return { value: { amount, currency } };
}

function soleNumber(
  { numbers, size, impliesOne }: AmountParts,
  text: string,
): string | Reading<never> {
  const [first, ...more] = numbers;
  if (first !== undefined && more.length === 0) return first;
  if (first === undefined) return size !== null && impliesOne ? '1' : unreadable(NO_AMOUNT);
  return unreadable(isRange(text) ? 'a range, not an amount' : 'several amounts in one cell');
}

/** Unit and currency in a header: "Amount (in $M)" counts millions of US dollars. */
export function readMoneyHeader(header: string): { scale: number; currency: string | null } {
  const words = foldAmount(header.slice(0, MAX_CHARACTERS))
    .replace(/[_()[\]/,:]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let scale = 1;
  let currency: string | null = null;
  for (const word of words) {
    const { signs, size } = splitUnits(word);
    if (signs.length > 0) currency ??= chooseCurrency(signs, null).currency;
    scale = size ?? scale;
  }
  return { scale, currency };
}
