import { embedMapPath, mapPicturePaths } from '../../base/embed-paths.ts';
import { locationPath, mapCsvPath, mapPath, pathTo } from '../../base/paths.ts';
import { AfricaTileMap } from '../../charts/africa-maps.tsx';
import { FigureFrame } from '../../charts/figure-frame.tsx';
import { History } from '../../charts/sparkline.tsx';
import { homeText as text } from '../../text/text.ts';
import { QuietBar } from '../../ui/lists.tsx';
import { Money, NameLink } from '../../ui/values.tsx';
import { sayFinding } from '../places/map/say-finding.ts';
import type { Places } from './load-home.server.ts';

const ID = 'map';
// The page must fit one round trip; the map lists all countries.
const LISTED = 10;
/** Countries whose share the title gives. */
const NAMED = 2;

/** The countries as map and list. */
export function HomePlaces({
  countries,
  histories,
  updatedAt,
}: Places & { updatedAt: string | null }) {
  const records = countries.reduce((sum, { startups_count }) => sum + startups_count, 0);
  const listed = countries
    .filter(({ startups_count }) => startups_count > 0)
    .toSorted((a, b) => b.startups_count - a.startups_count || a.label.localeCompare(b.label, 'en'))
    .slice(0, LISTED);
  const title =
    sayFinding(
      'startups',
      countries.map(({ label, startups_count }) => ({ label, figure: startups_count })),
    ) ?? text.map;
  return (
    <div className="section home-places" data-map-cards="">
      <FigureFrame
        id={ID}
        title={title}
        subtitle={text.mapSubtitle}
        links={{
          chart: `/#${ID}`,
          table: `${mapPath({ view: 'table' })}#${ID}`,
          csv: mapCsvPath(),
          ...mapPicturePaths(),
          embed: embedMapPath(),
        }}
        source={{ records, asOf: updatedAt, href: pathTo('/startups') }}
      >
        <div className="home-places-parts">
          <div className="map-drawing">
            <AfricaTileMap
              unit="count"
              title={text.map}
              isListed
              values={countries.map(({ iso2, label, slug, startups_count }) => ({
                iso2,
                label,
                // A country with no startups yet may still have startups.
                value: startups_count || null,
                href: locationPath(slug),
              }))}
            />
          </div>
          <CountryList countries={listed} histories={histories} />
        </div>
      </FigureFrame>
    </div>
  );
}

function CountryList({ countries, histories }: Places) {
  const most = countries[0]?.startups_count ?? 1;
  return (
    <div>
      <ul className="country-list">
        {countries.map(({ slug, label, startups_count, total_fundings }, index) => (
          <li key={slug}>
            <NameLink
              className="entity-link"
              href={locationPath(slug)}
              data-card={text.countryCard(label, startups_count)}
              name={label}
            />
            <QuietBar share={startups_count / most} isNamed={index < NAMED} />
            <span>{text.countryStartups(startups_count)}</span>
            <History years={histories.get(slug)} />
            <Money usd={total_fundings} none="" />
          </li>
        ))}
      </ul>
      <p>
        <a href={mapPath()}>{text.allCountries}</a>
      </p>
    </div>
  );
}
