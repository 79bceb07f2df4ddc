import { checkoutPath, pathTo, settingsPath } from '../../base/paths.ts';
import { findPlan, findPrice, type Plans } from '../../base/plans.ts';
import { subscriptionText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Subscription } from '../billing/contract.ts';

interface SubscriptionActionsProps {
  subscription: Subscription;
  plans: Plans;
  xsrfToken: string;
}

/** Works without script. */
export function SubscriptionActions({ subscription, plans, xsrfToken }: SubscriptionActionsProps) {
  const { uuid, status, auto_renew } = subscription;
  const form = { uuid, xsrfToken };
  if (status === 'expired') {
    return (
      <p>
        <ButtonLink href={againPath(subscription, plans)} look="primary" rel="nofollow">
          {text.again}
        </ButtonLink>
      </p>
    );
  }
  return (
    <>
      <div className="row">
        {status === 'past_due' && <ActionForm {...form} act="card" label={text.card} isMain />}
        {auto_renew ? (
          <ButtonLink href={pathTo('/dashboard/account-settings/subscription/cancel')}>
            {text.cancel}
          </ButtonLink>
        ) : (
          <ActionForm {...form} act="resume" label={text.resume} isMain />
        )}
        {status !== 'past_due' && auto_renew && (
          <ActionForm {...form} act="card" label={text.card} />
        )}
      </div>
      {auto_renew && <p className="small muted">{text.cardWhat}</p>}
    </>
  );
}

function ActionForm(props: {
  uuid: string;
  xsrfToken: string;
  act: 'card' | 'resume';
  label: string;
  isMain?: boolean;
}) {
  const { uuid, xsrfToken, act, label, isMain } = props;
  return (
    <form method="post" action={settingsPath('subscription')}>
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="act" value={act} />
      <Button type="submit" look={isMain ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </form>
  );
}

/** The same purchase where still offered, else the plans. */
function againPath({ plan, interval, currency }: Subscription, plans: Plans): string {
  const offered = findPlan(plans, plan);
  if (!offered || !findPrice(offered, interval, currency)) return pathTo('/pricing');
  return checkoutPath({ plan, interval, currency });
}
