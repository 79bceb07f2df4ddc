// GET /explore/location.csv, .svg and .png, with the parameters of the page and its errors.
import { formatDay } from '../../../base/format-day.ts';
import { mapPath } from '../../../base/paths.ts';
import { getNotice } from '../../../catalogue/notice.server.ts';
import { renderMapFile } from '../../../charts/pictures.tsx';
import { answerSvg } from '../../../http/answer-svg.server.ts';
import { answerTable } from '../../../http/answer-table.server.ts';
import type { Context } from '../../../http/context.ts';
import { answerPng } from '../../../http/draw-png.server.ts';
import { mapText as text } from '../../../text/text.ts';
import { drawnMap, readChoice, sortByFigure } from './load-map.server.ts';
import { findMapRecords, listCountryFigures } from './queries.server.ts';

/** All countries with all figures. */
export async function answerMapCsv(context: Context): Promise<Response> {
  const { measure, year } = readChoice(context);
  const { startups, rounds } = text.measures;
  const countries = await listCountryFigures(context.sql, year, context.now);
  return answerTable(context, {
    title: text.titleOf(text.measures[measure], year),
    cache: 'public',
    header: [text.country, text.isoCode, startups, text.raisedUsd, rounds],
    rows: sortByFigure(countries, measure).map(({ label, iso2, startups, raised, rounds }) => [
      label,
      iso2,
      startups,
      raised,
      rounds,
    ]),
  });
}

export async function answerMapPng(context: Context): Promise<Response> {
  return answerPng(context, (await drawMap(context)).svg);
}

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
