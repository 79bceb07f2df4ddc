// The words of fields, said in the language of the request.
import { sayName } from '../text/say-name.ts';
import type { Fields } from './field.ts';

const SAID = ['label', 'one', 'hint', 'adds', 'wrong', 'missing'] as const;

/** The fields as described, their words read when they are shown. */
export function inWords<const All extends Fields>(fields: All): All {
  for (const field of Object.values(fields)) {
    for (const key of SAID) {
      const english = field[key];
      if (english !== undefined) Object.defineProperty(field, key, { get: () => sayName(english) });
    }
  }
  return fields;
}
