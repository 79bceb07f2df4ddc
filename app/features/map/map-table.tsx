import { locationPath, mapPath } from '../../base/paths.ts';
import { mapText as text } from '../../text/text.ts';
import { Figure, Name } from '../../ui/bdi.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { figureOf, MAP_MEASURES } from './contract.ts';
import type { MapData } from './load-map.server.ts';
import { sayFigure } from './map-list.tsx';

/** All countries with all three figures; a column's name sorts by it. */
export function MapTable({ countries, measure, year }: MapData) {
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
          cell: ({ label, slug }) => (
            <a href={locationPath(slug)}>
              <Name>{label}</Name>
            </a>
          ),
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
