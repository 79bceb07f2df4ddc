// What the person who asks may take: one column of the table in decisions.md, visitors' limits.
import { ACCESS_LIMITS, type AccessLimit } from '../base/access-limits.ts';

export type Standing = keyof AccessLimit;
export type Limits = Record<keyof typeof ACCESS_LIMITS, number>;

/** The part of a session that decides; sessions carry no subscription until one can be bought. */
interface Holder {
  hasActiveSubscription?: boolean;
}

export function standingOf(session: Holder | null): Standing {
  if (!session) return 'visitor';
  return session.hasActiveSubscription ? 'subscriber' : 'account';
}

export function limitsOf(session: Holder | null): Limits {
  const standing = standingOf(session);
  const { csvRows, comparedOnPage, savedComparisons, apiCallsPerMinute } = ACCESS_LIMITS;
  return {
    csvRows: csvRows[standing],
    comparedOnPage: comparedOnPage[standing],
    savedComparisons: savedComparisons[standing],
    apiCallsPerMinute: apiCallsPerMinute[standing],
  };
}
