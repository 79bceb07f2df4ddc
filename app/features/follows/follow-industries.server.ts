import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** Unknown slugs are ignored. */
export async function followIndustries(
  sql: Sql,
  userId: number,
  slugs: readonly string[],
  now: Date,
): Promise<void> {
  await raw`
    insert into follows (user_id, industry_id, created_at)
    select ${userId}::bigint, id, ${now}::timestamptz from industries where slug = any (${slugs}::text[])
    on conflict do nothing`.execute(sql);
}
