// GET /explore/location.svg and /explore/location.png, with the parameters of the page.

import { formatDay } from '../../base/format-day.ts';
import { mapPath } from '../../base/paths.ts';
import { renderMapFile } from '../../charts/map-file.tsx';
import { answerSvg } from '../../http/answer-svg.server.ts';
import type { Context } from '../../http/context.ts';
import { answerPng } from '../../http/draw-png.server.ts';
import { mapText as text } from '../../text/text.ts';
import { getNotice } from '../notice/notice.server.ts';
import { drawnMap, readChoice } from './load-map.server.ts';
import { findMapRecords, listCountryFigures } from './queries.server.ts';

/** Throws 422 as the page does. */
export async function answerMapPng(context: Context): Promise<Response> {
  return answerPng(context, (await drawMap(context)).svg);
}

/** Throws 422 as the page does. */
export async function answerMapSvg(context: Context): Promise<Response> {
  const { svg, title } = await drawMap(context);
  return answerSvg(context, svg, { title });
}

async function drawMap(context: Context): Promise<{ svg: string; title: string }> {
  const { sql, now, settings } = context;
  const choice = readChoice(context);
  const [countries, { asOf }, notice] = await Promise.all([
    listCountryFigures(sql, choice.year, now),
    findMapRecords(sql, choice, now),
    getNotice(sql),
  ]);
  const drawn = drawnMap(countries, choice);
  const svg = renderMapFile({
    ...drawn,
    title: drawn.finding ?? drawn.title,
    subtitle: text.subtitles[choice.measure](choice.year),
    productName: settings.PRODUCT_NAME,
    address: `${settings.SITE_URL}${mapPath(choice)}`,
    day: asOf && formatDay(asOf),
    notice,
  });
  return { svg, title: drawn.title };
}
