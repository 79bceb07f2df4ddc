import { formatPrice } from '../../../base/money.ts';
import { pricingPath } from '../../../base/paths.ts';
import { findPrice, type Price } from '../../../base/plans.ts';
import { type LimitName, type LimitsAsked, limitsOf } from '../../../http/limits.ts';
import { upgradeText as text } from '../../../text/text.ts';
import type { UpgradeOffer } from '../../../ui/states.tsx';
import { perMonth } from './plan-offer.ts';

/** The cheapest plan that gives more of `name`, or null. */
export function offerUpgrade(caller: LimitsAsked, name: LimitName): UpgradeOffer | null {
  const { plans, isSample } = caller.plans;
  const has = limitsOf(caller)[name];
  const [cheapest] = plans
    .filter(({ limits }) => limits[name] > has)
    .flatMap((plan) => {
      // Monthly where offered, in the plan's first currency.
      const currency = plan.prices[0]?.currency ?? '';
      const price = findPrice(plan, 'month', currency) ?? findPrice(plan, 'year', currency);
      return price ? [{ plan, price }] : [];
    })
    .sort((a, b) => monthly(a.price) - monthly(b.price));
  if (!cheapest) return null;
  const { plan, price } = cheapest;
  return {
    plan: plan.name,
    limit: plan.limits[name],
    price: text.price(formatPrice(price.amount, price.currency), price.interval),
    isSamplePrice: isSample,
    href: pricingPath({ interval: price.interval }),
  };
}

const monthly = ({ amount, interval }: Price) => (interval === 'month' ? amount : perMonth(amount));
