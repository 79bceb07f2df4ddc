// The lexicon with the places and industries of the record.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { buildLexicon, type Catalogue } from '../../../language/question/lexicon.ts';

/** New industries, places and investors are rare; a question may know of one this much later. */
const READ_AGAIN_AFTER_MS = 10 * 60_000;

/** Reads once for each database, and again after a while. */
export function remember<Value>(read: (sql: Sql) => Promise<Value>) {
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
      (select coalesce(json_agg(json_build_object('iso2', iso2, 'slug', slug, 'name', name, 'region', region)), '[]')
        from places where kind = 'country') as countries,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'iso2', p.iso2)), '[]')
        from places c join places p on p.id = c.country_id where c.kind = 'city') as cities,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'label', label)), '[]')
        from industries) as industries`.execute(sql);
  return rows[0] ?? { countries: [], cities: [], industries: [] };
}
