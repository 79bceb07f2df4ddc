import { isoDay } from '../../base/dates.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../http/errors.ts';
import { logDecision, type NewLogEntry } from '../../http/moderation.server.ts';
import { markChecked } from './record-source.server.ts';

/**
 * Records and logs that a moderator confirmed a source today. Call in a transaction. Throws 404.
 */
export async function checkSource(
  sql: Sql,
  context: Context,
  url: string,
  { subject, details }: Pick<NewLogEntry, 'subject' | 'details'>,
): Promise<void> {
  const isKnown = await markChecked(sql, url, isoDay(context.now));
  if (!isKnown) throw notFound('source', url);
  await logDecision(sql, context, {
    action: 'check_source',
    subject,
    details: { ...details, url },
  });
}
