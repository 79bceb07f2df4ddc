// The ids of one page of what passes the filters of a search, in the order asked, and how many pass.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { MAX_COUNTED } from './advanced-contract.ts';
import { expectMatches } from './common-matches.server.ts';
import type { Filter } from './filter-language.ts';
import {
  type Among,
  areBroad,
  areInTexts,
  fromMatching,
  haveTextsAll,
  needTexts,
  orderBy,
  passes,
  sortedColumns,
} from './filter-sql.server.ts';
import { asksFor } from './industries-in-countries.server.ts';
import type { Known } from './look-up.server.ts';
import { DEFAULT_SORT, formatSort, type SortKey } from './sort-order.ts';
import { unnamed } from './unnamed.server.ts';

/** No more are sorted, however few they were thought to be. */
const SORTED_AT_MOST = 10_000;
/** Statistics may be a tenth wrong. */
const SURELY_TOO_MANY = 1.2 * SORTED_AT_MOST;

/** Of what very many pass so many startups are read in order, and tested, before all matches are sorted after all. */
const READ_OF_MANY = 30_000;
/** Startups that are read in order, and tested, for each row of the page and those before it, before that. */
const READ_FOR_EACH = 100;

/**
 * Of more matches than are counted a page shows few. To sort them takes a step for each. To read startups in order and test them takes
 * as many steps as there are rows asked for, times startups, by matches: both are the same where the square of matches is rows
 * times startups, if a step takes as long in both. Names stand in every index of an order, and are tested there in half the time; texts
 * are looked up for it, in more than twice the time. By what startups raised texts have an index of their own, and lie in that order
 * within each country: a third of the time. The quicker a step, the more may be read before that is given up.
 */
const WAYS = {
  names: { sortedBelow: 0.5, readAtMost: 10_000 },
  texts: { sortedBelow: 2.5, readAtMost: 5_000 },
  'texts by total': { sortedBelow: 0.35, readAtMost: 15_000 },
  others: { sortedBelow: 1, readAtMost: 5_000 },
};

const ALL_TEXTS: Among = { texts: raw`search_texts` };

export interface Question {
  filters: readonly Filter[];
  known: Known;
  sort: readonly SortKey[];
}

export interface Part {
  /** In rows. */
  offset: number;
  limit: number;
}

interface Page {
  /** One more than are counted when there are more. */
  total: number;
  ids: number[];
}

/** Rows are exact whatever the total says. */
export async function findPage(sql: Sql, question: Question, part: Part): Promise<Page> {
  const isBroad = areBroad(question.filters, question.known);
  const many = isBroad ? await readMany(sql, question, part) : null;
  const few = many?.ids ? null : await sortFew(sql, question, part);
  if (few?.ids) return { total: few.total, ids: few.ids };
  const first = many?.ids ?? (await readIds(sql, firstInOrder(question, part)));
  const isFull = first.length === part.limit;
  return {
    total: (few ?? many)?.total ?? 0,
    ids: isFull ? first : await readIds(sql, sortedAll(question, part)),
  };
}

/** Null where there are not too many to count: an index is no way to few, as what is asked for may all lie at its end. */
async function readMany(sql: Sql, question: Question, part: Part) {
  const first = firstOfMany(question, part);
  const { rows } = await raw<{ total: number; ids: number[] | null }>`${unnamed}
    select total, case when total > ${MAX_COUNTED}::int then array(${first}) end as ids
    from (${countUpTo(question.filters, question.known)}) counted (total)`.execute(sql);
  return rows[0];
}

/** The query of how many pass, up to one more than are counted. */
export function countUpTo(filters: readonly Filter[], known: Known): RawBuilder<unknown> {
  return raw`select count(*)::int from (select ${fromMatching(filters, known)} limit ${MAX_COUNTED + 1}) counted`;
}

interface Few {
  total: number;
  /** Null where there are more than are worth sorting. */
  ids: number[] | null;
}

async function sortFew(sql: Sql, question: Question, part: Part): Promise<Few> {
  const { rows } = await raw<Few>`${unnamed}
    with found as materialized (${found(question)} limit ${SORTED_AT_MOST + 1}), counted as materialized (
      select total, ${areFew(question, part)} as are_few
      from (
        select count(*)::int as total, min(place) as first, max(place) as last
        from (select place from found limit ${MAX_COUNTED + 1}) places) told
    )
    select total, case when (total <= ${MAX_COUNTED}::int or are_few is not false)
      and (select count(*) from found) <= ${SORTED_AT_MOST} then array(${sorted(question, part)}) end as ids
    from counted`.execute(sql);
  return rows[0] ?? { total: 0, ids: [] };
}

/**
 * Whether all are probably few enough to be sorted, null where that is not known: by what is common, or by how far one had to read for those
 * counted, as they lie in their table. Startups of a country lie together: nothing follows of where.
 */
function areFew(question: Question, { offset, limit }: Part): RawBuilder<unknown> {
  const { filters, known } = question;
  if (expectMatches(filters, known) > SURELY_TOO_MANY) return raw`false`;
  if (filters.some((filter) => asksFor(filter, 'country'))) return raw`null::boolean`;
  const { startupsCount, pages } = known.statistics;
  const allPages = needTexts(filters, known) ? pages.search_texts : pages.search_startups;
  const most = WAYS[wayOf(question)].sortedBelow * (offset + limit) * startupsCount;
  return raw`first = (select place from found limit 1)
    and power(total * ${allPages}::float / (1 + (last::text::point)[0]), 2) < ${most}::float`;
}

async function readIds(sql: Sql, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await raw<{ startup_id: number }>`${unnamed}
    ${query}`.execute(sql);
  return rows.map(({ startup_id }) => startup_id);
}

function found({ filters, known, sort }: Question): RawBuilder<unknown> {
  const table = needTexts(filters, known) ? raw`t` : raw`f`;
  return raw`select ${sortedColumns(sort)}, ${table}.ctid as place ${fromMatching(filters, known)}`;
}

function sorted({ sort }: Question, part: Part): RawBuilder<unknown> {
  return raw`select f.startup_id from found f order by ${orderBy(sort)} ${limited(part)}`;
}

function inOrder(
  { filters, known, sort }: Question,
  part: Part,
  among: Among,
): RawBuilder<unknown> {
  return raw`select f.startup_id ${fromMatching(filters, known, among)} order by ${orderBy(sort)} ${limited(part)}`;
}

/**
 * What is asked for may all lie at the end of the order, as startups that closed do of those funded last: no more than so many are read for it.
 * What an index of the order leads to is looked for at once.
 */
function firstOfMany(question: Question, part: Part): RawBuilder<unknown> {
  const { filters, known, sort } = question;
  // Of these the database itself knows how many there are, and whether to sort them is quicker.
  if (filters.some((filter) => asksFor(filter, 'country') || isBeginning(filter))) {
    return inOrder(question, part, { startups: raw`search_startups` });
  }
  const led = filters.filter((filter) => isLedTo(filter, sort));
  const others = filters.filter((filter) => !led.includes(filter));
  const read = raw`(select f.* ${fromMatching(led, known, { startups: raw`search_startups` })}
    order by ${orderBy(sort)} limit ${READ_OF_MANY + READ_FOR_EACH * (part.offset + part.limit)})`;
  return inOrder({ ...question, filters: others }, part, { startups: read });
}

/** Whether an index that has the order has what the filter asks for side by side. */
function isLedTo({ column, isNegated, test }: Filter, sort: readonly SortKey[]): boolean {
  if (isNegated) return false;
  if (column === sort[0]?.column) return true;
  const hasOrder = column === 'latest_round' || column === 'last_funding_on';
  return hasOrder && test.kind === 'blank' && isDefault(sort);
}

function isBeginning({ isNegated, test }: Filter): boolean {
  return !isNegated && test.kind === 'text' && test.how === 'starts_with';
}

function isDefault(sort: readonly SortKey[]): boolean {
  return formatSort(sort) === formatSort(DEFAULT_SORT);
}

/** What is asked for may all lie at the end of the order, as names with a "z" do: no more than so many are read for it. */
function firstInOrder(question: Question, part: Part): RawBuilder<unknown> {
  const { filters, known, sort } = question;
  const way = wayOf(question);
  const most = WAYS[way].readAtMost + READ_FOR_EACH * (part.offset + part.limit);
  const first = (columns: RawBuilder<unknown>, table = raw`search_startups`) =>
    raw`(select ${columns} from ${table} f order by ${orderBy(sort)} limit ${most})`;
  if (way === 'others') return inOrder(question, part, { startups: first(raw`*`) });
  if (way === 'texts by total') {
    return inOrder(question, part, { texts: first(raw`*`, raw`search_texts`) });
  }
  // Names are read from the index of the order alone; only what is left is looked up.
  const names = filters.filter(({ column }) => column === 'name');
  const others = filters.filter((filter) => !names.includes(filter));
  const ranked = first(raw`${sortedColumns(sort)}, f.startup_id as ranked_id`);
  return raw`select f.startup_id from (select f.* ${fromMatching(names, known, { startups: ranked })}) f
    where ${passes(others, known, raw`ranked_id`)} order by ${orderBy(sort)} ${limited(part)}`;
}

function wayOf({ filters, known, sort }: Question): keyof typeof WAYS {
  if (areInTexts(filters, known)) return isDefault(sort) ? 'texts by total' : 'texts';
  return !needTexts(filters, known) && filters.some(({ column }) => column === 'name')
    ? 'names'
    : 'others';
}

function sortedAll(question: Question, part: Part): RawBuilder<unknown> {
  const { filters, known, sort } = question;
  // To read all texts is quicker than to look those of very many startups up.
  const among = haveTextsAll(filters) && !needTexts(filters, known) ? ALL_TEXTS : undefined;
  const all = raw`select ${sortedColumns(sort)} ${fromMatching(filters, known, among)}`;
  return raw`with found as materialized (${all}) ${sorted(question, part)}`;
}

function limited({ offset, limit }: Part): RawBuilder<unknown> {
  return raw`limit ${limit} offset ${offset}`;
}
