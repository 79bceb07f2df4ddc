// Investors by their initials: BII is British International Investment.
import type { Sql } from '../../data/database.ts';
import type { NamedThing } from '../search/understand/items.ts';
import type { Lexicon } from '../search/understand/lexicon.ts';
import { readTokens } from '../search/understand/words.ts';
import { isKnownWord } from '../semantic/known-words.server.ts';

type Initials = ReadonlyMap<string, NamedThing>;

/** New investors are rare; a question may know the initials of one this much later. */
const READ_AGAIN_AFTER_MS = 10 * 60_000;

const loaded = new WeakMap<Sql, { initials: Promise<Initials>; loadedAt: number }>();

export function loadInitials(sql: Sql, now: Date): Promise<Initials> {
  const before = loaded.get(sql);
  if (before && now.getTime() - before.loadedAt < READ_AGAIN_AFTER_MS) return before.initials;
  const initials = sql.selectFrom('investors').select(['slug', 'name']).execute().then(keepUnique);
  loaded.set(sql, { initials, loadedAt: now.getTime() });
  initials.catch(() => loaded.delete(sql));
  return initials;
}

function keepUnique(investors: ReadonlyArray<{ slug: string; name: string }>): Initials {
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
