// "$1,234.50", "1.9b", "$522.7 million", "48,89,975.54", "USD 31M", "€5m".
import amountUnits from './amount-units.json' with { type: 'json' };
import currencyCodes from './currency-codes.json' with { type: 'json' };
import currencySigns from './currency-signs.json' with { type: 'json' };
import { type DecimalSign, readNumber } from './number.ts';
import { cellReader, cleanValue, EMPTY_READING, type Reading, unreadable } from './reading.ts';

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

/** The longest first, where one begins another. */
const SIGNS = Object.entries(currencySigns)
  .flatMap(([currency, signs]) => signs.map((sign) => ({ sign, currency })))
  .sort((one, other) => other.sign.length - one.sign.length);
const CODES = new Set(currencyCodes);

/** A longer text is neither amount nor currency, and searching it would take long. */
const MAX_CHARACTERS = 200;

/** The currency that a text in lower case names at either end, and the rest of the text. */
export function takeCurrency(text: string): {
  currency: string | null;
  rest: string;
  problem?: string;
} {
  const found = new Set<string>();
  let rest = text;
  for (let again = true; again; ) {
    again = false;
    const code = /^([a-z]{3})(?![a-z])|(?<![a-z])([a-z]{3})$/.exec(rest);
    const word = (code?.[1] ?? code?.[2] ?? '').toUpperCase();
    if (code && CODES.has(word)) {
      found.add(word);
      rest = (code[1] ? rest.slice(3) : rest.slice(0, -3)).trim();
      again = true;
      continue;
    }
    for (const { sign, currency } of SIGNS) {
      const isWord = /[a-z]$/.test(sign);
      const begins = rest.startsWith(sign) && !(isWord && /[a-z]/.test(rest[sign.length] ?? ''));
      const ends =
        rest.endsWith(sign) &&
        !(/^[a-z]/.test(sign) && /[a-z]/.test(rest.at(-sign.length - 1) ?? ''));
      if (!begins && !ends) continue;
      found.add(currency);
      rest = (begins ? rest.slice(sign.length) : rest.slice(0, -sign.length)).trim();
      again = true;
      break;
    }
    // South African: R5m, R 120 million.
    if (!again && /^r\s?\d/.test(rest)) {
      found.add('ZAR');
      rest = rest.slice(1).trim();
    }
  }
  // "$5m USD" repeats itself; in "CAD $5m" the code decides.
  if (found.size > 1) found.delete(found.has('USD') && /\$/.test(text) ? 'USD' : '');
  if (found.size > 1)
    return { currency: null, rest, problem: `names two currencies: ${[...found].join(' and ')}` };
  return { currency: [...found][0] ?? null, rest };
}

/** An ISO code or a sign, such as a column "currency" holds. */
export const readCurrency = cellReader((text): string | null => {
  if (text.length > MAX_CHARACTERS) return null;
  const { currency, rest } = takeCurrency(text.toLowerCase());
  return rest === '' ? currency : null;
}, 'not a currency known here');

export interface Money {
  amount: number;
  /** ISO 4217; null when the cell names none. */
  currency: string | null;
}

interface MoneyOptions {
  /** Null leaves "1.234" and "1,234" unread where that matters. */
  decimals: DecimalSign | null;
  /** From the column's header, for cells without a unit. */
  scale?: number;
}

const UNITS = new Map(
  Object.entries(amountUnits).flatMap(([size, words]) =>
    words.map((word) => [word, Number(size)] as const),
  ),
);

const ABOUT =
  /^(?:~|≈|c\.|ca\.|circa|about|approximately|approx\.?|around|roughly|an estimated|estimated|est\.?|environ|some)\s*/i;
const BOUND =
  /^(?:[<>≥≤]|over|more than|up to|at least|less than|under|nearly|almost|plus de|jusqu)/i;
const NUMBER = /^(?:\d[\d.,'’\u00a0\u202f ]*|[.,]\d+)$/u;
/** No round was ever larger, in any currency. */
const LARGEST = 1e15;

/** 0 means unknown, as in spreadsheets. Ranges, bounds and ambiguous cells are problems. */
export function readMoney(cell: string | undefined, options: MoneyOptions): Reading<Money> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MAX_CHARACTERS) return unreadable('not an amount of money');
  let rest = text.toLowerCase().replace(ABOUT, '').trim();
  if (BOUND.test(rest) || /\+$/.test(rest)) return unreadable('a bound, not an amount');
  if (/^\(.*\)$/.test(rest) || /^[-−–]/.test(rest) || /^[^\d]*[-−]\s*\d/.test(rest)) {
    return unreadable('an amount cannot be negative');
  }
  const { currency, rest: bare, problem } = takeCurrency(rest);
  if (problem) return unreadable(problem);
  rest = bare;
  const match =
    /^([\d.,'’\u00a0\u202f ]*\d)\s*([\p{Letter}_]*)\.?(?:\s*\/-|\s*\/=|\s*only)?$/u.exec(rest);
  const digits = match?.[1]?.trim() ?? '';
  const unit = (match?.[2] ?? '').normalize('NFC');
  if (!match || !NUMBER.test(digits)) {
    return unreadable(
      /\d\s*(?:-|–|—|to|à)\s*\D?\d/.test(rest)
        ? 'a range, not an amount'
        : 'not an amount of money',
    );
  }
  const size = UNITS.get(unit);
  if (size === undefined) return unreadable(`not an amount of money: what is "${unit}"?`);
  const isBare = unit === '';
  const number = readNumber(digits, options.decimals, !isBare);
  if (number.problem || number.value === null)
    return unreadable(number.problem ?? 'not an amount of money');
  if (number.value === 0) return EMPTY_READING;
  const amount = roundToCents(number.value * (isBare ? (options.scale ?? 1) : size));
  if (amount === 0) return EMPTY_READING;
  if (amount > LARGEST) return unreadable('larger than any amount of money raised');
  return { value: { amount, currency } };
}

/** Unit and currency in a header: "Amount (in $M)" counts millions of US dollars. */
export function readMoneyHeader(header: string): { scale: number; currency: string | null } {
  const words = header
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[_()[\]/,:]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let scale = 1;
  let currency: string | null = null;
  for (const word of words) {
    const { currency: named, rest } = takeCurrency(word);
    if (named) currency ??= named;
    const unit = named ? rest : word;
    if (['m', 'mm', 'mn', 'million', 'millions', 'mio'].includes(unit)) scale = 1e6;
    else if (['k', 'thousand', 'thousands', '000', '000s', "'000"].includes(unit)) scale = 1e3;
    else if (['b', 'bn', 'billion', 'billions'].includes(unit)) scale = 1e9;
  }
  return { scale, currency };
}
