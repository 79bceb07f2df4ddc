import { pricingPath } from '../../../base/paths.ts';
import { INTERVALS, type Plan, type Plans, type Price } from '../../../base/plans.ts';
import { formatPrice } from '../../../base/price.ts';
import { type LimitName, type LimitsAsked, limitsOf } from '../../../http/limits.ts';
import { upgradeText as text } from '../../../text/text.ts';
import type { UpgradeOffer } from '../../../ui/states.tsx';
import { perMonth } from './saving.ts';

/** The cheapest plan that gives more of `name` (decisions.md, visitors' limits), or null. */
export function offerUpgrade(caller: LimitsAsked, name: LimitName): UpgradeOffer | null {
  const { plans } = caller;
  const has = limitsOf(caller)[name];
  const offers = plans.plans
    .filter(({ limits }) => limits[name] > has)
    .flatMap((plan) => {
      const price = findFirstPrice(plan);
      return price ? [{ plan, price }] : [];
    })
    .sort((a, b) => monthly(a.price) - monthly(b.price));
  return offers[0] ? toOffer(plans, offers[0].plan, offers[0].price, name) : null;
}

function toOffer({ isSample }: Plans, plan: Plan, price: Price, name: LimitName): UpgradeOffer {
  return {
    plan: plan.name,
    limit: plan.limits[name],
    price: text.price(formatPrice(price.amount, price.currency), price.interval),
    isSamplePrice: isSample,
    href: pricingPath({ interval: price.interval }),
  };
}

/** Monthly where offered, in the plan's first currency. */
function findFirstPrice({ prices }: Plan): Price | undefined {
  const currency = prices[0]?.currency;
  const inCurrency = prices.filter((price) => price.currency === currency);
  return inCurrency.sort(
    (a, b) => INTERVALS.indexOf(a.interval) - INTERVALS.indexOf(b.interval),
  )[0];
}

function monthly({ amount, interval }: Price): number {
  return interval === 'month' ? amount : perMonth(amount);
}
