// Investors by their initials: BII is British International Investment.
import type { Sql } from '../../../data/database.ts';
import { isKnownWord } from '../../../language/meaning/phrases.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import type { Lexicon } from '../../../language/question/lexicon.ts';
import { readTokens } from '../../../language/tokens.ts';
import { remember } from './load-lexicon.server.ts';

const loadInitials = remember((sql) =>
  sql.selectFrom('investors').select(['slug', 'name']).execute().then(keepUnique),
);

function keepUnique(investors: ReadonlyArray<{ slug: string; name: string }>) {
  const found = new Map<string, NamedThing | null>();
  for (const { slug, name } of investors) {
    for (const key of listInitials(name)) {
      const isOther = found.has(key) && found.get(key)?.slug !== slug;
      found.set(key, isOther ? null : { kind: 'investor', slug, name });
    }
  }
  return new Map([...found].flatMap(([key, thing]) => (thing ? [[key, thing]] : [])));
}

const LINKS = ['of', 'the', 'for', 'and', 'de', 'du', 'des', 'et', 'da', 'do', 'e', 'la'];
const INITIALS = /^[a-z]{3,6}$/;

/** With and without small words, and what stands in brackets. */
export function listInitials(name: string): Set<string> {
  const words = readTokens(name.replace(/\(.*?\)/g, '')).map(({ key }) => key);
  const toKey = (of: readonly string[]) => of.map((word) => word[0] ?? '').join('');
  const keys = [words, words.filter((word) => !LINKS.includes(word))].map(toKey);
  const bracketed = /\(([A-Z]{2,6})\)/.exec(name)?.[1];
  if (bracketed) keys.push(bracketed.toLowerCase());
  return new Set(keys.filter((key) => INITIALS.test(key)));
}

/** Investors whose initials stand in a question, where they are no other word or name. */
export async function listByInitials(
  sql: Sql,
  text: string,
  {
    lexicon: { phrases },
    names,
    now,
  }: { lexicon: Lexicon; names: ReadonlyMap<string, unknown>; now: Date },
): Promise<Map<string, NamedThing[]>> {
  const isOther = (token: { key: string; from: number; to: number }) =>
    names.has(token.key) ||
    phrases.match([token], 0) !== null ||
    (isKnownWord(token.key) && !/^[A-Z]+$/.test(text.slice(token.from, token.to)));
  const tokens = readTokens(text).filter((token) => INITIALS.test(token.key) && !isOther(token));
  if (tokens.length === 0) return new Map();
  const initials = await loadInitials(sql, now);
  return new Map(
    tokens.flatMap(({ key }) => {
      const thing = initials.get(key);
      return thing ? [[key, [thing]] as const] : [];
    }),
  );
}
