import { localPath } from '../../../base/locale-path.ts';
import { settingsPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound, requireUuid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { billingText as text } from '../../../text/text.ts';
import { requireProvider } from '../providers/list-providers.server.ts';
import {
  type BillingProvider,
  ProviderFailed,
  type SubscriptionRef,
} from '../providers/port.server.ts';
import { storeAndApply } from './apply-event.server.ts';
import type { Subscription } from './contract.ts';
import {
  findSubscriptionRow,
  presentSubscription,
  type SubscriptionRow,
  subscriptionStateAt,
} from './queries.server.ts';
import { refreshCheckout } from './reconcile.server.ts';

/**
 * Cancelled, access stays to the period's end. Throws 401, 404 for another user's, 409 once ended,
 * 503.
 */
export async function setAutoRenew(
  context: Context,
  uuid: string,
  autoRenew: boolean,
): Promise<Subscription> {
  const ended = autoRenew ? text.nothingToResume : text.nothingToCancel;
  const failed = autoRenew ? text.failed.resume : text.failed.cancel;
  const row = await nameIfNew(context, await requireRunning(context, uuid, ended), failed);
  if (row.auto_renew === autoRenew) return presentSubscription(context, row);
  if (row.status === 'ended') throw new HttpError(409, ended);
  const event = await withProvider(context, row, failed, (provider, ref) =>
    provider.setAutoRenew(ref, autoRenew),
  );
  await storeAndApply(context, row.provider, [event]);
  const after = await findSubscriptionRow(context, row.user_id, row.uuid);
  return presentSubscription(context, after ?? row);
}

/** The provider's page to change the card. Throws like setAutoRenew. */
export async function findCardLink(context: Context, uuid: string): Promise<string> {
  const running = await requireRunning(context, uuid, text.noCard);
  const row = await nameIfNew(context, running, text.failed.card);
  const returnUrl = context.settings.SITE_URL + localPath(settingsPath('subscription'));
  return withProvider(context, row, text.failed.card, (provider, ref) =>
    provider.findCardLink(ref, returnUrl),
  );
}

async function requireRunning(context: Context, given: string, ended: string) {
  const { userId } = requireSession(context);
  const uuid = requireUuid('subscription', given);
  const row = await findSubscriptionRow(context, userId, uuid);
  if (!row) throw notFound('subscription', given);
  if (subscriptionStateAt(row, context.now) === 'expired') throw new HttpError(409, ended);
  return row;
}

/** A provider may name a new subscription late; then it is fetched. */
async function nameIfNew(context: Context, row: SubscriptionRow, failed: string) {
  const { provider_subscription_id, checkout_uuid, user_id, uuid } = row;
  if (provider_subscription_id || !checkout_uuid) return row;
  await orFail(context, row, failed, (provider) =>
    refreshCheckout(context, provider, checkout_uuid),
  );
  return (await findSubscriptionRow(context, user_id, uuid)) ?? row;
}

function withProvider<Answer>(
  context: Context,
  row: SubscriptionRow,
  failed: string,
  act: (provider: BillingProvider, ref: SubscriptionRef) => Promise<Answer>,
): Promise<Answer> {
  return orFail(context, row, failed, async (provider) => {
    const { provider_subscription_id: subscriptionId, provider_customer_id: customerId } = row;
    if (!subscriptionId) throw new ProviderFailed(row.provider, 'has not named it yet');
    return act(provider, { subscriptionId, customerId });
  });
}

async function orFail<Answer>(
  context: Context,
  row: SubscriptionRow,
  failed: string,
  act: (provider: BillingProvider) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act(requireProvider(context, row.provider));
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    context.log.error({ err: error, subscription: row.uuid }, 'a payment provider failed');
    throw new HttpError(503, failed);
  }
}
