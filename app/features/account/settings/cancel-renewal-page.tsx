import { formatDay } from '../../../base/format-day.ts';
import { pathTo, settingsPath } from '../../../base/paths.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { ErrorSummary } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { setAutoRenew } from '../../money/billing/change-renewal.server.ts';
import type { Subscription } from '../../money/billing/contract.ts';
import { CancelRenewalForm } from './cancel-renewal-form.tsx';
import {
  loadSubscription,
  type SubscriptionState,
  subscriptionHead,
} from './load-subscription.server.ts';

const BACK = settingsPath('subscription');

export const cancelRenewalPage: Page = page<SubscriptionState>({
  cache: 'private',
  async load(context) {
    const state = await loadSubscription(context);
    // There is nothing to cancel; the other page shows the state.
    if (state.subscription !== undefined && !canCancel(state)) throw new Redirect(BACK);
    return state;
  },
  async submit(context, _params, form) {
    try {
      await setAutoRenew(context, String(form.get('uuid') ?? ''), false);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { message, status } = error;
      const isSaid = message.startsWith(text.cancelFailed);
      return loadSubscription(context, {
        message: isSaid ? message : `${text.cancelFailed}. ${message}`,
        status,
      });
    }
    throw new Redirect(`${BACK}?done=cancelled`);
  },
  head: (state) => subscriptionHead(text.cancel, state),
  body: (state, { session, requestId }) => {
    const { subscription, problem } = state;
    return (
      <SettingsFrame tab="subscription">
        {problem && <ErrorSummary errors={[{ id: '', message: problem.message }]} />}
        <h1>{text.cancel}</h1>
        {subscription === undefined && (
          <ErrorState
            title={text.fetchFailed}
            retryHref={pathTo('/dashboard/account-settings/subscription/cancel')}
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

function canCancel({ subscription }: SubscriptionState): boolean {
  return Boolean(subscription?.auto_renew && subscription.status !== 'expired');
}

/** The end if auto-renewal were cancelled now. */
function endIfCancelled(subscription: Subscription): string {
  const { status, current_period_end, access_until } = subscription;
  // The due payment has failed: only the grace period is left.
  return formatDay(status === 'past_due' ? access_until : current_period_end);
}
