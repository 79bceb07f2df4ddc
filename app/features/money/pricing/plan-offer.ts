import { formatPrice } from '../../../base/money.ts';
import { findPrice, INTERVALS, type Interval, type Plan } from '../../../base/plans.ts';
import { pricingText as text } from '../../../text/text.ts';
import { findSaving, perMonth } from './saving.ts';

export interface PlanOffer {
  /** Monthly, also if paid yearly; null without a price in this currency. */
  monthly: string | null;
  /** What is charged and when, or why there is no price. */
  charged: string;
  saving: string | null;
  /** How it can be paid, if need be by another interval than chosen; null for a free plan. */
  interval: Interval | null;
}

export function describeOffer(plan: Plan, chosen: Interval, currency: string): PlanOffer {
  if (plan.prices.length === 0) {
    return { monthly: text.free, charged: text.forever, saving: null, interval: null };
  }
  const other = INTERVALS.find((one) => one !== chosen) ?? chosen;
  const interval = [chosen, other].find((one) => findPrice(plan, one, currency));
  const price = interval && findPrice(plan, interval, currency);
  if (!interval || !price) {
    return { monthly: null, charged: text.notIn(currency), saving: null, interval: null };
  }
  if (interval === 'month') {
    const charged = interval === chosen ? text.billedMonthly : text.onlyMonthly;
    return { monthly: formatPrice(price.amount, currency), charged, saving: null, interval };
  }
  const saving = findSaving(plan, currency);
  const charged = text.billedYearly(formatPrice(price.amount, currency));
  return {
    monthly: formatPrice(perMonth(price.amount), currency),
    charged: interval === chosen ? charged : `${text.onlyYearly}: ${charged}`,
    saving: saving && text.saving(formatPrice(saving.amount, currency), saving.percent),
    interval,
  };
}
