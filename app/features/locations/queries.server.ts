import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { StartupRow } from '../startups/contract.ts';
import type { GroupPart } from '../startups/group-contract.ts';
import { isRecent, type StartupGroup } from '../startups/group-scope.server.ts';
import {
  areDaysKept,
  countGroupStartups,
  findGroupFigures,
  listGroupFundings,
  listGroupStartups,
  sumOfTotals,
} from '../startups/startup-group.server.ts';
import type { Country, Location } from './contract.ts';
import { findPlace, type Place, toGroup } from './places.server.ts';

const TOP_STARTUPS = 5;
const TOP_INDUSTRIES = 8;
const LATEST_FUNDINGS = 6;
const CITIES = 12;

type CountryColumns = Omit<Country, 'value'>;

/** All 54 countries by name, those without startups too; 12 months are counted back from `now`. */
export async function listCountries(sql: Sql, now: Date): Promise<Country[]> {
  const { rows } = await raw<CountryColumns>`
    with totals as (
      select place_id as country_id, sum(startups_count) as startups_count, ${sumOfTotals} as total_fundings
      from startup_sums sums where industry_id = 0 group by place_id
    ), recent as (${recentByCountry(now)}), industry_counts as (
      select place_id as country_id, industry_id, sum(startups_count) as startups_count, ${sumOfTotals} as total_fundings
      from startup_sums sums where industry_id > 0
        and place_id = any (array(select id from places where kind = 'country'))
      group by place_id, industry_id having sum(startups_count) > 0
    ), largest as (
      select * from (
        select *, max(startups_count) over (partition by country_id) as most from industry_counts) counts
      where startups_count = most
    ), top_industries as (
      select distinct on (c.country_id) c.country_id,
        json_build_object('name', i.name, 'slug', i.slug) as top_industry
      from largest c join industries i on i.id = c.industry_id
      order by c.country_id, c.total_fundings desc nulls last, i.name
    )
    select p.name as label, p.slug, p.iso2, coalesce(totals.startups_count, 0) as startups_count,
      totals.total_fundings, recent.fundings_12m, top_industries.top_industry
    from places p
      left join totals on totals.country_id = p.id
      left join recent on recent.country_id = p.id
      left join top_industries on top_industries.country_id = p.id
    where p.kind = 'country'`.execute(sql);
  return rows
    .map((row) => ({ ...row, value: row.slug }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

function recentByCountry(now: Date): RawBuilder<unknown> {
  if (!areDaysKept(now)) {
    return raw`
      select s.country_id, sum(f.amount_usd) as fundings_12m
      from fundings f join startups s on s.id = f.startup_id
      where ${isRecent(raw`f.announced_on`, now)} group by s.country_id`;
  }
  return raw`
    select place_id as country_id, case when sum(disclosed_count) > 0 then sum(amount_usd) end as fundings_12m
    from funding_day_sums
    where place_id = any (array(select id from places where kind = 'country')) and industry_id = 0
      and ${isRecent(raw`day`, now)} group by place_id`;
}

/** A country or city with its figures; null when the slug names none. */
export async function findLocation(sql: Sql, slug: string, now: Date): Promise<Location | null> {
  const found = await findPlace(sql, slug);
  if (!found) return null;
  const group = toGroup(found);
  const [figures, top_startups, latest_fundings, top_industries, borders, cities] =
    await Promise.all([
      findGroupFigures(sql, group, now),
      listGroupStartups(sql, group, TOP_STARTUPS),
      listGroupFundings(sql, group, LATEST_FUNDINGS),
      listTopIndustries(sql, group, TOP_INDUSTRIES),
      found.kind === 'country' ? listBorderingCountries(sql, found.id) : [],
      listCities(sql, found, CITIES),
    ]);
  const { id: _, country_id: __, ...about } = found;
  return {
    ...about,
    ...figures,
    top_startups,
    latest_fundings,
    top_industries,
    neighbours: found.kind === 'country' ? borders : cities,
    cities: found.kind === 'country' ? cities : [],
  };
}

/** One page of a place's startups, best funded first; null when the slug names no place. */
export async function findLocationStartups(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<{ total: number; rows: StartupRow[] } | null> {
  const found = await findPlace(sql, slug);
  if (!found) return null;
  const group = toGroup(found);
  const [total, rows] = await Promise.all([
    countGroupStartups(sql, group),
    listGroupStartups(sql, group, perPage, (page - 1) * perPage),
  ]);
  return { total, rows };
}

/** The industries most startups of a place, or of everywhere, are in. */
export async function listTopIndustries(
  sql: Sql,
  group: Omit<StartupGroup, 'industryId'>,
  limit: number,
): Promise<GroupPart[]> {
  const { countryId, cityId } = group;
  const { rows } = await raw<GroupPart>`
    select i.name, i.slug, sum(sums.startups_count) as startups_count, ${sumOfTotals} as total_fundings
    from startup_sums sums join industries i on i.id = sums.industry_id
    where sums.place_id = ${countryId ?? cityId ?? 0}::bigint
    group by i.id having sum(sums.startups_count) > 0
    order by sum(sums.startups_count) desc, ${sumOfTotals} desc nulls last, i.name
    limit ${limit}`.execute(sql);
  return rows;
}

/** Countries with a common land border, most startups first. */
async function listBorderingCountries(sql: Sql, countryId: number): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select p.name, p.slug, coalesce(sum(sums.startups_count), 0) as startups_count, ${sumOfTotals} as total_fundings
    from place_neighbours n
      join places p on p.id = n.neighbour_id
      left join startup_sums sums on sums.place_id = p.id and sums.industry_id = 0
    where n.place_id = ${countryId}
    group by p.id
    order by coalesce(sum(sums.startups_count), 0) desc, p.name`.execute(sql);
  return rows;
}

/** Cities of the place's country with startups, most first, without the place itself. */
async function listCities(sql: Sql, place: Place, limit: number): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select p.name, p.slug, sum(sums.startups_count) as startups_count, ${sumOfTotals} as total_fundings
    from places p join startup_sums sums on sums.place_id = p.id and sums.industry_id = 0
    where p.country_id = ${place.country_id} and p.kind = 'city' and p.id <> ${place.id}
    group by p.id having sum(sums.startups_count) > 0
    order by sum(sums.startups_count) desc, ${sumOfTotals} desc nulls last, p.name
    limit ${limit}`.execute(sql);
  return rows;
}
