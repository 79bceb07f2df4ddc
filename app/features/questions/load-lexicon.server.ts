// The lexicon with the places and industries of the record.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { buildLexicon, type Catalogue, type Lexicon } from '../search/understand/lexicon.ts';

/** New industries and places are rare; a question may know of one this much later. */
const REBUILT_AFTER_MS = 10 * 60_000;

interface Loaded {
  lexicon: Promise<Lexicon>;
  loadedAt: number;
}

const loaded = new WeakMap<Sql, Loaded>();

export function loadLexicon(sql: Sql, now: Date): Promise<Lexicon> {
  const before = loaded.get(sql);
  if (before && now.getTime() - before.loadedAt < REBUILT_AFTER_MS) return before.lexicon;
  const lexicon = readCatalogue(sql).then(buildLexicon);
  loaded.set(sql, { lexicon, loadedAt: now.getTime() });
  lexicon.catch(() => loaded.delete(sql));
  return lexicon;
}

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
