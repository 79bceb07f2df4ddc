import type { ReactNode } from 'react';
import { chartPicturePaths } from '../../base/embed-paths.ts';
import { chartCsvPath, countedRoundsPath, startupsPath, withQuery } from '../../base/paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import { readFigureView } from '../../charts/figure-view.ts';
import { figuresText } from '../../text/text.ts';

interface YearFiguresProps {
  charts: readonly Chart[];
  path: string;
  query: URLSearchParams;
  /** Slugs by parameter of /charts. */
  scope: Record<string, string | null>;
  /** The records behind the figures, by parameter of /rounds and /startups. */
  records: { country?: string; city?: string; industry?: string };
  /** Beside a chart that stands alone, else below. */
  aside: ReactNode;
}

/** Less than half of the founding years known would draw a wrong picture. */
function isTooThin({ unit, coverage }: Chart): boolean {
  return unit === 'count' && coverage !== undefined && 2 * coverage.known < coverage.total;
}

function hrefOfRecords({ unit }: Chart, of: YearFiguresProps['records']): string {
  if (unit === 'usd') return countedRoundsPath(of);
  return startupsPath({ ...of, year_founded: 'known' });
}

export function YearFigures(props: YearFiguresProps) {
  const { charts, path, query, scope, records, aside } = props;
  const page = query.get('page');
  const thin = charts.filter(isTooThin);
  const drawn = charts.filter((chart) => hasFigures(chart) && !isTooThin(chart));
  const hasFunding = drawn.some(({ unit }) => unit === 'usd');
  const isBeside = drawn.length === 1;
  return (
    <>
      {drawn.length > 0 && (
        <div className={isBeside ? 'figures figures-beside' : 'figures'}>
          {drawn.map((chart) => (
            <FigureBlock
              key={chart.key}
              chart={chart}
              view={readFigureView(query)}
              chartHref={`${withQuery(path, { page })}#${chart.key}`}
              tableHref={`${withQuery(path, { page, view: 'table' })}#${chart.key}`}
              csvHref={chartCsvPath(chart.key, scope)}
              pictures={chartPicturePaths(chart.key, scope)}
              sourcesHref={hrefOfRecords(chart, records)}
            />
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
