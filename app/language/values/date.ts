import {
  DAY_MS,
  isoDay,
  isRealDate,
  type PartialDate,
  parsePartialDate,
} from '../../base/dates.ts';
import { readingText as say } from '../../text/text.ts';
import monthNames from './month-names.json' with { type: 'json' };
import { cleanValue, EMPTY_READING, type Reading, unreadable } from './reading.ts';

/** Earlier years are typing errors. */
export const FIRST_YEAR = 1950;

/** From 1950 and begun by `today` (yyyy-mm-dd). */
export function isPastDate({ date }: PartialDate, today: string): boolean {
  return Number(date.slice(0, 4)) >= FIRST_YEAR && date <= today.slice(0, date.length);
}

/** How a column writes 03/04/2021. In a mixed column only the year is certain. */
export type DateOrder = 'day-first' | 'month-first' | 'mixed';

const MONTHS = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const NUMERIC = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
/** A spreadsheet's day number, from 1954 to 2064. */
const SPREADSHEET_DAY = /^(\d{5})(?:\.\d+)?$/;
/** Also in French, Portuguese, Swahili and Arabic. */
const WEEKDAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|juma(?:nne|tano|mosi|pili|tatu)|(?:alhami|iju)(?:si|maa)|ال(?:اثنين|ثلاثاء|اربعاء|خميس|جمع[هة]|سبت|احد))[,،]?\s+/;
/** Quarters and half-years, which are kept as the year. */
const PART_OF_YEAR = [
  /^(?:[qt][1-4]|[hs][12]|[1-4][qt]|[12][hs])[\s\-/']*(\d{4}|\d{2})$/,
  /^(\d{4})[\s\-/]*(?:q[1-4]|h[12])$/,
  /^(?:(?:[1-4](?:st|nd|rd|th|er|e|\.?o)?|first|second|third|fourth|premier|deuxieme|troisieme|quatrieme|primeiro|segundo|terceiro|quarto) (?:quarter|half|trimestre|semestre)|الربع (?:الاول|الثاني|الثالث|الرابع|الاخير)|النصف (?:الاول|الثاني)|(?:robo|nusu) ya (?:kwanza|pili|tatu|nne)),?(?: (?:of|de|do|du|من|عام|لعام|سنة|ya|mwaka))* (\d{4})$/,
];
/** Months of two words, in the Levant and in what its press writes of Africa. */
const MONTHS_OF_TWO_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/كانون الثاني/, 'يناير'],
  [/تشرين الاول/, 'اكتوبر'],
  [/تشرين الثاني/, 'نوفمبر'],
  [/كانون الاول/, 'ديسمبر'],
];
/** A longer text is no date, and searching it would take long. */
const MAX_CHARACTERS = 100;

/** What is dated later than today (yyyy-mm-dd) has not happened. */
export function readDate(
  cell: string | undefined,
  { order, today }: { order: DateOrder | null; today: string },
): Reading<PartialDate> {
  const reading = readDateOf(cell, order);
  if (!reading.value || isPastDate(reading.value, today)) return reading;
  const year = Number(reading.value.date.slice(0, 4));
  return unreadable(
    year < FIRST_YEAR || year > Number(today.slice(0, 4)) ? say.yearCannotBe(year) : say.notYet,
  );
}

/** Whenever it was. */
export function readDateOf(
  cell: string | undefined,
  order: DateOrder | null,
): Reading<PartialDate> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MAX_CHARACTERS) return unreadable(say.notDate);
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase()
    .replace(WEEKDAY, '')
    // The time of day, and all that follows it.
    .replace(/(?: (?:at|a|as|saa))?[t ,]+\d{1,2}:\d{2}.*$/, '')
    .replace(/(?<=\d)t$/, '');
  return readShapes(plain, order) ?? unreadable(say.notDate);
}

/** The order that one cell proves; null when it is ambiguous or no date of that shape. */
export function dateOrderShownBy(cell: string): Exclude<DateOrder, 'mixed'> | null {
  const text = cleanValue(cell);
  if (text.length > MAX_CHARACTERS) return null;
  const [, first = '', second = ''] =
    NUMERIC.exec(text.replace(/[t ,]+\d{1,2}:\d{2}.*$/i, '')) ?? [];
  if (Number(first) > 12 && Number(second) <= 12) return 'day-first';
  if (Number(second) > 12 && Number(first) <= 12) return 'month-first';
  return null;
}

/** The year of "2015", "2015-03-01", "Mar 2015"; for columns such as "founded". */
export function readYear(
  cell: string | undefined,
  firstYear: number,
  lastYear: number,
): Reading<number> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const whole = /^(\d+)(?:\.0+)?$/.exec(text.replace(/^(?:c\.|ca\.|circa|~)\s*/i, ''))?.[1];
  if (Number(whole) === 0) return EMPTY_READING;
  const { value, problem } =
    whole && whole.length <= 4 ? { value: { date: whole } } : readDateOf(text, 'mixed');
  if (!value) return unreadable(!problem || problem === say.notDate ? say.notYear : problem);
  const year = Number(value.date.slice(0, 4));
  return year >= firstYear && year <= lastYear
    ? { value: year }
    : unreadable(say.yearCannotBe(year));
}

function readShapes(text: string, order: DateOrder | null): Reading<PartialDate> | null {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(text);
  if (iso) return toDate(Number(iso[1]), iso[2], iso[3]);
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  if (compact) return toDate(Number(compact[1]), compact[2], compact[3]);
  const numeric = NUMERIC.exec(text);
  if (numeric) return readNumeric(numeric, order);
  const monthYear = /^(\d{1,2})[/.\- ](\d{4})$/.exec(text);
  if (monthYear) return toDate(Number(monthYear[2]), monthYear[1], undefined);
  const serial = SPREADSHEET_DAY.exec(text);
  if (serial) return readSpreadsheetDay(Number(serial[1]));
  const year = PART_OF_YEAR.map((shape) => shape.exec(text)?.[1]).find(Boolean);
  if (year) return toDate(fullYear(year), undefined, undefined);
  return readWords(text);
}

function readNumeric(
  [, first = '', second = '', yearText = '']: RegExpExecArray,
  order: DateOrder | null,
): Reading<PartialDate> {
  const year = fullYear(yearText);
  const [one, two] = [Number(first), Number(second)];
  if (one > 12 && two > 12) return unreadable(say.notDay);
  if (one > 12) return toDate(year, second, first);
  if (two > 12 || one === two) return toDate(year, first, second);
  if (order === 'day-first') return toDate(year, second, first);
  if (order === 'month-first') return toDate(year, first, second);
  // Ambiguous: only the year is certain.
  const { value, problem } = toDate(year, undefined, undefined);
  return problem
    ? { value, problem }
    : {
        value,
        problem: say.dayOrMonthFirst(year),
        toTell: 'date_order',
      };
}

const SMALL_WORDS = new Set(
  'the of in de le en do em dia tarehe mwezi mwaka wa ya يوم شهر عام سنة في من'.split(' '),
);

function readWords(text: string): Reading<PartialDate> | null {
  const plain = MONTHS_OF_TWO_WORDS.reduce(
    (named, [words, name]) => named.replace(words, name),
    text,
  );
  const words = plain
    .replace(/(?<=\d)(?:st|nd|rd|th|er|\.?o)\b/, '')
    .replace(/(?<=\d)(?=\p{Letter})|(?<=\p{Letter})(?=\d)/gu, ' ')
    .split(/[\s,./\-']+/)
    .filter((word) => word && !SMALL_WORDS.has(word));
  const monthIndex = words.findIndex((word) => MONTHS.has(word));
  if (monthIndex < 0) return null;
  const number = MONTHS.get(words[monthIndex] ?? '');
  const month = String(number);
  // "شباط/فبراير 2023" says the month twice.
  const others = words.filter((word) => MONTHS.get(word) !== number);
  if (others.length < 1 || others.length > 2) return null;
  if (!others.every((word) => /^\d{1,4}$/.test(word))) return null;
  if (others.length === 1) {
    const [year = ''] = others;
    // "Mar-21" is what spreadsheets write for a month, "21-Mar" for a day, people "May 21".
    const mayBeDay = year.length === 2 && Number(year) >= 1 && Number(year) <= 31;
    if (mayBeDay && (monthIndex === 1 || / \d\d$/.test(text))) return unreadable(say.dayOrMonth);
    return year.length === 4 || year.length === 2 ? toDate(fullYear(year), month, undefined) : null;
  }
  const [day = '', year = ''] = (others[0]?.length ?? 0) === 4 ? others.toReversed() : others;
  return day.length <= 2 && (year.length === 4 || year.length === 2)
    ? toDate(fullYear(year), month, day)
    : null;
}

function readSpreadsheetDay(serial: number): Reading<PartialDate> {
  // Day 1 is 1900-01-01, and spreadsheets count a 29 February 1900 that did not exist.
  if (serial < 20_000 || serial > 60_000) return unreadable(say.notDate);
  const date = isoDay(new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS));
  return { value: { date, precision: 'day' } };
}

function fullYear(text: string): number {
  if (text.length === 4) return Number(text);
  return Number(text) < 70 ? 2000 + Number(text) : 1900 + Number(text);
}

// Some databases export "2021-03-00" and "2021-00-00".
function toDate(
  year: number,
  month: string | undefined,
  day: string | undefined,
): Reading<PartialDate> {
  const hasMonth = month !== undefined && Number(month) !== 0;
  const hasDay = hasMonth && day !== undefined && Number(day) !== 0;
  const parts = [String(year).padStart(4, '0')];
  if (hasMonth) parts.push(month.padStart(2, '0'));
  if (hasDay) parts.push(day.padStart(2, '0'));
  if (!isRealDate(year, hasMonth ? Number(month) : 1, hasDay ? Number(day) : 1))
    return unreadable(say.notDay);
  const value = parsePartialDate(parts.join('-'));
  return value ? { value } : unreadable(say.notDate);
}
