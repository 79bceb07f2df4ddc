// Charts by year of a place or an industry, and the choice of the year that they mark.
import { Fragment, type ReactNode } from 'react';
import { chartPicturePaths } from '../../base/outside-paths.ts';
import { chartCsvPath, withQuery } from '../../base/paths.ts';
import { countedRoundsPath, foundedPath } from '../../base/record-paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock, readFigureView } from '../../charts/figure-block.tsx';
import { figuresText, startupGroupsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';

interface YearFiguresProps {
  charts: readonly Chart[];
  path: string;
  query: URLSearchParams;
  /** Slugs by parameter of /charts. */
  scope: Record<string, string | null>;
  /** The records behind the figures, by parameter of /rounds and /startups. */
  records: { country?: string; city?: string; industry?: string };
  /** Beside a chart that stands alone, otherwise below. */
  aside: ReactNode;
}

/** Less than half of the founding years known would draw a wrong picture. */
function isTooThin({ unit, coverage }: Chart): boolean {
  return unit === 'count' && coverage !== undefined && 2 * coverage.known < coverage.total;
}

function hrefOfRecords({ unit }: Chart, of: YearFiguresProps['records']): string {
  return unit === 'usd' ? countedRoundsPath(of) : foundedPath(of);
}

export function YearFigures(props: YearFiguresProps) {
  const { charts, path, query, scope, records, aside } = props;
  const [page, year] = [query.get('page'), query.get('year')];
  const thin = charts.filter(isTooThin);
  // Money first: most ask for it, and it is known of most.
  const drawn = charts
    .filter((chart) => hasFigures(chart) && !isTooThin(chart))
    .sort((a, b) => Number(b.unit === 'usd') - Number(a.unit === 'usd'));
  const hasFunding = drawn.some(({ unit }) => unit === 'usd');
  const isBeside = drawn.length === 1;
  return (
    <>
      {drawn.length > 0 && (
        <div className={isBeside ? 'figures figures-beside' : 'figures'}>
          {drawn.map((chart) => (
            <Fragment key={chart.key}>
              <FigureBlock
                chart={chart}
                view={readFigureView(query)}
                chartHref={`${withQuery(path, { page, year })}#${chart.key}`}
                tableHref={`${withQuery(path, { page, year, view: 'table' })}#${chart.key}`}
                csvHref={chartCsvPath(chart.key, scope)}
                pictures={chartPicturePaths(chart.key, scope)}
                sourcesHref={hrefOfRecords(chart, records)}
              />
              {chart.unit === 'usd' && <YearForm {...{ path, year }} years={yearsOf(chart)} />}
            </Fragment>
          ))}
          {isBeside && aside}
        </div>
      )}
      {!isBeside && aside}
      {!hasFunding && <p className="figures-thin small">{figuresText.noFundingsYet}</p>}
      {thin.map(({ key, coverage }) => (
        <p key={key} className="figures-thin small">
          {figuresText.tooFewFounded(coverage?.known ?? 0, coverage?.total ?? 0)}
        </p>
      ))}
    </>
  );
}

/** Years of money before the present one, which the chart can speak of. */
function yearsOf({ series, running_year }: Chart): number[] {
  return (series[0]?.data ?? [])
    .filter(({ x, y }) => y && x !== running_year)
    .map(({ x }) => Number(x));
}

/** The address that it leads to keeps the year, in pictures and frames too. */
function YearForm(props: { path: string; year: string | null; years: readonly number[] }) {
  const { path, year, years } = props;
  if (years.length < 3) return null;
  return (
    <form className="row chart-year" action={path} method="get">
      <label htmlFor="chart-year">{text.markYear}</label>
      <input
        id="chart-year"
        className="control"
        type="number"
        name="year"
        min={years[0]}
        max={years.at(-1)}
        defaultValue={year ?? years.at(-1)}
      />
      <Button type="submit">{text.markYearShow}</Button>
      {year && !years.includes(Number(year)) && <p className="small">{text.notMarked(year)}</p>}
    </form>
  );
}
