// What was perhaps meant where an address, or a search, names nothing (design-language.md section 6, not found).
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import { suggestNames } from './suggest.server.ts';
import type { Suggestion } from './suggestion-contract.ts';

const MOST = 3;
// Longer than any name.
const MAX_LOOKED_FOR = 60;
const MIN_LOOKED_FOR = 2;
/** Shorter words, alone, say too little. */
const MIN_ALONE = 4;
const MOST_ALONE = 3;

/** What name search finds by all of `text`, else by the first of its words that finds anything; three at most. */
export async function findNearest(sql: Sql, text: string): Promise<Suggestion[]> {
  const wanted = toWords(text);
  if (wanted.length < MIN_LOOKED_FOR) return [];
  const words = wanted.split(' ');
  const alone = words.length > 1 ? words.filter(({ length }) => length >= MIN_ALONE) : [];
  for (const asked of [wanted, ...alone.slice(0, MOST_ALONE)]) {
    const found = await suggestNames(sql, asked);
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}

/** As an address may name it; '' for text without a letter or digit that a slug can hold. */
function toWords(text: string): string {
  const slug = slugify(text.slice(0, MAX_LOOKED_FOR));
  return /^name-[0-9a-f]{8}$/.test(slug) ? '' : slug.replaceAll('-', ' ');
}
