import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Work } from '../../../jobs/jobs.server.ts';

export function securityLogWork(sql: Sql): Work {
  const job = { name: 'forget-security-events', cron: '25 3 * * *', run: () => forgetEvents(sql) };
  return { jobs: [job], loops: [] };
}

/** The table's trigger refuses to delete younger ones. */
export async function forgetEvents(sql: Sql): Promise<void> {
  await raw`
    delete from security_events where created_at < now() - interval '90 days'`.execute(sql);
}
