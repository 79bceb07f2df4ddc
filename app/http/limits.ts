// Limits of visitors, accounts and plans. Nothing else compares plans or subscriptions with a
// limit.
import { ACCESS_LIMITS, type AccessLimit, findPlan, isAllOpen, type Plans } from '../base/plans.ts';

export type LimitName = keyof typeof ACCESS_LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export interface LimitsAsked {
  session: { hasActiveSubscription?: boolean; plan?: string | null } | null;
  key?: { session: LimitsAsked['session'] } | null;
  plans: Plans;
}

export function limitsOf({ session: own, key, plans }: LimitsAsked): Limits {
  const session = own ?? key?.session ?? null;
  // Saved items belong to an account, also where everything is open.
  if (isAllOpen(plans)) {
    const all = standardLimits('subscriber');
    return session ? all : { ...all, savedComparisons: 0, lists: 0, listRows: 0, alerts: 0 };
  }
  if (!session) return standardLimits('visitor');
  if (!session.hasActiveSubscription) return accountLimits(plans);
  // The plan may have been dropped from the file.
  return findPlan(plans, session.plan ?? '')?.limits ?? standardLimits('subscriber');
}

/** Whether alerts come at once, not daily or weekly only. */
export function hasInstantAlerts({ session, plans }: LimitsAsked): boolean {
  return session !== null && (isAllOpen(plans) || session.hasActiveSubscription === true);
}

/** Of an account without a paid plan: those of the plan without prices, if there is one. */
export function accountLimits({ plans }: Plans): Limits {
  return plans.find(({ prices }) => prices.length === 0)?.limits ?? standardLimits('account');
}

/** Every limit by visitor, account and subscriber; of several paid plans, the first counts. */
export function tabulateLimits(plans: Plans): Record<LimitName, AccessLimit> {
  const paid = plans.plans.find(({ prices }) => prices.length > 0);
  const limits = {
    visitor: limitsOf({ session: null, plans }),
    account: limitsOf({ session: {}, plans }),
    subscriber: paid?.limits ?? standardLimits('subscriber'),
  };
  return eachLimit((name) => {
    const { visitor, account, subscriber } = limits;
    return { visitor: visitor[name], account: account[name], subscriber: subscriber[name] };
  });
}

export function standardLimits(standing: keyof AccessLimit): Limits {
  return eachLimit((name) => ACCESS_LIMITS[name][standing]);
}

function eachLimit<Value>(read: (name: LimitName) => Value): Record<LimitName, Value> {
  const names = Object.keys(ACCESS_LIMITS) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<LimitName, Value>;
}
