// What a figure asks for, read once: conditions of its filters and of its lens, and what it
// compares.
import { sql as raw } from 'kysely';
import { exitsPath } from '../base/paths.ts';
import { slugify } from '../base/slug.ts';
import { EXIT_KINDS, type ExitKind, type ExitsFilter } from '../catalogue/exit-contract.ts';
import type { Sql } from '../data/database.ts';
import type { FilterColumns } from '../find/filters/filter-columns.ts';
import { readAsked } from '../find/filters/look-up.server.ts';
import { type ListShape, listHref, type Triple } from '../find/lists/list-address.ts';
import { ROUND_LIST_FILTERS, ROUNDS_SHAPE, STARTUPS_SHAPE } from '../find/lists/list-shapes.ts';
import { namingParameters } from '../find/lists/read-list.server.ts';
import type { Context } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { figureText as text } from '../text/text.ts';
import {
  type FigureAsked,
  isCount,
  MAX_COMPARED,
  type Subject,
  subjectOf,
} from './figure-contract.ts';
import { YEAR_COLUMNS } from './figure-splits.server.ts';
import { type Lens, lensFilters, RECORD_LENS } from './lens.ts';

export const EXIT_FILTERS: FilterColumns<
  'kind' | 'country' | 'industry' | 'year' | 'since' | 'until'
> = {
  kind: { kind: 'choice', label: text.exitKind, choices: EXIT_KINDS },
  country: { kind: 'reference', label: ROUND_LIST_FILTERS.country.label, refersTo: 'country' },
  industry: { kind: 'many', label: ROUND_LIST_FILTERS.industry.label, refersTo: 'industry' },
  year: { kind: 'number', label: text.year, isWhole: true },
  since: { kind: 'number', label: text.from, isWhole: true },
  until: { kind: 'number', label: text.to, isWhole: true },
};

/** The list whose filters a figure has, and whose rows are its records. */
export const SHAPES: Record<Subject, ListShape> = {
  rounds: ROUNDS_SHAPE,
  startups: STARTUPS_SHAPE,
  exits: { path: '/exits', columns: EXIT_FILTERS, defaultSort: '' },
};

/** Columns of filters that a figure takes; its years have parameters of their own. */
export const filtersOf = (subject: Subject): string[] =>
  subject === 'exits' ? ['kind', 'country', 'industry'] : Object.keys(SHAPES[subject].columns);

/** Of the list of exits, which takes one value each. Throws 422. */
export function readExits(filters: readonly Triple[]): ExitsFilter {
  const asked: ExitsFilter = {};
  for (const { column, operator, query_1 = '' } of filters) {
    if (!['equals', 'includes'].includes(operator) || asked[column as keyof ExitsFilter]) {
      throw invalid({ [column]: [text.errors.oneOfExits] });
    }
    if (column === 'kind') asked.kind = query_1 as ExitKind;
    if (column === 'country' || column === 'industry') asked[column] = query_1;
    if (column === 'year' || column === 'since' || column === 'until') {
      asked[column] = Number(query_1);
    }
  }
  return asked;
}

export function hrefOf(subject: Subject, filters: readonly Triple[]): string {
  return subject === 'exits'
    ? exitsPath(readExits(filters))
    : listHref(SHAPES[subject], { filters });
}

/** Looks up the names in filters. Throws 422 by the parameter that is wrong. */
export async function readConditions<Name extends string>(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  columns: FilterColumns<Name>,
  filters: readonly Triple[],
) {
  const read = readAsked({ sql, now }, columns, filters, { keys: null });
  return (await namingParameters({ filters }, read)).conditions;
}

/** Its filters, apart from them those of its years and of its lens. Throws 422. */
export async function readScope(sql: Sql, asked: FigureAsked) {
  const { measure, from, to, region, filters } = asked;
  const subject = subjectOf(measure);
  const scope: Triple[] = [...filters];
  if (region) scope.push(await readRegion(sql, subject, region));
  const years = yearFilters(subject, from, to);
  const lens: Lens | null = asked.lens ?? (isCount(measure) ? null : RECORD_LENS);
  if (asked.lens && subject !== 'rounds') throw invalid({ lens: [text.errors.noLens(measure)] });
  return { subject, scope, years, lens, lensFilters: lens ? lensFilters(lens) : [] };
}

function yearFilters(subject: Subject, from?: number, to?: number): Triple[] {
  if (!from && !to) return [];
  if (from && to && to < from) throw invalid({ to: [text.errors.toBeforeFrom] });
  const column = YEAR_COLUMNS[subject];
  if (subject === 'exits') {
    if (from === to) return [{ column: 'year', operator: 'equals', query_1: String(from) }];
    return [
      ...(from ? [{ column: 'since', operator: 'equals', query_1: String(from) }] : []),
      ...(to ? [{ column: 'until', operator: 'equals', query_1: String(to) }] : []),
    ];
  }
  if (from && from === to) return [{ column, operator: 'equals', query_1: String(from) }];
  if (!from) return [{ column, operator: 'lte', query_1: String(to) }];
  if (!to) return [{ column, operator: 'gte', query_1: String(from) }];
  return [{ column, operator: 'between', query_1: String(from), query_2: String(to) }];
}

export interface Compared {
  key: string;
  label: string;
  filter: Triple;
}

interface Named {
  kind: 'country' | 'city' | 'region' | 'industry' | 'investor';
  slug: string;
  name: string;
  countries: string | null;
}

/** Places come before industries, and these before investors of the same slug. Throws 422. */
export async function readCompared(
  sql: Sql,
  subject: Subject,
  given: readonly string[],
): Promise<Compared[]> {
  const slugs = [...new Set(given.map((one) => slugify(one)).filter(Boolean))];
  if (slugs.length > MAX_COMPARED) throw invalid({ compare: [text.errors.tooMany(MAX_COMPARED)] });
  const named = slugs.length > 0 ? await findNamed(sql, slugs) : [];
  return slugs.map((slug) => {
    if (/^(19|20)\d\d$/.test(slug)) {
      const column = YEAR_COLUMNS[subject];
      return { key: slug, label: slug, filter: { column, operator: 'equals', query_1: slug } };
    }
    const found = named.find((one) => one.slug === slug);
    if (!found) throw invalid({ compare: [text.errors.unknownCompared(slug.slice(0, 80))] });
    const { kind, name, countries } = found;
    return { key: slug, label: name, filter: toFilter(subject, kind, slug, countries) };
  });
}

function toFilter(
  subject: Subject,
  kind: Named['kind'],
  slug: string,
  countries: string | null,
): Triple {
  const isKnown = kind === 'region' ? subject !== 'exits' : filtersOf(subject).includes(kind);
  if (!isKnown) throw invalid({ compare: [text.errors.notCompared(slug, subject)] });
  if (kind === 'region') return { column: 'country', operator: 'in', query_1: countries ?? '' };
  const isMany = kind === 'industry' || kind === 'investor';
  return { column: kind, operator: isMany ? 'includes' : 'equals', query_1: slug };
}

async function readRegion(sql: Sql, subject: Subject, region: string): Promise<Triple> {
  if (subject === 'exits') throw invalid({ region: [text.errors.oneOfExits] });
  const named = await findNamed(sql, [slugify(region)]);
  const found = named.find(({ kind }) => kind === 'region');
  if (!found) throw invalid({ region: [text.errors.unknownRegion(region.slice(0, 80))] });
  return toFilter(subject, 'region', found.slug, found.countries);
}

async function findNamed(sql: Sql, slugs: readonly string[]): Promise<Named[]> {
  const { rows } = await raw<Named>`
    select kind, slug, name, null as countries from places
    where slug = any (${slugs}::text[]) and kind in ('country', 'city')
    union all
    select 'region', lower(replace(region, ' ', '-')), region, string_agg(slug, ',' order by slug)
    from places where lower(replace(region, ' ', '-')) = any (${slugs}::text[]) group by region
    union all
    select 'industry', slug, name, null from industries where slug = any (${slugs}::text[])
    union all
    select 'investor', slug, name, null from investors where slug = any (${slugs}::text[])`.execute(
    sql,
  );
  return rows;
}

/** The filters of a group's records: one of several values becomes the one of the group. */
export function narrow(filters: readonly Triple[], to: Triple | undefined): Triple[] {
  if (!to) return [...filters];
  const isWider = ({ column, operator }: Triple) =>
    column === to.column &&
    to.operator === 'equals' &&
    (operator === 'equals' || operator === 'in');
  return [...filters.filter((one) => !isWider(one)), to];
}
