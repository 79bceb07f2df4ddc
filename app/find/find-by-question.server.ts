// What a question in plain words finds: startups, investors and founders by conditions on startups
// and on one of their rounds (docs/search-engine.md).
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { whereAll } from './condition-sql.server.ts';
import { type Found, findWhere } from './find-startups.server.ts';
import type { Part, Question, RoundCondition, SortKey, Test } from './question.ts';
import { fromRounds, hasRound, whereRounds } from './round-condition-sql.server.ts';
import { allOf, type SqlPart, unnamed } from './sql-parts.ts';

export type Comparisons = Extract<Test, { kind: 'number' }>['comparisons'];

/** Conditions on facts beside those of search_startups. */
export type FactCondition = { isNegated: boolean } & (
  | {
      fact: 'event';
      kinds: readonly string[];
      from?: string;
      to?: string;
      /** Of the price. */
      comparisons: Comparisons;
    }
  | { fact: 'investors' | 'founders'; comparisons: Comparisons }
);

export interface WantedStartups {
  conditions: Question['conditions'];
  /** One round meets all of these, or, where together, each is met by one. */
  rounds: readonly RoundCondition[];
  areTogether?: boolean;
  /** No round meets one of these. */
  without?: readonly RoundCondition[];
  facts: readonly FactCondition[];
  /** Nothing else; best first. */
  ranked: readonly number[] | null;
}

export const isUnrestricted = ({
  conditions,
  rounds,
  without = [],
  facts,
  ranked,
}: WantedStartups) =>
  conditions.length + rounds.length + without.length + facts.length === 0 && ranked === null;

/** Ranked startups stay in their order; others are sorted. */
export function findWanted(
  sql: Sql,
  wanted: WantedStartups,
  sort: readonly SortKey[] | null,
  part: Part,
  /** Come first, in this order, where nothing else sorts. */
  first: readonly number[] = [],
): Promise<Found> {
  const keys: readonly SortKey[] = sort ?? [{ column: 'total_fundings', isDescending: true }];
  const placed = sort ? [] : (wanted.ranked ?? first);
  const byPlace = raw`array_position(${placed}::bigint[], f.startup_id)`;
  return findWhere(sql, whereWanted(wanted), keys, part, placed.length > 0 ? [byPlace] : []);
}

/** For conditions on rounds and investors; more would make those slow. */
const MAX_STARTUPS_OF_ROUNDS = 20_000;

export async function listWantedIds(sql: Sql, wanted: WantedStartups): Promise<number[]> {
  const { rows } = await raw<{ ids: number[] }>`${unnamed}
    select array(select f.startup_id from search_startups f ${whereWanted(wanted)}
      limit ${MAX_STARTUPS_OF_ROUNDS}) as ids`.execute(sql);
  return rows[0]?.ids ?? [];
}

/** The where clause over search_startups f; empty without conditions. */
function whereWanted(wanted: WantedStartups): SqlPart {
  const { conditions, rounds, areTogether, without = [], facts, ranked } = wanted;
  const also = facts.map(passesFact);
  if (areTogether) also.push(...rounds.map((condition) => hasRound([condition])));
  else if (rounds.length > 0) also.push(hasRound(rounds));
  also.push(...without.map((condition) => raw`not ${hasRound([condition])}`));
  if (ranked) also.push(raw`f.startup_id = any (${ranked}::bigint[])`);
  if (also.length === 0) return whereAll(conditions);
  return conditions.length === 0
    ? raw`where ${allOf(also)}`
    : raw`${whereAll(conditions)} and ${allOf(also)}`;
}

function passesFact(condition: FactCondition): SqlPart {
  const passed = testFact(condition);
  return condition.isNegated ? raw`(${passed}) is not true` : raw`(${passed})`;
}

function testFact(condition: FactCondition): SqlPart {
  if (condition.fact !== 'event') {
    const ids = condition.fact === 'investors' ? raw`f.investor_ids` : raw`f.founder_ids`;
    return compareAll(raw`cardinality(${ids})`, condition.comparisons);
  }
  const { kinds, from, to, comparisons } = condition;
  return raw`exists (select from startup_events e
    where e.startup_id = f.startup_id and e.kind = any (${kinds}::text[])
      ${from ? raw`and e.happened_on >= ${from}::date` : raw``}
      ${to ? raw`and ${happenedBy(to)}` : raw``}
      ${comparisons.length > 0 ? raw`and ${compareAll(raw`e.amount_usd`, comparisons)}` : raw``})`;
}

/** "2024" is not known to be before June of that year. */
const happenedBy = (day: string): SqlPart => raw`e.happened_on + case e.happened_precision
  when 'year' then interval '1 year' when 'month' then interval '1 month' else interval '1 day' end
  <= ${day}::date + 1`;

const compareAll = (value: SqlPart, comparisons: Comparisons): SqlPart =>
  allOf(comparisons.map(({ is, than }) => raw`${value} ${raw.raw(is)} ${than}::double precision`));

const MOST_BY_PRICE = 1_000;

/** Startups that were acquired for a known price, the highest first. */
export async function listByPrice(sql: Sql): Promise<number[]> {
  const { rows } = await raw<{ startup_id: number }>`
    select startup_id from startup_events where kind = 'acquired' and amount_usd is not null
    group by startup_id order by max(amount_usd) desc, startup_id limit ${MOST_BY_PRICE}`.execute(
    sql,
  );
  return rows.map(({ startup_id }) => startup_id);
}

interface OneOf {
  values: readonly string[];
  isNegated: boolean;
}

export interface WantedInvestors {
  /** Codes. */
  countries: OneOf | null;
  types: OneOf | null;
  /** Of deals and startups only what the rounds leave. */
  figures: ReadonlyArray<{ column: InvestorFigure; comparisons: Comparisons }>;
  lastDeal: { from?: string; to?: string };
  /** One round that it joined meets all of these. */
  rounds: readonly RoundCondition[];
  /** Each is met by another round that it joined. */
  also: readonly RoundCondition[];
  hasLed: boolean;
  sort: 'deals' | 'last' | 'name';
}

export type InvestorFigure = 'deals_count' | 'lead_count' | 'startups_count';

const isOfStartups = ({ figures }: WantedInvestors) =>
  figures.some(({ column }) => column === 'startups_count');

const isByRounds = (wanted: WantedInvestors) =>
  wanted.rounds.length > 0 || wanted.hasLed || isOfStartups(wanted);

/** Investors i, with the number of such rounds where rounds are asked for, and the condition. */
function joinWantedInvestors(wanted: WantedInvestors): SqlPart {
  const { figures, lastDeal, rounds, also, hasLed } = wanted;
  const oneOf = (value: SqlPart, list: OneOf | null) =>
    list
      ? [
          raw`(${value} = any (${list.values}::text[])) is ${raw.raw(list.isNegated ? 'not true' : 'true')}`,
        ]
      : [];
  const parts: SqlPart[] = [
    raw`true`,
    ...oneOf(raw`i.country_code`, wanted.countries),
    ...oneOf(raw`i.type`, wanted.types),
  ];
  const values: Record<InvestorFigure, SqlPart> = {
    deals_count: rounds.length > 0 ? raw`joined.deals` : raw`i.deals_count`,
    lead_count: raw`joined.deals`,
    startups_count: raw`joined.startups`,
  };
  for (const { column, comparisons } of figures)
    parts.push(compareAll(values[column], comparisons));
  parts.push(...also.map((condition) => hasJoined(condition, hasLed)));
  if (lastDeal.from) parts.push(raw`i.last_deal_on >= ${lastDeal.from}::date`);
  if (lastDeal.to) parts.push(raw`i.last_deal_on <= ${lastDeal.to}::date`);
  const others = listOthers(rounds);
  if (others.length > 0) parts.push(raw`i.id <> all (${others}::bigint[])`);
  const joined = isByRounds(wanted)
    ? raw`join (select fi.investor_id, count(*) as deals${isOfStartups(wanted) ? raw`, count(distinct r.startup_id) as startups` : raw``}
        from ${fromRounds(rounds)} join funding_investors fi on fi.funding_id = r.id
          ${hasLed ? raw`and fi.is_lead` : raw``}
        ${whereRounds(rounds)} group by 1) joined on joined.investor_id = i.id`
    : raw``;
  return raw`investors i ${joined} where ${allOf(parts)}`;
}

const hasJoined = (condition: RoundCondition, hasLed: boolean): SqlPart => raw`i.id in (
  select fi.investor_id from ${fromRounds([condition])}
    join funding_investors fi on fi.funding_id = r.id ${hasLed ? raw`and fi.is_lead` : raw``}
  ${whereRounds([condition])})`;

/** "Investors with Partech" are others than Partech. */
const listOthers = (rounds: readonly RoundCondition[]): number[] =>
  rounds.flatMap(({ column, isNegated, test }) =>
    column === 'investor' && !isNegated && test.kind === 'ids' ? test.groups.flat() : [],
  );

/**
 * Those with most rounds of the wanted kind first; `matching` is how many rounds of each match,
 * null where no rounds are asked for.
 */
export async function findWantedInvestors(
  sql: Sql,
  wanted: WantedInvestors,
  { offset, limit }: Part,
): Promise<Found & { matching: number[] | null }> {
  const isCounted = isByRounds(wanted);
  const deals = isCounted ? raw`joined.deals desc, i.deals_count desc` : raw`i.deals_count desc`;
  const orders = { deals, last: raw`i.last_deal_on desc nulls last`, name: raw`i.name` };
  const part = raw`order by place limit ${limit} offset ${offset}`;
  const { rows } = await raw<{ total: number; ids: number[]; matching: number[] }>`${unnamed}
    with matching as materialized (
      select i.id, ${isCounted ? raw`joined.deals` : raw`0`}::int as deals,
        row_number() over (order by ${orders[wanted.sort]}, i.total_amount desc nulls last, i.name, i.id) as place
      from ${joinWantedInvestors(wanted)})
    select (select count(*)::int from matching) as total,
      array(select id from matching ${part}) as ids,
      array(select deals from matching ${part}) as matching`.execute(sql);
  const [{ total, ids, matching } = { total: 0, ids: [], matching: [] }] = rows;
  return { total, totalIs: 'exact', ids, matching: isCounted ? matching : null };
}

export interface FoundPerson {
  name: string;
  slug: string;
  title: string | null;
  startups: Array<{ name: string; slug: string }>;
}

export interface WantedPeople {
  startups: WantedStartups;
  isCalledShe: boolean;
  /** Of all startups that they founded. */
  foundedCount: Comparisons;
}

const countFounded: SqlPart = raw`(select count(*) from startup_people own
  where own.person_id = p.id and own.is_founder)`;

/** Founders of wanted startups, those of the best funded first. */
export async function findWantedPeople(
  sql: Sql,
  { startups: wanted, isCalledShe, foundedCount }: WantedPeople,
  { offset, limit }: Part,
): Promise<{ total: number; people: FoundPerson[] }> {
  const { rows } = await raw<{ total: number; people: FoundPerson[] }>`${unnamed}
    with found as materialized (
      select p.id, p.name, p.slug, max(f.total_fundings) as raised
      from search_startups f join startup_people its on its.startup_id = f.startup_id and its.is_founder
        join people p on p.id = its.person_id
      ${whereWanted(wanted)} ${isUnrestricted(wanted) ? raw`where` : raw`and`}
        ${isCalledShe ? raw`p.she_source_ids <> '{}'` : raw`true`}
        ${foundedCount.length > 0 ? raw`and ${compareAll(countFounded, foundedCount)}` : raw``}
      group by p.id
    ), part as (
      select * from found order by raised desc nulls last, name, id limit ${limit} offset ${offset}
    )
    select (select count(*)::int from found) as total, coalesce((
      select json_agg(json_build_object('name', part.name, 'slug', part.slug, 'title', founded.title,
        'startups', founded.startups) order by raised desc nulls last, part.name, part.id)
      from part cross join lateral (
        select min(its.title) as title,
          json_agg(json_build_object('name', s.name, 'slug', s.slug) order by s.name) as startups
        from startup_people its join startups s on s.id = its.startup_id
        where its.person_id = part.id and its.is_founder) founded), '[]') as people`.execute(sql);
  return rows[0] ?? { total: 0, people: [] };
}

// All that matches, as subqueries of ids with the startup that each belongs to.

export function selectRounds(conditions: readonly RoundCondition[]): SqlPart {
  return raw`select r.id, r.startup_id from ${fromRounds(conditions)} ${whereRounds(conditions)}`;
}

export function selectStartups(conditions: Question['conditions']): SqlPart {
  return raw`select f.startup_id as id, f.startup_id from search_startups f ${whereAll(conditions)}`;
}

export function selectWantedStartups(wanted: WantedStartups): SqlPart {
  return raw`select f.startup_id as id, f.startup_id from search_startups f ${whereWanted(wanted)}`;
}

/** Without a startup. */
export function selectWantedInvestors(wanted: WantedInvestors): SqlPart {
  return raw`select i.id from ${joinWantedInvestors(wanted)}`;
}
