import { pricingPath } from '../../../base/paths.ts';
import { INTERVALS, type Interval, type Plans } from '../../../base/plans.ts';
import { standardLimits } from '../../../http/limits.ts';
import { pricingText as text } from '../../../text/text.ts';
import { Notice } from '../../../ui/states.tsx';
import { PlanCard } from './plan-card.tsx';
import { describeOffer } from './plan-offer.ts';
import { PlanTable } from './plan-table.tsx';

export interface Pricing {
  interval: Interval;
  currency: string;
  currencies: string[];
  /** The largest yearly saving in percent; null without one. */
  mostSaved: number | null;
}

interface PlanChoiceProps extends Pricing {
  plans: Plans;
  isSignedIn: boolean;
  ownPlan: string | null;
}

export function PlanChoice(props: PlanChoiceProps) {
  const { plans, interval, currency, currencies, mostSaved, isSignedIn, ownPlan } = props;
  const firstCurrency = currencies[0];
  const address = (to: { interval?: string; currency?: string }) => {
    const next = { interval, currency, ...to };
    return pricingPath({
      interval: next.interval,
      currency: next.currency === firstCurrency ? null : next.currency,
    });
  };
  const priced = plans.plans.filter(({ prices }) => prices.length > 0);
  const visitor = standardLimits('visitor');
  return (
    <>
      <p className="lead">{text.lead}</p>
      {plans.isSample && (
        <div className="section-close">
          <Notice type="info" title={text.samplesTitle}>
            <p>{text.samples}</p>
          </Notice>
        </div>
      )}
      <div className="row plan-choices">
        <ChoiceLinks
          label={text.interval}
          choices={INTERVALS.map((one) => ({
            href: address({ interval: one }),
            label: text.intervals[one],
            note: one === 'year' && mostSaved ? text.saveUpTo(mostSaved) : undefined,
            isCurrent: one === interval,
          }))}
        />
        {currencies.length > 1 && (
          <ChoiceLinks
            label={text.currency}
            choices={currencies.map((one) => ({
              href: address({ currency: one }),
              label: one,
              isCurrent: one === currency,
            }))}
          />
        )}
      </div>
      <ul className="plans" aria-label={text.plans}>
        {plans.plans.map((plan) => (
          <PlanCard
            key={plan.slug}
            plan={plan}
            offer={describeOffer(plan, interval, currency)}
            currency={currency}
            isSignedIn={isSignedIn}
            isOwn={plan.slug === ownPlan}
            isMain={plan === priced[0] && ownPlan === null}
          />
        ))}
      </ul>
      <section className="section">
        <h2>{text.compared}</h2>
        <div className="plan-table">
          <PlanTable plans={plans} />
        </div>
        <p className="small muted plan-visitor">
          {text.withoutAccount(visitor.csvRows, visitor.comparedOnPage, visitor.apiCallsPerMinute)}
        </p>
      </section>
      <section className="section">
        <h2>{text.questions}</h2>
        {text.faq.map(([question, answer]) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p className="prose">{answer}</p>
          </details>
        ))}
      </section>
    </>
  );
}

interface Choice {
  href: string;
  label: string;
  note?: string;
  isCurrent: boolean;
}

function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className="choice-links" aria-label={label}>
      <ul>
        {choices.map(({ href, label: words, note, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
              {note && <span className="choice-note">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
