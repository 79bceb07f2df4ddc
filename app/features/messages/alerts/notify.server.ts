// Queues what alerts found, for every channel in the transaction that marks it as sent: nothing is
// queued twice, however often and in however many processes it runs.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { pathTo, withQuery } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { alertsText as text } from '../../../text/text.ts';
import { type DueAlert, type DueOwner, listDueOwners } from './due-alerts.server.ts';
import { type AlertItem, listItems } from './items.server.ts';

// A mail lists this much of an alert; the rest is in the list.
const ITEMS_A_MAIL = 20;
const ITEMS_A_WEBHOOK = 50;

type Site = Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL' | 'plans'>;

export async function notifyAtOnce(sql: Sql, site: Site, now: Date): Promise<void> {
  await notifyAll(sql, site, await listDueOwners(sql, site.plans, now, true));
}

/** Daily and weekly ones, in the morning of each owner's time zone. */
export async function notifyDigests(sql: Sql, site: Site, now: Date): Promise<void> {
  await notifyAll(sql, site, await listDueOwners(sql, site.plans, now, false));
}

async function notifyAll(sql: Sql, site: Site, owners: DueOwner[]): Promise<void> {
  for (const owner of owners) {
    await sql.transaction().execute((transaction) => notifyOwner(transaction, site, owner));
  }
}

export interface FoundAlert extends DueAlert {
  items: AlertItem[];
  endPath: string;
}

async function notifyOwner(sql: Sql, site: Site, { alerts, ...owner }: DueOwner): Promise<void> {
  const found: FoundAlert[] = [];
  for (const alert of alerts) {
    const ids = await takeUnsent(sql, alert);
    if (ids.length === 0) continue;
    const token = await signMailLink(sql, { purpose: 'end-alert', id: alert.id });
    const endPath = withQuery(pathTo('/alerts/end'), { token });
    found.push({ ...alert, items: await listItems(sql, alert.kind, ids), endPath });
  }
  const full = found.filter(({ items }) => items.length > 0);
  await mail(
    sql,
    site,
    owner,
    full.filter(({ by_mail }) => by_mail),
  );
  for (const alert of full) {
    if (alert.by_push) await push(sql, owner.userId, alert);
    if (alert.by_webhook) await post(sql, site, owner.userId, alert);
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

async function mail(
  sql: Sql,
  site: Site,
  { userId, name, email }: Omit<DueOwner, 'alerts'>,
  alerts: readonly FoundAlert[],
): Promise<void> {
  const [first, ...others] = alerts;
  if (!first) return;
  const token = await signMailLink(sql, { purpose: 'end-alert-mails', id: userId });
  const about = alerts.map(({ id, items }) => `${id}:${items.map((item) => item.id).join()}`);
  await queueMail(sql, site, {
    to: email,
    template: 'alerts',
    data: {
      name,
      alerts: alerts.map((alert) => ({
        ...alert,
        found: text.found(alert.kind, alert.items.length),
        items: alert.items.slice(0, ITEMS_A_MAIL),
        more: Math.max(0, alert.items.length - ITEMS_A_MAIL),
      })),
      endPath: others.length > 0 ? withQuery(pathTo('/alerts/end'), { token }) : first.endPath,
    },
    dedupeKey: `alerts:${userId}:${createHash('sha256').update(about.join(';')).digest('hex')}`,
  });
}

async function push(sql: Sql, userId: number, alert: FoundAlert): Promise<void> {
  const [first] = alert.items;
  const isOne = alert.items.length === 1;
  const body = {
    title: isOne ? first?.title : text.found(alert.kind, alert.items.length),
    body: isOne ? alert.name : text.pushBody(alert.name, first?.title ?? ''),
    url: isOne ? first?.path : alert.address,
    end: alert.endPath,
    endLabel: text.end,
    tag: `alert-${alert.id}`,
  };
  await raw`
    insert into alert_deliveries (push_subscription_id, body)
    select id, ${JSON.stringify(body)}::jsonb from push_subscriptions where user_id = ${userId}`.execute(
    sql,
  );
}

async function post(
  sql: Sql,
  { SITE_URL }: Site,
  userId: number,
  { name, address, items, endPath, uuid }: FoundAlert,
): Promise<void> {
  for (let from = 0; from < items.length; from += ITEMS_A_WEBHOOK) {
    const body = {
      type: 'alert.found',
      data: {
        alert: { uuid, name, url: SITE_URL + address, end_url: SITE_URL + endPath },
        items: items
          .slice(from, from + ITEMS_A_WEBHOOK)
          .map(({ title, path, record }) => ({ title, url: SITE_URL + path, ...record })),
      },
    };
    await queuePost(sql, userId, body);
  }
}

/** Nothing without a webhook, or where it was switched off. */
export async function queuePost(sql: Sql, userId: number, body: object): Promise<void> {
  await raw`
    insert into alert_deliveries (webhook_user_id, body)
    select user_id, ${JSON.stringify(body)}::jsonb from alert_webhooks
    where user_id = ${userId} and stopped_at is null`.execute(sql);
}
