import { DAY_MS } from '../../base/day.ts';
import { pathTo, withQuery } from '../../base/paths.ts';
import { lockInTransaction } from '../../data/advisory-locks.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../context.ts';
import { notFound, Redirect } from '../errors.ts';
import { requireSession } from '../guard.server.ts';
import type { Session } from '../session.server.ts';

const WEEK_MS = 7 * DAY_MS;

/** Throws Redirect for visitors and without the second step, 404 for other users. */
export function requireModerator(context: Context): Session {
  const session = requireSession(context);
  if (!session.moderation) throw notFound('page', 'moderation');
  requireSecondStep(context, session);
  return session;
}

/** Moderators have a week to set up a second step; sessions of those who did need it. */
function requireSecondStep({ url, now }: Context, { moderation, hasSecondStep }: Session): void {
  if (!moderation || hasSecondStep) return;
  if (moderation.hasFactor) {
    const next = url.pathname + url.search;
    throw new Redirect(withQuery(pathTo('/login/second-step'), { next }));
  }
  const isLate = now.getTime() - moderation.since.getTime() > WEEK_MS;
  if (isLate) throw new Redirect(pathTo('/dashboard/account-settings/second-step'));
}

/**
 * Does a moderator's work in a transaction, one at a time, so that two never publish one domain or
 * one slug. Throws as requireModerator.
 */
export function moderate<Result>(context: Context, work: (sql: Sql) => Promise<Result>) {
  requireModerator(context);
  return context.sql.transaction().execute(async (sql) => {
    await lockInTransaction(sql, 'moderation');
    return work(sql);
  });
}
