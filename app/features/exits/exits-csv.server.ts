// GET /exits.csv
import { exitsQuery } from '../../catalogue/exit-contract.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { exitsText as text } from '../../text/text.ts';
import { listExits } from './queries.server.ts';

export async function answerExitsCsv(context: Context): Promise<Response> {
  const { page: _, ...filter } = readQuery(exitsQuery, context.url);
  const exits = await listExits(context.sql, filter, limitsOf(context).csvRows);
  return answerTable(context, {
    title: 'exits',
    cache: 'public',
    header: text.csvHeader,
    rows: exits.map((one) => [
      one.startup.name,
      text.kinds[one.kind],
      one.date?.date ?? null,
      one.counterparty,
      one.amount,
      one.detail,
      one.country,
      one.industry?.name ?? null,
      one.sources[0]?.url ?? null,
    ]),
  });
}
