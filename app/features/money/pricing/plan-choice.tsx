import { checkoutPath, pathTo, pricingPath, settingsPath } from '../../../base/paths.ts';
import { INTERVALS, type Interval, type Plan, type Plans } from '../../../base/plans.ts';
import { type LimitName, type Limits, standardLimits } from '../../../http/limits.ts';
import { sayName } from '../../../text/say-name.ts';
import { pricingText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { Notice } from '../../../ui/states.tsx';
import { describeOffer, type PlanOffer } from './plan-offer.ts';

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
      ...next,
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
      {priced[0] && <Outcomes limits={priced[0].limits} plan={priced[0].name} />}
      <Section title={text.compared}>
        <div className="plan-table">
          <PlanTable plans={plans} />
        </div>
        <p className="small muted plan-visitor">
          {text.withoutAccount(visitor.csvRows, visitor.comparedOnPage, visitor.apiCallsPerMinute)}
        </p>
      </Section>
      <Section title={text.questions}>
        {text.faq.map(([question, answer]) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p className="prose">{answer}</p>
          </details>
        ))}
      </Section>
    </>
  );
}

/** The benefits of the first priced plan, by the viewer's situation. */
function Outcomes({ limits, plan }: { limits: Limits; plan: string }) {
  return (
    <Section title={text.outcomesTitle(plan)}>
      <dl className="plan-outcomes">
        {text.outcomes.map(({ who, gives }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{gives(limits)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface PlanCardProps {
  plan: Plan;
  offer: PlanOffer;
  currency: string;
  isSignedIn: boolean;
  isOwn: boolean;
  /** The page's one main button. */
  isMain: boolean;
}

function PlanCard(props: PlanCardProps) {
  const { plan, isOwn } = props;
  const { monthly, charged, saving, interval } = props.offer;
  return (
    <li className="card plan">
      <div className="row">
        <h2 className="h3">{sayName(plan.name)}</h2>
        {isOwn && <span className="chip">{text.yours}</span>}
      </div>
      <p className="muted">{sayName(plan.summary)}</p>
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
        <PlanAction {...props} />
      </p>
    </li>
  );
}

function PlanAction({ plan, offer, currency, isSignedIn, isOwn, isMain }: PlanCardProps) {
  const { interval } = offer;
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

interface FeatureRow {
  key: string;
  label: string;
  cellOf(plan: Plan): boolean | string;
}

const LIMIT_NAMES = Object.keys(text.limitNames) as LimitName[];

/** Label and amount of each. */
export function listLimits(limits: Limits): Array<[string, string]> {
  return LIMIT_NAMES.map((name) => [text.limitNames[name], text.limits[name](limits[name])]);
}

/** The same rows for every plan: limits first, then the operator's features. */
function PlanTable({ plans }: { plans: Plans }) {
  const rows: FeatureRow[] = [
    ...LIMIT_NAMES.map((name) => ({
      key: name,
      label: text.limitNames[name],
      cellOf: ({ limits }: Plan) => text.limits[name](limits[name]),
    })),
    { key: 'instant', label: text.instant, cellOf: ({ prices }) => prices.length > 0 },
    ...plans.features.map((feature) => ({
      key: feature.key,
      label: sayName(feature.label),
      cellOf: ({ features }: Plan) => features[feature.key] ?? false,
    })),
  ];
  return (
    <DataTable<FeatureRow>
      caption={text.compared}
      columns={[
        { label: text.what, cell: ({ label }) => label },
        ...plans.plans.map((plan) => ({
          label: sayName(plan.name),
          cell: ({ cellOf }: FeatureRow) => <FeatureValue value={cellOf(plan)} />,
        })),
      ]}
      rows={rows}
    />
  );
}

function FeatureValue({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  if (value) return <Icon name="check" label={text.included} className="plan-has" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text.notIncluded}</span>
    </>
  );
}
