import { locationPath, pathTo } from '../../base/paths.ts';
import { locationsText as text } from '../../text/text.ts';
import { GroupParts } from '../startups/group-parts.tsx';
import type { Location } from './contract.ts';

/** Bordering countries and cities, or other cities of the country. */
export function Neighbours({ location }: { location: Location }) {
  const { kind, name, country, neighbours, cities } = location;
  const isCity = kind === 'city';
  return (
    <>
      <section>
        <h2>{isCity ? text.otherCities(country) : text.neighbours}</h2>
        {neighbours.length === 0 && (
          <p className="muted">
            {isCity ? text.noOtherCities : text.noNeighbours(name)}{' '}
            <a href={pathTo('/explore/location')}>{text.seeMap}</a>
          </p>
        )}
        <GroupParts parts={neighbours} type="location" href={locationPath} />
      </section>
      {cities.length > 0 && (
        <section className="section">
          <h2>{text.cities}</h2>
          <GroupParts parts={cities} type="location" href={locationPath} />
        </section>
      )}
    </>
  );
}
