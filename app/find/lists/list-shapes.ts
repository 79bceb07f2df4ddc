// The filters of the lists of startups and rounds, and their conditions.
import { pathTo } from '../../base/paths.ts';
import type { AnyRound, Condition, RoundCondition, StartupCondition } from '../conditions.ts';
import {
  type ColumnName,
  type FilterColumns,
  ROUND_FILTERS,
  type RoundColumn,
  STARTUP_FILTERS,
} from '../filters/filter-columns.ts';
import type { ListShape } from './list-address.ts';

/** A round has columns of its own, and those of its startup. */
export type RoundListColumn = RoundColumn | ColumnName;

export const ROUND_LIST_FILTERS: FilterColumns<RoundListColumn> = {
  ...ROUND_FILTERS,
  ...STARTUP_FILTERS,
  ...ROUND_FILTERS,
};

export const ROUNDS_SHAPE: ListShape = {
  path: pathTo('/rounds'),
  columns: ROUND_LIST_FILTERS,
  defaultSort: '-announced_on',
};

const isOwn = (column: RoundListColumn): column is RoundColumn => column in ROUND_FILTERS;

export function toRoundConditions(
  conditions: ReadonlyArray<Condition<RoundListColumn>>,
): RoundCondition[] {
  const ofStartups: Condition[] = [];
  const own: RoundCondition[] = [];
  for (const { column, ...condition } of conditions) {
    if (isOwn(column)) own.push({ column, ...condition });
    else ofStartups.push({ column, ...condition });
  }
  return ofStartups.length > 0 ? [...own, { column: 'startups', conditions: ofStartups }] : own;
}

const { investor: _, lead_investor: __, ...ofStartups } = STARTUP_FILTERS;
const { round, kind, amount, announced_on, disclosed, investor, lead_investor } = ROUND_FILTERS;
const ofRounds = { round, kind, amount, announced_on, disclosed, investor, lead_investor };

export type StartupListColumn = keyof typeof ofStartups | keyof typeof ofRounds;

export const STARTUP_LIST_FILTERS: FilterColumns<StartupListColumn> = {
  ...ofStartups,
  ...ofRounds,
};

export const STARTUPS_SHAPE: ListShape = {
  path: pathTo('/startups'),
  columns: STARTUP_LIST_FILTERS,
  defaultSort: '-total_fundings',
  options: ['rounds'],
};

const isOfRounds = (column: StartupListColumn): column is keyof typeof ofRounds =>
  column in ofRounds;

/** `isTogether`: each condition on rounds stands alone, instead of all being of one round. */
export function toStartupConditions(
  conditions: ReadonlyArray<Condition<StartupListColumn>>,
  isTogether: boolean,
): StartupCondition[] {
  const own: Condition[] = [];
  const rounds: Array<Condition<RoundColumn>> = [];
  for (const { column, ...condition } of conditions) {
    if (isOfRounds(column)) rounds.push({ column, ...condition });
    else own.push({ column: column satisfies ColumnName, ...condition });
  }
  return [...own, ...toAnyRounds(rounds, isTogether)];
}

/** Of rounds together, a negated condition says that the startup has no such round. */
function toAnyRounds(
  conditions: ReadonlyArray<Condition<RoundColumn>>,
  isTogether: boolean,
): AnyRound[] {
  if (conditions.length === 0) return [];
  if (!isTogether) return [{ column: 'any_round', isNegated: false, rounds: conditions }];
  return conditions.map((condition) => ({
    column: 'any_round',
    isNegated: condition.isNegated,
    rounds: [{ ...condition, isNegated: false }],
  }));
}
