// Number formats of spreadsheets (ECMA-376, 18.8.30), read so that a cell says what it shows, with
// all its digits: a currency, a unit or a percent sign is often only in the format.
import { DAY_MS, isoDay } from './dates.ts';

export interface NumberFormat {
  /** The displayed parts of a date. */
  date: 'day' | 'month' | 'year' | null;
  before: string;
  behind: string;
  /** The factor of the number before it is shown. */
  times: number;
}

export const GENERAL: NumberFormat = { date: null, before: '', behind: '', times: 1 };

// Formats that files name by number only; all others are General or show the plain number.
const BUILT_IN: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  ...{ 14: 'd/m/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 22: 'd/m/yyyy h:mm' },
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 58].map((id) => [id, 'ymd'])),
};

export const builtInFormat = (id: number): NumberFormat => readNumberFormat(BUILT_IN[id] ?? '');

// A quoted text, an escaped sign, brackets, a gap, digits, letters of dates, any other sign.
const PARTS =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[(?<bracket>[^\]]*)\]|[_*].|General|(?<digits>[0#?][0#?.,]*)|E[+-]0+|(?<date>[dmyhs]+|AM\/PM|A\/P)|(?<other>.)/giu;

/** Spreadsheets take no longer ones. */
const LONGEST_CODE = 255;

/** The part for positive numbers counts. */
export function readNumberFormat(code: string): NumberFormat {
  const literal = { before: '', behind: '' };
  let letters = '';
  let digits = '';
  let times = 1;
  for (const { groups = {} } of code.slice(0, LONGEST_CODE).matchAll(PARTS)) {
    const { quoted, escaped, bracket, other, date } = groups;
    if (other === ';') break;
    if (groups.digits) digits += groups.digits;
    if (date) letters += date.toLowerCase();
    if (other === '%') times *= 100;
    // [$€-407] is a currency; colours, conditions and languages say nothing.
    const currency = bracket?.startsWith('$') ? bracket.slice(1).replace(/-[^-]*$/, '') : '';
    const text = quoted ?? escaped ?? (other === '@' ? '' : other) ?? currency;
    literal[digits === '' ? 'before' : 'behind'] += text;
  }
  const isDate = digits === '' && /[dmy]/.test(letters.replace(/h+m+|m+s+/g, ''));
  if (isDate) return { ...GENERAL, date: shows(letters) };
  // Without digits, as for text, what is beside them cannot be distinguished.
  if (digits === '' || literal.behind.includes('/')) return GENERAL;
  // Each comma behind the digits shows a thousandth.
  times /= 1_000 ** (/,*$/.exec(digits)?.[0].length ?? 0);
  return { date: null, before: literal.before.trim(), behind: literal.behind.trimEnd(), times };
}

function shows(letters: string): NumberFormat['date'] {
  if (letters.includes('d')) return 'day';
  return letters.includes('m') ? 'month' : 'year';
}

/** Days are counted from here, so that 1 March 1900 is 61; or from 1 January 1904. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
export type Epoch = keyof typeof EPOCHS;
/** The 29 February 1900 that never was. */
const LEAP_DAY = 60;
const LAST_DAY = 2_958_465;

export function sayNumber(value: number, format: NumberFormat, epoch: Epoch): string {
  const { date, before, behind, times } = format;
  if (date && value >= 0 && value <= LAST_DAY) {
    const days = Math.floor(value) + (epoch === 1900 && value < LEAP_DAY ? 1 : 0);
    const day = isoDay(new Date(EPOCHS[epoch] + days * DAY_MS));
    return { day, month: day.slice(0, 7), year: day.slice(0, 4) }[date];
  }
  const sign = value < 0 ? '-' : '';
  return sign + before + plain(Math.abs(value) * (date ? 1 : times)) + behind;
}

/** As many digits as spreadsheets keep, and so that no decimal sign seems to group. */
function plain(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = rounded >= 1e21 ? BigInt(rounded).toString() : String(rounded);
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}
