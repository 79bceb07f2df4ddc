// Places by what other languages call them: Le Caire, القاهرة.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { listLocalPlaces } from '../../language/place-names.ts';
import type { NameHit } from './name-hit.ts';
import { describeMatches } from './name-rows.server.ts';

interface LocalPlaceHit extends NameHit {
  /** Not only the beginning of such a name. */
  isWhole: boolean;
}

/** Whole names first; only places on record. */
export async function findLocalPlaces(
  sql: Sql,
  text: string,
  most: number,
): Promise<LocalPlaceHit[]> {
  const { called, begun } = listLocalPlaces(text);
  const slugs = [...new Set([...called, ...begun])].slice(0, most);
  if (slugs.length === 0) return [];
  const { rows } = await raw<{ entityId: number; name: string }>`
    select p.id as "entityId", p.name
    from unnest(${slugs}::text[]) with ordinality as wanted (slug, place)
      join places p on p.slug = wanted.slug and p.kind in ('country', 'city')
    order by wanted.place`.execute(sql);
  const hits = await describeMatches(
    sql,
    rows.map((row) => ({ ...row, kind: 'location', relation: 'main', place: 0 })),
  );
  return hits.map((hit) => ({ ...hit, isWhole: called.includes(hit.slug) }));
}
