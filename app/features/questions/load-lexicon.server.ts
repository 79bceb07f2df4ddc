// The lexicon with the places and industries of the record, and names of a question.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { listExactlyNamed } from '../../search-engine/find-by-question.server.ts';
import { findNames } from '../../search-engine/names.server.ts';
import { listNameKeys, type NamedThing } from '../search/understand/items.ts';
import { buildLexicon, type Catalogue, type Lexicon } from '../search/understand/lexicon.ts';
import { readTokens } from '../search/understand/words.ts';

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

const NAME_WORDS = [2, 3, 4];

/** Startups, investors and people of exactly the name of some words of the question. */
export async function listNamesIn(sql: Sql, text: string): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const fullNames = tokens.flatMap((_, at) =>
    NAME_WORDS.map((length) =>
      tokens
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' '),
    ),
  );
  const named = new Map<string, NamedThing[]>();
  const keys = listNameKeys(tokens);
  if (keys.length === 0) return named;
  for (const { key, ...thing } of await listExactlyNamed(sql, keys, fullNames)) {
    named.set(key, [...(named.get(key) ?? []), thing]);
  }
  return named;
}

/** The startup or investor that a misspelt name means. */
export async function findMisspelt(sql: Sql, text: string): Promise<NamedThing | null> {
  const [hit] = await findNames(sql, text, 1);
  if (!hit || (hit.kind !== 'startup' && hit.kind !== 'investor')) return null;
  return { kind: hit.kind, slug: hit.slug, name: hit.name };
}
