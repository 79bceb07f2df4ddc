// A daily mail to each moderator about the queue.
import { sql as raw } from 'kysely';
import { formatDay, isoDay } from '../../../base/dates.ts';
import { proposalPath, submissionPath, uploadPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { findDraft } from '../../../outbox/issue-draft.server.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { MODERATION_MAIL } from '../../../outbox/preferences.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { moderationQueueText as text } from '../../../text/text.ts';
import { listSubjects, subjectKey } from '../subjects.server.ts';
import { countDeadLinks, countOldFacts } from './offers.server.ts';
import { countWaiting, listWaiting, titleOf, type WaitingRow } from './waiting.server.ts';

const MOST_LISTED = 10;

/** Nothing when nothing waits; once a day to each. */
export async function mailModerators(sql: Sql, site: MailSite, now: Date): Promise<void> {
  const [total, rows, draft] = await Promise.all([
    countWaiting(sql),
    listWaiting(sql, now, MOST_LISTED),
    findDraft(sql),
  ]);
  const count = total + (draft ? 1 : 0);
  if (count === 0) return;
  const [oldFacts, deadLinks] = [await countOldFacts(sql, now), await countDeadLinks(sql)];
  const more = total - rows.length;
  const hasDraft = draft !== null;
  const named = await nameRows(sql, rows);
  for (const { id, name, email } of await listModerators(sql)) {
    await queueMail(sql, site, {
      to: email,
      template: 'moderation_queue',
      data: () => {
        const offers = text.mail.offers(oldFacts, deadLinks);
        return { name, count, items: named.map(sayWaiting), more, hasDraft, offers };
      },
      ends: { purpose: 'end-notifications', id, detail: MODERATION_MAIL },
      dedupeKey: `${MODERATION_MAIL}:${id}:${isoDay(now)}`,
    });
  }
}

/** A reply has the name of its record. */
async function nameRows(sql: Sql, rows: readonly WaitingRow[]): Promise<WaitingRow[]> {
  const about = ({ subjectKind: kind, subjectId: id }: WaitingRow) =>
    kind && id !== null ? { kind, id } : null;
  const nameless = rows.filter(({ name }) => !name).flatMap((row) => about(row) ?? []);
  const subjects = await listSubjects(sql, nameless);
  return rows.map((row) => {
    const subject = about(row);
    return {
      ...row,
      name: row.name ?? (subject && subjects.get(subjectKey(subject))?.name) ?? null,
    };
  });
}

const sayWaiting = (row: WaitingRow) => ({
  title: titleOf(row),
  path: pathOf(row),
  note: text.mail.waits(formatDay(row.since), text.reads(row.reads)),
});

function pathOf({ what, key }: Pick<WaitingRow, 'what' | 'key'>): string {
  if (what === 'submission') return submissionPath(key);
  if (what === 'upload') return uploadPath(key, true);
  return what === 'proposal' ? proposalPath(key) : pathTo('/moderation');
}

const wants = raw`coalesce(u.notifications->>${MODERATION_MAIL}, 'daily') <> 'off'`;

async function listModerators(sql: Sql) {
  const { rows } = await raw<{ id: number; name: string; email: string }>`
    select u.id, u.name, u.email from users u
    where u.is_moderator and u.email_verified_at is not null and ${wants}
      and (u.notifications->>'pause_all') is distinct from 'true'
    order by u.id`.execute(sql);
  return rows;
}

export async function wantsDailyMail(sql: Sql, userId: number): Promise<boolean> {
  const { rows } = await raw<{ wants: boolean }>`
    select ${wants} as wants from users u where u.id = ${userId}`.execute(sql);
  return rows[0]?.wants ?? false;
}

export async function setDailyMail(sql: Sql, userId: number, isOn: boolean): Promise<void> {
  const given = JSON.stringify({ [MODERATION_MAIL]: isOn ? 'daily' : 'off' });
  await raw`
    update users set notifications = notifications || ${given}::jsonb
    where id = ${userId}`.execute(sql);
}
