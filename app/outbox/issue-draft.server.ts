// The weekly issue that waits for a moderator.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { MailBlock } from './mail-content.ts';

export interface Issue {
  id: number;
  /** As in its address, "2026-11-23". */
  day: string;
  title: string;
  note: string | null;
  blocks: MailBlock[];
  released_at: Date | null;
}

export async function findDraft(sql: Sql): Promise<Issue | null> {
  const { rows } = await raw<Issue>`
    select id, day, title, note, blocks, released_at from newsletter_issues
    where released_at is null and skipped_at is null order by day desc limit 1`.execute(sql);
  return rows[0] ?? null;
}
