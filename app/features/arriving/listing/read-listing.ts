// Reads a listing as it was typed or sent: every fact by the catalogue's own reader.

import { cleanLine } from '../../../base/clean-text.ts';
import type { KindName } from '../../../catalogue/field.ts';
import type { About } from '../../../catalogue/kinds.ts';
import { readFact } from '../../../catalogue/read-fact.ts';
import type { FieldErrors } from '../../../http/errors.ts';
import { readWebAddress } from '../../../language/values/address.ts';
import { listingText } from '../../../text/text.ts';
import {
  givenOf,
  hasLength,
  LISTED,
  type ListingContent,
  type ListingFounder,
  type ListingRound,
  MAX_FOUNDERS,
  MAX_ROUNDS,
} from './contract.ts';

const { wrong } = listingText;

export interface ReadListing {
  content: Omit<ListingContent, 'logo'>;
  isConfirmed: boolean;
  isOther: boolean;
  /** By field, such as rounds.0.date. */
  errors: FieldErrors;
}

export function readListing(given: Record<string, unknown>, about: About): ReadListing {
  const errors: FieldErrors = {};
  const content: Record<string, unknown> = {};
  for (const [name, field] of LISTED) {
    const [key, value] = givenOf(given, name, field);
    const typed = textOf(value, LISTS.includes(field.kind));
    const country = typeof content.country === 'string' ? content.country : undefined;
    if (typed.trim() === '' && !field.isRequired) content[name] = null;
    else {
      const read = readFact('startup', name, typed, { ...about, country });
      if ('wrong' in read) errors[key] = [read.wrong];
      else content[name] = read.value;
    }
  }
  content.rounds = readRows(given.rounds, 'rounds', MAX_ROUNDS, errors, readRound(about));
  content.founders = readRows(given.founders, 'founders', MAX_FOUNDERS, errors, readFounder);
  content.role = readLine(given.role, 2, 80, wrong.role, (message) => {
    errors.role = [message];
  });
  const isConfirmed = isOn(given.confirmation);
  if (!isConfirmed) errors.confirmation = [wrong.confirmation];
  const isOther = isOn(given.not_duplicate);
  return { content: content as ReadListing['content'], isConfirmed, isOther, errors };
}

const LISTS: readonly KindName[] = ['links', 'names', 'nations', 'choices'];

/** Parts of a list stand on lines of their own, so that commas within them are kept. */
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

type Note = (message: string, field: string) => void;
type Row = Record<string, unknown>;

/** The rows that are not blank, in their order; errors say which of them. */
function readRows<Read>(
  given: unknown,
  list: 'rounds' | 'founders',
  most: number,
  errors: FieldErrors,
  read: (row: Row, note: Note) => Read,
): Read[] {
  const rows = (typeof given === 'object' && given !== null ? Object.values(given) : []).filter(
    (row) => !isBlank(row),
  );
  if (rows.length > most) errors[list] = [wrong[list]];
  return rows.slice(0, most).map((row, index) =>
    read(typeof row === 'string' ? { name: row } : (row as Row), (message, field) => {
      errors[`${list}.${index}.${field}`] = [message];
    }),
  );
}

function readLine(
  given: unknown,
  min: number,
  max: number,
  message: string,
  note: (message: string) => void,
): string {
  const line = cleanLine(typeof given === 'string' ? given : '');
  if (!hasLength(min, max)(line)) note(message);
  return line;
}

function readFounder(row: Row, note: Note): ListingFounder {
  const name = readLine(row.name, 2, 80, wrong.founderName, (message) => note(message, 'name'));
  const title = readLine(row.title, 0, 80, wrong.founderTitle, (message) => note(message, 'title'));
  const typed = cleanLine(textOf(row.link));
  const link = typed === '' ? null : readWebAddress(typed);
  if (typed !== '' && link === null) note(wrong.link, 'link');
  return { name, title: title || null, link };
}

const readRound =
  (about: About) =>
  (row: Row, note: Note): ListingRound => {
    const read = (field: 'round' | 'date' | 'amount' | 'investors') => {
      const typed = textOf(row[field], field === 'investors');
      if (typed.trim() === '' && field !== 'round') return null;
      const fact = readFact('funding', field, typed, about);
      if ('value' in fact) return fact.value;
      note(fact.wrong, field);
      return null;
    };
    const text = (value: ReturnType<typeof read>) => (value === null ? null : String(value));
    const investors = read('investors');
    const source = readWebAddress(cleanLine(textOf(row.source_url)));
    if (source === null) note(wrong.source, 'source_url');
    return {
      round: text(read('round')) ?? '',
      date: text(read('date')),
      amount: text(read('amount')),
      investors: Array.isArray(investors) ? investors : [],
      source_url: source ?? '',
    };
  };
