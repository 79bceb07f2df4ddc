import { lockInTransaction } from '../../data/advisory-locks.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import type { Session } from '../../http/session.server.ts';

/** The session of a moderator. Throws Redirect for visitors, 404 for other users. */
export function requireModerator(context: Context): Session {
  const session = requireSession(context);
  if (!session.isModerator) throw notFound('page', 'moderation');
  return session;
}

/**
 * Does a moderator's work in a transaction, one at a time, so that two never publish one domain or
 * one slug. Throws as requireModerator.
 */
export function moderate<Result>(
  context: Context,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  requireModerator(context);
  return context.sql.transaction().execute(async (sql) => {
    await lockInTransaction(sql, 'moderation');
    return work(sql);
  });
}
