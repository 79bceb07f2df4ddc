import { FUNDING_ROUNDS, MONEY_KINDS } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import { ROUND_FILTERS } from '../../find/filters/filter-columns.ts';
import {
  choicesOf,
  type FormField,
  rangeField,
  selectField,
  textField,
} from '../../find/lists/form-fields.ts';
import type { ListShape } from '../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../find/lists/list-shapes.ts';
import type { PlaceChoices } from '../../find/lists/read-list.server.ts';
import { roundsText as text } from '../../text/text.ts';

export const ROUNDS_FEED_SHAPE: ListShape = { ...ROUNDS_SHAPE, path: pathTo('/rounds.atom') };
export const ROUND_TABLES = { xlsx: pathTo('/rounds.xlsx'), csv: pathTo('/rounds.csv') };

export function listRoundFields({ countries, industries }: PlaceChoices): FormField[] {
  return [
    rangeField('announced_on', ROUND_FILTERS.announced_on.label, text.dateFrom, text.dateTo),
    rangeField('amount', text.amounts, text.amountFrom, text.amountTo),
    selectField('round', ROUND_FILTERS.round.label, choicesOf(FUNDING_ROUNDS)),
    selectField('country', ROUND_FILTERS.country.label, countries),
    selectField('industry', ROUND_FILTERS.industry.label, industries),
  ];
}

export const listMoreRoundFields = (): FormField[] => [
  selectField(
    'kind',
    ROUND_FILTERS.kind.label,
    choicesOf(MONEY_KINDS, (kind) => text.moneyKinds[kind]),
  ),
  textField('investor', ROUND_FILTERS.investor.label),
  textField('lead_investor', ROUND_FILTERS.lead_investor.label),
  textField('startup', ROUND_FILTERS.startup.label),
  textField('city', ROUND_FILTERS.city.label),
  selectField(
    'disclosed',
    ROUND_FILTERS.disclosed.label,
    choicesOf(['yes', 'no', 'counted'], (choice) => text.disclosedChoices[choice]),
  ),
];
