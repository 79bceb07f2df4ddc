import { addInterval } from '../../../base/add-interval.ts';
import { DAY_MS } from '../../../base/day.ts';
import { formatDay } from '../../../base/format-day.ts';
import { pathTo, withQuery } from '../../../base/paths.ts';
import { formatPrice } from '../../../base/price.ts';
import type { Session } from '../../../http/session.server.ts';
import { checkoutText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { OptionGroup, Radio } from '../../../ui/fields.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { type Problem, type Purchase, sharedTrialDays } from './load-checkout.server.ts';

interface CheckoutFormProps {
  purchase: Purchase;
  problem: Problem | null;
  session: Session | null;
  now: Date;
}

/** The price and the renewal date precede the button (design language, section 7). */
export function CheckoutForm({ purchase, problem, session, now }: CheckoutFormProps) {
  const { providers, path } = purchase;
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
          <ProviderChoice
            providers={providers}
            error={problem?.isOfProvider ? problem.message : null}
          />
          <p className="small muted">
            {text.terms} <a href={pathTo('/terms')}>{text.termsLink}</a>.
          </p>
          <Button type="submit" look="primary" large>
            {text.pay}
          </Button>
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

function Due({ purchase, now }: { purchase: Purchase; now: Date }) {
  const { price, providers } = purchase;
  const trialDays = sharedTrialDays(providers);
  const amount = formatPrice(price.amount, price.currency);
  const starts = new Date(now.getTime() + trialDays * DAY_MS);
  const renews = addInterval(starts, price.interval);
  const first = formatPrice(trialDays > 0 ? 0 : price.amount, price.currency);
  return (
    <div className="checkout-due">
      <p className="row">
        <span>{text.today}</span>
        <bdi className="figure row-end">{first}</bdi>
      </p>
      <p>
        {trialDays > 0
          ? text.trial(trialDays, amount, formatDay(starts), price.interval)
          : text.renews(amount, formatDay(renews), price.interval)}{' '}
        {text.cancelAny}
      </p>
    </div>
  );
}

interface ProviderChoiceProps {
  providers: Purchase['providers'];
  error: string | null;
}

function ProviderChoice({ providers, error }: ProviderChoiceProps) {
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
