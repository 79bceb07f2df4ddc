// The two charts of the first page and the map beside them.
import { chartCsvPath, locationPath, withQuery } from '../../base/paths.ts';
import { AfricaTileMap } from '../../charts/africa-tile-map.tsx';
import type { Chart } from '../../charts/chart-data.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import type { FigureView } from '../../charts/figure-frame.tsx';
import { figuresText, homeText as text } from '../../text/text.ts';
import { isLive } from '../../ui/navigation.ts';
import type { Country } from '../locations/contract.ts';

const MAP_PATH = '/explore/location';

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
        <a href="/industries">{text.allIndustries}</a>
      </p>
    </>
  );
}

export function CountryMap({ countries }: { countries: readonly Country[] }) {
  return (
    <section>
      <h2>{text.map}</h2>
      <p className="figure-subtitle">{text.mapSubtitle}</p>
      <AfricaTileMap
        unit="count"
        title={text.map}
        values={countries.map(({ iso2, label, slug, startups_count }) => ({
          iso2,
          label,
          // A country without a record is one nobody has looked at, not one without startups.
          value: startups_count || null,
          href: locationPath(slug),
        }))}
      />
      {isLive(MAP_PATH) && (
        <p>
          <a href={MAP_PATH}>{text.explore}</a>
        </p>
      )}
    </section>
  );
}

// The anchor brings the reader back to the figure whose view changed.
function addresses({ key }: Chart) {
  return {
    chartHref: `/#${key}`,
    tableHref: `${withQuery('/', { view: 'table' })}#${key}`,
    csvHref: chartCsvPath(key),
    sourcesHref: '/attribution-policy',
  };
}
