// GET /explore/location.csv, .svg and .png, with the parameters of the page and its errors.

import { formatDay } from '../../../base/dates.ts';
import { mapPath } from '../../../base/paths.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { renderMapFile } from '../../../charts/pictures.tsx';
import { signPicture } from '../../../figures/chart-files.server.ts';
import { answerDrawing, answerTable } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { mapText as text } from '../../../text/text.ts';
import {
  drawnMap,
  findMapRecords,
  listCountryFigures,
  readChoice,
  sortByFigure,
} from './queries.server.ts';

/** All countries with all figures. */
export async function answerMapCsv(context: Context): Promise<Response> {
  const { measure, year } = readChoice(context);
  const { startups, rounds } = text.measures;
  const countries = await listCountryFigures(context.sql, year, context.now);
  return answerTable(context, {
    title: text.titleOf(text.measures[measure], year),
    cache: 'public',
    columns: [
      { label: STARTUP.country.label, value: (country) => country.label },
      { label: text.isoCode, value: (country) => country.iso2 },
      { label: startups, value: (country) => country.startups },
      { label: text.raisedUsd, value: (country) => country.raised },
      { label: rounds, value: (country) => country.rounds },
    ],
    rows: sortByFigure(countries, measure),
  });
}

export async function answerMapPicture(context: Context): Promise<Response> {
  const { sql, now } = context;
  const choice = readChoice(context);
  const [countries, { asOf }, origin] = await Promise.all([
    listCountryFigures(sql, choice.year, now),
    findMapRecords(sql, choice, now),
    signPicture(context, mapPath(choice)),
  ]);
  const drawn = drawnMap(countries, choice);
  const svg = renderMapFile({
    ...drawn,
    ...origin,
    title: drawn.finding ?? drawn.title,
    subtitle: text.subtitles[choice.measure](choice.year),
    day: asOf && formatDay(asOf),
  });
  return answerDrawing(context, svg, drawn);
}
