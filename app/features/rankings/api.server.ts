import { z } from 'zod';
import { RANKING_CRITERIA } from '../../base/enumerations.ts';
import { rankingPath, startupPath, withQuery } from '../../base/paths.ts';
import { fieldColumn } from '../../catalogue/cells.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { renderChartFile } from '../../charts/pictures.tsx';
import { signPicture } from '../../figures/chart-files.server.ts';
import { answerDrawing, answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { type Endpoint, endpoint, readQuery } from '../../http/endpoint.server.ts';
import { rankingsText as text } from '../../text/text.ts';
import {
  RANKED,
  RANKED_FACTS,
  RANKED_LIMITED,
  rankingItem,
  rankingQuery,
  rankingTitle,
  readCriterion,
  sortRanking,
} from './contract.ts';
import { listChosen, rankStartups } from './queries.server.ts';

export const getRankings: Endpoint = endpoint({
  tag: 'Rankings',
  summary: `The first ${RANKED} startups by a criterion`,
  description:
    'Ties go by total raised, then by name; startups without the figure are left out. Growth is followers now less the nearest count 365 days earlier (45 days either way).',
  query: z.object({
    by: z
      .string()
      .max(200)
      .optional()
      .describe(`${RANKING_CRITERIA.join(', ')}; ${RANKING_CRITERIA[0]} when left out`),
    limited: z
      .string()
      .max(200)
      .optional()
      .describe(`Present, whatever its value: ${RANKED_LIMITED} rows`),
  }),
  answer: z.array(rankingItem),
  errors: [422],
  handle: async ({ sql }, { query: { by, limited } }) =>
    rankStartups(sql, readCriterion(by), limited === undefined ? RANKED : RANKED_LIMITED),
});

const DRAWN = 10;

/** GET /top-100.svg and .png, with the parameters of the page: the first ten. */
export async function answerRankingPicture(context: Context): Promise<Response> {
  const { sql, url } = context;
  const by = readCriterion(url.searchParams.get('by') ?? undefined);
  const { page: _, ...choice } = readQuery(rankingQuery, url);
  const items = await rankStartups(sql, by, RANKED, choice);
  const drawn = items.slice(0, DRAWN);
  const { amount } = text.criteria[by];
  const chart = {
    key: 'ranking',
    title: rankingTitle(by, items.length, await listChosen(sql, choice)),
    type: 'bar-horizontal' as const,
    unit: items[0]?.unit ?? ('count' as const),
    series: [{ name: amount, data: drawn.map(({ name, amount: y }) => ({ x: name, y })) }],
    as_of: null,
    records: drawn.length,
  };
  const signed = await signPicture(context, withQuery(rankingPath(by), choice));
  return answerDrawing(context, () => renderChartFile({ chart, ...signed, day: null }), chart);
}

/** GET /top-100.csv and /top-100.xlsx?by=&country=&industry=&sort= Throws 422. */
export async function answerRankingCsv(context: Context): Promise<Response> {
  const { sql, url, settings } = context;
  const by = readCriterion(url.searchParams.get('by') ?? undefined);
  const choice = readQuery(rankingQuery, url);
  const items = await rankStartups(sql, by, RANKED, choice);
  const { amount } = text.criteria[by];
  return answerTable(context, {
    title: rankingTitle(by, items.length, await listChosen(sql, choice)),
    cache: 'public',
    columns: [
      { label: text.rank, value: ({ rank }) => Number(rank.replace('=', '')) },
      fieldColumn(STARTUP, 'name'),
      { label: text.tagline, value: ({ tagline }) => tagline },
      ...RANKED_FACTS.map((name) => fieldColumn(STARTUP, name)),
      { label: amount, value: (item) => item.amount },
      { label: text.asOf, value: ({ as_of }) => as_of },
      { label: text.address, value: ({ slug }) => settings.SITE_URL + startupPath(slug) },
    ],
    rows: sortRanking(items, url.searchParams.get('sort') ?? ''),
  });
}
