// Nobody is notified twice, however often and in however many processes it runs.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { cleanLine } from '../../../base/clean-text.ts';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { FREQUENCIES, type Frequency } from '../../../outbox/preferences.ts';
import { inLanguageOf, queueMail, wants } from '../../../outbox/queue-mail.server.ts';
import { duePeriod } from '../digest-period.ts';
import { DIGESTS, type DueReader, INSTANT, type Notifier } from './kinds.server.ts';

// How far back to look: longer than an outage may last, short enough to be news.
const LOOK_BACK_DAYS = { instant: 1, daily: 3, weekly: 15 };
// A mail lists this much; the rest is on the site.
const MAX_ITEMS = 20;

export async function notifyInstantly(sql: Sql, site: MailSite, now: Date): Promise<void> {
  for (const notifier of INSTANT) await notifyAll(sql, site, notifier, 'instant', now);
}

/** Daily and weekly ones, where it is morning. */
export async function sendDigests(sql: Sql, site: MailSite, now: Date): Promise<void> {
  const { rows } = await raw<{ timezone: string }>`
    select distinct timezone from users where email_verified_at is not null`.execute(sql);
  for (const frequency of ['daily', 'weekly'] as const) {
    const periods = new Map<string, string>();
    for (const { timezone } of rows) {
      const period = duePeriod(frequency, timezone, now);
      if (period) periods.set(timezone, period);
    }
    if (periods.size === 0) continue;
    for (const notifier of DIGESTS) await notifyAll(sql, site, notifier, frequency, now, periods);
  }
}

async function notifyAll(
  sql: Sql,
  site: MailSite,
  notifier: Notifier,
  frequency: keyof typeof LOOK_BACK_DAYS,
  now: Date,
  periods?: ReadonlyMap<string, string>,
): Promise<void> {
  const since = new Date(now.getTime() - LOOK_BACK_DAYS[frequency] * DAY_MS);
  for (let afterUserId = 0; ; ) {
    const readers = await notifier.find(sql, { frequency, since, periods, afterUserId });
    for (const reader of readers) {
      const period = periods?.get(reader.timezone) ?? null;
      await sql
        .transaction()
        .execute((transaction) =>
          inLanguageOf(transaction, reader.email, () =>
            notify(transaction, site, notifier, reader, period),
          ),
        );
    }
    const last = readers.at(-1);
    if (!last) return;
    afterUserId = last.userId;
  }
}

/** Queues one mail in the same transaction as the records of what it contains. */
async function notify(
  sql: Sql,
  site: MailSite,
  { kind, list }: Notifier,
  reader: DueReader,
  period: string | null,
): Promise<void> {
  const { userId, name, email } = reader;
  const ids = await takeFresh(sql, kind, reader, period);
  const items = await list(sql, ids.slice(0, MAX_ITEMS));
  if (items.length === 0) return;
  const about = period ?? createHash('sha256').update(ids.join()).digest('hex').slice(0, 24);
  await queueMail(sql, site, {
    to: email,
    template: 'notification',
    data: { name, kind, items, more: Math.max(0, ids.length - MAX_ITEMS) },
    ends: { purpose: 'end-notifications', id: userId, detail: kind },
    dedupeKey: `${kind}:${userId}:${about}`,
  });
}

/** Records news for the reader; nothing when the digest of this period was made. */
async function takeFresh(
  sql: Sql,
  kind: string,
  { userId, eventIds }: DueReader,
  period: string | null,
): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    with begun as (
      insert into notification_periods as sent (user_id, kind, period)
      select ${userId}, ${kind}, ${period}::text where ${period}::text is not null
      on conflict (user_id, kind) do update set period = excluded.period
        where sent.period is distinct from excluded.period
      returning user_id
    )
    insert into notified_events (user_id, kind, event_id)
    select ${userId}, ${kind}, id from unnest(${eventIds}::bigint[]) as id
    where ${period}::text is null or exists (select from begun)
    on conflict do nothing
    returning event_id as id`.execute(sql);
  const fresh = new Set(rows.map(({ id }) => id));
  return eventIds.filter((id) => fresh.has(id));
}

/** Records outlive every look back. Recommendations are not repeated for a year. */
export async function forgetOldNotices(sql: Sql): Promise<void> {
  await raw`
    delete from notified_events where created_at < now()
      - case kind when 'recommended_digest' then interval '1 year'
        else interval '60 days' end`.execute(sql);
}

/** `kind` may be that of mails for moderators, too. */
export async function turnOff(sql: Sql, userId: number, kind: string): Promise<void> {
  await raw`
    update users set notifications = notifications || jsonb_build_object(${kind}::text, 'off')
    where id = ${userId}`.execute(sql);
}

// News about the site, written by the operator (cli/mail-commands.ts) for those who opted in.

const MAX_TITLE_LENGTH = 120;
const MAX_TEXT_LENGTH = 2_000;

interface SiteNews {
  title: string;
  text: string;
}

/** The first line is the title, the rest the text. Returns a reason when it is unusable. */
export function readSiteNews(file: string): SiteNews | string {
  const [first = '', ...rest] = file.trim().split('\n');
  const title = cleanLine(first.replace(/^#+\s*/, ''));
  const text = cleanLine(rest.join(' '));
  if (!title || !text) return 'Its first line is the title, and a text has to follow.';
  if (title.length > MAX_TITLE_LENGTH)
    return `The title is longer than ${MAX_TITLE_LENGTH} characters.`;
  if (text.length > MAX_TEXT_LENGTH)
    return `The text is longer than ${MAX_TEXT_LENGTH} characters.`;
  return { title, text };
}

/** False when the same news was recorded before, so that nobody is notified twice. */
export async function giveSiteNews(sql: Sql, { title, text }: SiteNews): Promise<boolean> {
  const { rows } = await raw`
    insert into site_news (title, text) values (${title}, ${text})
    on conflict (content_hash) do nothing returning id`.execute(sql);
  return rows.length > 0;
}

export async function countSiteNewsReaders(sql: Sql): Promise<Record<Frequency, number>> {
  const counts = { off: 0, instant: 0, daily: 0, weekly: 0 };
  for (const frequency of FREQUENCIES) {
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from users u where ${wants('product_news', frequency)}`.execute(sql);
    counts[frequency] = rows[0]?.count ?? 0;
  }
  return counts;
}
