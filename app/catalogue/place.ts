// The fields of a country, state or city.
import type { Fields } from './field.ts';
import { inWords } from './in-words.ts';

export const PLACE = inWords({
  name: {
    kind: 'line',
    label: 'Name',
    min: 2,
    max: 120,
    isNeeded: true,
    wrong: 'Enter a name of 2 to 120 characters',
  },
} as const satisfies Fields);
