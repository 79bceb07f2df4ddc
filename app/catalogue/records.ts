// The kinds of records and their fields, found by name.
import type { SubjectKind } from '../base/desk-paths.ts';
import { EXIT } from './exit.ts';
import { type Field, type Fields, fieldsFor, unitLabel } from './field.ts';
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

/** What no field covers, in words; a moderator acts on it. */
const OTHER: Field = {
  kind: 'text',
  label: 'Something else',
  min: 2,
  max: 1000,
  isNeeded: true,
  wrong: 'Describe it in 2 to 1,000 characters',
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
  return found.at ? `${found.field.label} at ${found.at}` : found.field.label;
}

/** How to write it, beside the control of a correction. */
export function factHint(kind: SubjectKind, given: string): string | undefined {
  const field = findField(kind, given)?.field;
  return field?.adds ?? field?.hint;
}

/** A stored value for readers: money and dates in words. */
export function sayFact(given: string, value: string | null): string {
  const field = findAny(given)?.field;
  if (value === null || value === '') return field?.kind === 'money' ? 'undisclosed' : 'unknown';
  return (field && KINDS[field.kind].say?.(value)) ?? value;
}

/** Of a column: "Industry". */
export const columnLabel = ({ label, one = label, unit }: Field): string =>
  unitLabel({ label: one, unit });

/** A value as the facts of a record say it. */
export const sayStored = (value: FactValue | null): string | null =>
  value === null ? null : typeof value === 'object' ? value.join(', ') : String(value);
