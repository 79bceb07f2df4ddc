// GET /top-100.csv and /top-100.xlsx?by=&sort=
import { startupPath } from '../../base/paths.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { rankingsText as text } from '../../text/text.ts';
import { RANKED } from './contract.ts';
import { rankStartups } from './queries.server.ts';
import { rankItems, readCriterion, sortRanking } from './ranking-view.ts';

/** Throws 422. */
export async function answerRankingCsv(context: Context): Promise<Response> {
  const { searchParams } = context.url;
  const by = readCriterion(searchParams.get('by') ?? undefined);
  const items = rankItems(await rankStartups(context.sql, by, RANKED));
  const { title, amount } = text.criteria[by];
  return answerTable(context, {
    title,
    cache: 'public',
    header: [...text.csvColumns, amount, ...text.csvLastColumns],
    rows: sortRanking(items, searchParams.get('sort') ?? '').map((item) => [
      Number(item.rank.replace('=', '')),
      item.name,
      item.tagline,
      item.country,
      item.year_founded,
      item.amount,
      item.as_of,
      context.settings.SITE_URL + startupPath(item.slug),
    ]),
  });
}
