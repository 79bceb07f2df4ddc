// Countries and cities themselves: found by slug, listed for the feed and for selects.
import { sql as raw } from 'kysely';
import type { z } from 'zod';
import type { Sql } from '../../data/database.ts';
import type { StartupGroup } from '../startups/startup-group.server.ts';
import { isRecent } from '../startups/startup-group.server.ts';
import type { Country, place } from './contract.ts';

export interface Place extends z.output<typeof place> {
  id: number;
  country_id: number;
}

/** null when the slug names no country or city; states have no page. */
export async function findPlace(sql: Sql, slug: string): Promise<Place | null> {
  const { rows } = await raw<Place>`
    select p.id, country.id as country_id, p.name, p.slug, p.kind, country.name as country,
      country.slug as country_slug, country.iso2, country.region, state.name as state
    from places p
      join places country on country.id = coalesce(p.country_id, p.id)
      left join places state on state.id = p.state_id
    where p.slug = ${slug} and p.kind in ('country', 'city')`.execute(sql);
  return rows[0] ?? null;
}

export function toGroup(place: Pick<Place, 'id' | 'kind'>): StartupGroup {
  return place.kind === 'country' ? { countryId: place.id } : { cityId: place.id };
}

type CountryColumns = Omit<Country, 'value'>;

/** All 54 countries by name, those without startups too; 12 months are counted back from `now`. */
export async function listCountries(sql: Sql, now: Date): Promise<Country[]> {
  const { rows } = await raw<CountryColumns>`
    with sums as (
      select s.country_id, count(*) as startups_count, sum(s.total_fundings) as total_fundings
      from startups s group by s.country_id
    ), recent as (
      select s.country_id, sum(f.amount_usd) as fundings_12m
      from fundings f join startups s on s.id = f.startup_id
      where ${isRecent(raw`f.announced_on`, now)} group by s.country_id
    ), industry_counts as (
      select s.country_id, si.industry_id, count(*) as startups_count, sum(s.total_fundings) as total_fundings
      from startup_industries si join startups s on s.id = si.startup_id
      group by s.country_id, si.industry_id
    ), top_industries as (
      select distinct on (c.country_id) c.country_id,
        json_build_object('name', i.name, 'slug', i.slug) as top_industry
      from industry_counts c join industries i on i.id = c.industry_id
      order by c.country_id, c.startups_count desc, c.total_fundings desc nulls last, i.name
    )
    select p.name as label, p.slug, p.iso2, coalesce(sums.startups_count, 0) as startups_count,
      sums.total_fundings, recent.fundings_12m, top_industries.top_industry
    from places p
      left join sums on sums.country_id = p.id
      left join recent on recent.country_id = p.id
      left join top_industries on top_industries.country_id = p.id
    where p.kind = 'country'`.execute(sql);
  return rows
    .map((row) => ({ ...row, value: row.slug }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
