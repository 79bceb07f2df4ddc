// Issues of the newsletter, and what moderators do with a draft: each decision is logged.

import { sql as raw } from 'kysely';
import { isRealDate } from '../../../base/dates.ts';
import { currentLocale } from '../../../base/locale.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { moderate, requireModerator, requireSession } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { findDraft, type Issue, inCurrentLanguage } from '../../../outbox/issue-draft.server.ts';
import { type MailBlock, paragraph } from '../../../outbox/mail-content.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { moderationText, newsletterText } from '../../../text/text.ts';
import { writeDraft } from './write-issue.server.ts';

const text = newsletterText.moderation;
const MOST_NOTE = 1_000;

/** The content of an issue: the moderator's message, then the generated parts. */
export function contentOf({ note, blocks }: Pick<Issue, 'note' | 'blocks'>): MailBlock[] {
  const paragraphs = (note ?? '').split(/\n\s*\n/).filter((one) => one.trim());
  return [...paragraphs.map(paragraph), ...blocks];
}

export async function findIssue(sql: Sql, day: string): Promise<Issue | null> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isRealDate(year, month, date)) return null;
  const { rows } = await raw<Issue>`
    select id, day, title, note, blocks, languages, released_at from newsletter_issues
    where day = ${day} and released_at is not null`.execute(sql);
  return rows[0] ? inCurrentLanguage(rows[0]) : null;
}

/** The newest first. */
export async function listIssues(sql: Sql, limit: number, skip = 0) {
  const { rows } = await raw<{ day: string; title: string; released_at: Date; total: number }>`
    select day, coalesce(languages->${currentLocale()}::text->>'title', title) as title, released_at, count(*) over ()::int as total from newsletter_issues
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

/** With the states of their mails, which are stored for 90 days. */
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

type Act = (sql: Sql, draft: Issue, context: Context) => Promise<void>;

const ACTS: Record<string, Act> = {
  async save() {},
  /** From the record as it is now; the message stays. */
  async remake(sql, { day, note }, { now }) {
    await writeDraft(sql, new Date(`${day}T00:00:00Z`), now);
    await raw`update newsletter_issues set note = ${note} where day = ${day}`.execute(sql);
  },
  /** To the moderator alone. Its link ends nothing. */
  async test(sql, issue, context) {
    const { userId, email } = requireSession(context);
    const draft = inCurrentLanguage(issue);
    await queueMail(sql, context.settings, {
      to: email,
      template: 'newsletter_issue',
      data: { ...draft, blocks: contentOf(draft) },
      ends: { purpose: 'end-newsletter', id: 0 },
      dedupeKey: `newsletter-test:${draft.id}:${userId}:${context.now.getTime()}`,
    });
  },
  async release(sql, { id, day }, context) {
    const { userId } = requireSession(context);
    await raw`
      update newsletter_issues set released_at = ${context.now}, released_by = ${userId}
      where id = ${id}`.execute(sql);
    await logDecision(sql, context, { action: 'release_newsletter', subject: day, details: {} });
  },
  async skip(sql, { id, day }, context) {
    await raw`
      update newsletter_issues set skipped_at = ${context.now} where id = ${id}`.execute(sql);
    await logDecision(sql, context, { action: 'skip_newsletter', subject: day, details: {} });
  },
};

/**
 * Saves the message as it was typed, whatever was pressed; null leaves it. Throws 400 for no such
 * act, 422 for a message that is too long, 409 when the draft is gone.
 */
export async function actOnDraft(context: Context, id: number, what: string, typed: string | null) {
  requireModerator(context);
  const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
  if (!act) throw new HttpError(400, moderationText.wrong.action);
  const given = typed?.replace(/\r\n/g, '\n').trim();
  if (given && given.length > MOST_NOTE) throw invalid({ note: [text.wrongNote] });
  await moderate(context, async (sql) => {
    const draft = await findDraft(sql);
    if (draft?.id !== id) throw new HttpError(409, text.gone);
    const note = given === undefined ? draft.note : given || null;
    await raw`update newsletter_issues set note = ${note} where id = ${id}`.execute(sql);
    await act(sql, { ...draft, note }, context);
  });
}
