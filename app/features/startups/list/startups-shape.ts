// Filters of /startups: columns of startups, and of rounds they raised.

import { FUNDING_ROUNDS, MONEY_KINDS, STARTUP_STATUSES } from '../../../base/enumerations.ts';
import { pathTo } from '../../../base/paths.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { FILTER_COLUMNS } from '../../../find/filters/filter-columns.ts';
import type { FilterColumns } from '../../../find/filters/read-filters.ts';
import { ROUND_FILTERS } from '../../../find/filters/round-columns.ts';
import {
  choicesOf,
  type FormField,
  rangeField,
  selectField,
  textField,
} from '../../../find/lists/form-fields.ts';
import type { ListShape } from '../../../find/lists/list-address.ts';
import type { PlaceChoices } from '../../../find/lists/read-list.server.ts';
import { roundsText, searchText, startupListText as text } from '../../../text/text.ts';

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

const { columns, labels } = STARTUP_LIST_FILTERS;

export const STARTUPS_SHAPE: ListShape = {
  path: pathTo('/startups'),
  columns,
  defaultSort: '-total_fundings',
  options: ['rounds'],
};
export const STARTUP_TABLES = { csv: pathTo('/startups.csv'), xlsx: pathTo('/startups.xlsx') };

export function listStartupFields({ countries, industries }: PlaceChoices): FormField[] {
  const { foundedFrom, foundedTo } = text;
  return [
    selectField('country', labels.country, countries),
    selectField('industry', labels.industry, industries),
    selectField('status', labels.status, choicesOf(STARTUP_STATUSES, searchText.choiceLabel)),
    selectField('round', text.raisedRound, choicesOf(FUNDING_ROUNDS)),
    rangeField('year_founded', labels.year_founded, foundedFrom, foundedTo, 'numeric'),
  ];
}

export const MORE_STARTUP_FIELDS: readonly FormField[] = [
  rangeField('amount', text.raisedAmount, roundsText.amountFrom, roundsText.amountTo),
  rangeField('announced_on', text.raisedOn, roundsText.dateFrom, roundsText.dateTo),
  selectField(
    'kind',
    ROUND.kind.label,
    choicesOf(MONEY_KINDS, (kind) => roundsText.moneyKinds[kind]),
  ),
  selectField('women_led', labels.women_led, choicesOf(['yes'], searchText.choiceLabel)),
  textField('investor', ROUND.investors.one),
  textField('lead_investor', ROUND.lead_investors.one),
  {
    kind: 'option',
    column: 'rounds',
    label: text.roundsAre,
    anyLabel: text.roundsOne,
    options: [{ value: 'together', label: text.roundsTogether }],
  },
];
