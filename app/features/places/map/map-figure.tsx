// The map as shapes from md on, as tiles below, or its figures as a table or list.

import { locationPath, mapPath } from '../../../base/paths.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { AfricaShapeMap, AfricaTileMap } from '../../../charts/africa-maps.tsx';
import { FigureFrame } from '../../../charts/figure-block.tsx';
import { History } from '../../../charts/sparkline.tsx';
import { valueLabel } from '../../../charts/value-label.ts';
import { FollowMark } from '../../../follows/follow-button.tsx';
import { mapText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Figure, NameLink } from '../../../ui/values.tsx';
import {
  type CountryFigures,
  figureOf,
  hrefOfRecords,
  MAP_ID,
  MAP_MEASURES,
  type MapMeasure,
  mapLinks,
  unitOf,
} from './contract.ts';
import { drawnMap, type MapData } from './queries.server.ts';

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
      links={mapLinks(choice)}
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
      compact
      rows={countries}
      columns={[
        {
          label: STARTUP.country.label,
          cell: ({ label, slug }) => <NameLink href={locationPath(slug)} name={label} />,
        },
        ...MAP_MEASURES.map((one) => ({
          label: text.measures[one],
          isFigure: true,
          sortHref: mapPath({ measure: one, year, view: 'table' }),
          sorted: one === measure ? ('descending' as const) : undefined,
          cell: (country: CountryFigures) =>
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

/** How keyboards and screen readers use the map. */
export function MapList({ countries, measure, year, histories }: MapData) {
  const isKnown = (country: CountryFigures) => figureOf(country, measure) !== null;
  const known = countries.filter(isKnown);
  const unknown = countries.filter((country) => !isKnown(country));
  const row = (country: CountryFigures) => {
    const { iso2, slug, label } = country;
    const figure = sayFigure(country, measure);
    return (
      <li key={iso2}>
        <span className="name-and-mark">
          <NameLink
            className="entity-link"
            href={locationPath(slug)}
            data-card={describe(country, year)}
            name={label}
          />
          <FollowMark type="location" slug={slug} name={label} />
        </span>
        {histories.size > 0 && <History years={histories.get(slug)} />}
        <Figure>
          {isKnown(country) ? (
            <a className="entity-link" href={hrefOfRecords({ measure, year }, slug)}>
              {figure}
            </a>
          ) : (
            figure
          )}
        </Figure>
      </li>
    );
  };
  return (
    <section className="map-list">
      <h2>{text.list}</h2>
      {known.length > 0 && <ol className="rows">{known.map(row)}</ol>}
      {unknown.length > 0 && (
        <details>
          <summary>{text.withoutData(unknown.length)}</summary>
          <ul className="rows">{unknown.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

export function sayFigure(country: CountryFigures, measure: MapMeasure): string {
  return valueLabel(figureOf(country, measure), unitOf(measure));
}

/** A country's card: name, then one line a figure (app/charts/map-cards.ts). */
function describe(country: CountryFigures, year: number | null): string {
  return [
    text.card.timed(country.label, year),
    ...MAP_MEASURES.map((measure) => text.card[measure](sayFigure(country, measure))),
    ...(country.topIndustry ? [text.card.topIndustry(country.topIndustry.name)] : []),
  ].join('\n');
}
