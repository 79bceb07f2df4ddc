// The rounds by which startups match a search: those that all its conditions on one round hold of.
import { sql as raw } from 'kysely';
import { moneyKindOf } from '../base/enumerations.ts';
import { moneyPairs } from '../catalogue/fragments.server.ts';
import type { MatchingRounds } from '../catalogue/matching-rounds.ts';
import type { Sql } from '../data/database.ts';
import { partialDateOf } from '../data/partial-date-of.ts';
import { passesRound } from './condition-sql.server.ts';
import type { Condition, RoundCondition, StartupCondition } from './conditions.ts';
import type { RoundColumn } from './filters/filter-columns.ts';
import { allOf, type SqlPart, unnamed } from './sql-parts.ts';

/** Columns of startups that are about a round, as that round has them. */
const OF_ROUNDS: Readonly<Record<string, RoundColumn>> = {
  investor: 'investor',
  lead_investor: 'lead_investor',
};
const OF_LAST_ROUND: Readonly<Record<string, RoundColumn>> = {
  latest_round: 'round',
  last_funding_on: 'announced_on',
  last_funding_amount: 'amount',
};

const IS_LAST = raw`r.announced_on = (
  select f.last_funding_on from search_startups f where f.startup_id = r.startup_id)`;

/** Each part that rounds match by; empty where no condition is about rounds. */
function listParts(conditions: readonly StartupCondition[]): SqlPart[] {
  const parts: SqlPart[] = [];
  const ofLast: RoundCondition[] = [];
  for (const one of conditions) {
    if (!('isNegated' in one) || one.isNegated) continue;
    if (one.column === 'any_round') {
      if (one.rounds.length > 0) parts.push(allOf(one.rounds.map(passesRound)));
      continue;
    }
    if (one.column === 'any_event') continue;
    const column = OF_ROUNDS[one.column];
    if (column) parts.push(passesRound({ ...asAny(one), column }));
    const last = OF_LAST_ROUND[one.column];
    if (last) ofLast.push({ ...one, column: last });
  }
  return ofLast.length > 0 ? [...parts, allOf([IS_LAST, ...ofLast.map(passesRound)])] : parts;
}

/** Backed by two investors: rounds with either of them. */
const asAny = <Column extends string>(one: Condition<Column>): Condition<Column> =>
  one.test.kind === 'ids'
    ? { ...one, test: { ...one.test, groups: [one.test.groups.flat()] } }
    : one;

const isOfValue = (conditions: readonly StartupCondition[]) =>
  conditions.some(
    (one) =>
      one.column === 'any_round' && one.rounds.some(({ column }) => column === 'valuation_usd'),
  );

type Row = Omit<MatchingRounds, 'largest'> & {
  startup: string;
  largest: Omit<MatchingRounds['largest'], 'kind'>;
};

/** By slug of the startup; empty where no condition is about rounds. */
export async function listMatchingRounds(
  sql: Sql,
  ids: readonly number[],
  conditions: readonly StartupCondition[],
): Promise<Map<string, MatchingRounds>> {
  const parts = listParts(conditions);
  if (parts.length === 0 || ids.length === 0) return new Map();
  const { rows } = await raw<Row>`${unnamed}
    select s.slug as startup, count(*)::int as rounds, count(r.counted_usd)::int as counted,
      sum(r.counted_usd)::double precision as raised,
      (array_agg(json_build_object('slug', r.slug, 'round', r.round, 'announced_on', ${partialDateOf('r.announced')},
        ${moneyPairs('r')}, 'valuation_usd', r.valuation_usd)
        order by ${isOfValue(conditions) ? raw`r.valuation_usd desc,` : raw``} r.amount_usd desc nulls last, r.announced_on desc nulls last, r.id))[1] as largest
    from fundings r join startups s on s.id = r.startup_id
    where r.startup_id = any (${ids}::bigint[]) and (${raw.join(parts, raw` or `)})
    group by 1`.execute(sql);
  return new Map(
    rows.map(({ startup, largest, ...row }) => [
      startup,
      { ...row, largest: { ...largest, kind: moneyKindOf(largest.round) } },
    ]),
  );
}
