// The list is how keyboards and screen readers use the map.
import { locationPath } from '../../../base/paths.ts';
import type { YearValues } from '../../../base/year-values.ts';
import { History } from '../../../charts/sparkline.tsx';
import { valueLabel } from '../../../charts/value-label.ts';
import { FollowMark } from '../../../follows/follow-mark.tsx';
import { mapText as text } from '../../../text/text.ts';
import { Figure, NameLink } from '../../../ui/values.tsx';
import {
  type CountryFigures,
  figureOf,
  hrefOfRecords,
  MAP_MEASURES,
  type MapChoice,
  type MapMeasure,
  unitOf,
} from './contract.ts';

interface MapListProps extends MapChoice {
  countries: readonly CountryFigures[];
  histories: ReadonlyMap<string, YearValues>;
}

export function MapList({ countries, measure, year, histories }: MapListProps) {
  const isKnown = (country: CountryFigures) => figureOf(country, measure) !== null;
  const known = countries.filter(isKnown);
  const unknown = countries.filter((country) => !isKnown(country));
  const row = (country: CountryFigures) => (
    <li key={country.iso2}>
      <span className="name-and-mark">
        <NameLink
          className="entity-link"
          href={locationPath(country.slug)}
          data-card={describe(country, year)}
          name={country.label}
        />
        <FollowMark type="location" slug={country.slug} name={country.label} />
      </span>
      {histories.size > 0 && <History years={histories.get(country.slug)} />}
      <Figure>
        {isKnown(country) ? (
          <a className="entity-link" href={hrefOfRecords({ measure, year }, country.slug)}>
            {sayFigure(country, measure)}
          </a>
        ) : (
          sayFigure(country, measure)
        )}
      </Figure>
    </li>
  );
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
