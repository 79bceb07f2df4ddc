// "$1,234.50", "1.9b", "$522.7 million", "48,89,975.54", "USD 31M", "€5m".
import { roundToCents } from './amount.ts';
import amountUnits from './amount-units.json' with { type: 'json' };
import { cleanValue } from './clean-cell.ts';
import { EMPTY_READING, type Reading, unreadable } from './read-cell.ts';
import { takeCurrency } from './read-currency.ts';
import { type DecimalSign, readNumber } from './read-number.ts';

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
/** A longer text is no amount, and searching it would take long. */
const MAX_CHARACTERS = 200;

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
