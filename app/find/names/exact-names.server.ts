// Startups, investors and people by keys of their whole names.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { SqlPart } from '../sql-parts.ts';
import { LAST_CHARACTER } from './name-matches.server.ts';

export interface Named {
  key: string;
  /** Of its names the one that was found, folded. */
  written: string;
  kind: 'startup' | 'investor' | 'person';
  slug: string;
  name: string;
  /** How likely it is meant, 0 to 100. */
  weight: number;
}

const NAMES_A_KEY = 20;

/** Startups and investors with a whole name of each wanted.key; `most` of a key. */
const companies = (keys: readonly string[], isWanted: SqlPart, most = NAMES_A_KEY): SqlPart => raw`
  select wanted.key, n.word as written, n.kind, entity.slug, entity.name, n.weight
  from unnest(${keys}::text[]) as wanted (key)
    cross join lateral (
      select * from search_names
      where ${isWanted} and is_whole and kind in ('startup', 'investor')
      order by weight desc limit ${most}) n
    cross join lateral (
      select slug, name from startups where n.kind = 'startup' and id = n.entity_id
      union all
      select slug, name from investors where n.kind = 'investor' and id = n.entity_id) entity`;

/** Startups and investors whose whole name is one of the keys, people of one of the names. */
export async function listExactlyNamed(
  sql: Sql,
  keys: readonly string[],
  fullNames: readonly string[],
): Promise<Named[]> {
  const { rows } = await raw<Named>`${companies(keys, raw`word = wanted.key`)}
    union all
    select replace(fold_name(p.name), ' ', ''), p.name, 'person', p.slug, p.name, 0
    from people p where fold_name(p.name) = any (${fullNames}::text[])
    order by weight desc, name`.execute(sql);
  return rows;
}

/** Those whose whole name has the sound of one of the keys (arabic-sound.ts), likeliest first. */
export async function listExactlySounding(sql: Sql, keys: readonly string[]): Promise<Named[]> {
  const { rows } = await raw<Named>`${companies(keys, raw`sound_key(word) = wanted.key`)}
    union all
    select sound_key(fold_name(p.name)), p.name, 'person', p.slug, p.name, 0
    from people p where sound_key(fold_name(p.name)) = any (${keys}::text[])
    order by weight desc, name`.execute(sql);
  return rows;
}

const NAMES_BEGUN = 3;

/** Those whose whole name begins with one of the keys, likeliest first. */
export async function listWhollyBeginning(sql: Sql, keys: readonly string[]): Promise<Named[]> {
  const begins = raw`word >= wanted.key and word < wanted.key || ${LAST_CHARACTER}`;
  const { rows } = await raw<Named>`${companies(keys, begins, NAMES_BEGUN)}
    order by weight desc, name`.execute(sql);
  return rows;
}
