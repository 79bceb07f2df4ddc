import { FUNDING_ROUNDS, MONEY_KINDS } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import { ROUND_FILTERS } from '../../find/filters/round-columns.ts';
import {
  choicesOf,
  type FormField,
  rangeField,
  selectField,
  textField,
} from '../../find/lists/form-fields.ts';
import type { ListShape } from '../../find/lists/list-address.ts';
import type { PlaceChoices } from '../../find/lists/read-list.server.ts';
import { roundsText as text } from '../../text/text.ts';

const { columns, labels } = ROUND_FILTERS;

export const ROUNDS_SHAPE: ListShape = {
  path: pathTo('/rounds'),
  columns,
  defaultSort: '-announced_on',
};
export const ROUNDS_FEED_SHAPE: ListShape = { ...ROUNDS_SHAPE, path: pathTo('/rounds.atom') };
export const ROUND_TABLES = { csv: pathTo('/rounds.csv'), xlsx: pathTo('/rounds.xlsx') };

export function listRoundFields({ countries, industries }: PlaceChoices): FormField[] {
  return [
    rangeField('announced_on', labels.announced_on, text.dateFrom, text.dateTo),
    rangeField('amount', text.amounts, text.amountFrom, text.amountTo),
    selectField('round', labels.round, choicesOf(FUNDING_ROUNDS)),
    selectField('country', labels.country, countries),
    selectField('industry', labels.industry, industries),
  ];
}

export const MORE_ROUND_FIELDS: readonly FormField[] = [
  selectField(
    'kind',
    labels.kind,
    choicesOf(MONEY_KINDS, (kind) => text.moneyKinds[kind]),
  ),
  textField('investor', labels.investor),
  textField('lead_investor', labels.lead_investor),
  textField('startup', labels.startup),
  textField('city', labels.city),
  selectField(
    'disclosed',
    labels.disclosed,
    choicesOf(['yes', 'no', 'counted'], (choice) => text.disclosedChoices[choice]),
  ),
];
