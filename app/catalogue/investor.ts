// The fields of an investor.
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import type { Fields } from './field.ts';
import { inWords } from './in-words.ts';

export const INVESTOR = inWords({
  name: {
    kind: 'line',
    label: 'Name',
    min: 2,
    max: 120,
    isNeeded: true,
    wrong: 'Enter a name of 2 to 120 characters',
    example: 'Sample Ventures',
  },
  type: {
    kind: 'line',
    label: 'Type',
    min: 2,
    max: 60,
    wrong: 'Enter a kind of investor of 2 to 60 characters, such as Venture Capital',
    example: 'Venture capital',
  },
  country: {
    kind: 'nation',
    label: 'Country',
    column: 'country_code',
    wrong: 'Enter a country, by its name or its two-letter code',
    example: 'Kenya',
  },
  website: {
    kind: 'address',
    label: 'Website',
    wrong: 'Enter an address that begins with https or http',
    example: 'https://example.com',
  },
  stages: {
    kind: 'choices',
    label: 'Kinds of round it joins',
    choices: FUNDING_ROUNDS,
    max: 20,
    wrong: 'Name kinds of round, separated by commas, such as Seed, Series A',
    example: ['Seed'],
  },
} as const satisfies Fields);
