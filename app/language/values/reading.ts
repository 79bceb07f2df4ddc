// What a text in a form, a file or a call says: a value, nothing, or why it cannot be read.
import { cleanLine } from '../../base/clean-text.ts';
import wordsForNothing from './words-for-nothing.json' with { type: 'json' };

/** A cell's value, null when it says nothing, or null and why it could not be read. */
export interface Reading<Value> {
  value: Value | null;
  problem?: string;
  /** What would settle it. The caller knows how to ask for it. */
  toTell?: ToTell;
}

export type ToTell = 'unit' | 'decimals' | 'date_order';

export const EMPTY_READING: Reading<never> = { value: null };

export function unreadable(problem: string, toTell?: ToTell): Reading<never> {
  return { value: null, problem, ...(toTell && { toTell }) };
}

/** A reader of cells that uses a strict reader of texts. Blank and "unknown" say nothing. */
export function cellReader<Value>(
  read: (text: string) => Value | null,
  say: () => string,
): (cell: string | undefined) => Reading<Value> {
  return (cell) => {
    const text = cleanValue(cell);
    if (!text) return EMPTY_READING;
    const value = read(text);
    return value === null ? unreadable(say()) : { value };
  };
}

const NOTHING = new Set(wordsForNothing);
/** With room for accents that are written apart. */
const LONGEST_NOTHING = 2 * Math.max(...[...NOTHING].map((text) => text.length));

/** What a spreadsheet shows in place of a value it could not work out. */
const SPREADSHEET_ERROR =
  /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|NULL!|NUM!|N\/A|SPILL!|CALC!|FIELD!|GETTING_DATA|ERROR!)$/i;

// Most cells need no cleaning, and testing is ten times as fast.
const UNCLEAN = /[^ -~]| {2}|^[ ']| $/;

/** One line; without the apostrophe that exports put before a formula. */
export function cleanCell(cell: string): string {
  if (!UNCLEAN.test(cell)) return cell;
  const text = cleanLine(cell);
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** As cleanCell; '' for every way of saying that nothing is known. */
export function cleanValue(cell: string | undefined): string {
  if (!cell) return '';
  const text = cleanCell(cell);
  if (text.length > LONGEST_NOTHING) return text;
  return saysNothing(text) || isSpreadsheetError(text) ? '' : text;
}

function saysNothing(text: string): boolean {
  const word = text.toLowerCase();
  if (!/[^ -~]/.test(word)) return NOTHING.has(word);
  return NOTHING.has(word) || NOTHING.has(word.normalize('NFKD').replace(/\p{Mark}/gu, ''));
}

export function isSpreadsheetError(text: string): boolean {
  return SPREADSHEET_ERROR.test(text);
}

/** A problem's value as reports show it: one line of at most 120 characters. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= 120 ? line : `${line.slice(0, 119).toWellFormed()}…`;
}
