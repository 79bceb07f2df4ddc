import { sql as raw } from 'kysely';
import { formatDay, isRealDate } from '../../../base/dates.ts';
import { feedPath, issuePath, newsletterPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { type AtomFeed, feedOf } from '../../../feeds/atom.ts';
import type { Context } from '../../../http/context.ts';
import type { Issue } from '../../../outbox/issue-draft.server.ts';
import { type MailBlock, paragraph } from '../../../outbox/mail-content.ts';
import { newsletterText as text } from '../../../text/text.ts';

const MOST_ENTRIES = 50;

/** What an issue says: the moderator's message, then what was made from the record. */
export function contentOf({ note, blocks }: Pick<Issue, 'note' | 'blocks'>): MailBlock[] {
  const paragraphs = (note ?? '').split(/\n\s*\n/).filter((one) => one.trim());
  return [...paragraphs.map(paragraph), ...blocks];
}

export async function findIssue(sql: Sql, day: string): Promise<Issue | null> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isRealDate(year, month, date)) return null;
  const { rows } = await raw<Issue>`
    select id, day, title, note, blocks, released_at from newsletter_issues
    where day = ${day} and released_at is not null`.execute(sql);
  return rows[0] ?? null;
}

/** The newest first. */
export async function listIssues(sql: Sql, limit: number, skip = 0) {
  const { rows } = await raw<{ day: string; title: string; released_at: Date; total: number }>`
    select day, title, released_at, count(*) over ()::int as total from newsletter_issues
    where released_at is not null order by day desc limit ${limit} offset ${skip}`.execute(sql);
  return rows;
}

export interface PastIssue {
  day: string;
  title: string;
  state: 'sending' | 'sent' | 'skipped';
  sent: number;
  failed: number;
}

/** With what became of their mails, of which 90 days are kept. */
export async function listPast(sql: Sql, limit: number): Promise<PastIssue[]> {
  const { rows } = await raw<PastIssue>`
    select n.day, n.title,
      case when n.skipped_at is not null then 'skipped' when n.queued_at is null or mailed.waiting > 0 then 'sending'
        else 'sent' end as state,
      mailed.sent, mailed.failed
    from newsletter_issues n cross join lateral (
      select count(*) filter (where m.state = 'sent')::int as sent, count(*) filter (where m.state = 'failed')::int as failed,
        count(*) filter (where m.state in ('queued', 'sending'))::int as waiting
      from mails m where m.dedupe_key like 'newsletter:' || n.id || ':%') mailed
    where n.released_at is not null or n.skipped_at is not null
    order by n.day desc limit ${limit}`.execute(sql);
  return rows;
}

export async function loadNewsletterFeed({ sql, settings }: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const issues = await listIssues(sql, MOST_ENTRIES);
  const title = text.subject(PRODUCT_NAME, text.title);
  const about = { title, self: feedPath('newsletter'), page: newsletterPath() };
  const entries = issues.map((issue) => ({
    id: SITE_URL + issuePath(issue.day),
    title: issue.title,
    href: SITE_URL + issuePath(issue.day),
    updated: issue.released_at.toISOString(),
    published: issue.released_at.toISOString(),
    summary: text.issueDescription(issue.title, formatDay(issue.day)),
  }));
  return feedOf(settings, about, entries);
}
