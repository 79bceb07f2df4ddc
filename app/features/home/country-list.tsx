import { locationPath, mapPath } from '../../base/paths.ts';
import { homeText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Money } from '../../ui/money.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { Country } from '../locations/contract.ts';

// The page must fit one round trip; the map lists all countries.
const SHOWN = 12;

export function CountryList({ countries }: { countries: readonly Country[] }) {
  const sorted = countries
    .filter(({ startups_count }) => startups_count > 0)
    .toSorted((a, b) => b.startups_count - a.startups_count || a.label.localeCompare(b.label, 'en'))
    .slice(0, SHOWN);
  if (sorted.length === 0) return null;
  return (
    <section className="section">
      <h2>{text.countries}</h2>
      <p className="figure-subtitle">{text.countriesSubtitle}</p>
      <ul className="country-list">
        {sorted.map(({ slug, label, startups_count, total_fundings }) => (
          <li key={slug}>
            <a href={locationPath(slug)}>
              <Name>{label}</Name>
            </a>
            <span className="small">{text.countryStartups(startups_count)}</span>
            <Money usd={total_fundings} />
            <FollowMark type="location" slug={slug} name={label} />
          </li>
        ))}
      </ul>
      <p>
        <a href={mapPath()}>{text.allCountries(countries.length)}</a>
      </p>
    </section>
  );
}
