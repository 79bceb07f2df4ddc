// Both halves of the checkout: the plan and the payment.

import { addInterval, DAY_MS, formatDay } from '../../../base/dates.ts';
import { formatPrice } from '../../../base/money.ts';
import { checkoutPath, pathTo, pricingPath, withQuery } from '../../../base/paths.ts';
import { listCurrencies, type Plan, type Plans, type Price } from '../../../base/plans.ts';
import type { Session } from '../../../http/session.server.ts';
import { checkoutText as text } from '../../../text/text.ts';
import { ButtonLink, Submit } from '../../../ui/button.tsx';
import { OptionGroup, Radio } from '../../../ui/fields.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { FactList } from '../../../ui/lists.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { ProviderName } from '../billing/contract.ts';
import { listLimits } from '../pricing/plan-choice.tsx';
import { findSaving } from '../pricing/plan-offer.ts';

export interface Purchase {
  plan: Plan;
  price: Price;
  /** The checkout's own address, for the form and for the return from sign-in. */
  path: string;
  other: Price | null;
  /** Available providers, with their trial days for a first subscription. */
  providers: Array<{ name: ProviderName; trialDays: number }>;
}

export interface Problem {
  message: string;
  status: number;
  /** Only the choice of provider is wrong. */
  isOfProvider?: boolean;
}

export function CheckoutSummary({ purchase, plans }: { purchase: Purchase; plans: Plans }) {
  const { plan, price, other } = purchase;
  const { interval, currency } = price;
  const saving = other?.interval === 'year' && findSaving(plan, currency);
  // The first currency is the default of addresses.
  const isFirst = currency === listCurrencies(plans)[0];
  return (
    <section className="flow">
      <h2>{text.summary}</h2>
      {plans.isSample && (
        <Notice type="info">
          <p>{text.samples}</p>
        </Notice>
      )}
      <FactList
        facts={[
          [text.plan, plan.name],
          [text.price, text.perPeriod[interval](formatPrice(price.amount, currency))],
          ...listLimits(plan.limits),
        ]}
      />
      {other && (
        <p>
          <a href={checkoutPath({ ...other, plan: plan.slug })} rel="nofollow">
            {text.changeInterval[other.interval]}
          </a>{' '}
          {saving && (
            <span className="muted">
              {text.savingInstead(formatPrice(saving.amount, other.currency))}
            </span>
          )}
        </p>
      )}
      <p>
        <a href={pricingPath({ interval, currency: isFirst ? null : currency })}>
          {text.otherPlans}
        </a>
      </p>
    </section>
  );
}

interface CheckoutFormProps {
  purchase: Purchase;
  problem: Problem | null;
  session: Session | null;
  now: Date;
}

/** The price and the renewal date precede the button. */
export function CheckoutForm({ purchase, problem, session, now }: CheckoutFormProps) {
  const { providers, path } = purchase;
  const ofProvider = problem?.isOfProvider ? problem.message : null;
  return (
    <section className="card flow">
      <h2>{text.payment}</h2>
      {problem && (
        <ErrorSummary
          errors={[{ id: problem.isOfProvider ? 'provider' : '', message: problem.message }]}
        />
      )}
      <Due purchase={purchase} now={now} />
      {providers.length === 0 ? (
        <Notice type="warning" title={text.noProviders}>
          <p>{text.noProvidersWhy}</p>
        </Notice>
      ) : session ? (
        <PostForm className="flow" action={path}>
          <ProviderChoice providers={providers} error={ofProvider} />
          <p className="small muted">
            <Filled text={text.terms} terms={<a href={pathTo('/terms')}>{text.termsLink}</a>} />
          </p>
          <Submit>{text.pay}</Submit>
        </PostForm>
      ) : (
        <>
          <p>{text.signInWhy}</p>
          <div className="row">
            <ButtonLink
              href={withQuery(pathTo('/login'), { next: path })}
              look="primary"
              large
              rel="nofollow"
            >
              {text.signIn}
            </ButtonLink>
            <a href={withQuery(pathTo('/register'), { next: path })} rel="nofollow">
              {text.register}
            </a>
          </div>
        </>
      )}
    </section>
  );
}

function Due({ purchase: { price, providers }, now }: { purchase: Purchase; now: Date }) {
  const { currency, interval } = price;
  const trialDays = sharedTrialDays(providers);
  const amount = formatPrice(price.amount, currency);
  const starts = new Date(now.getTime() + trialDays * DAY_MS);
  return (
    <div className="checkout-due">
      <p className="row">
        <span>{text.today}</span>
        <bdi className="figure row-end">{trialDays > 0 ? formatPrice(0, currency) : amount}</bdi>
      </p>
      <p>
        {trialDays > 0
          ? text.trial(trialDays, amount, formatDay(starts), interval)
          : text.renews(amount, formatDay(addInterval(starts, interval)), interval)}{' '}
        {text.cancelAny}
      </p>
    </div>
  );
}

function ProviderChoice(props: { providers: Purchase['providers']; error: string | null }) {
  const { providers, error } = props;
  const shared = sharedTrialDays(providers);
  return (
    <OptionGroup id="provider" legend={text.providers} error={error}>
      {providers.map(({ name, trialDays }, index) => {
        const hint = text.providerHints[name];
        return (
          <Radio
            key={name}
            id={`provider-${name}`}
            name="provider"
            value={name}
            label={text.providerNames[name]}
            hint={trialDays > shared ? text.trialThere(hint, trialDays) : hint}
            defaultChecked={index === 0}
            required
          />
        );
      })}
    </OptionGroup>
  );
}

/** The trial days that all providers give; others are shown at the provider. */
function sharedTrialDays(providers: Purchase['providers']): number {
  return providers.length === 0 ? 0 : Math.min(...providers.map(({ trialDays }) => trialDays));
}

interface NoPurchaseProps {
  title: string;
  lead: string;
  href?: string;
  label?: string;
  rel?: string;
}

/** Nothing is bought here, and where to go instead. */
export function NoPurchase({ title, lead, href, label, rel }: NoPurchaseProps) {
  return (
    <div className="flow prose">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {href && (
        <p>
          <ButtonLink href={href} look="primary" large rel={rel}>
            {label}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
