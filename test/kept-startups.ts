import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';

/** Rows of found_startups that differ from the view they are made of (docs/search-engine.md). */
export async function listMiskept(sql: Sql): Promise<unknown[]> {
  const { rows } = await raw`
    select startup_id, kept.shown as kept, now.shown as shown, kept.uses as kept_uses, now.uses as uses
    from shown_startups now left join found_startups kept using (startup_id)
    where (kept.shown::text, kept.card::text, kept.uses::text, kept.source_ids)
      is distinct from (now.shown::text, now.card::text, now.uses::text, now.source_ids)`.execute(
    sql,
  );
  return rows;
}
