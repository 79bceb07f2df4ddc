// The kinds of records and their fields, found by name.

import type { SubjectKind } from '../base/desk-paths.ts';
import { sayName } from '../text/say-name.ts';
import { correctionsText, marksText } from '../text/text.ts';
import { EXIT } from './exit.ts';
import { type Field, type Fields, fieldsFor } from './field.ts';
import { INVESTOR } from './investor.ts';
import { type FactValue, KINDS } from './kinds.ts';
import { PERSON, ROLE } from './person.ts';
import { PLACE } from './place.ts';
import { ROUND } from './round.ts';
import { STARTUP } from './startup.ts';

export const RECORDS: Readonly<Record<SubjectKind, Fields>> = {
  startup: STARTUP,
  funding: ROUND,
  investor: INVESTOR,
  person: { ...PERSON, ...ROLE },
  exit: EXIT,
  location: PLACE,
};

/** A correction in words, of something that no field covers; a moderator acts on it. */
const OTHER: Field = {
  kind: 'text',
  get label() {
    return sayName('Something else');
  },
  min: 2,
  max: 1000,
  isNeeded: true,
  get wrong() {
    return sayName('Describe it in 2 to 1,000 characters');
  },
};

export interface FoundField {
  /** As the catalogue calls it now. */
  name: string;
  field: Field;
  /** Of a role: the startup's slug. */
  at?: string | undefined;
}

/** By its name, a former name, or "title:paystack" of a role; null for an unknown one. */
export function findField(kind: SubjectKind, given: string): FoundField | null {
  const [word = '', at] = given.split(':');
  if (word === 'other') return { name: word, field: OTHER };
  if (at !== undefined && !(word in ROLE && kind === 'person')) return null;
  const fields = RECORDS[kind];
  const name = Object.keys(fields).find(
    (one) => one === word || fields[one]?.formerly?.includes(word),
  );
  const field = name && fields[name];
  return field ? { name, field, at } : null;
}

/** The fields that a correction can be about; of a person's roles each has its own. */
export function listCorrectable(kind: SubjectKind, roles: readonly string[] = []): string[] {
  const names = fieldsFor(RECORDS[kind], 'correct').flatMap(([name]) =>
    name in ROLE && kind === 'person' ? roles.map((startup) => `${name}:${startup}`) : [name],
  );
  return [...names, 'other'];
}

const KIND_NAMES = Object.keys(RECORDS) as SubjectKind[];

/** Of whatever record has such a field. */
function findAny(given: string): FoundField | null {
  for (const kind of KIND_NAMES) {
    const found = findField(kind, given);
    if (found) return found;
  }
  return null;
}

/** "Amount"; of a role "Role at paystack". */
export function factLabel(given: string): string {
  const found = findAny(given);
  if (!found) return given;
  const { label } = found.field;
  return found.at ? correctionsText.roleAt(label, found.at) : label;
}

/** How to write it, beside the control of a correction. */
export function factHint(kind: SubjectKind, given: string): string | undefined {
  const field = findField(kind, given)?.field;
  return field?.adds ?? field?.hint;
}

/** Kinds of fields that hold names of the catalogue, which are stored in English. */
const NAMED: readonly Field['kind'][] = [
  'choice',
  'choices',
  'place',
  'nation',
  'nations',
  'links',
  'names',
  'flag',
];

/** A stored value for readers: money, dates and names in words. */
export function sayFact(given: string, value: string | null): string {
  const field = findAny(given)?.field;
  if (value === null || value === '')
    return sayName(field?.kind === 'money' ? 'undisclosed' : 'unknown');
  if (field && NAMED.includes(field.kind)) {
    return value.split(', ').map(sayName).join(marksText.comma);
  }
  return (field && KINDS[field.kind].say?.(value)) ?? value;
}

/** Texts of the record, which stay in English. */
export function isEnglish(given: string): boolean {
  const field = findAny(given)?.field;
  return field?.kind === 'text' || Boolean(field?.isEnglish);
}

/** A value as the facts of a record say it. */
export const sayStored = (value: FactValue | null): string | null =>
  value === null ? null : typeof value === 'object' ? value.join(', ') : String(value);
