import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';

/** Rows of found_startups that differ from the view they derive from (docs/search-engine.md). */
export async function listStaleStartups(sql: Sql): Promise<unknown[]> {
  const { rows } = await raw`
    select startup_id, kept.shown as kept, now.shown as shown
    from shown_startups now left join found_startups kept using (startup_id)
    where kept.shown::text is distinct from now.shown::text`.execute(sql);
  return rows;
}
