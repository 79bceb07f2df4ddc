// GET /explore/location.csv, with the parameters of the page.
import { answerTable } from '../../http/answer-table.server.ts';
import type { Context } from '../../http/context.ts';
import { mapText as text } from '../../text/text.ts';
import { readChoice, sortByFigure } from './load-map.server.ts';
import { listCountryFigures } from './queries.server.ts';

/** All countries with all figures. Throws 422 as the page does. */
export async function answerMapCsv(context: Context): Promise<Response> {
  const { measure, year } = readChoice(context);
  const countries = await listCountryFigures(context.sql, year, context.now);
  return answerTable(context, {
    title: text.titleOf(text.measures[measure], year),
    cache: 'public',
    header: [
      text.country,
      text.isoCode,
      text.measures.startups,
      text.raisedUsd,
      text.measures.rounds,
    ],
    rows: sortByFigure(countries, measure).map(({ label, iso2, startups, raisedUsd, rounds }) => [
      label,
      iso2,
      startups,
      raisedUsd,
      rounds,
    ]),
  });
}
