// Filters of /startups: columns of startups, and of rounds they raised.

import {
  type FilterColumns,
  ROUND_FILTERS,
  STARTUP_FILTERS,
} from '../../../find/filters/filter-columns.ts';

const { investor: _, lead_investor: __, ...ofStartups } = STARTUP_FILTERS;
const { round, kind, amount, announced_on, disclosed, investor, lead_investor } = ROUND_FILTERS;
const ofRounds = { round, kind, amount, announced_on, disclosed, investor, lead_investor };

export type StartupListColumn = keyof typeof ofStartups | keyof typeof ofRounds;

export const STARTUP_LIST_FILTERS: FilterColumns<StartupListColumn> = {
  ...ofStartups,
  ...ofRounds,
};

export function isOfRounds(column: StartupListColumn): column is keyof typeof ofRounds {
  return column in ofRounds;
}
