import { chartCsvPath, withQuery } from '../../base/paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import { readFigureView } from '../../charts/figure-view.ts';
import { figuresText, startupGroupsText } from '../../text/text.ts';
import { GROUP_STARTUPS_ID } from './group-startups.tsx';

interface YearFiguresProps {
  charts: readonly Chart[];
  path: string;
  query: URLSearchParams;
  /** Slugs by parameter of /charts. */
  scope: Record<string, string | null>;
}

export function YearFigures({ charts, path, query, scope }: YearFiguresProps) {
  const page = query.get('page');
  return (
    <div className="figures">
      {charts.map((chart) => (
        <FigureBlock
          key={chart.key}
          chart={chart}
          subtitle={chart.unit === 'count' ? startupGroupsText.numberOfStartups : undefined}
          view={readFigureView(query)}
          chartHref={`${withQuery(path, { page })}#${chart.key}`}
          tableHref={`${withQuery(path, { page, view: 'table' })}#${chart.key}`}
          csvHref={chartCsvPath(chart.key, scope)}
          sourcesHref={`#${GROUP_STARTUPS_ID}`}
          empty={chart.unit === 'usd' ? { title: figuresText.noFundingsYet } : undefined}
        />
      ))}
    </div>
  );
}
