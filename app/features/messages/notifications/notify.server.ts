// Nobody is notified twice, however often and in however many processes it runs.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.server.ts';
import type { MailItem } from '../../../outbox/mail-content.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import type { Frequency, NotificationKind } from '../../../outbox/preferences.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { duePeriod } from './digest-period.ts';
import {
  type DueQuery,
  type DueReader,
  FOLLOWED_KINDS,
  listFollowers,
} from './due-events.server.ts';
import { listItems, listReviewItems, listReviewReaders } from './event-items.server.ts';
import { listRecommendedItems, listRecommendedReaders } from './recommended.server.ts';
import { listSiteNewsItems, listSiteNewsReaders } from './site-news.server.ts';

// How far back to look: longer than an outage may last, short enough to be news.
const LOOK_BACK_DAYS: Record<Exclude<Frequency, 'off'>, number> = {
  instant: 1,
  daily: 3,
  weekly: 15,
};
// A mail lists this much; the rest is on the site.
const MAX_ITEMS = 20;

interface Notifier {
  kind: NotificationKind;
  find: (sql: Sql, query: DueQuery) => Promise<DueReader[]>;
  list: (sql: Sql, ids: number[]) => Promise<MailItem[]>;
}

const INSTANT: Notifier[] = [
  ...FOLLOWED_KINDS.map((kind) => ({
    kind,
    find: (sql: Sql, query: DueQuery) => listFollowers(sql, kind, query),
    list: listItems[kind],
  })),
  { kind: 'product_news', find: listSiteNewsReaders, list: listSiteNewsItems },
];
const DIGESTS: Notifier[] = [
  ...INSTANT,
  // A decision on a listing sends its own mail at once.
  { kind: 'my_listing_review', find: listReviewReaders, list: listReviewItems },
  { kind: 'recommended_digest', find: listRecommendedReaders, list: listRecommendedItems },
];

export async function notifyInstantly(sql: Sql, site: MailSite, now: Date): Promise<void> {
  for (const notifier of INSTANT) await notifyAll(sql, site, notifier, 'instant', now);
}

export async function sendDigests(sql: Sql, site: MailSite, now: Date): Promise<void> {
  const zones = await listTimezones(sql);
  for (const frequency of ['daily', 'weekly'] as const) {
    const periods = listDuePeriods(frequency, zones, now);
    if (periods.size === 0) continue;
    for (const notifier of DIGESTS) await notifyAll(sql, site, notifier, frequency, now, periods);
  }
}

/** Records outlive every look back. Recommendations are not repeated for a year. */
export async function forgetOldNotices(sql: Sql): Promise<void> {
  await raw`
    delete from notified_events
    where created_at < now() - case kind when 'recommended_digest' then interval '1 year' else interval '60 days' end`.execute(
    sql,
  );
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
        .execute((transaction) => notify(transaction, site, notifier, reader, period));
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
  { userId, name, email, eventIds }: DueReader,
  period: string | null,
): Promise<void> {
  if (period && !(await beginPeriod(sql, userId, kind, period))) return;
  if (eventIds.length === 0) return;
  const fresh = new Set(await recordNotified(sql, userId, kind, eventIds));
  const ids = eventIds.filter((id) => fresh.has(id));
  const items = await list(sql, ids.slice(0, MAX_ITEMS));
  if (items.length === 0) return;
  const about = period ?? createHash('sha256').update(ids.join()).digest('hex').slice(0, 24);
  await queueMail(sql, site, {
    to: email,
    template: 'notification',
    data: {
      name,
      kind,
      items,
      more: Math.max(0, ids.length - MAX_ITEMS),
      unsubscribeToken: await signMailLink(sql, {
        purpose: 'end-notifications',
        id: userId,
        detail: kind,
      }),
    },
    dedupeKey: `${kind}:${userId}:${about}`,
  });
}

/** False when this period's digest was already made. */
async function beginPeriod(
  sql: Sql,
  userId: number,
  kind: string,
  period: string,
): Promise<boolean> {
  const { rows } = await raw`
    insert into notification_periods as sent (user_id, kind, period)
    values (${userId}, ${kind}, ${period})
    on conflict (user_id, kind) do update set period = excluded.period
      where sent.period is distinct from excluded.period
    returning user_id`.execute(sql);
  return rows.length > 0;
}

async function recordNotified(
  sql: Sql,
  userId: number,
  kind: string,
  eventIds: number[],
): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    insert into notified_events (user_id, kind, event_id)
    select ${userId}, ${kind}, id from unnest(${eventIds}::bigint[]) as id
    on conflict do nothing
    returning event_id as id`.execute(sql);
  return rows.map(({ id }) => id);
}

/** The period of each time zone where it is morning. */
function listDuePeriods(
  frequency: 'daily' | 'weekly',
  zones: string[],
  now: Date,
): Map<string, string> {
  const periods = new Map<string, string>();
  for (const zone of zones) {
    const period = duePeriod(frequency, zone, now);
    if (period) periods.set(zone, period);
  }
  return periods;
}

async function listTimezones(sql: Sql): Promise<string[]> {
  const { rows } = await raw<{ timezone: string }>`
    select distinct timezone from users where email_verified_at is not null`.execute(sql);
  return rows.map(({ timezone }) => timezone);
}
