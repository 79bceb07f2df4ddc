// Looks up references in filters, such as industries and investors, by slug or name, and the names
// of what was found.

import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../../base/dates.ts';
import type { ReferenceKind } from '../../catalogue/field.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { findClosest } from '../../language/slips.ts';
import { readNameWords } from '../../language/tokens.ts';
import { searchText } from '../../text/text.ts';
import type { Condition, SortKey } from '../conditions.ts';
import { beginningWith } from '../names/name-rows.server.ts';
import { findNames, foldTexts } from '../names/names.server.ts';
import type { ColumnName } from './filter-columns.ts';
import { type FilterColumns, STARTUP_FILTERS } from './filter-columns.ts';
import { type Filter, type ReferenceNames, readFilters, readSort } from './read-filters.ts';

/** A filter with its names looked up. */
export interface Asked<Name extends string = ColumnName> extends Condition<Name> {
  index: number;
  /** Of references: the names as they were given, with the ids of each. */
  named?: { refersTo: ReferenceKind; ids: ReadonlyMap<string, readonly number[]> };
}

/** Parses filters and looks up their names. Throws 422 with all errors. */
export async function readAsked<Name extends string, Order>(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  columns: FilterColumns<Name>,
  given: unknown,
  order: { keys: Order } | { error: string },
): Promise<{ conditions: Asked<Name>[]; sort: Order }> {
  const { filters, errors } = readFilters(columns, given, isoDay(now));
  if ('error' in order) errors.sort = [order.error];
  const texts = filters.flatMap(({ test }) => (test.kind === 'text' ? [test.text] : []));
  const folded = await foldTexts(sql, texts);
  const ids = await findReferences(sql, filters);
  const all = { ...errors, ...(await describeUnknown(sql, filters, ids, columns)) };
  if ('error' in order || Object.keys(all).length > 0) throw invalid(all);
  return { conditions: filters.map((filter) => resolve(filter, ids, folded)), sort: order.keys };
}

/** Of startups, with an order. Throws 422 with all errors. */
export const readSearch = (
  context: Pick<Context, 'sql' | 'now'>,
  { f, sort = '' }: { f: unknown; sort?: string },
): Promise<{ conditions: Asked[]; sort: SortKey[] }> =>
  readAsked(context, STARTUP_FILTERS, f, readSort(sort));

/** By kind and name; several where several rows have the name. */
type Ids = ReadonlyMap<string, readonly number[]>;

function resolve<Name extends string>(
  { index, column, isNegated, test }: Filter<Name>,
  ids: Ids,
  folded: ReadonlyMap<string, string>,
): Asked<Name> {
  const asked = { index, column, isNegated };
  if (test.kind === 'text') {
    const text = (folded.get(test.text) ?? test.text).replaceAll(/[\t\n\r]/g, ' ');
    return { ...asked, test: { ...test, text } };
  }
  if (test.kind !== 'reference') return { ...asked, test };
  const { refersTo, names, needsAll } = test;
  const groups = names.map((name) => ids.get(`${refersTo} ${name}`) ?? []);
  const named = { refersTo, ids: new Map(names.map((name, place) => [name, groups[place] ?? []])) };
  return { ...asked, named, test: { kind: 'ids', groups: needsAll ? groups : [groups.flat()] } };
}

/** By slug first, as our form sends them, then by name. */
async function findReferences(
  sql: Sql,
  filters: readonly Filter<string>[],
): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  const tests = filters.flatMap(({ test }) => (test.kind === 'reference' ? [test] : []));
  for (const lookUps of [BY_SLUG, BY_NAME]) {
    const wanted = new Map<ReferenceKind, Set<string>>();
    for (const { refersTo, names } of tests) {
      const missing = names.filter((name) => !ids.has(`${refersTo} ${name}`));
      if (missing.length > 0 && lookUps[refersTo]) {
        wanted.set(refersTo, new Set([...(wanted.get(refersTo) ?? []), ...missing]));
      }
    }
    if (wanted.size > 0) await collect(sql, wanted, lookUps, ids);
  }
  return ids;
}

type LookUps = Partial<Record<ReferenceKind, RawBuilder<unknown>>>;

async function collect(
  sql: Sql,
  wanted: ReadonlyMap<ReferenceKind, ReadonlySet<string>>,
  lookUps: LookUps,
  ids: Map<string, number[]>,
): Promise<void> {
  const parts = [...wanted].map(
    ([refersTo, names]) =>
      raw`select ${refersTo} as kind, named.name, found.id
        from unnest(${[...names]}::text[]) as named (name)
          cross join lateral (${lookUps[refersTo]}) found`,
  );
  const { rows } = await raw<{ kind: ReferenceKind; name: string; id: number }>`
    ${raw.join(parts, raw` union all `)}`.execute(sql);
  for (const { kind, name, id } of rows) {
    const key = `${kind} ${name}`;
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
}

const BY_SLUG: LookUps = {
  country: raw`select id from places where kind = 'country' and slug = named.name`,
  city: raw`select id from places where kind = 'city' and slug = named.name`,
  startup: raw`select id from startups where slug = named.name`,
  industry: raw`select id from industries where slug = named.name`,
  investor: raw`select id from investors where slug = named.name`,
  technology: raw`select id from technologies where slug = named.name`,
};

/** Names are not unique; they are compared without case, accents, spaces and punctuation. */
const bySearchedName = (kind: 'startup' | 'industry' | 'investor') => raw`
  select entity_id as id from search_names
  where word = search_key(named.name) and is_whole and kind = ${kind}`;

const BY_NAME: LookUps = {
  country: raw`
    select id from places where kind = 'country' and iso2 = upper(named.name)
    union all
    select p.id from search_names n join places p on p.id = n.entity_id
    where n.word = search_key(named.name) and n.is_whole and n.kind = 'location' and p.kind = 'country'
      and not exists (select from places where kind = 'country' and iso2 = upper(named.name))`,
  // States of different countries share names and slugs.
  state: raw`
    select id from places
    where kind = 'state' and (slug = named.name or search_key(name) = search_key(named.name))`,
  city: raw`
    select p.id from search_names n join places p on p.id = n.entity_id
    where n.word = search_key(named.name) and n.is_whole and n.kind = 'location' and p.kind = 'city'`,
  startup: bySearchedName('startup'),
  industry: bySearchedName('industry'),
  investor: bySearchedName('investor'),
  founder: raw`select id from people where fold_name(name) = fold_name(named.name)`,
  technology: raw`select id from technologies where search_key(name) = search_key(named.name)`,
};

/** Each filter's first unknown name, with the most similar one. */
async function describeUnknown<Name extends string>(
  sql: Sql,
  filters: readonly Filter<Name>[],
  ids: Ids,
  columns: FilterColumns<Name>,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const { index, column, test } of filters) {
    if (test.kind !== 'reference') continue;
    const name = test.names.find((one) => !ids.has(`${test.refersTo} ${one}`));
    if (name === undefined) continue;
    const nearest = await findNearest(sql, test.refersTo, name);
    const kind = columns[column].label.toLowerCase();
    errors[`f.${index}.query_1`] = [
      searchText.errors.unknownReference(kind, name.slice(0, 80), nearest),
    ];
  }
  return errors;
}

// Covers small kinds completely, and of large ones the names with the same beginning.
const CANDIDATES = 1_000;
const CLOSE_NAMES = 10;

async function findNearest(
  sql: Sql,
  refersTo: ReferenceKind,
  name: string,
): Promise<string | null> {
  if (refersTo === 'investor' || refersTo === 'startup' || refersTo === 'industry') {
    const suggestions = await findNames(sql, name, CLOSE_NAMES);
    const found = suggestions.find(({ kind }) => kind === refersTo);
    if (found || refersTo !== 'industry') return found?.name ?? null;
  }
  const { rows } = await raw<{ name: string }>`${listCandidates(refersTo, name)}`.execute(sql);
  return findClosest(
    name,
    rows.map((row) => row.name),
  );
}

function listCandidates(
  refersTo: Exclude<ReferenceKind, 'investor' | 'startup'>,
  name: string,
): RawBuilder<unknown> {
  if (refersTo === 'country' || refersTo === 'state' || refersTo === 'city') {
    return raw`select name from places where kind = ${refersTo} order by name limit ${CANDIDATES}`;
  }
  if (refersTo === 'founder') {
    const word = readNameWords(name.toLowerCase())?.words[0] ?? '';
    const { from, to } = beginningWith(word.slice(0, 3));
    return raw`select name from people
      where fold_name(name) ~>=~ ${from} and fold_name(name) ~<~ ${to}
      order by name limit ${CANDIDATES}`;
  }
  const table = refersTo === 'industry' ? 'industries' : 'technologies';
  return raw`select name from ${raw.table(table)} order by name limit ${CANDIDATES}`;
}

const TABLES: Record<ReferenceKind, string> = {
  country: 'places',
  state: 'places',
  city: 'places',
  startup: 'startups',
  industry: 'industries',
  investor: 'investors',
  founder: 'people',
  technology: 'technologies',
};

/** Names of industries, investors and so on, for chips. */
export async function nameReferences(
  sql: Sql,
  { conditions }: { conditions: ReadonlyArray<Asked<string>> },
): Promise<ReferenceNames> {
  const references = conditions.flatMap(({ column, named }) =>
    [...(named?.ids ?? [])].map(([name, ids]) => ({
      key: `${column} ${name}`,
      refersTo: named?.refersTo as ReferenceKind,
      ids,
    })),
  );
  if (references.length === 0) return {};
  const parts = [...Map.groupBy(references, ({ refersTo }) => refersTo)].map(
    ([refersTo, those]) => raw`
      select ${refersTo} as kind, id, name from ${raw.table(TABLES[refersTo])}
      where id = any(${those.flatMap(({ ids }) => ids)}::bigint[])`,
  );
  const { rows } = await raw<{ kind: ReferenceKind; id: number; name: string }>`
    ${raw.join(parts, raw` union all `)}`.execute(sql);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return Object.fromEntries(
    references.flatMap(({ key, refersTo, ids }) => {
      const [name, ...others] = new Set(ids.map((id) => names.get(`${refersTo} ${id}`)));
      return name !== undefined && others.length === 0 ? [[key, name]] : [];
    }),
  );
}
