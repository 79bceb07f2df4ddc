// The lexicon with the places and industries of the record, and the initials of its investors.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
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
    const value = read(sql);
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

/** By initials that only one investor has: BII is British International Investment. */
export const loadInitials = remember((sql) =>
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
export const INITIALS = /^[a-z]{3,6}$/;

/** With and without small words, and what stands in brackets. */
export function listInitials(name: string): Set<string> {
  const words = readTokens(name.replace(/\(.*?\)/g, '')).map(({ key }) => key);
  const toKey = (of: readonly string[]) => of.map((word) => word[0] ?? '').join('');
  const keys = [words, words.filter((word) => !LINKS.includes(word))].map(toKey);
  const bracketed = /\(([A-Z]{2,6})\)/.exec(name)?.[1];
  if (bracketed) keys.push(bracketed.toLowerCase());
  return new Set(keys.filter((key) => INITIALS.test(key)));
}
