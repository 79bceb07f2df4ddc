// Values as columns of a record's own table, and the sources that show them.
import { type RawBuilder, sql as raw } from 'kysely';
import { hostOf } from '../base/address.ts';
import { isoDay, parsePartialDate, toStartOfPeriod } from '../base/dates.ts';
import type { Sql } from '../data/database.ts';
import { HttpError } from '../http/errors.ts';
import { findSharedHost } from '../language/values/address.ts';
import { readAnyCountry } from '../language/values/place.ts';
import { fieldsText as text } from '../text/text.ts';
import type { Field, KindName } from './field.ts';
import type { FactValue } from './kinds.ts';
import { markChecked, recordSource } from './sources/record-source.server.ts';

/** What a writer gets in addition to the field. */
export interface Setting {
  id: number;
  value: FactValue | null;
  sourceId: number;
  now: Date;
}

/** Values by column. */
export type Columns = Record<string, unknown>;

/** The columns of its own table that hold a value; those that go with it follow the kind. */
export function columnsOf(name: string, field: Field, value: FactValue | null): Columns {
  const { kind, column = name, with: beside = [] } = field;
  switch (kind) {
    case 'date': {
      const date = typeof value === 'string' ? parsePartialDate(value) : null;
      const [precision = ''] = beside;
      return { [column]: date && toStartOfPeriod(date), [precision]: date?.precision ?? null };
    }
    case 'flag':
      return { [column]: value === null ? null : true };
    case 'nation':
      return { [column]: codeOf(value) };
    case 'choices':
    case 'identifiers':
      return { [column]: value ?? [] };
    case 'addresses':
      return { [column]: JSON.stringify(value ?? []) };
    case 'address':
      return { [column]: value, ...(beside.includes('domain') ? { domain: domainOf(value) } : {}) };
    default:
      return { [column]: value, ...Object.fromEntries(beside.map((one) => [one, null])) };
  }
}

/** Of kinds whose values are in a column of the record itself. */
const TYPES: Partial<Record<KindName, string>> = {
  line: 'text',
  text: 'text',
  year: 'int',
  count: 'bigint',
  dollars: 'numeric',
  date: 'date',
  choice: 'text',
  choices: 'text[]',
  identifiers: 'text[]',
  nation: 'text',
  address: 'text',
  handle: 'text',
  ticker: 'text',
  owner: 'text',
  flag: 'boolean',
};

/** Types of those columns, as columnsOf fills them; null for a field kept in rows of its own. */
export function columnTypes(name: string, { kind, column = name, with: beside = [] }: Field) {
  const type = TYPES[kind];
  if (!type) return null;
  const [precision] = beside;
  return {
    [column]: type,
    ...(kind === 'date' && precision ? { [precision]: 'text' } : {}),
  };
}

/** ISO 3166-1 alpha-2 of a country by its name. */
export const codeOf = (value: unknown): string | null =>
  typeof value === 'string' ? readAnyCountry(value).value : null;

/** By which a startup is recognised; null on hosts that many share. */
const domainOf = (value: unknown): string | null =>
  typeof value === 'string' && !findSharedHost(value) ? hostOf(value) : null;

export async function setColumns(
  sql: Sql,
  table: string,
  id: number,
  columns: Columns,
): Promise<void> {
  await raw`update ${raw.table(table)} set ${sets(columns)} where id = ${id}`.execute(sql);
}

export const sets = (columns: Columns) =>
  raw.join(Object.entries(columns).map(([column, value]) => raw`${raw.ref(column)} = ${value}`));

/** Adds to `source_ids` of the row. */
export const withSource = (sourceId: number): RawBuilder<unknown> =>
  raw`case when ${sourceId} = any(source_ids) then source_ids else coalesce(source_ids, '{}') || ${sourceId}::bigint end`;

/** Saves an address as a source that somebody has just checked; returns its id. */
export async function saveSource(sql: Sql, url: string, publisher: string, now: Date) {
  const today = isoDay(now);
  const id = await recordSource(sql, { url, publisher, readOn: today });
  await markChecked(sql, url, today);
  return id;
}

/** `shows` is the field of the profile that it shows. */
export async function linkSource(
  sql: Sql,
  startupId: number,
  sourceId: number,
  shows: string | null,
): Promise<void> {
  const shown = shows === null ? [] : [shows];
  await raw`
    insert into startup_sources as known (startup_id, source_id, shows)
    values (${startupId}, ${sourceId}, ${shown})
    on conflict (startup_id, source_id) do update set shows = known.shows || excluded.shows
      where not known.shows @> excluded.shows`.execute(sql);
}

export function requireAll(rows: readonly unknown[], count: number): void {
  if (rows.length < count) throw new HttpError(409, text.valueGone);
}
