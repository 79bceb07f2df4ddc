// The fields of a person and of each role.
import type { Fields } from './field.ts';
import { inWords } from './in-words.ts';

export const PERSON = inWords({
  name: {
    kind: 'line',
    label: 'Name',
    min: 2,
    max: 120,
    isNeeded: true,
    wrong: 'Enter a name of 2 to 120 characters',
    example: 'Ama Sample',
  },
  links: {
    kind: 'addresses',
    label: 'Public profiles',
    max: 10,
    wrong: 'Enter at most ten addresses, separated by commas',
    example: ['https://example.com/team/ama'],
  },
} as const satisfies Fields);

/** At one startup: asked for as "title:paystack". */
export const ROLE = inWords({
  title: {
    kind: 'line',
    label: 'Role',
    isEnglish: true,
    min: 2,
    max: 80,
    wrong: 'Enter a role of 2 to 80 characters',
    example: 'Chief executive',
  },
  since: { kind: 'date', label: 'Since', column: 'since_on', with: ['since_precision'] },
  until: { kind: 'date', label: 'Until', column: 'until_on', with: ['until_precision'] },
} as const satisfies Fields);
