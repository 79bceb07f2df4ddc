import type { SubscriptionState } from './contract.ts';
import type { SubscriptionStatus } from './providers/port.server.ts';

export interface StoredSubscription {
  status: SubscriptionStatus;
  auto_renew: boolean;
  current_period_end: Date;
  access_until: Date;
}

export function subscriptionStateAt(stored: StoredSubscription, now: Date): SubscriptionState {
  if (stored.access_until <= now) return 'expired';
  if (!stored.auto_renew) return 'cancelled';
  // Without an event of the renewal it is owed.
  if (stored.status === 'past_due' || stored.current_period_end <= now) return 'past_due';
  return stored.status === 'trialing' ? 'trialing' : 'active';
}
