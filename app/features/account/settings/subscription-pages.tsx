// The subscription, and cancelling its renewal.

import { formatDay } from '../../../base/dates.ts';
import { pathTo, settingsPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, type PageHead, page } from '../../../http/page.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { ErrorState, Notice } from '../../../ui/states.tsx';
import { findCardLink, setAutoRenew } from '../../money/billing/change-renewal.server.ts';
import type { Subscription } from '../../money/billing/contract.ts';
import { findSubscription } from '../../money/billing/queries.server.ts';
import { CancelRenewalForm } from './cancel-renewal-form.tsx';
import {
  InvoicesTable,
  NoSubscription,
  SubscriptionActions,
  SubscriptionFacts,
} from './subscription-parts.tsx';

const PATH = settingsPath('subscription');
const CANCEL_PATH = pathTo('/dashboard/account-settings/subscription/cancel');

interface SubscriptionState {
  /** Null without one; undefined when it could not be loaded. */
  subscription: Subscription | null | undefined;
  problem: { message: string; status: number } | null;
  /** Message about the action just done. */
  done?: string;
}

export const subscriptionPage: Page = page<SubscriptionState>({
  async load(context) {
    const done = new Map(Object.entries(text.done)).get(context.url.searchParams.get('done') ?? '');
    return { ...(await loadSubscription(context)), done };
  },
  /** Resumes renewal, or redirects to the provider's page for the card. */
  async submit(context, _params, form) {
    requireSession(context);
    const uuid = String(form.get('uuid') ?? '');
    const wantsCard = form.get('act') === 'card';
    try {
      if (wantsCard) throw new Redirect(await findCardLink(context, uuid));
      await setAutoRenew(context, uuid, true);
      throw new Redirect(`${PATH}?done=resumed`);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return loadSubscription(context, { message: error.message, status: error.status });
    }
  },
  head: (state) => headOf(text.title, state),
  body: ({ subscription, problem, done }, { plans, requestId }) => (
    <SettingsFrame tab="subscription" isWide problem={problem?.message}>
      {done && <Notice type="positive">{done}</Notice>}
      {subscription === undefined && (
        <ErrorState title={text.failed.subscription} retryHref={PATH} requestId={requestId} />
      )}
      {subscription === null && <NoSubscription plans={plans} />}
      {subscription && (
        <>
          <SubscriptionFacts subscription={subscription} />
          <SubscriptionActions subscription={subscription} plans={plans} />
          <section className="section invoices">
            <h2>{text.invoices}</h2>
            <InvoicesTable invoices={subscription.invoices} />
          </section>
        </>
      )}
    </SettingsFrame>
  ),
});

export const cancelRenewalPage: Page = page<SubscriptionState>({
  async load(context) {
    const state = await loadSubscription(context);
    // There is nothing to cancel; the other page shows the state.
    if (state.subscription !== undefined && !canCancel(state)) throw new Redirect(PATH);
    return state;
  },
  async submit(context, _params, form) {
    try {
      await setAutoRenew(context, String(form.get('uuid') ?? ''), false);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { message, status } = error;
      const isSaid = message.startsWith(text.failed.cancel);
      return loadSubscription(context, {
        message: isSaid ? message : `${text.failed.cancel}. ${message}`,
        status,
      });
    }
    throw new Redirect(`${PATH}?done=cancelled`);
  },
  head: (state) => headOf(text.cancel, state),
  body(state, { session, requestId }) {
    const { subscription, problem } = state;
    return (
      <SettingsFrame tab="subscription" title={text.cancel} problem={problem?.message}>
        {subscription === undefined && (
          <ErrorState
            title={text.failed.subscription}
            retryHref={CANCEL_PATH}
            requestId={requestId}
          />
        )}
        {subscription && canCancel(state) && (
          <>
            <p>{text.cancelWhat(subscription.plan_name, endIfCancelled(subscription))}</p>
            <p>{text.cancelKept}</p>
            <Island
              name="cancel-renewal-form"
              component={CancelRenewalForm}
              props={{
                uuid: subscription.uuid,
                xsrfToken: session?.xsrfToken ?? '',
                end: endIfCancelled(subscription),
              }}
            />
          </>
        )}
      </SettingsFrame>
    );
  },
});

/** Failures are shown and logged. Throws Redirect to sign-in. */
async function loadSubscription(
  context: Context,
  problem: SubscriptionState['problem'] = null,
): Promise<SubscriptionState> {
  const { userId } = requireSession(context);
  try {
    return { subscription: await findSubscription(context, userId), problem };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    context.log.error({ err: error, requestId: context.requestId }, text.failed.subscription);
    return { subscription: undefined, problem };
  }
}

function headOf(title: string, { problem, subscription }: SubscriptionState): PageHead {
  return {
    title,
    description: text.description,
    noindex: true,
    hasErrors: problem !== null,
    errorStatus: problem?.status,
    isIncomplete: subscription === undefined,
  };
}

function canCancel({ subscription }: SubscriptionState): boolean {
  return Boolean(subscription?.auto_renew && subscription.status !== 'expired');
}

/** The end if auto-renewal were cancelled now. */
function endIfCancelled(subscription: Subscription): string {
  const { status, current_period_end, access_until } = subscription;
  // The due payment has failed: only the grace period is left.
  return formatDay(status === 'past_due' ? access_until : current_period_end);
}
