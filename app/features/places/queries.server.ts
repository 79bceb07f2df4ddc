import { sql as raw } from 'kysely';
import { findCountry } from '../../base/countries.ts';
import { slugify } from '../../base/slug.ts';
import { linkTo } from '../../catalogue/fragments.server.ts';
import type { GroupPart } from '../../catalogue/group-contract.ts';
import type { Sql } from '../../data/database.ts';
import { recentTotals, type StartupGroup } from '../../figures/sums.server.ts';
import { invalid } from '../../http/errors.ts';
import { nameChoices, sayName } from '../../text/say-name.ts';
import { industriesText, locationsText } from '../../text/text.ts';
import {
  describeGroup,
  findGroupStartups,
  listGroupParts,
} from '../startups/startup-group.server.ts';
import type { Country, IndustryOption, Location, NamedPlace } from './contract.ts';

const TOP_PARTS = 8;
const CITIES = 12;

interface Place extends NamedPlace {
  id: number;
  country_id: number;
}

/** Null for an unknown slug; states have no page. */
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

const withoutIds = ({ id: _, country_id: __, ...about }: Place) => about;

/** The place by slug, name or ISO code; null for none. Throws 422 for an unknown one. */
export async function findNamedPlace(sql: Sql, name: string | undefined): Promise<Place | null> {
  if (!name?.trim()) return null;
  const place = await findPlace(sql, findCountry(name)?.slug ?? slugify(name));
  if (!place) throw invalid({ location: [`"${name.slice(0, 80)}" is no country or city here`] });
  return place;
}

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
        ${linkTo('i')} as top_industry
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
  const place = await findPlace(sql, slug);
  if (!place) return null;
  const isCountry = place.kind === 'country';
  const [description, top_industries, borders, cities] = await Promise.all([
    describeGroup(sql, { place }, now),
    listTopIndustries(sql, { place }, TOP_PARTS),
    isCountry ? listBorderingCountries(sql, place.id) : [],
    listCities(sql, place),
  ]);
  return {
    ...withoutIds(place),
    ...description,
    top_industries,
    neighbours: isCountry ? borders : cities,
    cities: isCountry ? cities : [],
  };
}

/** "A country in East Africa" */
export function describeLocation({ kind, region, state, country }: Location): string | null {
  if (kind === 'city') return locationsText.leadCity(state && sayName(state), sayName(country));
  return region ? locationsText.leadCountry(sayName(region)) : null;
}

/** One page, best funded first; null for an unknown slug. */
export async function findLocationStartups(sql: Sql, slug: string, page: number, perPage: number) {
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

/** Of all startups, or of those of an industry. */
export function listTopCountries(sql: Sql, limit: number, industryId = 0): Promise<GroupPart[]> {
  const countries = raw`places part on part.id = totals.place_id
    where totals.industry_id = ${industryId}::bigint and part.kind = 'country'`;
  return listGroupParts(sql, countries, limit);
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

/** By name, those without startups too. */
export async function listIndustries(sql: Sql): Promise<IndustryOption[]> {
  const { rows } = await raw<IndustryOption>`
    select i.name, i.label, i.slug, coalesce(totals.startups_count, 0) as startups_count, totals.total_fundings
    from industries i
    left join group_totals totals
      on totals.industry_id = i.id and totals.place_id = 0`.execute(sql);
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function findIndustryName(sql: Sql, slug: string) {
  const { rows } = await raw<{ id: number; name: string; label: string; slug: string }>`
    select id, name, label, slug from industries where slug = ${slug}`.execute(sql);
  return rows[0];
}

/** Everywhere or in one place. Null for an unknown slug. */
export async function findIndustry(sql: Sql, slug: string, place: Place | null, now: Date) {
  const found = await findIndustryName(sql, slug);
  if (!found) return null;
  const { id, ...names } = found;
  const [description, top_countries] = await Promise.all([
    describeGroup(sql, { industryId: id, place: place ?? undefined }, now),
    listTopCountries(sql, TOP_PARTS, id),
  ]);
  return { ...names, location: place && withoutIds(place), ...description, top_countries };
}

/** One page, best funded first; null for an unknown slug. */
export async function findIndustryStartups(
  sql: Sql,
  slug: string,
  place: Place | null,
  page: number,
  perPage: number,
) {
  const found = await findIndustryName(sql, slug);
  if (!found) return null;
  const group = { industryId: found.id, place: place ?? undefined };
  const { total, rows } = await findGroupStartups(sql, group, page, perPage);
  return { total, rows: rows.map((row) => ({ ...row, overview: row.tagline })) };
}

/** All 54 countries by name with counts, after the current city, if any. */
export async function listCountryChoices(sql: Sql, industrySlug: string, shown: Place | null) {
  const { rows } = await raw<{ name: string; slug: string; startups_count: number }>`
    select p.name, p.slug, coalesce(totals.startups_count, 0) as startups_count
    from places p
      left join group_totals totals on totals.place_id = p.id
        and totals.industry_id = (select id from industries where slug = ${industrySlug})
    where p.kind = 'country' order by p.name`.execute(sql);
  const named = nameChoices(rows.map(({ name, ...row }) => ({ ...row, label: name })));
  const countries = named.map(({ slug, label, startups_count }) => ({
    value: slug,
    label: industriesText.choice(label, startups_count),
  }));
  return shown?.kind === 'city'
    ? [{ value: shown.slug, label: sayName(shown.name) }, ...countries]
    : countries;
}
