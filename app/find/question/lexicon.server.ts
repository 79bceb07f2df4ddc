// The lexicon with the places and industries of the record, and the initials of its investors.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { withoutQueryBudget } from '../../data/query-budget.ts';
import { buildLexicon, type Catalogue } from '../../language/question/lexicon.ts';
import type { NamedThing } from '../../language/question/row.ts';
import { readTokens } from '../../language/tokens.ts';

/** New industries, places and investors are rare; a question may know of one this much later. */
const READ_AGAIN_AFTER_MS = 10 * 60_000;

/** Reads once for each database, and again after a while. */
function remember<Value>(read: (sql: Sql) => Promise<Value>) {
  const loaded = new WeakMap<Sql, { value: Promise<Value>; loadedAt: number }>();
  return (sql: Sql, now: Date): Promise<Value> => {
    const before = loaded.get(sql);
    if (before && now.getTime() - before.loadedAt < READ_AGAIN_AFTER_MS) return before.value;
    const value = withoutQueryBudget(() => read(sql));
    loaded.set(sql, { value, loadedAt: now.getTime() });
    value.catch(() => loaded.delete(sql));
    return value;
  };
}

export const loadLexicon = remember((sql) => readCatalogue(sql).then(buildLexicon));

async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const { rows } = await raw<Catalogue>`
    select
      (select coalesce(json_agg(json_build_object('iso2', iso2, 'slug', slug, 'name', name, 'region', region,
          'startups', (select startups_count from group_totals g where g.place_id = places.id and industry_id = 0))), '[]')
        from places where kind = 'country') as countries,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'iso2', p.iso2)), '[]')
        from places c join places p on p.id = c.country_id where c.kind = 'city') as cities,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'label', label,
          'startups', (select startups_count from group_totals g where g.industry_id = industries.id and place_id = 0))), '[]')
        from industries) as industries`.execute(sql);
  return rows[0] ?? { countries: [], cities: [], industries: [] };
}

/** By short forms that only one investor has: BII is British International Investment. */
export const loadShortNames = remember((sql) =>
  sql.selectFrom('investors').select(['slug', 'name']).execute().then(keepUnique),
);

interface Shortened {
  thing: NamedThing;
  /** Only where it is written in capitals: YC, DFC. */
  isOnlyInCapitals: boolean;
}

function keepUnique(investors: ReadonlyArray<{ slug: string; name: string }>) {
  const found = new Map<string, Shortened | null>();
  for (const [list, isOnlyInCapitals] of [
    [listInitials, false],
    [listShortForms, true],
    ...[1, 2, 3].map((dropped) => [(name: string) => beginningOf(name, dropped), false] as const),
  ] as const) {
    const own = new Map<string, Shortened | null>();
    for (const { slug, name } of investors) {
      for (const key of list(name)) {
        const isOther = own.has(key) && own.get(key)?.thing.slug !== slug;
        own.set(
          key,
          isOther ? null : { thing: { kind: 'investor', slug, name }, isOnlyInCapitals },
        );
      }
    }
    for (const [key, thing] of own) if (!found.has(key)) found.set(key, thing);
  }
  return new Map([...found].flatMap(([key, one]) => (one ? [[key, one]] : [])));
}

const LINKS = ['of', 'the', 'for', 'and', 'de', 'du', 'des', 'et', 'da', 'do', 'e', 'la'];
const INITIALS = /^[a-z]{3,6}$/;
export const SHORT_FORM = /^[a-z]{2,6}$/;

const initialsOf = (words: readonly string[]) => words.map((word) => word[0] ?? '').join('');
const wordsOf = (name: string) => readTokens(name.replace(/\(.*?\)/g, '')).map(({ key }) => key);

/** With and without small words, and what is in brackets. */
export function listInitials(name: string): Set<string> {
  const words = wordsOf(name);
  const keys = [words, words.filter((word) => !LINKS.includes(word))].map(initialsOf);
  const bracketed = /\(([A-Z]{2,6})\)/.exec(name)?.[1];
  if (bracketed) keys.push(bracketed.toLowerCase());
  return new Set(keys.filter((key) => INITIALS.test(key)));
}

const LONG_NAME = 4;

/** Two letters, initials without the first words of a long name, an acronym that begins it. */
export function listShortForms(name: string): Set<string> {
  const words = wordsOf(name).filter((word) => !LINKS.includes(word));
  const initials = initialsOf(words);
  const ends = words.length < LONG_NAME ? [] : words.map((_, at) => initials.slice(at));
  const acronym = /^[A-Z]{3,5}(?![\p{L}\p{N}])/u.exec(name)?.[0].toLowerCase();
  const keys = [
    ...(words.length === 2 ? [initials] : []),
    ...ends.filter(({ length }) => length >= 3),
    ...(acronym && words.length > 1 ? [acronym] : []),
  ];
  return new Set(keys.filter((key) => SHORT_FORM.test(key)));
}

/** What names of investors end with: "Novastar" is Novastar Ventures. */
const KIND =
  /^(?:ventures?|capital|partners?|funds?|investments?|investors?|management|group|equity|holdings?|advis[oe]rs|vc|angels?|foundation)$/;

const WORLD = /^(?:global|international)$/;

/** The name without so many words of its kind at its end. */
export function beginningOf(name: string, dropped: number): Set<string> {
  const words = wordsOf(name);
  const [kept, kinds] = [words.slice(0, -dropped), words.slice(-dropped)];
  const isOfKind = (word: string) => KIND.test(word) || (dropped === 1 && WORLD.test(word));
  const isShorter = kept.some((word) => !KIND.test(word)) && kinds.every(isOfKind);
  return new Set(isShorter ? [kept.join('')] : []);
}
