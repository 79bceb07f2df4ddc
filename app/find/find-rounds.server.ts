// Searches rounds: matches in order, their number and sums, in all and by group
// (docs/search-engine.md).
import { sql as raw } from 'kysely';
import { type MoneyKind, roundsOfKind } from '../base/enumerations.ts';
import { limitTo } from '../catalogue/fragments.server.ts';
import type { RoundSums } from '../catalogue/round-list-contract.ts';
import type { Sql } from '../data/database.ts';
import { fromRounds, orderRounds, whereRounds } from './condition-sql.server.ts';
import {
  type Found,
  MAX_COUNTED,
  type Part,
  type RoundCondition,
  type RoundQuestion,
} from './conditions.ts';
import { mostCounted, planOf } from './find-startups.server.ts';
import type { SqlPart } from './sql-parts.ts';

interface FoundRounds extends Found {
  /** Null where the total is capped. */
  sums: RoundSums | null;
}

/** One part of the matches, exact even where the total is capped. */
export async function findRounds(
  sql: Sql,
  { conditions, sort }: RoundQuestion,
  { offset, limit }: Part,
): Promise<FoundRounds> {
  const most = await mostCounted(sql, 'fundings_count');
  const where = whereRounds(conditions);
  const from = fromRounds(conditions, sort);
  const byStartup = sort.column === 'startup';
  const part = raw`${orderRounds(sort)} ${limitTo(limit, offset)}`;
  // Few matches are sorted; the first of many are read from an index of the order.
  const { rows } = await raw<
    RoundSums & { total: number; ids: number[] }
  >`${planOf(conditions, most)}
    with counted as materialized (
      select r.id, r.round, r.announced_on, r.amount_usd, r.counted_usd, r.left_out,
        r.reported_amount is not null as is_reported ${byStartup ? raw`, f.name, f.startup_id` : raw``}
      from ${from} ${where} ${limitTo(most + 1)})
    select count(*)::int as total, sum(counted_usd)::double precision as total_amount,
      ${sumOfKind('equity')} as equity, ${sumOfKind('debt')} as debt, ${sumOfKind('grant')} as grants,
      (sum(counted_usd) filter (where round not in (${listOf(SUMMED_APART)})))::double precision as other,
      percentile_cont(0.5) within group (order by counted_usd) as median_amount,
      count(counted_usd)::int as counted,
      (count(*) filter (where amount_usd is null and not is_reported))::int as undisclosed,
      (count(*) filter (where amount_usd is null and is_reported))::int as other_currency,
      (count(*) filter (where amount_usd is not null and left_out = 'weak'))::int as weak,
      (select json_object_agg(left_out, part) from (
        select left_out, json_build_object('rounds', count(*), 'amount', sum(amount_usd)) as part
        from counted where left_out is not null and amount_usd is not null group by left_out) apart) as left_out,
      case when count(*) <= ${raw.lit(most)} then array(select id from counted ${part})
        else array(select id from (
          select r.id, r.announced_on, r.amount_usd, r.counted_usd ${byStartup ? raw`, f.name, f.startup_id` : raw``}
          from ${from} ${where}) matching ${part}) end as ids
    from counted`.execute(sql);
  const [{ total, ids, ...sums }] = rows as [(typeof rows)[number]];
  return total > most
    ? { total: MAX_COUNTED, totalIs: 'at_least', ids, sums: null }
    : { total, totalIs: 'exact', ids, sums };
}

const SUMMED_APART = (['equity', 'debt', 'grant'] as const).flatMap(roundsOfKind);

/** In the text, so that Postgres looks a kind up rather than compare it with each. */
const listOf = (rounds: readonly string[]) => raw.join(rounds.map((round) => raw.lit(round)));

function sumOfKind(kind: MoneyKind) {
  return raw`(sum(counted_usd) filter (where round in (${listOf(roundsOfKind(kind))})))::double precision`;
}

/** All that match, as a subquery of ids with the startup that each belongs to. */
export const selectRounds = (conditions: readonly RoundCondition[]): SqlPart => raw`
  select r.id, r.startup_id from ${fromRounds(conditions)} ${whereRounds(conditions)}`;
