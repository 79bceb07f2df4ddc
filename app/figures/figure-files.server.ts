// Exports of a figure: as a table, and as a picture.
import { formatDay } from '../base/dates.ts';
import { pathTo } from '../base/paths.ts';
import { renderChartFile } from '../charts/pictures.tsx';
import { withinSearchBudget } from '../find/search-budget.server.ts';
import { answerDrawing, answerTable } from '../http/answers.server.ts';
import type { Context } from '../http/context.ts';
import { figureText } from '../text/text.ts';
import { signPicture } from './chart-files.server.ts';
import { findFigure } from './figure.server.ts';
import { figureHref, readFigure } from './figure-address.ts';
import { nameSplit, sayTitle, toChart } from './figure-chart.ts';
import { type FigureRow, MAX_ROWS } from './figure-contract.ts';

const text = figureText.page;

/** Parameters of frames and files beside those of the figure. */
const BESIDE = ['view', 'theme', 'bom'];

/** Throws 422, 503. */
export async function loadFigure(context: Context, limit?: number) {
  const asked = readFigure(context.url.searchParams, BESIDE);
  const figure = await withinSearchBudget(context, (sql) =>
    findFigure(sql, { ...asked, limit: asked.limit ?? limit }, context.now),
  );
  return { asked, figure, href: figureHref(asked) };
}

interface FileRow extends FigureRow {
  of: string;
}

/** GET /figures.csv and .xlsx: a row of each that it is split by, of each compared. */
export async function answerFigureTable(context: Context): Promise<Response> {
  const { figure } = await loadFigure(context, MAX_ROWS);
  const { series, rows, split } = figure;
  const isSplit = split !== 'none';
  const all: FileRow[] =
    series.length > 0
      ? series.flatMap(({ rows: own, ...one }) =>
          (isSplit ? own : [one]).map((row) => ({ ...row, of: one.label })),
        )
      : (isSplit ? rows : [{ ...figure, key: '', label: text.all }]).map((row) => ({
          ...row,
          of: text.all,
        }));
  const { SITE_URL } = context.settings;
  return answerTable<FileRow>(context, {
    title: sayTitle(figure),
    cache: 'public',
    columns: [
      { label: text.comparedColumn, value: ({ of }) => of },
      { label: text.key, value: ({ key }) => key },
      { label: nameSplit(figure.measure, split), value: ({ label }) => label },
      { label: figureText.measures[figure.measure] ?? text.value, value: ({ value }) => value },
      { label: text.recordsColumn, value: ({ records }) => records },
      { label: text.undisclosedColumn, value: ({ undisclosed }) => undisclosed },
      { label: text.addressColumn, value: ({ href }) => SITE_URL + href },
    ],
    rows: all,
  });
}

/** GET /figures.svg and .png */
export async function answerFigurePicture(context: Context): Promise<Response> {
  const { asked, figure } = await loadFigure(context);
  const chart = toChart(figure, context.now);
  const file = {
    chart,
    ...(await signPicture(context, figureHref(asked, pathTo('/figures')))),
    day: chart.as_of ? formatDay(chart.as_of) : null,
  };
  return answerDrawing(context, () => renderChartFile(file), chart);
}
