// What a figure asks for, read once: conditions of its filters and of its lens, and what it
// compares.

import { sql as raw } from 'kysely';
import { slugify } from '../base/slug.ts';
import type { Sql } from '../data/database.ts';
import type { FilterColumns } from '../find/filters/filter-columns.ts';
import { nameReferences, readAsked } from '../find/filters/look-up.server.ts';
import { describeTriple, type Triple } from '../find/lists/list-address.ts';
import { namingParameters } from '../find/lists/read-list.server.ts';
import type { Context } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { sayName } from '../text/say-name.ts';
import { figureText as text } from '../text/text.ts';
import {
  type FigureAsked,
  isCount,
  MAX_COMPARED,
  type Subject,
  subjectOf,
} from './figure-contract.ts';
import { filtersOf, SHAPES } from './figure-shapes.ts';
import { YEAR_COLUMNS } from './figure-splits.server.ts';
import { type Lens, lensFilters, RECORD_LENS } from './lens.ts';

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
    return {
      key: slug,
      label: kind === 'investor' ? name : sayName(name),
      filter: toFilter(subject, kind, slug, countries),
    };
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
    select 'investor', slug, name, null
    from investors where slug = any (${slugs}::text[])`.execute(sql);
  return rows;
}

/** The filters in words: "Country: Kenya", "2015 to 2025". */
export async function sayScope(
  context: Pick<Context, 'sql' | 'now'>,
  { filters, region, from, to }: FigureAsked,
  subject: Subject,
): Promise<string[]> {
  const { columns } = SHAPES[subject];
  const conditions = await readConditions(context, columns, filters);
  const names = await nameReferences(context.sql, { conditions });
  const words = filters.map((triple) => describeTriple(triple, columns, names));
  if (region) {
    const [named] = await findNamed(context.sql, [slugify(region)]);
    words.push(sayName(named?.name ?? region));
  }
  return from || to ? [...words, text.years(from, to)] : words;
}
