import { type RawBuilder, sql as raw } from 'kysely';
import { limitTo } from '../../catalogue/fragments.server.ts';
import type { InvestorResult } from '../../catalogue/investor-contract.ts';
import {
  type ResultColumns,
  resultColumns,
  toResult,
} from '../../catalogue/select-investors.server.ts';
import type { Sql } from '../../data/database.ts';
import { findFitting } from '../../find/fit/fit.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import {
  INVESTOR_SORTS,
  type InvestorFilter,
  type InvestorFilters,
  type InvestorSort,
  listGiven,
} from './filters.server.ts';

export interface InvestorPage {
  total: number;
  rows: InvestorResult[];
  /** near: no name matches; these are the most similar. */
  match: 'exact' | 'near';
}

/** Names with all words, those that begin with them first; without any, the most similar names. */
export async function searchInvestors(
  sql: Sql,
  filters: InvestorFilters,
  page: number,
  perPage: number,
): Promise<InvestorPage> {
  const exact = await countMatches(sql, filters, 'exact');
  const match = exact === 0 && filters.q ? 'near' : 'exact';
  const total = match === 'exact' ? exact : await countMatches(sql, filters, 'near');
  const { rows } = await raw<ResultColumns>`
    select ${resultColumns}
    from ${investorsOf(filters, match)} left join places country on country.iso2 = i.country_code
    where ${matches(filters, match)}
    order by ${orderOf(filters, match)} i.deals_count desc, i.total_amount desc nulls last, i.name, i.id
    ${limitTo(perPage, (page - 1) * perPage)}`.execute(sql);
  return { total, match, rows: rows.map(toResult) };
}

/** Ids of all whose names have all words, for those who follow the search. */
export function selectInvestors(filters: InvestorFilters): RawBuilder<unknown> {
  return raw`select i.id from investors i where ${matches(filters, 'exact')}`;
}

/** The filters beside stage, sector and place, which /investors/fit compares instead. */
const amongOf = (filters: InvestorFilters) => ({
  condition: matches(
    { ...filters, stage: undefined, sector: undefined, place: undefined },
    'exact',
  ),
  hasType: filters.type !== undefined,
});

/** Investors that fit, within the share of searches. Throws 503 over it. */
export const findFit = (
  context: Pick<Context, 'searchSql' | 'now'>,
  filters: InvestorFilters,
  part: { page: number; perPage: number },
): ReturnType<typeof findFitting> =>
  withinSearchBudget(context, (sql) =>
    findFitting(sql, filters, amongOf(filters), context.now, part),
  );

/** Matches without each filter; zero counts are left out. */
export async function countWithout(
  sql: Sql,
  filters: InvestorFilters,
): Promise<Array<{ dropped: InvestorFilter; total: number }>> {
  const given = listGiven(filters);
  if (given.length < 2) return [];
  const counts = await Promise.all(
    given.map(async (dropped) => ({
      dropped,
      total: await countMatches(sql, { ...filters, [dropped]: undefined }, 'exact'),
    })),
  );
  return counts.filter(({ total }) => total > 0);
}

async function countMatches(
  sql: Sql,
  filters: InvestorFilters,
  match: InvestorPage['match'],
): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count
    from ${investorsOf(filters, match)} where ${matches(filters, match)}`.execute(sql);
  return rows[0]?.count ?? 0;
}

function investorsOf({ q }: InvestorFilters, match: InvestorPage['match']): RawBuilder<unknown> {
  if (match === 'exact' || !q) return raw`investors i`;
  return raw`(select i.*, near.similarity
    from list_similar_investors(fold_name(${q})) near join investors i on i.id = near.id) i`;
}

function matches(
  { q, type, stage, country, countryCode, place, sector, led, since }: InvestorFilters,
  match: InvestorPage['match'],
): RawBuilder<boolean> {
  const conditions = [raw`true`];
  if (type) conditions.push(raw`i.type = ${type}`);
  if (stage) conditions.push(raw`${stage} = any (i.stages || i.joined_rounds)`);
  if (country) conditions.push(raw`i.country_code = ${countryCode}`);
  if (led) conditions.push(raw`i.lead_count > 0`);
  if (since) conditions.push(raw`i.last_deal_on >= ${`${since}-01-01`}::date`);
  if (place || sector) conditions.push(hasBacked(place, sector));
  if (q && match === 'exact') conditions.push(...q.split(/\s+/).map(hasWord));
  return raw<boolean>`${raw.join(conditions, raw` and `)}`;
}

/** A startup of the country or city, of the industry, or of both. */
function hasBacked(place: string | undefined, sector: string | undefined): RawBuilder<unknown> {
  return raw`exists (select from deals d
    ${sector ? raw`join startup_industries si on si.startup_id = d.startup_id and si.industry_id = (select id from industries where slug = ${sector})` : raw``}
    where d.investor_id = i.id
    ${
      place
        ? raw`and (d.country_id = (select id from places where kind = 'country' and slug = ${place})
      or d.startup_id in (select id from startups where city_id = (
        select id from places where kind = 'city' and slug = ${place})))`
        : raw``
    })`;
}

/** Uses the trigram index for words of three letters. The word is folded once. */
function hasWord(word: string): RawBuilder<unknown> {
  return raw`i.name_folded like (select '%' || replace(replace(replace(fold_name(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;
}

function orderOf({ q, sort }: InvestorFilters, match: InvestorPage['match']): RawBuilder<unknown> {
  if (sort) {
    const column = INVESTOR_SORTS[sort.replace(/^-/, '') as InvestorSort];
    return sort.startsWith('-') ? raw`${column} desc nulls last,` : raw`${column} nulls last,`;
  }
  if (!q) return raw``;
  return match === 'near'
    ? raw`i.similarity desc,`
    : raw`starts_with(i.name_folded, (select fold_name(${q}))) desc,`;
}
