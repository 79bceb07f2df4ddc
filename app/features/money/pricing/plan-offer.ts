import { formatPrice } from '../../../base/money.ts';
import { findPrice, INTERVALS, type Interval, type Plan } from '../../../base/plans.ts';
import { marksText, pricingText as text } from '../../../text/text.ts';

/**
 * The saving of a year compared with twelve months, in the currency's smallest unit and in percent,
 * rounded down. Null without both prices, or without a saving.
 */
export function findSaving(plan: Plan, currency: string) {
  const month = findPrice(plan, 'month', currency);
  const year = findPrice(plan, 'year', currency);
  if (!month || !year) return null;
  const amount = month.amount * 12 - year.amount;
  if (amount <= 0) return null;
  return { amount, percent: Math.floor((amount / (month.amount * 12)) * 100) };
}

/** Rounded up to the smallest unit. */
export const perMonth = (yearAmount: number): number => Math.ceil(yearAmount / 12);

export interface PlanOffer {
  /** Monthly, also if paid yearly; null without a price in this currency. */
  monthly: string | null;
  /** The price and when it is charged, or why there is none. */
  charged: string;
  saving: string | null;
  /** How it can be paid, if need be by another interval than chosen; null for a free plan. */
  interval: Interval | null;
}

export function describeOffer(plan: Plan, chosen: Interval, currency: string): PlanOffer {
  const unpriced = { monthly: null, saving: null, interval: null };
  if (plan.prices.length === 0) {
    return { ...unpriced, monthly: formatPrice(0, currency), charged: text.forever };
  }
  const other = INTERVALS.find((one) => one !== chosen) ?? chosen;
  const price = findPrice(plan, chosen, currency) ?? findPrice(plan, other, currency);
  if (!price) return { ...unpriced, charged: text.notIn(currency) };
  const { amount, interval } = price;
  if (interval === 'month') {
    const charged = interval === chosen ? text.billedMonthly : text.onlyMonthly;
    return { monthly: formatPrice(amount, currency), charged, saving: null, interval };
  }
  const saving = findSaving(plan, currency);
  const charged = text.billedYearly(formatPrice(amount, currency));
  return {
    monthly: formatPrice(perMonth(amount), currency),
    charged: interval === chosen ? charged : `${text.onlyYearly}${marksText.colon}${charged}`,
    saving: saving && text.saving(formatPrice(saving.amount, currency), saving.percent),
    interval,
  };
}
