// Suggestions for unknown addresses and names (design-language.md section 6, not found).
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import { suggestNames } from './suggest.server.ts';
import type { Suggestion } from './suggestion-contract.ts';

const MOST = 3;
const MAX_LOOKED_FOR = 60;
const MIN_LOOKED_FOR = 2;
/** Shorter words are too ambiguous. */
const MIN_ALONE = 4;
const MOST_ALONE = 3;

export async function findNearest(sql: Sql, text: string): Promise<Suggestion[]> {
  const wanted = toWords(text);
  if (wanted.length < MIN_LOOKED_FOR) return [];
  const words = wanted.split(' ');
  const alone = words.length > 1 ? words.filter(({ length }) => length >= MIN_ALONE) : [];
  const found = await suggestNames(sql, wanted);
  if (found.length > 0) return found.slice(0, MOST);
  // One word of several is a guess: a word of the name has to begin alike.
  for (const word of alone.slice(0, MOST_ALONE)) {
    const likely = (await suggestNames(sql, word)).filter(({ name }) =>
      toWords(name)
        .split(' ')
        .some((part) => part.startsWith(word.slice(0, MIN_ALONE))),
    );
    if (likely.length > 0) return likely.slice(0, MOST);
  }
  return [];
}

/** Words of the slug of `text`; '' without letters or digits. */
function toWords(text: string): string {
  const slug = slugify(text.slice(0, MAX_LOOKED_FOR));
  return /^name-[0-9a-f]{8}$/.test(slug) ? '' : slug.replaceAll('-', ' ');
}
