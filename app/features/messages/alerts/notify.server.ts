// Queues what alerts found, for every channel in the transaction that marks it as sent: nothing is
// queued twice, however often and in however many processes it runs. The line of each thing found
// is made in ../lines.server.ts, the mail around it in app/outbox/templates/messages.ts.

import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { pathTo } from '../../../base/paths.ts';
import type { Plans } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import { hasInstantAlerts, limitsOf } from '../../../http/limits.ts';
import { activePlan } from '../../../http/session.server.ts';
import type { Settings } from '../../../http/settings.ts';
import { endingPath } from '../../../outbox/mail-link-token.server.ts';
import { inLanguageOf, queueMail } from '../../../outbox/queue-mail.server.ts';
import { alertsText as text } from '../../../text/text.ts';
import type { AlertSettings, ItemKind } from '../contract.ts';
import { duePeriod } from '../digest-period.ts';
import { type Line, listLines } from '../lines.server.ts';
import { queuePost, queuePush } from './deliver.server.ts';

// A mail lists this much of an alert; the rest is in the list.
const ITEMS_A_MAIL = 20;
const ITEMS_A_WEBHOOK = 50;
/** A notice has room for 4 KB (signatures.ts); one that is longer would reach nobody. */
const MOST_PUSHED_ADDRESS = 2_000;

type Site = Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL' | 'plans'>;

export const notifyAtOnce = (sql: Sql, site: Site, now: Date): Promise<void> =>
  notifyAll(sql, site, now, true);

/** Daily and weekly ones, in the morning of each owner's time zone. */
export const notifyDigests = (sql: Sql, site: Site, now: Date): Promise<void> =>
  notifyAll(sql, site, now, false);

async function notifyAll(sql: Sql, site: Site, now: Date, isInstant: boolean): Promise<void> {
  const due = await listDue(sql, site.plans, now, isInstant);
  for (const alerts of Map.groupBy(due, ({ userId }) => userId).values()) {
    const [owner] = alerts;
    await sql
      .transaction()
      .execute((transaction) =>
        inLanguageOf(transaction, owner?.email ?? '', () => notifyOwner(transaction, site, alerts)),
      );
  }
}

interface Unsent extends AlertSettings {
  id: number;
  uuid: string;
  kind: ItemKind;
  address: string;
  name: string;
  sent_period: string | null;
  userId: number;
  userName: string;
  email: string;
  timezone: string;
  plan: string | null;
  /** Among the owner's alerts, the oldest first. */
  place: number;
}

interface DueAlert extends Unsent {
  /** Null at once. */
  period: string | null;
}

/**
 * Paused accounts and unverified addresses get nothing. Alerts beyond the limit of a plan that
 * ended rest, and instant ones come daily.
 */
async function listDue(sql: Sql, plans: Plans, now: Date, isInstant: boolean): Promise<DueAlert[]> {
  const { rows } = await raw<Unsent>`
    select a.id, a.uuid, a.kind, a.address, a.name, a.by_mail, a.by_push, a.by_webhook, a.frequency,
      a.sent_period, u.id as "userId", u.name as "userName", u.email, u.timezone,
      ${activePlan(raw`u.id`, now)} as plan,
      (select count(*)::int from alerts o where o.user_id = u.id and o.ended_at is null and o.id <= a.id) as place
    from alerts a join users u on u.id = a.user_id
    where a.ended_at is null and u.email_verified_at is not null
      and u.notifications->>'pause_all' is distinct from 'true'
      and (not ${isInstant}::boolean or a.frequency = 'instant')
      and exists (select from alert_items i where i.alert_id = a.id and i.sent_at is null)
    order by u.id, a.id`.execute(sql);
  return rows.flatMap((row) => {
    const period = periodOf(row, plans, now);
    const isDue = isInstant ? period === null : period && period !== row.sent_period;
    return isDue ? [{ ...row, period: period || null }] : [];
  });
}

/** Null at once, '' not now, otherwise a day or week. */
function periodOf({ plan, place, frequency, timezone }: Unsent, plans: Plans, now: Date) {
  const asked = { session: { hasActiveSubscription: plan !== null, plan }, plans };
  if (place > limitsOf(asked).alerts) return '';
  if (frequency === 'instant' && hasInstantAlerts(asked)) return null;
  return duePeriod(frequency === 'weekly' ? 'weekly' : 'daily', timezone, now) ?? '';
}

interface FoundAlert extends DueAlert {
  ids: readonly number[];
  /** The first of them: an import may have brought any number. */
  items: Line[];
  count: number;
  endPath: string;
}

async function notifyOwner(sql: Sql, site: Site, alerts: readonly DueAlert[]): Promise<void> {
  const found: FoundAlert[] = [];
  for (const alert of alerts) {
    const ids = await takeUnsent(sql, alert);
    const items = await listLines[alert.kind](sql, ids.slice(0, ITEMS_A_MAIL), 'alert');
    if (items.length === 0) continue;
    const count = ids.length > ITEMS_A_MAIL ? ids.length : items.length;
    const endPath = await endingPath(sql, { purpose: 'end-alert', id: alert.id });
    found.push({ ...alert, ids, items, count, endPath });
  }
  const byMail = found.filter(({ by_mail }) => by_mail);
  if (byMail.length > 0) await mail(sql, site, byMail);
  for (const alert of found) {
    if (alert.by_push) await queuePush(sql, alert.userId, noticeOf(alert));
    if (alert.by_webhook) await post(sql, site, alert);
  }
}

/** Newest first. Nothing where another process is at it, or the alert was ended or deleted. */
async function takeUnsent(sql: Sql, { id, period }: DueAlert): Promise<number[]> {
  const { rows } = await raw<{ ids: number[] }>`
    with alert as (
      update alerts set sent_period = coalesce(${period}::text, sent_period)
      where id = (select id from alerts where id = ${id} and ended_at is null for update skip locked)
      returning id
    ), sent as (
      update alert_items set sent_at = now()
      where alert_id = (select id from alert) and sent_at is null returning item_id
    )
    select array(select item_id from sent order by item_id desc) as ids`.execute(sql);
  return rows[0]?.ids ?? [];
}

/** One mail about all of them. */
async function mail(sql: Sql, site: Site, alerts: readonly FoundAlert[]): Promise<void> {
  const [{ id, userId, userName, email }] = alerts as [FoundAlert];
  const about = alerts.map(({ id, ids }) => `${id}:${ids.join()}`);
  await queueMail(sql, site, {
    to: email,
    template: 'alerts',
    data: {
      name: userName,
      alerts: alerts.map((alert) => ({
        ...alert,
        found: text.found(alert.kind, alert.count),
        more: alert.count - alert.items.length,
      })),
    },
    ends:
      alerts.length > 1 ? { purpose: 'end-alert-mails', id: userId } : { purpose: 'end-alert', id },
    dedupeKey: `alerts:${userId}:${createHash('sha256').update(about.join(';')).digest('hex')}`,
  });
}

/** As the service worker reads it. */
function noticeOf({ id, kind, name, address, items, count, endPath }: FoundAlert) {
  const [first] = items;
  const isOne = count === 1;
  const list = address.length > MOST_PUSHED_ADDRESS ? pathTo('/dashboard/alerts') : address;
  return {
    title: isOne ? first?.title : text.found(kind, count),
    body: isOne ? name : text.pushBody(name, first?.title ?? ''),
    url: isOne ? first?.path : list,
    end: endPath,
    endLabel: text.end,
    tag: `alert-${id}`,
  };
}

async function post(sql: Sql, { SITE_URL }: Site, alert: FoundAlert): Promise<void> {
  const { uuid, kind, name, address, ids, endPath, userId } = alert;
  for (let from = 0; from < ids.length; from += ITEMS_A_WEBHOOK) {
    const items = await listLines[kind](sql, ids.slice(from, from + ITEMS_A_WEBHOOK), 'alert');
    if (items.length === 0) continue;
    await queuePost(sql, userId, {
      type: 'alert.found',
      data: {
        alert: { uuid, name, url: SITE_URL + address, end_url: SITE_URL + endPath },
        items: items.map(({ title, path, record }) => ({ title, url: SITE_URL + path, ...record })),
      },
    });
  }
}
