import { formatPartialDate } from '../../base/partial-date.ts';
import { startupFundingsPicturePaths, startupPath } from '../../base/paths.ts';
import { renderChartFile } from '../../charts/chart-file.tsx';
import { answerSvg } from '../../http/answer-svg.server.ts';
import type { Context } from '../../http/context.ts';
import { answerPng } from '../../http/draw-png.server.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { startupsText as text } from '../../text/text.ts';
import { listFundingsOf } from '../fundings/queries.server.ts';
import { getNotice } from '../notice/notice.server.ts';
import { cumulativeChart } from './cumulative-chart.ts';
import { findStartup } from './queries.server.ts';

/** GET /startup/:startup/fundings.png: what it raised over time, as a picture. */
export async function answerFundingsPng(context: Context, slug: string): Promise<Response> {
  return answerPng(context, (await drawFundings(context, slug, 'png')).svg);
}

/** GET /startup/:startup/fundings.svg, the same. */
export async function answerFundingsSvg(context: Context, slug: string): Promise<Response> {
  const { svg, title } = await drawFundings(context, slug, 'svg');
  return answerSvg(context, svg, { title });
}

async function drawFundings(context: Context, slug: string, format: 'png' | 'svg') {
  const { sql, settings } = context;
  const startup = await findStartup(sql, slug);
  const fundings = startup && (await listFundingsOf(sql, slug));
  if (!startup || !fundings) {
    const pathOf = (now: string) => startupFundingsPicturePaths(now)[format];
    throw await movedOrMissing(sql, 'startup', slug, pathOf);
  }
  const title = text.raisedOverTime(startup.name);
  const svg = renderChartFile({
    chart: { ...cumulativeChart(fundings, startup.updated_at), title },
    notice: await getNotice(sql),
    productName: settings.PRODUCT_NAME,
    address: `${settings.SITE_URL}${startupPath(slug, 'fundings')}`,
    day: formatPartialDate({ date: startup.updated_at.slice(0, 10), precision: 'day' }),
  });
  return { svg, title };
}
