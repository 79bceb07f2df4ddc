import { FUNDING_ROUNDS, MONEY_KINDS } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import { listPagesText, roundsText as text } from '../../text/text.ts';
import type { ListShape } from '../lists/list-address.ts';
import type { FormField } from '../lists/list-form.tsx';
import type { PlaceChoices } from '../lists/read-list.server.ts';
import { ROUND_FILTERS } from './round-columns.ts';

const { columns, labels } = ROUND_FILTERS;

export const ROUNDS_SHAPE: ListShape = {
  path: pathTo('/rounds'),
  columns,
  defaultSort: '-announced_on',
};
export const ROUNDS_FEED_SHAPE: ListShape = { ...ROUNDS_SHAPE, path: pathTo('/rounds.atom') };
export const ROUND_TABLES = { csv: pathTo('/rounds.csv'), xlsx: pathTo('/rounds.xlsx') };

const { any: anyLabel } = listPagesText;

export function listRoundFields({ countries, industries }: PlaceChoices): FormField[] {
  return [
    {
      kind: 'range',
      column: 'announced_on',
      label: labels.announced_on,
      from: text.dateFrom,
      to: text.dateTo,
      inputMode: 'text',
    },
    {
      kind: 'range',
      column: 'amount',
      label: text.amounts,
      from: text.amountFrom,
      to: text.amountTo,
      inputMode: 'text',
    },
    {
      kind: 'select',
      column: 'round',
      label: labels.round,
      anyLabel,
      options: FUNDING_ROUNDS.map((value) => ({ value, label: value })),
    },
    { kind: 'select', column: 'country', label: labels.country, anyLabel, options: countries },
    { kind: 'select', column: 'industry', label: labels.industry, anyLabel, options: industries },
  ];
}

export const MORE_ROUND_FIELDS: readonly FormField[] = [
  {
    kind: 'select',
    column: 'kind',
    label: labels.kind,
    anyLabel,
    options: MONEY_KINDS.map((value) => ({ value, label: text.moneyKinds[value] })),
  },
  { kind: 'text', column: 'investor', label: labels.investor },
  { kind: 'text', column: 'lead_investor', label: labels.lead_investor },
  { kind: 'text', column: 'startup', label: labels.startup },
  { kind: 'text', column: 'city', label: labels.city },
  {
    kind: 'select',
    column: 'disclosed',
    label: labels.disclosed,
    anyLabel,
    options: [
      { value: 'yes', label: text.disclosedChoices.yes },
      { value: 'no', label: text.disclosedChoices.no },
      { value: 'counted', label: text.disclosedChoices.counted },
    ],
  },
];
