import { checkoutPath, pricingPath } from '../../base/paths.ts';
import { listCurrencies, type Plans } from '../../base/plans.ts';
import { formatPrice } from '../../base/price.ts';
import type { LimitName } from '../../http/limits.ts';
import { pricingText, checkoutText as text } from '../../text/text.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findSaving } from '../pricing/saving.ts';
import type { Purchase } from './load-checkout.server.ts';

const LIMIT_NAMES = Object.keys(pricingText.limitNames) as LimitName[];

export function CheckoutSummary({ purchase, plans }: { purchase: Purchase; plans: Plans }) {
  const { plan, price, other } = purchase;
  const saving = findSaving(plan, price.currency);
  const facts: Array<[string, string]> = [
    [text.plan, plan.name],
    [text.price, `${formatPrice(price.amount, price.currency)} ${text.perPeriod[price.interval]}`],
    ...LIMIT_NAMES.map((name): [string, string] => [
      pricingText.limitNames[name],
      pricingText.limits[name](plan.limits[name]),
    ]),
  ];
  return (
    <section className="flow">
      <h2>{text.summary}</h2>
      {plans.isSample && (
        <Notice type="info">
          <p>{text.samples}</p>
        </Notice>
      )}
      <FactList facts={facts} />
      {other && (
        <p>
          <a
            href={checkoutPath({
              plan: plan.slug,
              interval: other.interval,
              currency: other.currency,
            })}
            rel="nofollow"
          >
            {text.changeInterval[other.interval]}
          </a>{' '}
          {other.interval === 'year' && saving && (
            <span className="muted">
              {text.savingInstead(formatPrice(saving.amount, other.currency))}
            </span>
          )}
        </p>
      )}
      <p>
        <a
          href={pricingPath({
            interval: price.interval,
            currency: otherThanFirst(plans, price.currency),
          })}
        >
          {text.otherPlans}
        </a>
      </p>
    </section>
  );
}

/** The first currency is the default of addresses. */
function otherThanFirst(plans: Plans, currency: string): string | null {
  return currency === listCurrencies(plans)[0] ? null : currency;
}
