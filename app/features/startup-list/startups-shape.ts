import { FUNDING_ROUNDS, MONEY_KINDS, STARTUP_STATUSES } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import { listPagesText, roundsText, searchText, startupListText as text } from '../../text/text.ts';
import type { ListShape } from '../lists/list-address.ts';
import type { FormField } from '../lists/list-form.tsx';
import type { PlaceChoices } from '../lists/read-list.server.ts';
import { STARTUP_LIST_FILTERS } from './startup-filters.ts';

const { columns, labels } = STARTUP_LIST_FILTERS;

export const STARTUPS_SHAPE: ListShape = {
  path: pathTo('/startups'),
  columns,
  defaultSort: '-total_fundings',
  options: ['rounds'],
};
export const STARTUP_TABLES = { csv: pathTo('/startups.csv'), xlsx: pathTo('/startups.xlsx') };

const { any: anyLabel } = listPagesText;

export function listStartupFields({ countries, industries }: PlaceChoices): FormField[] {
  return [
    { kind: 'select', column: 'country', label: labels.country, anyLabel, options: countries },
    { kind: 'select', column: 'industry', label: labels.industry, anyLabel, options: industries },
    {
      kind: 'select',
      column: 'status',
      label: labels.status,
      anyLabel,
      options: STARTUP_STATUSES.map((value) => ({ value, label: searchText.choiceLabel(value) })),
    },
    {
      kind: 'select',
      column: 'round',
      label: text.raisedRound,
      anyLabel,
      options: FUNDING_ROUNDS.map((value) => ({ value, label: value })),
    },
    {
      kind: 'range',
      column: 'year_founded',
      label: labels.year_founded,
      from: text.foundedFrom,
      to: text.foundedTo,
      inputMode: 'numeric',
    },
  ];
}

export const MORE_STARTUP_FIELDS: readonly FormField[] = [
  {
    kind: 'range',
    column: 'amount',
    label: text.raisedAmount,
    from: roundsText.amountFrom,
    to: roundsText.amountTo,
    inputMode: 'text',
  },
  {
    kind: 'range',
    column: 'announced_on',
    label: text.raisedOn,
    from: roundsText.dateFrom,
    to: roundsText.dateTo,
    inputMode: 'text',
  },
  {
    kind: 'select',
    column: 'kind',
    label: roundsText.columns.kind,
    anyLabel,
    options: MONEY_KINDS.map((value) => ({ value, label: roundsText.moneyKinds[value] })),
  },
  {
    kind: 'select',
    column: 'women_led',
    label: labels.women_led,
    anyLabel,
    options: [{ value: 'yes', label: searchText.choiceLabel('yes') }],
  },
  { kind: 'text', column: 'investor', label: roundsText.columns.investor },
  { kind: 'text', column: 'lead_investor', label: roundsText.columns.lead_investor },
  {
    kind: 'option',
    column: 'rounds',
    label: text.roundsAre,
    anyLabel: text.roundsOne,
    options: [{ value: 'together', label: text.roundsTogether }],
  },
];
