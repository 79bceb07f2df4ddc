import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { StartupRow } from '../startups/contract.ts';
import type { GroupPart } from '../startups/group-contract.ts';
import {
  countGroupStartups,
  findGroupFigures,
  isInGroup,
  listGroupFundings,
  listGroupStartups,
  type StartupGroup,
} from '../startups/startup-group.server.ts';
import type { Location } from './contract.ts';
import { findPlace, type Place, toGroup } from './places.server.ts';

const TOP_STARTUPS = 5;
const TOP_INDUSTRIES = 8;
const LATEST_FUNDINGS = 6;
const CITIES = 12;

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

/** The industries most startups of a group are in. */
export async function listTopIndustries(
  sql: Sql,
  group: StartupGroup,
  limit: number,
): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select i.name, i.slug, count(*) as startups_count, sum(s.total_fundings) as total_fundings
    from startups s
      join startup_industries si on si.startup_id = s.id
      join industries i on i.id = si.industry_id
    where ${isInGroup(group)}
    group by i.id
    order by count(*) desc, sum(s.total_fundings) desc nulls last, i.name
    limit ${limit}`.execute(sql);
  return rows;
}

/** Countries with a common land border, most startups first. */
async function listBorderingCountries(sql: Sql, countryId: number): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select p.name, p.slug, count(s.id) as startups_count, sum(s.total_fundings) as total_fundings
    from place_neighbours n
      join places p on p.id = n.neighbour_id
      left join startups s on s.country_id = p.id
    where n.place_id = ${countryId}
    group by p.id
    order by count(s.id) desc, p.name`.execute(sql);
  return rows;
}

/** Cities of the place's country with startups, most first, without the place itself. */
async function listCities(sql: Sql, place: Place, limit: number): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select p.name, p.slug, count(*) as startups_count, sum(s.total_fundings) as total_fundings
    from startups s join places p on p.id = s.city_id
    where s.country_id = ${place.country_id} and p.id <> ${place.id}
    group by p.id
    order by count(*) desc, sum(s.total_fundings) desc nulls last, p.name
    limit ${limit}`.execute(sql);
  return rows;
}
