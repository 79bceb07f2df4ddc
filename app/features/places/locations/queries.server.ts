import { sql as raw } from 'kysely';
import type { GroupPart } from '../../../catalogue/group-contract.ts';
import type { StartupRow } from '../../../catalogue/startup-contract.ts';
import type { Sql } from '../../../data/database.ts';
import type { StartupGroup } from '../../../figures/group.server.ts';
import { recentTotals } from '../../../figures/sums.server.ts';
import {
  describeGroup,
  findGroupStartups,
  listGroupParts,
} from '../../startups/startup-group.server.ts';
import type { Country, Location } from './contract.ts';
import { findPlace, type Place, withoutIds } from './places.server.ts';

const TOP_INDUSTRIES = 8;
const CITIES = 12;

/** All 54 countries by name; 12 months are counted back from `now`. */
export async function listCountries(sql: Sql, now: Date): Promise<Country[]> {
  const { rows } = await raw<Omit<Country, 'value'>>`
    with recent as (
      select place_id, case when sum(disclosed_count) > 0 then sum(total_fundings) end as fundings_12m
      from ${recentTotals(now)} recent
      where place_id = any (array(select id from places where kind = 'country')) and industry_id = 0
      group by place_id
    ), top_industries as (
      select distinct on (largest.place_id) largest.place_id,
        json_build_object('name', i.name, 'slug', i.slug) as top_industry
      from places country
        cross join lateral (
          select * from group_totals where place_id = country.id and industry_id > 0
          order by startups_count desc fetch first row with ties) largest
        join industries i on i.id = largest.industry_id
      where country.kind = 'country'
      order by largest.place_id, largest.total_fundings desc nulls last, i.name
    )
    select p.name as label, p.slug, p.iso2, coalesce(totals.startups_count, 0) as startups_count,
      totals.total_fundings, recent.fundings_12m, top_industries.top_industry
    from places p
      left join group_totals totals on totals.place_id = p.id and totals.industry_id = 0
      left join recent on recent.place_id = p.id
      left join top_industries on top_industries.place_id = p.id
    where p.kind = 'country'`.execute(sql);
  return rows
    .map((row) => ({ ...row, value: row.slug }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Null for an unknown slug. */
export async function findLocation(sql: Sql, slug: string, now: Date): Promise<Location | null> {
  const found = await findPlace(sql, slug);
  if (!found) return null;
  const group = { place: found };
  const isCountry = found.kind === 'country';
  const [description, top_industries, borders, cities] = await Promise.all([
    describeGroup(sql, group, now),
    listTopIndustries(sql, group, TOP_INDUSTRIES),
    isCountry ? listBorderingCountries(sql, found.id) : [],
    listCities(sql, found),
  ]);
  return {
    ...withoutIds(found),
    ...description,
    top_industries,
    neighbours: isCountry ? borders : cities,
    cities: isCountry ? cities : [],
  };
}

/** One page, best funded first; null for an unknown slug. */
export async function findLocationStartups(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<{ total: number; rows: StartupRow[] } | null> {
  const place = await findPlace(sql, slug);
  return place && findGroupStartups(sql, { place }, page, perPage);
}

export function listTopIndustries(
  sql: Sql,
  { place }: Omit<StartupGroup, 'industryId'>,
  limit: number,
): Promise<GroupPart[]> {
  const industries = raw`industries part on part.id = totals.industry_id
    where totals.place_id = ${place?.id ?? 0}::bigint`;
  return listGroupParts(sql, industries, limit);
}

/** By land border, most startups first. */
async function listBorderingCountries(sql: Sql, countryId: number): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select p.name, p.slug, coalesce(totals.startups_count, 0) as startups_count, totals.total_fundings
    from place_neighbours n
      join places p on p.id = n.neighbour_id
      left join group_totals totals on totals.place_id = p.id and totals.industry_id = 0
    where n.place_id = ${countryId}
    order by 3 desc, p.name`.execute(sql);
  return rows;
}

/** Cities of the same country with startups, most first. */
function listCities(sql: Sql, { id, country_id }: Place): Promise<GroupPart[]> {
  const cities = raw`places part on part.id = totals.place_id and totals.industry_id = 0
    where part.country_id = ${country_id} and part.kind = 'city' and part.id <> ${id}`;
  return listGroupParts(sql, cities, CITIES);
}
