// What whoever asks may take: the one place that decides (decisions.md, visitors' limits). Pages, files and endpoints
// ask `limitsOf`; nothing else looks at plans, or at who is subscribed, to compare with a limit.
import { ACCESS_LIMITS, type AccessLimit } from '../base/access-limits.ts';
import { findPlan, isAllOpen, type Plans } from '../base/plans.ts';

export type LimitName = keyof typeof ACCESS_LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export interface LimitsAsked {
  session: {
    hasActiveSubscription?: boolean;
    /** Slug of the plan that is paid for. */
    plan?: string | null;
  } | null;
  plans: Plans;
}

/** What the one who asks may take now. */
export function limitsOf({ session, plans }: LimitsAsked): Limits {
  // What is saved belongs to an account, also where all is open.
  if (isAllOpen(plans)) {
    const all = standardLimits('subscriber');
    return session ? all : { ...all, savedComparisons: 0 };
  }
  if (!session) return standardLimits('visitor');
  if (!session.hasActiveSubscription) return accountLimits(plans);
  // A plan can be dropped from the file while somebody still has it.
  return findPlan(plans, session.plan ?? '')?.limits ?? standardLimits('subscriber');
}

/** Of an account that pays nothing: those of the plan without prices, where there is one. */
export function accountLimits({ plans }: Plans): Limits {
  return plans.find(({ prices }) => prices.length === 0)?.limits ?? standardLimits('account');
}

/** Every limit by who asks, as the plans have it; of several plans that are paid for, the first. */
export function tabulateLimits(plans: Plans): Record<LimitName, AccessLimit> {
  const paid = plans.plans.find(({ prices }) => prices.length > 0);
  const [visitor, account, subscriber] = [
    limitsOf({ session: null, plans }),
    limitsOf({ session: {}, plans }),
    paid?.limits ?? standardLimits('subscriber'),
  ];
  const rowOf = (name: LimitName): AccessLimit => ({
    visitor: visitor[name],
    account: account[name],
    subscriber: subscriber[name],
  });
  return {
    csvRows: rowOf('csvRows'),
    comparedOnPage: rowOf('comparedOnPage'),
    savedComparisons: rowOf('savedComparisons'),
    apiCallsPerMinute: rowOf('apiCallsPerMinute'),
  };
}

/** The table of decisions.md. */
export function standardLimits(standing: keyof AccessLimit): Limits {
  const { csvRows, comparedOnPage, savedComparisons, apiCallsPerMinute } = ACCESS_LIMITS;
  return {
    csvRows: csvRows[standing],
    comparedOnPage: comparedOnPage[standing],
    savedComparisons: savedComparisons[standing],
    apiCallsPerMinute: apiCallsPerMinute[standing],
  };
}
