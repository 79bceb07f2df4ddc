import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Work } from '../../../jobs/jobs.server.ts';

const KEPT_DAYS = 7;

export function picturesWork(sql: Sql): Work {
  return {
    jobs: [
      { name: 'forget-unused-pictures', cron: '50 3 * * *', run: () => forgetUnusedPictures(sql) },
    ],
    loops: [],
  };
}

/** Removes pictures that have been unused for a week. */
export async function forgetUnusedPictures(sql: Sql): Promise<void> {
  await raw`
    delete from pictures p
    where p.created_at < now() - make_interval(days => ${KEPT_DAYS})
      and not exists (select from startups where logo = '/media/' || p.hash || '.webp')
      and not exists (select from investors where logo = '/media/' || p.hash || '.webp')
      and not exists (select from people where photo = '/media/' || p.hash || '.webp')
      and not exists (select from users where avatar = '/media/' || p.hash || '.webp')
      and not exists (select from submissions where content->>'logo' = '/media/' || p.hash || '.webp')
      and not exists (select from listing_drafts where content->>'logo' = '/media/' || p.hash || '.webp')
      and not exists (select from merge_rows where content->>'logo' = '/media/' || p.hash || '.webp')`.execute(
    sql,
  );
}
