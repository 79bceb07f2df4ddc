// The weekly issue that waits for a moderator.

import { sql as raw } from 'kysely';
import { currentLocale, type Locale } from '../base/locale.ts';
import type { Sql } from '../data/database.ts';
import type { MailBlock } from './mail-content.ts';

export type IssueLanguages = Partial<Record<Locale, { title: string; blocks: MailBlock[] }>>;

export interface Issue {
  id: number;
  /** As in its address, "2026-11-23". */
  day: string;
  title: string;
  note: string | null;
  blocks: MailBlock[];
  /** The generated parts in each language except English. */
  languages: IssueLanguages;
  released_at: Date | null;
}

/** As written in the current language; the moderator's message stays as it is. */
export function inCurrentLanguage<Written extends Pick<Issue, 'title' | 'blocks' | 'languages'>>(
  issue: Written,
): Written {
  return { ...issue, ...issue.languages[currentLocale()] };
}

export async function findDraft(sql: Sql): Promise<Issue | null> {
  const { rows } = await raw<Issue>`
    select id, day, title, note, blocks, languages, released_at from newsletter_issues
    where released_at is null and skipped_at is null order by day desc limit 1`.execute(sql);
  return rows[0] ?? null;
}
