import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import type { z } from 'zod';
import { localPath } from '../../../base/locale-path.ts';
import { checkoutCancelledPath, checkoutReturnPath } from '../../../base/paths.ts';
import { findPlan, findPrice } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { answerOnce } from '../../../http/idempotency.server.ts';
import { billingText as text } from '../../../text/text.ts';
import { listSellers, requireProvider } from '../providers/list-providers.server.ts';
import { type Order, ProviderFailed } from '../providers/port.server.ts';
import type { checkoutBody, ProviderName } from './contract.ts';
import { isHeld } from './events.server.ts';
import { findSubscriptionRow, subscriptionStateAt } from './queries.server.ts';

type CheckoutBody = z.output<typeof checkoutBody>;

/** A checkout this recent is reused, so that two windows do not pay twice. */
const REUSE_MS = 30 * 60_000;
/** How long one request may take to open the provider's page before another may try. */
const CLAIM_MS = 45_000;
const WAIT_MS = 250;
const WAITS = 60;

/** Returns the provider's page. Throws 401, 409 if subscribed, 422 if not for sale, 503. */
export async function startCheckout(context: Context, given: CheckoutBody) {
  const { userId } = requireSession(context);
  const chosen = choose(context, given);
  const { uuid } = await answerOnce(context, userId, given, (sql) =>
    createCheckout(sql, context.now, userId, chosen),
  );
  return openCheckout(context, uuid, userId);
}

type Chosen = ReturnType<typeof choose>;

function choose(context: Context, given: CheckoutBody) {
  const plan = findPlan(context.plans, given.plan);
  const [first] = plan?.prices ?? [];
  if (!plan || !first) throw invalid({ plan: [text.wrong.notForSale(given.plan)] });
  const price = findPrice(plan, given.interval, given.currency ?? first.currency);
  if (!price) {
    const offered = plan.prices.filter(({ interval }) => interval === given.interval);
    const currencies = [...new Set(offered.map(({ currency }) => currency))];
    throw invalid({ currency: [text.wrong.noPrice(currencies)] });
  }
  const able = listSellers(context, price);
  if (able.length === 0) throw new HttpError(503, text.noWayToPay);
  const provider = given.provider ? able.find(({ name }) => name === given.provider) : able[0];
  if (!provider) throw invalid({ provider: [text.wrong.noProvider] });
  return { plan, price, provider };
}

async function createCheckout(sql: Sql, now: Date, userId: number, chosen: Chosen) {
  const { plan, price, provider } = chosen;
  // Serializes checkouts of one user.
  await raw`select id from users where id = ${userId} for update`.execute(sql);
  const own = await findSubscriptionRow({ sql, now }, userId);
  if (own && subscriptionStateAt(own, now) !== 'expired') {
    throw new HttpError(409, text.alreadySubscribed);
  }
  const { rows: held } = await raw`
    select uuid from checkouts
    where user_id = ${userId} and ${isHeld(raw`checkouts.uuid`)}`.execute(sql);
  if (held.length > 0) throw new HttpError(409, text.held);
  const trialDays = provider.hasTrials && !own ? plan.trialDays : 0;
  const { rows: begun } = await raw<{ uuid: string }>`
    select uuid from checkouts
    where user_id = ${userId} and state = 'open' and provider = ${provider.name} and plan = ${plan.slug}
      and interval = ${price.interval} and currency = ${price.currency} and amount = ${price.amount}
      and trial_days = ${trialDays} and created_at > ${new Date(now.getTime() - REUSE_MS)}
    order by created_at desc limit 1`.execute(sql);
  if (begun[0]) return begun[0];
  const priceId = provider.name === 'sandbox' ? null : (price.providerIds[provider.name] ?? null);
  const { rows } = await raw<{ uuid: string }>`
    insert into checkouts (user_id, provider, plan, interval, currency, amount, provider_price_id, trial_days, created_at)
    values (${userId}, ${provider.name}, ${plan.slug}, ${price.interval}, ${price.currency}, ${price.amount},
      ${priceId}, ${trialDays}, ${now})
    returning uuid`.execute(sql);
  return { uuid: rows[0]?.uuid ?? '' };
}

interface CheckoutRow extends Omit<Order, 'planName' | 'returnUrl' | 'cancelUrl'> {
  provider: ProviderName;
  plan: string;
  url: string | null;
}

async function findCheckoutRow(sql: Sql, uuid: string, userId: number): Promise<CheckoutRow> {
  const { rows } = await raw<CheckoutRow>`
    select c.uuid, c.provider, c.plan, c.interval, c.currency, c.amount, c.provider_price_id as "priceId",
      c.trial_days as "trialDays", c.url, u.email,
      (select s.provider_customer_id from subscriptions s
        where s.user_id = c.user_id and s.provider = c.provider and s.provider_customer_id is not null
        order by s.started_at desc limit 1) as "customerId"
    from checkouts c join users u on u.id = c.user_id
    where c.uuid = ${uuid} and c.user_id = ${userId}`.execute(sql);
  if (!rows[0]) throw new HttpError(503, text.failed.checkout);
  return rows[0];
}

/** One request calls the provider, outside any transaction; others wait for its page. */
async function openCheckout(context: Context, uuid: string, userId: number) {
  const { sql, now } = context;
  for (let waited = 0; waited < WAITS; waited++) {
    const row = await findCheckoutRow(sql, uuid, userId);
    if (row.url) return { uuid, provider: row.provider, url: row.url };
    const { rows: claimed } = await raw`
      update checkouts set claimed_until = ${new Date(now.getTime() + CLAIM_MS)}
      where uuid = ${uuid} and url is null and (claimed_until is null or claimed_until <= ${now})
      returning uuid`.execute(sql);
    if (claimed.length > 0) return openProviderPage(context, row);
    await wait(WAIT_MS);
  }
  throw new HttpError(503, text.busy);
}

async function openProviderPage(context: Context, row: CheckoutRow) {
  const { sql, settings, plans, log, now } = context;
  const { uuid } = row;
  try {
    const provider = requireProvider(context, row.provider);
    const { url, checkoutId } = await provider.startCheckout({
      ...row,
      planName: `${settings.PRODUCT_NAME} ${findPlan(plans, row.plan)?.name ?? row.plan}`,
      returnUrl: settings.SITE_URL + localPath(checkoutReturnPath(uuid)),
      cancelUrl: settings.SITE_URL + localPath(checkoutCancelledPath(uuid)),
    });
    await raw`
      update checkouts set url = ${url}, provider_checkout_id = ${checkoutId}, claimed_until = null
      where uuid = ${uuid}`.execute(sql);
    return { uuid, provider: row.provider, url };
  } catch (error) {
    // Begun perhaps, without our hearing of it, and not to be begun twice: the next is another.
    await raw`
      update checkouts set claimed_until = null, state = 'declined', settled_at = ${now}
      where uuid = ${uuid} and state = 'open'`.execute(sql);
    if (!(error instanceof ProviderFailed)) throw error;
    log.error({ err: error, checkout: uuid }, 'a checkout could not be started');
    throw new HttpError(503, text.failed.checkout);
  }
}
