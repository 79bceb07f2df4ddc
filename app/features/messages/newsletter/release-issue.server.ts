// What moderators do with a draft; each is logged.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { moderate, requireSession } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { findDraft, type Issue } from '../../../outbox/issue-draft.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { newsletterText } from '../../../text/text.ts';
import { issueFor } from './send-issues.server.ts';
import { writeDraft } from './write-issue.server.ts';

const text = newsletterText.moderation;
const MOST_NOTE = 1_000;

/** Throws 422 for a message that is too long, and 409 when the draft is gone. */
export async function saveNote(context: Context, id: number, given: string): Promise<void> {
  const note = given.replace(/\r\n/g, '\n').trim();
  if (note.length > MOST_NOTE) throw invalid({ note: [text.wrongNote] });
  await moderate(context, async (sql) => {
    await requireDraft(sql, id);
    await raw`update newsletter_issues set note = ${note || null} where id = ${id}`.execute(sql);
  });
}

/** From the record as it is now; the message stays. */
export async function remakeDraft(context: Context, id: number): Promise<void> {
  await moderate(context, async (sql) => {
    const { day, note } = await requireDraft(sql, id);
    await writeDraft(sql, new Date(`${day}T00:00:00Z`), context.now);
    await raw`update newsletter_issues set note = ${note} where day = ${day}`.execute(sql);
  });
}

export async function releaseDraft(context: Context, id: number): Promise<void> {
  await decideOn(context, id, 'release_newsletter', async (sql) => {
    await raw`
      update newsletter_issues set released_at = ${context.now}, released_by = ${requireSession(context).userId}
      where id = ${id}`.execute(sql);
  });
}

export async function skipDraft(context: Context, id: number): Promise<void> {
  await decideOn(context, id, 'skip_newsletter', async (sql) => {
    await raw`update newsletter_issues set skipped_at = ${context.now} where id = ${id}`.execute(
      sql,
    );
  });
}

/** To the moderator alone. Its link ends nothing. */
export async function sendTest(context: Context, id: number): Promise<void> {
  const { settings, now } = context;
  const { userId, email } = requireSession(context);
  await moderate(context, async (transaction) => {
    const issue = await requireDraft(transaction, id);
    await queueMail(transaction, settings, {
      to: email,
      template: 'newsletter_issue',
      data: await issueFor(transaction, issue, 0),
      dedupeKey: `newsletter-test:${id}:${userId}:${now.getTime()}`,
    });
  });
}

async function decideOn(
  context: Context,
  id: number,
  decision: 'release_newsletter' | 'skip_newsletter',
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  await moderate(context, async (sql) => {
    const { day } = await requireDraft(sql, id);
    await work(sql);
    await logDecision(sql, context, { action: decision, subject: day, details: {} });
  });
}

async function requireDraft(sql: Sql, id: number): Promise<Issue> {
  const draft = await findDraft(sql);
  if (draft?.id !== id) throw new HttpError(409, text.gone);
  return draft;
}
