import type * as english from '../en/names.ts';
import { nameIn } from '../name-in.ts';
import type { TranslationOf } from '../translation.ts';
import names from './names.json' with { type: 'json' };

export const namesText: TranslationOf<typeof english.namesText> = {
  of: (name) => nameIn(names, name),
};
