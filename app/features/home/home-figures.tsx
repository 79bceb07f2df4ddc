import {
  chartCsvPath,
  chartPicturePaths,
  locationPath,
  mapCsvPath,
  mapPath,
  pathTo,
  withQuery,
} from '../../base/paths.ts';
import { AfricaTileMap } from '../../charts/africa-tile-map.tsx';
import type { Chart } from '../../charts/chart-data.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import { FigureFrame } from '../../charts/figure-frame.tsx';
import type { FigureView } from '../../charts/figure-view.ts';
import { figuresText, homeText as text } from '../../text/text.ts';
import type { Country } from '../locations/contract.ts';

const MAP_ID = 'map';
const SOURCES = pathTo('/attribution-policy');

interface HomeFigureProps {
  chart: Chart;
  view: FigureView;
}

export function FundingFigure({ chart, view, undated }: HomeFigureProps & { undated: number }) {
  return (
    <>
      <FigureBlock
        {...addresses(chart)}
        chart={chart}
        view={view}
        subtitle={text.fundingSubtitle}
        empty={{ title: figuresText.noFundingsYet }}
      />
      {undated > 0 && <p className="small">{figuresText.undatedRounds(undated)}</p>}
    </>
  );
}

export function IndustriesFigure({ chart, view }: HomeFigureProps) {
  return (
    <>
      <FigureBlock
        {...addresses(chart)}
        chart={chart}
        view={view}
        subtitle={text.industriesSubtitle}
      />
      <p>
        <a href={pathTo('/industries')}>{text.allIndustries}</a>
      </p>
    </>
  );
}

/** `updatedAt` may be null when unknown. */
export function CountryMap({
  countries,
  updatedAt,
}: {
  countries: readonly Country[];
  updatedAt: string | null;
}) {
  const records = countries.reduce((sum, { startups_count }) => sum + startups_count, 0);
  return (
    <FigureFrame
      id={MAP_ID}
      title={text.map}
      subtitle={text.mapSubtitle}
      links={{
        chart: `/#${MAP_ID}`,
        table: `${mapPath({ view: 'table' })}#${MAP_ID}`,
        csv: mapCsvPath(),
      }}
      source={{ records, asOf: updatedAt, href: SOURCES }}
    >
      <AfricaTileMap
        unit="count"
        title={text.map}
        values={countries.map(({ iso2, label, slug, startups_count }) => ({
          iso2,
          label,
          // A country without a record may still have startups.
          value: startups_count || null,
          href: locationPath(slug),
        }))}
      />
      <p>
        <a href={pathTo('/explore/location')}>{text.explore}</a>
      </p>
    </FigureFrame>
  );
}

// The anchor returns to the figure whose view changed.
function addresses({ key }: Chart) {
  return {
    chartHref: `/#${key}`,
    tableHref: `${withQuery('/', { view: 'table' })}#${key}`,
    csvHref: chartCsvPath(key),
    pictures: chartPicturePaths(key),
    sourcesHref: SOURCES,
  };
}
