import { pathTo, settingsPath } from '../../base/paths.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { subscriptionText as text } from '../../text/text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Island } from '../../ui/island.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { cancelAutoRenewal } from '../billing/change-renewal.server.ts';
import { CancelRenewalForm } from './cancel-renewal-form.tsx';
import { endIfCancelled } from './describe-subscription.ts';
import { loadSubscription, type SubscriptionState } from './load-subscription.server.ts';

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
      await cancelAutoRenewal(context, String(form.get('uuid') ?? ''));
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
  head: ({ problem, subscription }) => ({
    title: text.cancel,
    description: text.description,
    noindex: true,
    hasErrors: problem !== null,
    errorStatus: problem?.status,
    isIncomplete: subscription === undefined,
  }),
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
