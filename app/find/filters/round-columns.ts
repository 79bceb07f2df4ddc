// Columns of rounds that can be filtered by.

import { FUNDING_ROUNDS, MONEY_KINDS } from '../../base/enumerations.ts';
import currencyCodes from '../../language/values/currency-codes.json' with { type: 'json' };
import { roundsText } from '../../text/text.ts';
import type { RoundColumn } from '../conditions.ts';
import type { FilterColumn } from './filter-columns.ts';
import type { FilterColumns } from './read-filters.ts';

export const ROUND_FILTERS: FilterColumns<RoundColumn> = {
  columns: {
    round: { kind: 'choice', choices: FUNDING_ROUNDS },
    kind: { kind: 'choice', choices: MONEY_KINDS },
    amount: { kind: 'number', sorts: true },
    announced_on: { kind: 'date', sorts: true },
    investor: { kind: 'many', refersTo: 'investor' },
    lead_investor: { kind: 'many', refersTo: 'investor' },
    country: { kind: 'reference', refersTo: 'country' },
    city: { kind: 'reference', refersTo: 'city' },
    industry: { kind: 'many', refersTo: 'industry' },
    startup: { kind: 'reference', refersTo: 'startup' },
    currency: { kind: 'choice', choices: currencyCodes },
    announced_amount: { kind: 'number' },
    disclosed: { kind: 'choice', choices: ['yes', 'no', 'counted'] },
  } satisfies Record<RoundColumn, FilterColumn>,
  labels: roundsText.columns,
};
