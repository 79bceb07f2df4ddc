// The ids of one page of what passes the filters of a search, in the order asked, and how many pass.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { MAX_COUNTED } from './advanced-contract.ts';
import type { Filter } from './filter-language.ts';
import {
  areBroad,
  areInTexts,
  askedWith,
  fromListed,
  fromMatching,
  fromTexts,
  needTexts,
  orderBy,
  sortedColumns,
} from './filter-sql.server.ts';
import type { Known } from './look-up.server.ts';
import type { SortKey } from './sort-order.ts';
import { unnamed } from './unnamed.server.ts';

/** No more are sorted, however few they were thought to be. */
const SORTED_AT_MOST = 5_000;

/** Startups that are read in order, and tested, before all matches are sorted after all. */
const READ_AT_MOST = 5_000;
const READ_FOR_EACH = 100;

/**
 * Of more matches than are counted a page shows few. To sort them takes a step for each. To read startups in order and test them takes
 * as many steps as there are rows asked for, times startups, by matches: both are the same where the square of matches is rows
 * times startups. Texts stand in a table of their own. There it is quickest, between the two, to walk through an order of which the
 * index has all that is needed, and to look each startup up in the list of matches; how much so depends on what else is asked.
 * Each by what a step takes on Postgres, where 2 µs fetch a row, 6 µs look one up by its number and 0.4 µs pass one in an index.
 */
const WAYS = {
  'no texts': { sortedBelow: 1, walkedBelow: 0 },
  'texts alone': { sortedBelow: 0.06, walkedBelow: 4 },
  'texts and what many pass': { sortedBelow: 0.3, walkedBelow: 3 },
  'texts and what few pass': { sortedBelow: 1, walkedBelow: 0 },
};

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
  const broad = areBroad(question.filters) ? await readMany(sql, question, part) : null;
  if (broad?.ids) return { total: broad.total, ids: broad.ids };
  const { total, ids, ratio } = await sortFew(sql, question, part);
  if (ids) return { total, ids };
  const { walkedBelow } = WAYS[askedWith(question.filters)];
  const isWalked = ratio !== null && ratio < walkedBelow;
  const first = await readIds(sql, (isWalked ? walked : readFirst)(question, part));
  if (isWalked || first.length === part.limit) return { total, ids: first };
  return { total, ids: await readIds(sql, sortedAll(question, part)) };
}

/** Null where there are not too many to count: an index is no way to few, as what is asked for may all lie at its end. */
async function readMany(sql: Sql, question: Question, part: Part) {
  const { rows } = await raw<{ total: number; ids: number[] | null }>`${unnamed}
    select total, case when total > ${MAX_COUNTED}::int then array(${inOrder(question, part)}) end as ids
    from (${countUpTo(question.filters, question.known)}) counted (total)`.execute(sql);
  return rows[0];
}

/** The query of how many pass, up to one more than are counted. */
export function countUpTo(filters: readonly Filter[], known: Known): RawBuilder<unknown> {
  const from = areInTexts(filters) ? fromTexts(filters, known) : fromMatching(filters, known);
  return raw`select count(*)::int from (select ${from} limit ${MAX_COUNTED + 1}) counted`;
}

interface Few {
  total: number;
  /** Null where there are more than are worth sorting. */
  ids: number[] | null;
  /** About the square of how many pass, by rows times startups; null when that is not known. */
  ratio: number | null;
}

/** Those counted are read as they lie in their table: from how far one had to read for them follows about how many pass. */
async function sortFew(sql: Sql, question: Question, part: Part): Promise<Few> {
  const table = needTexts(question.filters) ? 'search_texts' : 'search_startups';
  const { sortedBelow } = WAYS[askedWith(question.filters)];
  const { rows } = await raw<Few>`${unnamed}
    with few as materialized (${found(question)} limit ${SORTED_AT_MOST + 1}),
    counted as materialized (
      select count(*)::int as total, min(place) as first, max(place) as last
      from (select place from few limit ${MAX_COUNTED + 1}) counted
    ), spread as materialized (
      select total, power(total * pg_relation_size(${table}::regclass) / 8192.0 / (1 + (last::text::point)[0]), 2)
        / ${part.offset + part.limit} / (select max(startup_id) from search_startups) as ratio,
        first = (select place from few limit 1) as is_in_order
      from counted
    )
    select total, case when is_in_order then ratio end as ratio,
      case when (total <= ${MAX_COUNTED}::int or is_in_order and ratio < ${sortedBelow}::float)
        and (select count(*) from few) <= ${SORTED_AT_MOST} then array(${sorted(question, part)}) end as ids
    from spread`.execute(sql);
  return rows[0] ?? { total: 0, ids: [], ratio: null };
}

async function readIds(sql: Sql, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await raw<{ startup_id: number }>`${unnamed}
    ${query}`.execute(sql);
  return rows.map(({ startup_id }) => startup_id);
}

function found({ filters, known, sort }: Question): RawBuilder<unknown> {
  if (areInTexts(filters)) {
    return raw`select t.startup_id, t.ctid as place ${fromTexts(filters, known)}`;
  }
  const table = needTexts(filters) ? raw`t` : raw`f`;
  return raw`select ${sortedColumns(sort)}, ${table}.ctid as place ${fromMatching(filters, known)}`;
}

function sorted({ filters, sort }: Question, part: Part): RawBuilder<unknown> {
  // The limit of one keeps them from being joined to all startups in some order, which is thought to be cheaper than it is.
  const few = areInTexts(filters)
    ? raw`few cross join lateral (
        select ${sortedColumns(sort)} from search_startups f where f.startup_id = few.startup_id limit 1) f`
    : raw`few f`;
  return raw`select f.startup_id from ${few} order by ${orderBy(sort)} ${limited(part)}`;
}

function inOrder({ filters, known, sort }: Question, part: Part): RawBuilder<unknown> {
  return raw`select f.startup_id ${fromMatching(filters, known, { inOrder: true })} order by ${orderBy(sort)} ${limited(part)}`;
}

/** What is asked for may all lie at the end of the order, as names with a "z" do: no more than so many are read for it. */
function readFirst({ filters, known, sort }: Question, part: Part): RawBuilder<unknown> {
  const most = READ_AT_MOST + READ_FOR_EACH * (part.offset + part.limit);
  const startups = raw`(select * from search_startups f order by ${orderBy(sort)} limit ${most})`;
  return raw`select f.startup_id ${fromMatching(filters, known, { inOrder: true, startups })}
    order by ${orderBy(sort)} ${limited(part)}`;
}

function sortedAll(question: Question, part: Part): RawBuilder<unknown> {
  return raw`with few as materialized (${found(question)}) ${sorted(question, part)}`;
}

function walked({ filters, known, sort }: Question, part: Part): RawBuilder<unknown> {
  return raw`select f.startup_id ${fromListed(filters, known)} order by ${orderBy(sort)} ${limited(part)}`;
}

function limited({ offset, limit }: Part): RawBuilder<unknown> {
  return raw`limit ${limit} offset ${offset}`;
}
