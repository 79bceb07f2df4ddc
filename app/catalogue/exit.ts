// The fields of an acquisition, merger, listing or closure.
import { CLOSURE_CAUSES } from '../base/enumerations.ts';
import type { Fields } from './field.ts';
import { inWords } from './in-words.ts';

export const EXIT = inWords({
  date: { kind: 'date', label: 'Date', column: 'happened_on', with: ['happened_precision'] },
  counterparty: {
    kind: 'line',
    label: 'Other side',
    with: ['acquirer_id'],
    min: 2,
    max: 120,
    wrong: 'Enter a name of 2 to 120 characters',
  },
  amount: {
    kind: 'dollars',
    label: 'Amount',
    unit: 'USD',
    column: 'amount_usd',
    hint: 'In US dollars, such as $250k or 4 million; or "undisclosed".',
    wrong: 'Enter an amount above 0 in US dollars, such as $250k or 4 million, or "undisclosed"',
  },
  cause: {
    kind: 'choice',
    label: 'Reason for closing',
    choices: CLOSURE_CAUSES,
    hint: `Of a closure only: ${CLOSURE_CAUSES.join(', ')}.`,
  },
  detail: {
    kind: 'line',
    label: 'Detail',
    isEnglish: true,
    min: 2,
    max: 300,
    wrong: 'Use 2 to 300 characters',
  },
} as const satisfies Fields);
