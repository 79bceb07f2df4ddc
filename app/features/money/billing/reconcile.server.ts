// Fetches payments and subscriptions from providers, as events may never arrive.
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import { findProvider, listProviders } from '../providers/list-providers.server.ts';
import {
  type Billing,
  type BillingProvider,
  type Change,
  ifProviderFailed,
  type ProviderEvent,
  type ProviderFailed,
  type SubscriptionRef,
} from '../providers/port.server.ts';
import { storeAndApply } from './apply-event.server.ts';
import { deleteOldEvents, isHeld } from './events.server.ts';
import type { SubscriptionRow } from './queries.server.ts';

/** Providers retry webhooks for three days. */
const EVENT_WINDOW_MS = 4 * DAY_MS;
/** Checkouts expire within this. */
const CHECKOUT_LIFETIME_MS = 3 * DAY_MS;
const EVENT_RETENTION_MS = 30 * DAY_MS;
const STORED_AT_ONCE = 100;
const MAX_FAILURES_IN_A_ROW = 3;
/** Ages at which an open checkout is fetched. */
const FETCH_AGES_MINUTES = [1, 2, 3, 5, 8, 13, 21, 34, 55];
const REQUESTS_AT_ONCE = 5;

/** One failing provider does not stop the others. Throws ProviderFailed at the end. */
export async function reconcileSubscriptions(billing: Billing): Promise<void> {
  const { sql, now } = billing;
  let failure: ProviderFailed | null = null;
  for (const provider of listProviders(billing)) {
    const failed = await fetchFromProvider(billing, provider);
    failure ??= failed;
  }
  await declineOldCheckouts(sql, now);
  await deleteOldEvents(sql, new Date(now.getTime() - EVENT_RETENTION_MS));
  if (failure) throw failure;
}

async function fetchFromProvider(billing: Billing, provider: BillingProvider) {
  const requests = [
    () => readRecentEvents(billing, provider),
    ...(await listOpenCheckouts(billing, provider)).map(
      (uuid) => () => refreshCheckout(billing, provider, uuid),
    ),
    ...(await listRunning(billing.sql, provider)).map(
      (row) => () => refreshSubscription(billing, provider, row),
    ),
  ];
  let failure: ProviderFailed | null = null;
  let inARow = 0;
  for (let at = 0; at < requests.length && inARow < MAX_FAILURES_IN_A_ROW; at += REQUESTS_AT_ONCE) {
    const batch = requests.slice(at, at + REQUESTS_AT_ONCE);
    for (const error of await Promise.all(batch.map((request) => failureOf(billing, request)))) {
      inARow = error ? inARow + 1 : 0;
      failure = error ?? failure;
    }
  }
  return failure;
}

function failureOf({ log }: Billing, request: () => Promise<void>) {
  return request().then(
    () => null,
    ifProviderFailed((error) => {
      log.error({ err: error }, 'a provider could not be reached');
      // An unknown id is final: it is not fetched again.
      return error.isUnknown ? null : error;
    }),
  );
}

/** Call it once a minute. Sites that webhooks cannot reach learn of payments by it. */
export async function refreshRecentCheckouts(billing: Billing): Promise<void> {
  const { sql, now, log } = billing;
  const { rows } = await raw<{ uuid: string; provider: string }>`
    select uuid, provider from checkouts c
    where state = 'open' and not ${isHeld(raw`c.uuid`)}
      and url is not null and provider <> 'sandbox' and created_at > ${now}::timestamptz - interval '1 hour'
      and floor(extract(epoch from ${now}::timestamptz - created_at) / 60)::int = any(${FETCH_AGES_MINUTES}::int[])
    order by created_at limit 100`.execute(sql);
  for (const { uuid, provider: name } of rows) {
    const provider = findProvider(billing, name);
    if (!provider) continue;
    const warn = ifProviderFailed((error) =>
      log.warn({ err: error, checkout: uuid }, 'a provider could not be reached'),
    );
    await refreshCheckout(billing, provider, uuid).catch(warn);
  }
}

async function readRecentEvents(billing: Billing, provider: BillingProvider): Promise<void> {
  const since = new Date(billing.now.getTime() - EVENT_WINDOW_MS);
  let batch: ProviderEvent[] = [];
  for await (const event of provider.listRecentEvents(since)) {
    batch.push(event);
    if (batch.length < STORED_AT_ONCE) continue;
    await storeAndApply(billing, provider.name, batch);
    batch = [];
  }
  await storeAndApply(billing, provider.name, batch);
}

async function listOpenCheckouts({ sql, now }: Billing, { name }: BillingProvider) {
  const { rows } = await raw<{ uuid: string }>`
    select c.uuid from checkouts c left join subscriptions s on s.checkout_uuid = c.uuid
    where c.provider = ${name} and not ${isHeld(raw`c.uuid`)} and c.created_at > ${lifetimeBefore(now)}
      and (c.state = 'open' or (c.state = 'paid' and s.provider_subscription_id is null))
    order by c.created_at`.execute(sql);
  return rows.map(({ uuid }) => uuid);
}

export async function refreshCheckout(billing: Billing, provider: BillingProvider, uuid: string) {
  const { rows } = await raw<{ uuid: string; checkoutId: string | null }>`
    select uuid, provider_checkout_id as "checkoutId" from checkouts
    where uuid = ${uuid}`.execute(billing.sql);
  if (rows[0]) await storeAndApply(billing, provider.name, await provider.fetchCheckout(rows[0]));
}

type Running = SubscriptionRef &
  Pick<SubscriptionRow, 'status' | 'auto_renew' | 'current_period_end'>;

async function listRunning(sql: Sql, { name }: BillingProvider): Promise<Running[]> {
  const { rows } = await raw<Running>`
    select status, auto_renew, current_period_end, provider_subscription_id as "subscriptionId",
      provider_customer_id as "customerId"
    from subscriptions
    where provider = ${name} and status <> 'ended' and provider_subscription_id is not null
    order by updated_at`.execute(sql);
  return rows;
}

async function refreshSubscription(billing: Billing, provider: BillingProvider, row: Running) {
  const event = await provider.fetchSubscription(row);
  if (!isKnown(row, event.change)) await storeAndApply(billing, provider.name, [event]);
}

/** Drops events that change nothing. */
function isKnown(row: Running, change: Change | null): boolean {
  const sent = change?.subscription;
  if (!sent) return true;
  const { status = row.status, autoRenew = row.auto_renew, currentPeriodEnd: end } = sent;
  return (
    status === row.status &&
    autoRenew === row.auto_renew &&
    (end === undefined || end === row.current_period_end.toISOString())
  );
}

const lifetimeBefore = (now: Date) => new Date(now.getTime() - CHECKOUT_LIFETIME_MS);

async function declineOldCheckouts(sql: Sql, now: Date): Promise<void> {
  await raw`
    update checkouts c set state = 'declined', settled_at = ${now}
    where state = 'open' and not ${isHeld(raw`c.uuid`)}
      and created_at <= ${lifetimeBefore(now)}`.execute(sql);
}
