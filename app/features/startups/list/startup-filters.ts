// Filters of /startups: columns of startups, and of rounds they raised.

import { FILTER_COLUMNS } from '../../../find/filters/filter-columns.ts';
import type { FilterColumns } from '../../../find/filters/read-filters.ts';
import { ROUND_FILTERS } from '../../../find/filters/round-columns.ts';
import { searchText } from '../../../text/text.ts';

const { investor: _, lead_investor: __, ...ofStartups } = FILTER_COLUMNS;
const { round, kind, amount, announced_on, disclosed, investor, lead_investor } =
  ROUND_FILTERS.columns;
const ofRounds = { round, kind, amount, announced_on, disclosed, investor, lead_investor };

export type StartupListColumn = keyof typeof ofStartups | keyof typeof ofRounds;

export const STARTUP_LIST_FILTERS: FilterColumns<StartupListColumn> = {
  columns: { ...ofStartups, ...ofRounds },
  labels: { ...searchText.columns, ...ROUND_FILTERS.labels, country: searchText.columns.country },
};

export function isOfRounds(column: StartupListColumn): column is keyof typeof ofRounds {
  return column in ofRounds;
}
