import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { fundingsText as text } from '../../text/text.ts';
import { moderate } from '../moderation-log/guard.server.ts';
import { logDecision } from '../moderation-log/log.server.ts';
import { checkSource } from '../sources/check-source.server.ts';
import { lockRound, preferReport } from './round-versions.server.ts';

/** Returns the round's slug; logged in the same transaction. Throws 403, 404. */
export async function moderateRound(
  context: Context,
  slug: string,
  action: 'follow_report' | 'check_source',
  url: string,
): Promise<string> {
  if (!requireSession(context).isModerator) throw new HttpError(403, text.moderatorsOnly);
  return moderate(context, async (sql) => {
    const { id, name: subject } = await lockRound(sql, slug);
    if (action === 'check_source') {
      await requireReport(sql, id, url);
      await checkSource(sql, context, url, { subject, details: { round: slug } });
      return slug;
    }
    const to = await preferReport(sql, slug, url);
    const details = { round: to, url };
    await logDecision(sql, context, { action, subject, details });
    return to;
  });
}

async function requireReport(sql: Sql, roundId: number, url: string): Promise<void> {
  const { rows } = await raw`
    select 1 from funding_reports r join sources x on x.id = r.source_id
    where r.funding_id = ${roundId} and x.url = ${url}`.execute(sql);
  if (rows.length === 0) throw notFound('source', url);
}
