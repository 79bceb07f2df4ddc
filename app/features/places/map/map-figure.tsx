// Shapes from md on, tiles below, or the figures as a table.
import { embedMapPath, mapPicturePaths } from '../../../base/embed-paths.ts';
import { locationPath, mapCsvPath, mapPath } from '../../../base/paths.ts';
import { AfricaShapeMap, AfricaTileMap } from '../../../charts/africa-maps.tsx';
import { FigureFrame } from '../../../charts/figure-frame.tsx';
import { mapText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Figure, NameLink } from '../../../ui/values.tsx';
import { figureOf, hrefOfRecords, MAP_MEASURES } from './contract.ts';
import { drawnMap, type MapData } from './load-map.server.ts';
import { sayFigure } from './map-list.tsx';

export const MAP_ID = 'map';

export function MapFigure(map: MapData) {
  const { measure, year, view, countries, records, asOf } = map;
  const choice = { measure, year };
  const drawn = { ...drawnMap(countries, choice), isListed: true };
  const isEmpty = drawn.values.every(({ value }) => value === null);
  return (
    <FigureFrame
      id={MAP_ID}
      title={drawn.finding ?? text.headings[measure]}
      subtitle={text.subtitles[measure](year)}
      view={view}
      links={{
        chart: `${mapPath(choice)}#${MAP_ID}`,
        table: `${mapPath({ ...choice, view: 'table' })}#${MAP_ID}`,
        csv: mapCsvPath(choice),
        ...mapPicturePaths(choice),
        embed: embedMapPath(choice),
      }}
      source={{ records, asOf, href: hrefOfRecords(choice) }}
    >
      {isEmpty && (
        <EmptyState
          title={text.empty[measure](year)}
          action={year && <a href={mapPath({ measure })}>{text.emptyAction}</a>}
        />
      )}
      {view === 'table' && !isEmpty && <MapTable {...map} />}
      {view === 'chart' && (
        <div className="map-drawing">
          <div className="from-md">
            <AfricaShapeMap {...drawn} />
          </div>
          <div className="below-md">
            <AfricaTileMap {...drawn} />
          </div>
        </div>
      )}
    </FigureFrame>
  );
}

/** All countries with all three figures; a column's name sorts by it. */
function MapTable({ countries, measure, year }: MapData) {
  return (
    <DataTable
      caption={text.titleOf(text.measures[measure], year)}
      captionHidden
      compact
      rows={countries}
      getKey={({ iso2 }) => iso2}
      columns={[
        {
          key: 'country',
          label: text.country,
          cell: ({ label, slug }) => <NameLink href={locationPath(slug)} name={label} />,
        },
        ...MAP_MEASURES.map((one) => ({
          key: one,
          label: text.measures[one],
          isFigure: true,
          sortHref: mapPath({ measure: one, year, view: 'table' }),
          sorted: one === measure ? ('descending' as const) : undefined,
          cell: (country: MapData['countries'][number]) =>
            figureOf(country, one) === null ? (
              <span className="map-no-record">{text.noRecord}</span>
            ) : (
              <Figure>{sayFigure(country, one)}</Figure>
            ),
        })),
      ]}
    />
  );
}
