// GET /exits.csv
import { fieldColumn } from '../../catalogue/cells.ts';
import { EXIT } from '../../catalogue/exit.ts';
import { exitsQuery } from '../../catalogue/exit-contract.ts';
import { ROUND } from '../../catalogue/round.ts';
import { STARTUP } from '../../catalogue/startup.ts';
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
    columns: [
      { label: ROUND.startup.label, value: ({ startup }) => startup.name },
      { label: text.kind, value: ({ kind }) => text.kinds[kind] },
      fieldColumn(EXIT, 'date'),
      { label: text.counterparty, value: ({ counterparty }) => counterparty },
      { label: text.priceUsd, value: ({ amount }) => amount },
      { label: text.detail, value: ({ detail }) => detail },
      fieldColumn(STARTUP, 'country'),
      { label: STARTUP.industries.one, value: ({ industry }) => industry?.name },
      { label: text.source, value: ({ sources }) => sources[0]?.url },
    ],
    rows: exits,
  });
}
