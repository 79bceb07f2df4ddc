import { formatDay } from '../../base/format-day.ts';
import { pathTo, settingsPath } from '../../base/paths.ts';
import { checkoutText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Subscription } from '../billing/contract.ts';

export function NothingToPay() {
  return (
    <div className="flow prose">
      <h1>{text.openTitle}</h1>
      <p className="lead">{text.open}</p>
    </div>
  );
}

export function ChoosePlan() {
  return (
    <div className="flow prose">
      <h1>{text.chooseTitle}</h1>
      <p className="lead">{text.choose}</p>
      <p>
        <ButtonLink href={pathTo('/pricing')} look="primary" large>
          {text.seePlans}
        </ButtonLink>
      </p>
    </div>
  );
}

export function Subscribed({ subscription }: { subscription: Subscription }) {
  const { plan_name, status, access_until } = subscription;
  const end = formatDay(access_until);
  return (
    <div className="flow prose">
      <h1>{text.subscribedTitle(plan_name)}</h1>
      {status === 'cancelled' && <p className="lead">{text.ended(plan_name, end)}</p>}
      {status === 'past_due' && <p className="lead">{text.due(end)}</p>}
      {(status === 'active' || status === 'trialing') && <p className="lead">{text.subscribed}</p>}
      <p>
        <ButtonLink href={settingsPath('subscription')} look="primary" large>
          {text.toSettings}
        </ButtonLink>
      </p>
    </div>
  );
}
