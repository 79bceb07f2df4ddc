import type { SubscriptionState } from './contract.ts';

export interface StoredSubscription {
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  auto_renew: boolean;
  current_period_end: Date;
  access_until: Date;
}

/**
 * What a subscription is at a moment: what the provider sent last, and the clock. Access is given
 * exactly while this is not `expired` (`access_until`, which
 * app/http/has-active-subscription.server.ts asks).
 */
export function subscriptionStateAt(kept: StoredSubscription, now: Date): SubscriptionState {
  if (kept.access_until <= now) return 'expired';
  if (!kept.auto_renew) return 'cancelled';
  // No event of the renewal has come: until one does, it is owed.
  if (kept.status === 'past_due' || kept.current_period_end <= now) return 'past_due';
  return kept.status === 'trialing' ? 'trialing' : 'active';
}
