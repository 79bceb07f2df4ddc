// Reads a listing as it was typed or sent: every fact by the catalogue's own reader.

import { cleanLine } from '../../../base/clean-text.ts';
import { LIST_KINDS } from '../../../catalogue/field.ts';
import type { About, FactValue } from '../../../catalogue/kinds.ts';
import { readFact } from '../../../catalogue/read-fact.ts';
import type { NewFounder } from '../../../catalogue/write-startup.server.ts';
import type { FieldErrors } from '../../../http/errors.ts';
import { readWebAddress } from '../../../language/values/address.ts';
import { listingText } from '../../../text/text.ts';
import {
  givenOf,
  hasLength,
  LISTED,
  type ListingContent,
  type ListingRound,
  ROWS,
  type RowList,
} from './contract.ts';

const { wrong } = listingText;

interface ReadListing {
  content: Omit<ListingContent, 'logo'>;
  /** Those of a similar name are other companies. */
  isOther: boolean;
  /** By field, such as rounds.0.date. */
  errors: FieldErrors;
}

type Note = (field: string, message: string) => void;
type Row = Record<string, unknown>;

export function readListing(given: Record<string, unknown>, about: About): ReadListing {
  const errors: FieldErrors = {};
  const note: Note = (field, message) => {
    errors[field] = [message];
  };
  const content: Record<string, unknown> = {};
  for (const [name, field] of LISTED) {
    const [key, value] = givenOf(given, name, field);
    const typed = textOf(value, LIST_KINDS.includes(field.kind));
    const country = typeof content.country === 'string' ? content.country : undefined;
    if (typed.trim() === '' && !field.isRequired) content[name] = null;
    else {
      const read = readFact('startup', name, typed, { ...about, country });
      if ('wrong' in read) note(key, read.wrong);
      else content[name] = read.value;
    }
  }
  content.rounds = readRows(given, 'rounds', note, (row, noteIn) => readRound(row, about, noteIn));
  content.founders = readRows(given, 'founders', note, readFounder);
  content.role = lineOf(given.role);
  if (!hasLength(2, 80)(lineOf(given.role))) note('role', wrong.role);
  if (!isOn(given.confirmation)) note('confirmation', wrong.confirmation);
  const isOther = isOn(given.not_duplicate);
  return { content: content as ReadListing['content'], isOther, errors };
}

/** Parts of a list are on lines of their own, so that commas within them are kept. */
function textOf(given: unknown, isList = false): string {
  if (typeof given === 'string') return given;
  if (typeof given === 'number') return String(given);
  if (!isList) return '';
  const parts = typeof given === 'object' && given !== null ? Object.values(given) : [];
  const texts = parts.filter((one) => typeof one === 'string' && cleanLine(one) !== '');
  return texts.length > 0 && texts.length === parts.filter((one) => !isBlank(one)).length
    ? `${texts.join('\n')}\n`
    : '';
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return cleanLine(value) === '';
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null;
}

const isOn = (value: unknown) => [true, 'true', 'on', '1', 1, 'yes'].includes(value as never);

const lineOf = (given: unknown) => cleanLine(typeof given === 'string' ? given : '');

/** The rows that are not blank, in their order; errors say which of them. */
function readRows<Read>(
  given: Record<string, unknown>,
  list: RowList,
  note: Note,
  read: (row: Row, note: Note) => Read,
): Read[] {
  const all = given[list];
  const rows = Object.values(typeof all === 'object' && all !== null ? all : []).filter(
    (row) => !isBlank(row),
  );
  const { most } = ROWS[list];
  if (rows.length > most) note(list, wrong[list]);
  return rows
    .slice(0, most)
    .map((row, index) =>
      read(typeof row === 'string' ? { name: row } : row, (part, message) =>
        note(`${list}.${index}.${part}`, message),
      ),
    );
}

function readFounder(row: Row, note: Note): NewFounder {
  const [name, title] = [lineOf(row.name), lineOf(row.title)];
  if (!hasLength(2, 80)(name)) note('name', wrong.founderName);
  if (!hasLength(0, 80)(title)) note('title', wrong.founderTitle);
  const typed = cleanLine(textOf(row.link));
  const link = typed === '' ? null : readWebAddress(typed);
  if (typed !== '' && link === null) note('link', wrong.link);
  return { name, title: title || null, link };
}

function readRound(row: Row, about: About, note: Note): ListingRound {
  const read = (part: 'round' | 'date' | 'amount' | 'investors') => {
    const typed = textOf(row[part], part === 'investors');
    if (typed.trim() === '' && part !== 'round') return null;
    const fact = readFact('funding', part, typed, about);
    if ('value' in fact) return fact.value;
    note(part, fact.wrong);
    return null;
  };
  const text = (value: FactValue | null) => (value === null ? null : String(value));
  const investors = read('investors');
  const source = readWebAddress(cleanLine(textOf(row.source_url)));
  if (source === null) note('source_url', wrong.source);
  return {
    round: text(read('round')) ?? '',
    date: text(read('date')),
    amount: text(read('amount')),
    investors: Array.isArray(investors) ? investors : [],
    source_url: source ?? '',
  };
}
