// Queues a released issue once for each confirmed reader, in batches that a killed process leaves
// either whole or undone (decision 051).

import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Issue } from '../../../outbox/issue-draft.server.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { contentOf } from './issues.server.ts';

const BATCH = 100;

export async function queueIssues(sql: Sql, site: MailSite, signal?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore && !signal?.aborted) {
    hasMore = await sql.transaction().execute((transaction) => queueBatch(transaction, site));
  }
}

/** What a template needs of an issue and of its reader. */
export async function issueFor(sql: Sql, issue: Issue, subscriberId: number) {
  const { title, day } = issue;
  const unsubscribeToken = await signEnding(sql, subscriberId);
  return { title, day, blocks: contentOf(issue), unsubscribeToken };
}

export function signEnding(sql: Sql, subscriberId: number): Promise<string> {
  return signMailLink(sql, { purpose: 'end-newsletter', id: subscriberId });
}

/** False when nothing is left to queue. */
async function queueBatch(sql: Sql, site: MailSite): Promise<boolean> {
  const { rows } = await raw<Issue & { queued_to: number }>`
    select id, day, title, note, blocks, released_at, queued_to from newsletter_issues
    where released_at is not null and queued_at is null order by id limit 1
    for update skip locked`.execute(sql);
  const [issue] = rows;
  if (!issue) return false;
  const readers = await listReaders(sql, issue);
  for (const { id, email } of readers) {
    await queueMail(sql, site, {
      to: email,
      template: 'newsletter_issue',
      data: await issueFor(sql, issue, id),
      dedupeKey: `newsletter:${issue.id}:${id}`,
      isBulk: true,
    });
  }
  await raw`
    update newsletter_issues set queued_to = ${readers.at(-1)?.id ?? issue.queued_to},
      queued_at = case when ${readers.length === 0} then now() end
    where id = ${issue.id}`.execute(sql);
  return true;
}

/** Locked, so that who ends it meanwhile finds their mail queued and takes it back. */
async function listReaders(sql: Sql, { released_at, queued_to }: Issue & { queued_to: number }) {
  const { rows } = await raw<{ id: number; email: string }>`
    select id, email from subscribers
    where confirmed_at <= ${released_at} and ended_at is null and num_nonnulls(place_id, industry_id, investor_id) = 0
      and id > ${queued_to}
    order by id limit ${BATCH} for share`.execute(sql);
  return rows;
}
