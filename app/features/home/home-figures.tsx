import { chartPicturePaths } from '../../base/embed-paths.ts';
import {
  chartCsvPath,
  countedRoundsPath,
  pathTo,
  startupsPath,
  withQuery,
} from '../../base/paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import type { FigureView } from '../../charts/figure-view.ts';
import { figuresText, homeText as text } from '../../text/text.ts';

interface HomeFigureProps {
  chart: Chart;
  view: FigureView;
}

/** The page's own title is the finding; the chart names its measure. */
export function FundingFigure({ chart, view, undated }: HomeFigureProps & { undated: number }) {
  return (
    <>
      <FigureBlock
        showsHeadline={!chart.headline}
        {...addresses(chart)}
        chart={chart}
        view={view}
        empty={{ title: figuresText.noFundingsYet }}
      />
      {undated > 0 && <p className="small">{figuresText.undatedRounds(undated)}</p>}
    </>
  );
}

export function IndustriesFigure({ chart, view }: HomeFigureProps) {
  return (
    <>
      <FigureBlock {...addresses(chart)} chart={chart} view={view} />
      <p>
        <a href={pathTo('/industries')}>{text.allIndustries}</a>
      </p>
    </>
  );
}

// The anchor returns to the figure whose view changed.
function addresses({ key, unit }: Chart) {
  return {
    chartHref: `/#${key}`,
    tableHref: `${withQuery('/', { view: 'table' })}#${key}`,
    csvHref: chartCsvPath(key),
    pictures: chartPicturePaths(key),
    sourcesHref: unit === 'usd' ? countedRoundsPath() : startupsPath({ industry: 'known' }),
  };
}
