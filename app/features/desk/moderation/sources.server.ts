import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/day.ts';
import { markChecked, recordSource } from '../../../catalogue/sources/record-source.server.ts';
import type { Sql } from '../../../data/database.ts';

/** Saves an address as a source that a moderator has just checked; returns its id. */
export async function saveSource(sql: Sql, url: string, publisher: string, now: Date) {
  const today = isoDay(now);
  const id = await recordSource(sql, { url, publisher, readOn: today });
  await markChecked(sql, url, today);
  return id;
}

export async function linkSource(sql: Sql, startupId: number, sourceId: number): Promise<void> {
  await raw`
    insert into startup_sources (startup_id, source_id) values (${startupId}, ${sourceId})
    on conflict do nothing`.execute(sql);
}
