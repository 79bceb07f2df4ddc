import type { SubscriptionState } from './contract.ts';

export interface StoredSubscription {
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  auto_renew: boolean;
  current_period_end: Date;
  access_until: Date;
}

/** The state at a moment; access is given while it is not `expired`. */
export function subscriptionStateAt(kept: StoredSubscription, now: Date): SubscriptionState {
  if (kept.access_until <= now) return 'expired';
  if (!kept.auto_renew) return 'cancelled';
  // Without an event of the renewal it is owed.
  if (kept.status === 'past_due' || kept.current_period_end <= now) return 'past_due';
  return kept.status === 'trialing' ? 'trialing' : 'active';
}
