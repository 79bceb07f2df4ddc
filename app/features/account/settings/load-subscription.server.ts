import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import type { PageHead } from '../../../http/page.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import type { Subscription } from '../../money/billing/contract.ts';
import { findSubscription } from '../../money/billing/queries.server.ts';

export interface SubscriptionState {
  /** Null without one; undefined when it could not be loaded. */
  subscription: Subscription | null | undefined;
  problem: { message: string; status: number } | null;
  /** Message about the action just done. */
  done: string | null;
}

/** Failures are shown and logged (spec section 8). Throws Redirect to sign-in. */
export async function loadSubscription(
  context: Context,
  problem: SubscriptionState['problem'] = null,
): Promise<SubscriptionState> {
  const { userId } = requireSession(context);
  try {
    const subscription = await findSubscription(context, userId);
    return { subscription, problem, done: null };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    context.log.error({ err: error, requestId: context.requestId }, 'Failed to fetch subscription');
    return { subscription: undefined, problem, done: null };
  }
}

export function subscriptionHead(
  title: string,
  { problem, subscription }: SubscriptionState,
): PageHead {
  return {
    title,
    description: text.description,
    noindex: true,
    hasErrors: problem !== null,
    errorStatus: problem?.status,
    isIncomplete: subscription === undefined,
  };
}
