// Searches rounds: matches in order, their number and sums (docs/search-engine.md).
import { sql as raw } from 'kysely';
import { type MoneyKind, roundsOfKind } from '../base/enumerations.ts';
import type { Sql } from '../data/database.ts';
import { countAll, type Found } from './find-startups.server.ts';
import { MAX_COUNTED, type Part, type RoundQuestion } from './question.ts';
import { fromRounds, orderRounds, whereRounds } from './round-condition-sql.server.ts';
import { unnamed } from './sql-parts.ts';

/** What is summed of all matches. Rounds of weak sources only are listed but not summed. */
interface RoundSums {
  /** US dollars; null where none counts. */
  total_amount: number | null;
  equity: number | null;
  debt: number | null;
  grants: number | null;
  /** Convertible, secondary, tokens and of no stated kind. */
  other: number | null;
  median_amount: number | null;
  counted: number;
  /** No source names an amount. */
  undisclosed: number;
  /** Announced in another currency, without a sourced rate. */
  other_currency: number;
  weak: number;
}

/** In a catalogue of up to so many rounds all matches are counted and summed. */
const ROUNDS_COUNTED_WHOLLY = 20_000;

interface Counted extends RoundSums {
  total: number;
  ids: number[];
}

export interface FoundRounds extends Found {
  /** Null where the total is capped. */
  sums: RoundSums | null;
}

/** One part of the matches, exact even where the total is capped. */
export async function findRounds(
  sql: Sql,
  { conditions, sort }: RoundQuestion,
  { offset, limit }: Part,
): Promise<FoundRounds> {
  const isLarge = (await countAll(sql, 'fundings_count')) > ROUNDS_COUNTED_WHOLLY;
  const most = isLarge ? MAX_COUNTED : ROUNDS_COUNTED_WHOLLY;
  const where = whereRounds(conditions);
  const from = fromRounds(conditions, sort);
  const byStartup = sort.column === 'startup';
  const part = raw`${orderRounds(sort)} limit ${limit} offset ${offset}`;
  // Few matches are sorted; the first of many are read from an index of the order.
  const { rows } = await raw<Counted>`${unnamed}
    with counted as materialized (
      select r.id, r.round, r.announced_on, r.amount_usd, r.counted_usd, r.is_weak,
        r.reported_amount is not null as is_reported ${byStartup ? raw`, f.name, f.startup_id` : raw``}
      from ${from} ${where} limit ${most + 1})
    select count(*)::int as total, sum(counted_usd)::double precision as total_amount,
      ${sumOfKind('equity')} as equity, ${sumOfKind('debt')} as debt, ${sumOfKind('grant')} as grants,
      (sum(counted_usd) filter (where round <> all (${SUMMED_APART}::text[])))::double precision as other,
      percentile_cont(0.5) within group (order by counted_usd) as median_amount,
      count(counted_usd)::int as counted,
      (count(*) filter (where amount_usd is null and not is_reported))::int as undisclosed,
      (count(*) filter (where amount_usd is null and is_reported))::int as other_currency,
      (count(*) filter (where amount_usd is not null and is_weak))::int as weak,
      case when count(*) <= ${most} then array(select id from counted ${part})
        else array(select id from (
          select r.id, r.announced_on, r.amount_usd ${byStartup ? raw`, f.name, f.startup_id` : raw``}
          from ${from} ${where}) matching ${part}) end as ids
    from counted`.execute(sql);
  const [{ total, ids, ...sums }] = rows as [Counted];
  return total > most
    ? { total: MAX_COUNTED, totalIs: 'at_least', ids, sums: null }
    : { total, totalIs: 'exact', ids, sums };
}

const SUMMED_APART = (['equity', 'debt', 'grant'] as const).flatMap(roundsOfKind);

function sumOfKind(kind: MoneyKind) {
  return raw`(sum(counted_usd) filter (where round = any (${roundsOfKind(kind)}::text[])))::double precision`;
}
