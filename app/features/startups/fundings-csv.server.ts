// GET /startup/{slug}/fundings.csv
import { startupFundingsCsvPath } from '../../base/paths.ts';
import { answerTable } from '../../http/answer-table.server.ts';
import type { Context } from '../../http/context.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { startupsText as text } from '../../text/text.ts';
import { listFundingsOf } from '../fundings/queries.server.ts';

/** Throws a redirect for an old slug and 404 for an unknown one. */
export async function answerFundingsCsv(context: Context, slug: string): Promise<Response> {
  const fundings = await listFundingsOf(context.sql, slug);
  if (!fundings) throw await movedOrMissing(context.sql, 'startup', slug, startupFundingsCsvPath);
  return answerTable(context, {
    title: `${slug} fundings`,
    cache: 'public',
    header: [
      text.round,
      text.date,
      text.amountUsd,
      text.roundInvestors,
      text.source,
      text.note,
      text.amountAnnounced,
      text.currency,
    ],
    rows: fundings.map(({ round, date, amount, is_weak, investors, source_url, note, ...row }) => [
      round,
      date,
      amount,
      investors.map(({ label }) => label).join('; '),
      source_url,
      [is_weak && text.weakAmount, note].filter(Boolean).join('; ') || null,
      row.reported_amount,
      row.reported_currency,
    ]),
  });
}
