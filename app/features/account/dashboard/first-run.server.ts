// The first choice of industries, offered to those who follow nothing yet.

import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

export interface IndustryChoice {
  name: string;
  slug: string;
  startups_count: number;
}

export async function isFirstRun(sql: Sql, userId: number): Promise<boolean> {
  const { rows } = await raw<{ first: boolean }>`
    select first_run_done_at is null and not exists (select 1 from follows where user_id = u.id) as first
    from users u where id = ${userId}`.execute(sql);
  return rows[0]?.first ?? false;
}

export async function listIndustryChoices(sql: Sql): Promise<IndustryChoice[]> {
  const { rows } = await raw<IndustryChoice>`
    select i.name, i.slug, count(*) as startups_count
    from industries i join startup_industries si on si.industry_id = i.id
    group by i.id order by count(*) desc, i.name`.execute(sql);
  return rows;
}

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

/** The first choice of industries was made or skipped. */
export async function finishFirstRun(sql: Sql, userId: number, now: Date): Promise<void> {
  await raw`
    update users set first_run_done_at = coalesce(first_run_done_at, ${now})
    where id = ${userId}`.execute(sql);
}
