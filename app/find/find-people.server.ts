// Searches investors and founders, by themselves and by rounds and startups that are theirs
// (docs/search-engine.md).
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import {
  compareAll,
  fromRounds,
  passesInvestor,
  whereAll,
  whereRounds,
} from './condition-sql.server.ts';
import type {
  Found,
  FounderQuestion,
  InvestorQuestion,
  Part,
  RoundCondition,
} from './conditions.ts';
import { allOf, type SqlPart, unnamed } from './sql-parts.ts';

const isOfStartups = ({ conditions }: InvestorQuestion) =>
  conditions.some(({ column }) => column === 'startups_count');

const isByRounds = (question: InvestorQuestion) =>
  question.rounds.length > 0 || question.hasLed || isOfStartups(question);

/** Investors i, with the number of such rounds where rounds are asked for, and the condition. */
function joinInvestors(question: InvestorQuestion): SqlPart {
  const { conditions, rounds, also, hasLed } = question;
  const parts: SqlPart[] = [
    raw`true`,
    ...conditions.map((condition) => passesInvestor(condition, rounds.length > 0)),
    ...also.map((condition) => hasJoined(condition, hasLed)),
  ];
  const others = listOthers(rounds);
  if (others.length > 0) parts.push(raw`i.id <> all (${others}::bigint[])`);
  const joined = isByRounds(question)
    ? raw`join (select fi.investor_id, count(*) as deals${isOfStartups(question) ? raw`, count(distinct r.startup_id) as startups` : raw``}
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
  rounds.flatMap((one) =>
    one.column === 'investor' && !one.isNegated && one.test.kind === 'ids'
      ? one.test.groups.flat()
      : [],
  );

/**
 * Those with most rounds of the wanted kind first; `matching` is how many rounds of each match,
 * null where no rounds are asked for.
 */
export async function findInvestors(
  sql: Sql,
  question: InvestorQuestion,
  { offset, limit }: Part,
): Promise<Found & { matching: number[] | null }> {
  const isCounted = isByRounds(question);
  const deals = isCounted ? raw`joined.deals desc, i.deals_count desc` : raw`i.deals_count desc`;
  const orders = { deals, last: raw`i.last_deal_on desc nulls last`, name: raw`i.name` };
  const part = raw`order by place limit ${limit} offset ${offset}`;
  const { rows } = await raw<{ total: number; ids: number[]; matching: number[] }>`${unnamed}
    with matching as materialized (
      select i.id, ${isCounted ? raw`joined.deals` : raw`0`}::int as deals,
        row_number() over (order by ${orders[question.sort]}, i.total_amount desc nulls last, i.name, i.id) as place
      from ${joinInvestors(question)})
    select (select count(*)::int from matching) as total,
      array(select id from matching ${part}) as ids,
      array(select deals from matching ${part}) as matching`.execute(sql);
  const [{ total, ids, matching } = { total: 0, ids: [], matching: [] }] = rows;
  return { total, totalIs: 'exact', ids, matching: isCounted ? matching : null };
}

/** All that match, as a subquery of ids. */
export const selectInvestors = (question: InvestorQuestion): SqlPart => raw`
  select i.id from ${joinInvestors(question)}`;

interface FoundPerson {
  name: string;
  slug: string;
  title: string | null;
  startups: Array<{ name: string; slug: string }>;
}

const countFounded: SqlPart = raw`(select count(*) from startup_people own
  where own.person_id = p.id and own.is_founder)`;

/** Those of the best funded startups first. */
export async function findFounders(
  sql: Sql,
  { conditions, isCalledShe, founded }: FounderQuestion,
  { offset, limit }: Part,
): Promise<{ total: number; people: FoundPerson[] }> {
  const { rows } = await raw<{ total: number; people: FoundPerson[] }>`${unnamed}
    with found as materialized (
      select p.id, p.name, p.slug, max(f.total_fundings) as raised
      from search_startups f join startup_people its on its.startup_id = f.startup_id and its.is_founder
        join people p on p.id = its.person_id
      ${whereAll(conditions)} ${conditions.length === 0 ? raw`where` : raw`and`}
        ${isCalledShe ? raw`p.she_source_ids <> '{}'` : raw`true`}
        ${founded.length > 0 ? raw`and ${compareAll(countFounded, founded)}` : raw``}
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
