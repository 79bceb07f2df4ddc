import { pathTo } from '../../base/paths.ts';
import { loadFigure } from '../../figures/figure-files.server.ts';
import type { Context } from '../../http/context.ts';
import { answerRoundsCsv } from '../rounds/list-rounds.server.ts';

/** CSV of the rounds behind a figure with their sources; null where it counts something else. */
export async function answerFigureRounds(context: Context): Promise<Response | null> {
  const { figure } = await loadFigure(context);
  const url = new URL(figure.href, context.url);
  if (url.pathname !== pathTo('/rounds')) return null;
  url.pathname = pathTo('/rounds.csv');
  return answerRoundsCsv({ ...context, url });
}
