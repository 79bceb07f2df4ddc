import { cleanLine } from '../../base/clean-text.ts';
import { readingText as say } from '../../text/text.ts';
import {
  cleanCell,
  cleanValue,
  EMPTY_READING,
  isSpreadsheetError,
  type Reading,
  unreadable,
} from './reading.ts';

export const LONGEST_NAME = 120;
const NO_NAMES = new Set(
  'n/a #n/a na nan null (null) none undefined unknown undisclosed tbd (blank) blank \\n'.split(' '),
);

/** "@Pay" and ".Club Domains" are names; "#NAME?" is what a spreadsheet made of one. */
export function readName(cell: string | undefined): Reading<string> {
  const name = cleanCell(cell ?? '');
  if (name === '') return EMPTY_READING;
  if (isSpreadsheetError(name)) return unreadable(say.lostName);
  if (NO_NAMES.has(name.toLowerCase()) || !/[\p{Letter}\p{Number}]/u.test(name))
    return unreadable(say.notName);
  if (name.length > LONGEST_NAME) return unreadable(say.tooLong(LONGEST_NAME));
  return { value: name };
}

const STRONG = /[;|\n\r•·]+/;
export const AND = /^(?:[Aa]nd|AND|with|et|e|&)\s+/;
/** What follows a comma and belongs to the name before it. */
const SUFFIX =
  /^(?:inc|llc|ltd|l\.?p|llp|co|corp|plc|s\.?a|gmbh|limited|incorporated|pty|bv|nv|sarl|sas|ag|phd|jr|sr|iii?)\.?$/i;

/** Acme,"Other, LLC": a list as a line of CSV. */
const QUOTED_ITEM = /(?:^|,)\s*"[^"]+"\s*(?:,|$)/;
const ITEM = /"((?:[^"]|"")+)"|[^,"]+/g;

/** Splits at semicolons, bars, line breaks; without those at " + " and commas outside brackets. */
export function splitList(text: string): string[] {
  const list = readWrittenList(text);
  if (list) return list;
  if (/[،؛]/.test(text)) return splitList(text.replaceAll('،', ',').replaceAll('؛', ';'));
  if (QUOTED_ITEM.test(text))
    return [...text.matchAll(ITEM)]
      .map(([item, inside]) => cleanLine(inside?.replaceAll('""', '"') ?? item))
      .filter(Boolean);
  const parts = text
    .split(STRONG)
    .map((part) => part.trim())
    .filter((part) => /[^\s,]/.test(part));
  if (parts.length > 1 || /[;|\n\r]/.test(text)) return parts;
  const added = text.split(/\s\+\s/);
  return added.length > 1 ? added.flatMap(splitAtCommas) : splitAtCommas(cleanLine(text));
}

const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'(?=\s*(?:[,;\])}]|$))/g;
const LONGEST_LIST = 20_000;

/** ["A", "B"] of JSON and ['A', 'B'] of Python, also with names of several words and commas. */
export function readWrittenList(text: string): string[] | null {
  const inside = /^\s*[[({](.*)[\])}]\s*$/s.exec(text)?.[1];
  if (inside === undefined || inside.length > LONGEST_LIST) return null;
  if (inside.trim() === '') return [];
  if (/^\s*["']/.test(inside))
    return [...inside.matchAll(QUOTED)]
      .map(([, double, single]) => cleanLine((double ?? single ?? '').replace(/\\(.)/g, '$1')))
      .filter(Boolean);
  return /^\s*\[/.test(text) && inside.includes(',') ? splitAtCommas(cleanLine(inside)) : null;
}

/** "Mitsui & Co.", "Bennett & Company": what belongs to the name before it. */
const BELONGS =
  /^(?:co|company|sons?|daughters|partners|associates|brothers|bros|family|friends|advisors|consulting|investments?)\.?(?:,? (?:inc|ltd|llc|llp|limited)\.?)?$/i;

/** As splitList; "A, B and C" are three names, "Sand and Sons" is one. */
export function splitNames(text: string): string[] {
  const parts = splitList(text);
  if (parts.length < 2 || STRONG.test(text) || /^\s*[[({]/.test(text)) return parts;
  const names = parts.map((part, index) => (index > 0 ? part.replace(AND, '') : part));
  const pair = /^(.{2,}?)\s+(?:and|&|et)\s+(.{2,})$/.exec(names.at(-1) ?? '');
  return pair && !BELONGS.test(pair[2] ?? '')
    ? names.toSpliced(-1, 1, pair[1] ?? '', pair[2] ?? '')
    : names;
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const piece of splitOutsideBrackets(text)) {
    // "Round Angel, Inc and Third One"
    const [, suffix = piece, next] = /^(\S+)\s+(?:and|&)\s+(.+)$/.exec(piece) ?? [];
    if (parts.length > 0 && SUFFIX.test(suffix)) {
      parts[parts.length - 1] += `, ${suffix}`;
      if (next) parts.push(next);
    } else if (piece) parts.push(piece);
  }
  return parts;
}

/** Scans from the end, so that unclosed brackets take linear time. */
function splitOutsideBrackets(text: string): string[] {
  const pieces: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at];
    if (sign === ')') isInBrackets = true;
    else if (sign === '(') isInBrackets = false;
    else if (!isInBrackets && sign === ',') {
      pieces.push(text.slice(at + 1, end).trim());
      end = at;
    }
  }
  pieces.push(text.slice(0, end).trim());
  return pieces.reverse();
}

const MOST_IN_A_CELL = 200;

/** The first 200 names of a cell, each once. */
export function splitCell(cell: string | undefined): string[] {
  if (!cell || !cleanValue(cell)) return [];
  const seen = new Set<string>();
  return splitNames(cell)
    .map(cleanValue)
    .filter((name) => name && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .slice(0, MOST_IN_A_CELL);
}
