// Search of investors by name, type and stage (spec section 7, decisions.md).
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { InvestorResult } from './contract.ts';
import type { InvestorFilters } from './filters.server.ts';
import {
  type InvestorColumns,
  investorFigureColumns,
  investorNameColumns,
  sortRounds,
  toInvestorRow,
} from './select-investors.server.ts';

// Shorter words share no triple of letters with a name, by which an index finds them, but a pair.
const INDEXED_LETTERS = 3;
/** How many names have one or two such letters side by side is summed; others have to be folded first. */
const SUMMED_LETTERS = /^[!-~]{1,2}$/;
/** Of more matches the first in order are walked to, instead of putting all in order. */
const FEW = 1_000;

export interface InvestorPage {
  total: number;
  rows: InvestorResult[];
  /** near: no name has the words asked, these come closest. */
  match: 'exact' | 'near';
}

interface ResultColumns extends InvestorColumns {
  stages: string[];
  website: string | null;
}

/** Names with all words asked, those that begin with them first; only when there are none, the most similar ones. */
export async function searchInvestors(
  sql: Sql,
  filters: InvestorFilters,
  page: number,
  perPage: number,
): Promise<InvestorPage> {
  const exact = await countMatches(sql, filters, 'exact');
  const match = exact === 0 && filters.q ? 'near' : 'exact';
  const total = match === 'exact' ? exact : await countMatches(sql, filters, 'near');
  const isWalked = Boolean(filters.q) && match === 'exact' && total > FEW;
  const { rows } = await raw<ResultColumns>`
    select ${investorNameColumns}, ${investorFigureColumns}, i.website, i.stages || i.joined_rounds as stages
    from ${isWalked ? firstOf(filters, page * perPage) : investorsOf(filters, match)} left join places country on country.iso2 = i.country_code
    where ${matches(filters, match, isWalked)}
    order by ${orderOf(filters, match)} ${BY_DEALS}
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(sql);
  return { total, match, rows: rows.map(toResult) };
}

/** How many investors each single filter, dropped, would give; only those that give any. */
export async function countWithout(
  sql: Sql,
  filters: InvestorFilters,
): Promise<Array<{ dropped: keyof InvestorFilters; total: number }>> {
  const given = (['q', 'type', 'stage'] as const).filter((filter) => filters[filter]);
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
  const { q = '', type = '', stage = '' } = filters;
  const isSummed = q === '' || (match === 'exact' && !type && !stage && SUMMED_LETTERS.test(q));
  const { rows } = await (isSummed
    ? raw<{ count: number }>`
        select coalesce(sum(investors_count), 0) as count from investor_sums
        where type = ${type} and stage = ${stage} and pair = ${q.toLowerCase()}`
    : raw<{ count: number }>`
        select count(*) as count from ${investorsOf(filters, match)} where ${matches(filters, match)}`
  ).execute(sql);
  return rows[0]?.count ?? 0;
}

/** All of them, or those whose names come near. */
function investorsOf({ q }: InvestorFilters, match: InvestorPage['match']): RawBuilder<unknown> {
  if (match === 'exact' || !q) return raw`investors i`;
  return raw`(select i.*, near.similarity
    from list_similar_investors(fold_name(${q})) near join investors i on i.id = near.id) i`;
}

const BY_DEALS = raw`i.deals_count desc, i.total_amount desc nulls last, i.name, i.id`;

/** The first matches in order: of those that begin with what is asked, and of the others, by walking through all in the order of deals. */
function firstOf(filters: InvestorFilters, most: number): RawBuilder<unknown> {
  const asked = raw`(select fold_name(${filters.q ?? ''}))`;
  const isMatch = matches(filters, 'exact', true);
  // No name has the last of all signs.
  return raw`(
    (select i.* from (
        select * from investors where name_folded ~>=~ ${asked} and name_folded ~<~ (${asked} || chr(1114111)) offset 0) i
      where ${isMatch} order by ${BY_DEALS} limit ${most})
    union all
    (select i.* from investors i where not starts_with(i.name_folded, ${asked}) and ${isMatch}
      order by ${BY_DEALS} limit ${most})) i`;
}

function matches(
  { q, type, stage }: InvestorFilters,
  match: InvestorPage['match'],
  isWalked = false,
): RawBuilder<boolean> {
  const conditions = [raw`true`];
  // A plain comparison would be guessed to leave few, and all would be read and sorted instead of walked through in order.
  if (type) conditions.push(raw`coalesce(i.type = ${type}, false)`);
  if (stage) conditions.push(raw`coalesce(${stage} = any (i.stages || i.joined_rounds), false)`);
  if (q && match === 'exact')
    conditions.push(...q.split(/\s+/).map(isWalked ? containsWord : hasWord));
  return raw<boolean>`${raw.join(conditions, raw` and `)}`;
}

/** By an index. The word is folded once, not for each name. */
function hasWord(word: string): RawBuilder<unknown> {
  return word.length >= INDEXED_LETTERS
    ? raw`i.name_folded like (select '%' || replace(replace(replace(fold_name(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`
    : raw`(letter_pairs(i.name_folded) @> (select letter_pairs(fold_name(${word}))) and ${containsWord(word)})`;
}

/** The same of names looked at one after the other. */
function containsWord(word: string): RawBuilder<unknown> {
  return raw`position((select fold_name(${word})) in i.name_folded) > 0`;
}

function orderOf({ q }: InvestorFilters, match: InvestorPage['match']): RawBuilder<unknown> {
  if (!q) return raw``;
  return match === 'near'
    ? raw`i.similarity desc,`
    : raw`starts_with(i.name_folded, (select fold_name(${q}))) desc,`;
}

function toResult({ stages, ...columns }: ResultColumns): InvestorResult {
  return { ...toInvestorRow(columns), stages: sortRounds(stages) };
}
