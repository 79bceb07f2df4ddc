// The startups nearest to one: shared industries weighted by how rare they are, the same country, a near size and like words
// in the tagline (decisions.md, competitors). How is said in db/migrations/115-leading-startups.sql.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { startupsText } from '../../text/text.ts';
import type { RelatedStartup } from './contract.ts';

const RELATED = 4;

/** As the database knows it; toRelated says why it is near. */
export interface RelatedColumns extends Omit<RelatedStartup, 'reasons'> {
  shared: string[];
  same_country: string | null;
}

/** For a query that has the startup's id, such as s.id: those nearest to it, nearest first. */
export function relatedColumn(id: string): RawBuilder<RelatedColumns[]> {
  return raw<RelatedColumns[]>`(
    select coalesce(json_agg(related), '[]') from list_related_startups(${raw.ref(id)}, ${RELATED}) related)`;
}

export async function listRelated(sql: Sql, startupId: number): Promise<RelatedStartup[]> {
  const { rows } = await raw<RelatedColumns>`
    select * from list_related_startups(${startupId}, ${RELATED})`.execute(sql);
  return rows.map(toRelated);
}

/** Lets the best funded lead as they are now, and tells those who keep pages where something changed. */
export async function moveLeadingBounds(sql: Sql): Promise<void> {
  await raw`
    select note_keys(array(select 'industry:' || slug from industries where id = any (moved)))
    from move_leading_bounds() moved`.execute(sql);
}

export function toRelated({ shared, same_country, ...startup }: RelatedColumns): RelatedStartup {
  return { ...startup, reasons: startupsText.relatedReasons(shared, same_country) };
}
