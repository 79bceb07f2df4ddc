import { checkoutPath, pathTo, pricingPath, settingsPath } from '../../../base/paths.ts';
import type { Plan } from '../../../base/plans.ts';
import { pricingText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { PlanOffer } from './plan-offer.ts';

interface PlanCardProps {
  plan: Plan;
  offer: PlanOffer;
  currency: string;
  isSignedIn: boolean;
  isOwn: boolean;
  /** The page's one main button. */
  isMain: boolean;
}

export function PlanCard({ plan, offer, currency, isSignedIn, isOwn, isMain }: PlanCardProps) {
  const { monthly, charged, saving, interval } = offer;
  return (
    <li className="card plan">
      <div className="row">
        <h2 className="h3">{plan.name}</h2>
        {isOwn && <span className="chip">{text.yours}</span>}
      </div>
      <p className="muted">{plan.summary}</p>
      <p className="plan-price">
        {monthly && <bdi className="figure">{monthly}</bdi>}{' '}
        {interval && <span className="muted">{text.perMonth}</span>}
      </p>
      <p className="small plan-charged">
        {charged}
        {saving && (
          <>
            <br />
            <strong className="plan-saving">{saving}</strong>
          </>
        )}
        {plan.trialDays > 0 && interval && (
          <>
            <br />
            {text.trial(plan.trialDays)}
          </>
        )}
      </p>
      <p className="plan-action">
        <PlanAction {...{ plan, interval, currency, isSignedIn, isOwn, isMain }} />
      </p>
    </li>
  );
}

function PlanAction(
  props: Pick<PlanCardProps, 'plan' | 'currency' | 'isSignedIn' | 'isOwn' | 'isMain'> & {
    interval: PlanOffer['interval'];
  },
) {
  const { plan, interval, currency, isSignedIn, isOwn, isMain } = props;
  if (isOwn) return <a href={settingsPath('subscription')}>{text.manage}</a>;
  if (plan.prices.length === 0) {
    if (isSignedIn) return <span className="muted">{text.hasAccount}</span>;
    return (
      <ButtonLink href={pathTo('/register')} large>
        {text.register}
      </ButtonLink>
    );
  }
  if (!interval) {
    const offered = plan.prices[0]?.currency ?? currency;
    return <a href={pricingPath({ currency: offered })}>{text.seeIn(offered)}</a>;
  }
  return (
    <ButtonLink
      href={checkoutPath({ plan: plan.slug, interval, currency })}
      look={isMain ? 'primary' : 'secondary'}
      large
      rel="nofollow"
    >
      {text.choose(plan.name)}
    </ButtonLink>
  );
}
