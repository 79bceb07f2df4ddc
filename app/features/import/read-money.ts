// Amounts as files in the wild write them: "$1,234.50", "1.9b", "$522.7 million", "48,89,975.54", "USD 31M", "€5m".
import { cleanValue } from './clean-text.ts';
import { EMPTY_READING, type Reading, unreadable } from './contract.ts';

/** Which sign stands before the decimals: 1,234.50 (dot) or 1.234,50 (comma). */
export type DecimalSign = 'dot' | 'comma';

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

/** Signs and words by currency, longest first where one begins another. */
const SIGNS: ReadonlyArray<readonly [sign: string, currency: string]> = [
  ['us dollars', 'USD'],
  ['us dollar', 'USD'],
  ['dollars', 'USD'],
  ['dollar', 'USD'],
  ['us$', 'USD'],
  ['u.s.$', 'USD'],
  ['usd$', 'USD'],
  ['$us', 'USD'],
  ['$usd', 'USD'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['€', 'EUR'],
  ['pounds', 'GBP'],
  ['egp', 'EGP'],
  ['e£', 'EGP'],
  ['le ', 'EGP'],
  ['£', 'GBP'],
  ['naira', 'NGN'],
  ['₦', 'NGN'],
  ['kshs', 'KES'],
  ['ksh', 'KES'],
  ['kes', 'KES'],
  ['tshs', 'TZS'],
  ['tsh', 'TZS'],
  ['ushs', 'UGX'],
  ['ugx', 'UGX'],
  ['ush', 'UGX'],
  ['ghc', 'GHS'],
  ['gh₵', 'GHS'],
  ['gh¢', 'GHS'],
  ['ghs', 'GHS'],
  ['₵', 'GHS'],
  ['cedis', 'GHS'],
  ['rands', 'ZAR'],
  ['rand', 'ZAR'],
  ['zar', 'ZAR'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['c$', 'CAD'],
  ['ca$', 'CAD'],
  ['s$', 'SGD'],
  ['sg$', 'SGD'],
  ['hk$', 'HKD'],
  ['nz$', 'NZD'],
  ['r$', 'BRL'],
  ['n$', 'NAD'],
  ['fcfa', 'XOF'],
  ['f cfa', 'XOF'],
  ['cfa', 'XOF'],
  ['francs cfa', 'XOF'],
  ['rs.', 'INR'],
  ['rs', 'INR'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['rmb', 'CNY'],
  ['chf', 'CHF'],
  ['dhs', 'AED'],
  ['birr', 'ETB'],
  ['dirhams', 'MAD'],
  ['mad', 'MAD'],
  ['$', 'USD'],
];
const CODES = new Set(
  (
    'USD EUR GBP NGN KES TZS UGX GHS ZAR EGP MAD TND DZD XOF XAF RWF ETB ZMW MZN AOA NAD BWP MUR SCR SLE SLL GMD GNF LRD MWK MGA SDG SSP SOS DJF ERN BIF CDF ' +
    'CVE KMF LSL SZL MRU STN LYD ZWL AUD CAD CHF CNY JPY INR SGD HKD NZD BRL AED SAR QAR KWD ILS TRY SEK NOK DKK PLN RUB KRW MXN IDR MYR THB PHP VND PKR BDT'
  ).split(' '),
);

const DECIMAL_SIGNS: Record<DecimalSign, string> = { dot: '.', comma: ',' };
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

/**
 * A number with any grouping: 1,234.50 · 1.234,50 · 1 234,50 · 1'234 · 48,89,975.54. `isSmall` is true where a unit follows, so that
 * "1.234 M" cannot mean 1,234 million.
 */
export function readNumber(
  text: string,
  decimals: DecimalSign | null,
  isSmall = false,
): Reading<number> {
  const digits = text.replace(/['’\u00a0\u202f ]/gu, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return toNumber(digits, '');
  const sign = digits[last] ?? '';
  const other = sign === '.' ? ',' : '.';
  const before = digits.slice(0, last);
  const after = digits.slice(last + 1);
  if (before.includes(other)) {
    // Both signs: the last one stands before the decimals, unless it comes again.
    if (before.includes(sign) || !isGrouped(before, other))
      return unreadable('not a number: its commas and dots do not fit');
    return toNumber(before.replaceAll(other, ''), after);
  }
  if (before.includes(sign)) {
    // One sign, several times, can only group.
    if (!isGrouped(digits, sign)) return unreadable('not a number: its commas and dots do not fit');
    return toNumber(digits.replaceAll(sign, ''), '');
  }
  // One sign, once. With three digits behind it and one to three before, either is possible.
  const couldGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (!couldGroup) return toNumber(before, after);
  if (decimals)
    return sign === DECIMAL_SIGNS[decimals]
      ? toNumber(before, after)
      : toNumber(before + after, '');
  // With a unit behind it, decimals are the only sense; without any sign of style a comma groups, as nearly everywhere in files.
  if (isSmall) return toNumber(before, after);
  return sign === ','
    ? toNumber(before + after, '')
    : unreadable('could be 1,234 or 1.234: say which with --decimals dot or --decimals comma');
}

/** Whether decimals follow a dot or a comma, as far as this one cell shows it. */
export function decimalsShownBy(cell: string): DecimalSign | null {
  const digits =
    /\d[\d.,'’\u00a0\u202f ]*/u
      .exec(cell)?.[0]
      .replace(/['’\u00a0\u202f ]/gu, '')
      .replace(/[.,]$/, '') ?? '';
  const dots = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (dots > 0 && commas > 0)
    return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? 'dot' : 'comma';
  if (dots > 1) return 'comma';
  if (commas > 1) return 'dot';
  const decimalsCount =
    digits.length - 1 - Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (dots + commas === 0 || decimalsCount === 3) return null;
  return dots === 1 ? 'dot' : 'comma';
}

/** Groups of three, or Indian groups: two digits each, three at the end. */
function isGrouped(digits: string, sign: string): boolean {
  const [first = '', ...groups] = digits.split(sign);
  if (!/^\d{1,3}$/.test(first) || groups.length === 0 || !/^\d{3}$/.test(groups.at(-1) ?? ''))
    return false;
  const inner = groups.slice(0, -1);
  return (
    inner.every((group) => /^\d{3}$/.test(group)) ||
    (first.length <= 2 && inner.every((group) => /^\d{2}$/.test(group)))
  );
}

function toNumber(whole: string, fraction: string): Reading<number> {
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction)) return unreadable('not a number');
  return { value: Number(`${whole || '0'}.${fraction || '0'}`) };
}

function takeCurrency(text: string): { currency: string | null; rest: string; problem?: string } {
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
    for (const [sign, currency] of SORTED_SIGNS) {
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
  // "$5m USD" says one thing twice; "CAD $5m" means the code.
  if (found.size > 1) found.delete(found.has('USD') && /\$/.test(text) ? 'USD' : '');
  if (found.size > 1)
    return { currency: null, rest, problem: `names two currencies: ${[...found].join(' and ')}` };
  return { currency: [...found][0] ?? null, rest };
}

/** An ISO code or a sign, such as a column "currency" holds; null when it is neither. */
export function readCurrency(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MOST_CHARACTERS) return unreadable('not a currency known here');
  const { currency, rest } = takeCurrency(text.toLowerCase());
  return currency && rest === '' ? { value: currency } : unreadable('not a currency known here');
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

const SORTED_SIGNS = SIGNS.toSorted(([one], [other]) => other.length - one.length);

/** Cents, and no trace of binary fractions: 522.7 million is 522,700,000. */
function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
