// Amounts as files in the wild write them: "$1,234.50", "1.9b", "$522.7 million", "48,89,975.54", "USD 31M", "€5m".
import { cleanValue } from './clean-text.ts';
import { EMPTY_READING, type Reading, unreadable } from './contract.ts';
import { takeCurrency } from './read-currency.ts';
import { type DecimalSign, readNumber } from './read-number.ts';

export interface Money {
  amount: number;
  /** ISO 4217; null when the cell names none. */
  currency: string | null;
}

export interface MoneyOptions {
  /** Settles "1.234" and "1,234", which could be either; null leaves them unread where that matters. */
  decimals: DecimalSign | null;
  /** From the column's header, such as "Amount ($M)": for cells that name no unit of their own. */
  scale?: number;
}

const UNITS: Record<string, number> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  mille: 1e3,
  mil: 1e3,
  tsd: 1e3,
  grand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  mill: 1e6,
  million: 1e6,
  millions: 1e6,
  milhoes: 1e6,
  milhões: 1e6,
  milhao: 1e6,
  millones: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  b: 1e9,
  bn: 1e9,
  bil: 1e9,
  billion: 1e9,
  billions: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  md: 1e9,
  mds: 1e9,
  mrd: 1e9,
  t: 1e12,
  tn: 1e12,
  trn: 1e12,
  trillion: 1e12,
  trillions: 1e12,
};

const ABOUT =
  /^(?:~|≈|c\.|ca\.|circa|about|approximately|approx\.?|around|roughly|an estimated|estimated|est\.?|environ|some)\s*/i;
const BOUND =
  /^(?:[<>≥≤]|over|more than|up to|at least|less than|under|nearly|almost|plus de|jusqu)/i;
const NUMBER = /^(?:\d[\d.,'’\u00a0\u202f ]*|[.,]\d+)$/u;
/** Beyond this no round has ever gone, whatever the currency. */
const LARGEST = 1e15;
/** Longer is no amount, and looking for one in it would take long. */
const MOST_CHARACTERS = 200;

/**
 * Reads an amount. Blank, "-", "undisclosed", "N/A" and 0 say nothing (0 is how spreadsheets write unknown). What cannot be read for
 * certain (a range, a bound, "1.234" in a file that does not show which sign stands before decimals) is a problem, never a guess.
 */
export function readMoney(cell: string | undefined, options: MoneyOptions): Reading<Money> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MOST_CHARACTERS) return unreadable('not an amount of money');
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
  if (!Object.hasOwn(UNITS, unit)) return unreadable(`not an amount of money: what is "${unit}"?`);
  const isBare = unit === '';
  const number = readNumber(digits, options.decimals, !isBare);
  if (number.problem || number.value === null)
    return unreadable(number.problem ?? 'not an amount of money');
  if (number.value === 0) return EMPTY_READING;
  const amount = round(number.value * (isBare ? (options.scale ?? 1) : (UNITS[unit] ?? 1)));
  if (amount === 0) return EMPTY_READING;
  if (amount > LARGEST) return unreadable('larger than any amount of money raised');
  return { value: { amount, currency } };
}

/** Unit and currency in a header: "Amount (in $M)" counts millions of US dollars. */
export function readMoneyHeader(header: string): { scale: number; currency: string | null } {
  const words = header
    .slice(0, MOST_CHARACTERS)
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

/** Cents, and no trace of binary fractions: 522.7 million is 522,700,000. */
function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
