import { INTERVALS, type Interval, isAllOpen, listCurrencies } from '../../base/plans.ts';
import type { Context } from '../../http/context.ts';
import { findSaving } from './saving.ts';

export interface Pricing {
  isOpen: boolean;
  interval: Interval;
  currency: string;
  currencies: string[];
  /** The largest yearly saving in percent; null without one. */
  mostSaved: number | null;
}

/** Unknown choices fall back to the first currency, monthly. */
export async function loadPricing({ plans, url }: Context): Promise<Pricing> {
  const query = url.searchParams;
  const currencies = listCurrencies(plans);
  const currency = query.get('currency')?.toUpperCase() ?? '';
  const chosen = currencies.includes(currency) ? currency : (currencies[0] ?? '');
  const saved = plans.plans.map((plan) => findSaving(plan, chosen)?.percent ?? 0);
  return {
    isOpen: isAllOpen(plans),
    interval: INTERVALS.find((one) => one === query.get('interval')) ?? 'month',
    currency: chosen,
    currencies,
    mostSaved: Math.max(0, ...saved) || null,
  };
}
