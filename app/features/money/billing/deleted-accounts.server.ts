// Billing after an account is deleted: ends its subscription, at the provider too, and keeps the
// invoices that tax law requires, the paid ones. It does not require the customer's name.
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { billingText } from '../../../text/text.ts';
import { findProvider, requireProvider } from '../providers/list-providers.server.ts';
import { type Billing, ifProviderFailed } from '../providers/port.server.ts';
import { storeAndApply } from './apply-event.server.ts';
import { refreshCheckout } from './reconcile.server.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
// The longest that the tax laws of African countries and of the European Union ask for.
const KEPT_YEARS = 10;

/** Fetches names of new subscriptions, without which they cannot be ended. Throws 503. */
export async function nameSubscriptions(context: Context, userId: number): Promise<void> {
  for (const { provider: name, checkoutUuid } of await listUnnamed(context.sql, userId)) {
    const provider = findProvider(context, name);
    const refuse = ifProviderFailed((error) => {
      context.log.error({ err: error, checkout: checkoutUuid }, 'a provider could not be reached');
      throw new HttpError(503, billingText.failed.ending);
    });
    if (provider) await refreshCheckout(context, provider, checkoutUuid).catch(refuse);
  }
  const left = await listUnnamed(context.sql, userId);
  const paidLately = context.now.getTime() - DAY_MS;
  // The provider has yet to make it, and would charge for it.
  if (left.some(({ startedAt }) => startedAt.getTime() > paidLately)) {
    throw new HttpError(503, billingText.failed.ending);
  }
}

/** Those that will renew. */
async function listUnnamed(sql: Sql, userId: number) {
  const { rows } = await raw<{ provider: string; checkoutUuid: string; startedAt: Date }>`
    select provider, checkout_uuid as "checkoutUuid", started_at as "startedAt" from subscriptions
    where user_id = ${userId} and auto_renew and status <> 'ended' and provider_subscription_id is null
      and checkout_uuid is not null`.execute(sql);
  return rows;
}

/** Call it first in the transaction that deletes: a deleted account is never charged again. */
export async function cancelForDeletedAccount(sql: Sql, userId: number, now: Date): Promise<void> {
  await raw`
    insert into provider_cancellations (provider, provider_subscription_id, reason, next_attempt_at)
    select provider, provider_subscription_id, 'account deleted', ${now} from subscriptions
    where user_id = ${userId} and status <> 'ended' and provider_subscription_id is not null and provider <> 'sandbox'
    on conflict (provider, provider_subscription_id)
      do update set reason = excluded.reason`.execute(sql);
}

/** Call it in the transaction that deletes the account, before the deletion. */
export async function detachInvoices(sql: Sql, userId: number): Promise<void> {
  await raw`
    update invoices i set url = null, subscription_uuid = null from subscriptions s
    where s.uuid = i.subscription_uuid and s.user_id = ${userId} and i.state = 'paid'`.execute(sql);
  await raw`
    delete from invoices i using subscriptions s
    where s.uuid = i.subscription_uuid and s.user_id = ${userId}`.execute(sql);
}

/** Deletes those of deleted accounts once tax law no longer asks for them. */
export async function forgetOldInvoices(sql: Sql): Promise<void> {
  await raw`
    delete from invoices where subscription_uuid is null
      and issued_at < now() - make_interval(years => ${KEPT_YEARS})`.execute(sql);
}

interface Due {
  provider: string;
  subscriptionId: string;
  customerId: string | null;
  reason: 'account deleted' | 'paid twice';
  attempts: number;
}

/** Failed cancellations wait longer after each attempt. */
export async function cancelAtProviders(billing: Billing): Promise<void> {
  const { sql, now, log } = billing;
  const { rows } = await raw<Due>`
    select p.provider, p.provider_subscription_id as "subscriptionId", s.provider_customer_id as "customerId",
      p.reason, p.attempts
    from provider_cancellations p left join subscriptions s
      on s.provider = p.provider and s.provider_subscription_id = p.provider_subscription_id
    where p.next_attempt_at <= ${now}
      -- Set by a clock that was ahead.
      or p.next_attempt_at > ${new Date(now.getTime() + 2 * LONGEST_PAUSE_MS)}
    order by p.next_attempt_at limit 20`.execute(sql);
  for (const due of rows) {
    const isThis = raw`provider = ${due.provider} and provider_subscription_id = ${due.subscriptionId}`;
    const postpone = ifProviderFailed((error) => {
      log.error({ err: error, reason: due.reason }, 'a subscription could not be ended');
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** due.attempts);
      return raw`
        update provider_cancellations set attempts = attempts + 1,
          next_attempt_at = ${new Date(now.getTime() + pauseMs)}
        where ${isThis}`.execute(sql);
    });
    const forget = () => raw`delete from provider_cancellations where ${isThis}`.execute(sql);
    await cancel(billing, due).then(forget, postpone);
  }
}

async function cancel(billing: Billing, due: Due): Promise<void> {
  const provider = requireProvider(billing, due.provider);
  if (due.reason === 'account deleted') return provider.endNow(due);
  await storeAndApply(billing, provider.name, [await provider.setAutoRenew(due, false)]);
}
