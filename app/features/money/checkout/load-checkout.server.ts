import { checkoutPath } from '../../../base/paths.ts';
import {
  findPlan,
  findPrice,
  isAllOpen,
  type Plan,
  type Plans,
  type Price,
} from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import type { ProviderName, Subscription } from '../billing/contract.ts';
import { findSubscription } from '../billing/queries.server.ts';
import { listSellers } from '../providers/list-providers.server.ts';

export interface Purchase {
  plan: Plan;
  price: Price;
  /** The checkout's own address, for the form and for the return from sign-in. */
  path: string;
  other: Price | null;
  /** Available providers, with their trial days for a first subscription. */
  providers: Array<{ name: ProviderName; trialDays: number }>;
}

export type Checkout =
  | { kind: 'open' }
  | { kind: 'choose' }
  | { kind: 'subscribed'; subscription: Subscription }
  | { kind: 'buy'; purchase: Purchase; problem: Problem | null };

export interface Problem {
  message: string;
  status: number;
  /** Only the choice of provider is wrong. */
  isOfProvider?: boolean;
}

/** The request only names plan, interval and currency; prices come from the plans. */
export async function loadCheckout(
  context: Context,
  problem: Problem | null = null,
): Promise<Checkout> {
  const { session, plans, url } = context;
  if (isAllOpen(plans)) return { kind: 'open' };
  const subscription = session && (await findSubscription(context, session.userId));
  if (subscription && subscription.status !== 'expired')
    return { kind: 'subscribed', subscription };
  const found = findPurchase(plans, url.searchParams);
  if (!found) return { kind: 'choose' };
  const providers = listSellers(context, found.price).map(({ name, hasTrials }) => ({
    name,
    trialDays: hasTrials && !subscription ? found.plan.trialDays : 0,
  }));
  return { kind: 'buy', problem, purchase: { ...found, providers } };
}

/** The trial days that all providers give; others are shown at the provider. */
export function sharedTrialDays(providers: Purchase['providers']): number {
  return providers.length === 0 ? 0 : Math.min(...providers.map(({ trialDays }) => trialDays));
}

/** Missing parameters take the first offered. Null if not for sale. */
export function findPurchase(
  plans: Plans,
  query: URLSearchParams,
): Omit<Purchase, 'providers'> | null {
  const priced = plans.plans.filter(({ prices }) => prices.length > 0);
  const slug = query.get('plan');
  const plan = slug ? findPlan(plans, slug) : priced.length === 1 ? priced[0] : null;
  const first = plan?.prices[0];
  if (!plan || !first) return null;
  const currency = (query.get('currency') ?? first.currency).toUpperCase();
  const interval = query.get('interval') ?? first.interval;
  const price = findPrice(plan, interval, currency);
  if (!price) return null;
  return {
    plan,
    price,
    path: checkoutPath({ plan: plan.slug, interval: price.interval, currency }),
    other: plan.prices.find((one) => one.currency === currency && one !== price) ?? null,
  };
}
