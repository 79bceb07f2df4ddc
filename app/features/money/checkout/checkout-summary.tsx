import { checkoutPath, pricingPath } from '../../../base/paths.ts';
import { listCurrencies, type Plans } from '../../../base/plans.ts';
import { formatPrice } from '../../../base/price.ts';
import { checkoutText as text } from '../../../text/text.ts';
import { FactList } from '../../../ui/lists.tsx';
import { Notice } from '../../../ui/states.tsx';
import { listLimits } from '../pricing/plan-table.tsx';
import { findSaving } from '../pricing/saving.ts';
import type { Purchase } from './load-checkout.server.ts';

export function CheckoutSummary({ purchase, plans }: { purchase: Purchase; plans: Plans }) {
  const { plan, price, other } = purchase;
  const { interval, currency } = price;
  const saving = findSaving(plan, currency);
  // The first currency is the default of addresses.
  const isFirst = currency === listCurrencies(plans)[0];
  const facts: Array<[string, string]> = [
    [text.plan, plan.name],
    [text.price, `${formatPrice(price.amount, currency)} ${text.perPeriod[interval]}`],
    ...listLimits(plan.limits),
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
          <a href={checkoutPath({ ...other, plan: plan.slug })} rel="nofollow">
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
        <a href={pricingPath({ interval, currency: isFirst ? null : currency })}>
          {text.otherPlans}
        </a>
      </p>
    </section>
  );
}
