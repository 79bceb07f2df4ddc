import { z } from 'zod';
import { fieldColumn } from '../../catalogue/cells.ts';
import { EXIT } from '../../catalogue/exit.ts';
import { EXITS_PER_PAGE, exit, exitSums, exitsQuery } from '../../catalogue/exit-contract.ts';
import { ROUND } from '../../catalogue/round.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { countExits, sumExits } from '../../find/find-exits.server.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { type Endpoint, endpoint, readQuery } from '../../http/endpoint.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { pageMeta, pageMetaOf } from '../../http/params.ts';
import { exitsText as text } from '../../text/text.ts';
import { listExits } from './queries.server.ts';

export const getExits: Endpoint = endpoint({
  tag: 'Exits',
  summary: 'What became of startups: acquired, merged, listed or closed, newest first',
  description: 'Sums are of all that match; prices that nobody disclosed are counted, not guessed.',
  query: exitsQuery,
  answer: z.object({ data: z.array(exit), meta: pageMeta.extend({ sums: exitSums }) }),
  errors: [422],
  async handle({ sql }, { query: { page, ...filter } }) {
    const sums = await sumExits(sql, filter);
    const data = await listExits(sql, filter, EXITS_PER_PAGE, (page - 1) * EXITS_PER_PAGE);
    return { data, meta: { ...pageMetaOf(page, EXITS_PER_PAGE, countExits(sums)), sums } };
  },
});

// GET /exits.csv

export async function answerExitsCsv(context: Context): Promise<Response> {
  const { page: _, ...filter } = readQuery(exitsQuery, context.url);
  // One more than the file takes tells whether it is whole.
  const exits = await listExits(context.sql, filter, limitsOf(context).csvRows + 1);
  return answerTable(context, {
    title: 'exits',
    cache: 'public',
    columns: [
      { label: ROUND.startup.label, value: ({ startup }) => startup.name },
      { label: text.kind, value: ({ kind }) => text.kinds[kind] },
      fieldColumn(EXIT, 'date'),
      { label: text.counterparty, value: ({ counterparty }) => counterparty },
      { label: text.priceUsd, value: ({ amount }) => amount },
      { label: EXIT.cause.label, value: ({ cause }) => cause && text.causes[cause] },
      { label: text.detail, value: ({ detail }) => detail },
      fieldColumn(STARTUP, 'country'),
      { label: STARTUP.industries.one, value: ({ industry }) => industry?.name },
      { label: text.source, value: ({ sources }) => sources[0]?.url },
    ],
    rows: exits,
  });
}
