// The form of /startups: columns of startups, and of rounds they raised.

import { FUNDING_ROUNDS, MONEY_KINDS, STARTUP_STATUSES } from '../../../base/enumerations.ts';
import { pathTo } from '../../../base/paths.ts';
import {
  choicesOf,
  type FormField,
  rangeField,
  selectField,
  textField,
} from '../../../find/lists/form-fields.ts';
import { STARTUP_LIST_FILTERS } from '../../../find/lists/list-shapes.ts';
import type { PlaceChoices } from '../../../find/lists/read-list.server.ts';
import { roundsText, searchText, startupListText as text } from '../../../text/text.ts';

export const STARTUP_TABLES = { xlsx: pathTo('/startups.xlsx'), csv: pathTo('/startups.csv') };

export function listStartupFields({ countries, industries }: PlaceChoices): FormField[] {
  const { foundedFrom, foundedTo } = text;
  return [
    selectField('country', STARTUP_LIST_FILTERS.country.label, countries),
    selectField('industry', STARTUP_LIST_FILTERS.industry.label, industries),
    selectField(
      'status',
      STARTUP_LIST_FILTERS.status.label,
      choicesOf(STARTUP_STATUSES, searchText.choiceLabel),
    ),
    selectField('round', text.raisedRound, choicesOf(FUNDING_ROUNDS)),
    rangeField(
      'year_founded',
      STARTUP_LIST_FILTERS.year_founded.label,
      foundedFrom,
      foundedTo,
      'numeric',
    ),
  ];
}

export const listMoreStartupFields = (): FormField[] => [
  rangeField('amount', text.raisedAmount, roundsText.amountFrom, roundsText.amountTo),
  rangeField('announced_on', text.raisedOn, roundsText.dateFrom, roundsText.dateTo),
  selectField(
    'kind',
    STARTUP_LIST_FILTERS.kind.label,
    choicesOf(MONEY_KINDS, (kind) => roundsText.moneyKinds[kind]),
  ),
  selectField('women_led', STARTUP_LIST_FILTERS.women_led.label, choicesOf(['yes'])),
  textField('investor', STARTUP_LIST_FILTERS.investor.label),
  textField('lead_investor', STARTUP_LIST_FILTERS.lead_investor.label),
  {
    kind: 'option',
    column: 'rounds',
    get label() {
      return text.roundsAre;
    },
    get anyLabel() {
      return text.roundsOne;
    },
    options: [
      {
        value: 'together',
        get label() {
          return text.roundsTogether;
        },
      },
    ],
  },
];
