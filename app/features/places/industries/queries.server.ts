import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { StartupGroup } from '../../../figures/group.server.ts';
import { industriesText } from '../../../text/text.ts';
import type { SelectOption } from '../../../ui/fields.tsx';
import {
  describeGroup,
  findGroupStartups,
  listGroupParts,
} from '../../startups/startup-group.server.ts';
import { type Place, withoutIds } from '../locations/places.server.ts';
import type { Industry, IndustryOption, IndustryStartup } from './contract.ts';

const TOP_COUNTRIES = 8;

/** By name, those without startups too. */
export async function listIndustries(sql: Sql): Promise<IndustryOption[]> {
  const { rows } = await raw<IndustryOption>`
    select i.name, i.label, i.slug, coalesce(totals.startups_count, 0) as startups_count, totals.total_fundings
    from industries i left join group_totals totals on totals.industry_id = i.id and totals.place_id = 0`.execute(
    sql,
  );
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function findIndustryName(sql: Sql, slug: string) {
  const { rows } = await raw<{ id: number; name: string; label: string; slug: string }>`
    select id, name, label, slug from industries where slug = ${slug}`.execute(sql);
  return rows[0];
}

/** Null for an unknown slug. */
export async function findIndustry(
  sql: Sql,
  slug: string,
  place: Place | null,
  now: Date,
): Promise<Industry | null> {
  const found = await findIndustryName(sql, slug);
  if (!found) return null;
  const { id, ...names } = found;
  const [description, top_countries] = await Promise.all([
    describeGroup(sql, groupOf(id, place), now),
    listGroupParts(
      sql,
      raw`places part on part.id = totals.place_id
        where totals.industry_id = ${id}::bigint and part.kind = 'country'`,
      TOP_COUNTRIES,
    ),
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
): Promise<{ total: number; rows: IndustryStartup[] } | null> {
  const found = await findIndustryName(sql, slug);
  if (!found) return null;
  const { total, rows } = await findGroupStartups(sql, groupOf(found.id, place), page, perPage);
  return { total, rows: rows.map((row) => ({ ...row, overview: row.tagline })) };
}

function groupOf(industryId: number, place: Place | null): StartupGroup {
  return { industryId, ...(place ? { place } : {}) };
}

/** All 54 countries by name with counts, after the current city, if any. */
export async function listCountryChoices(
  sql: Sql,
  industrySlug: string,
  shown: Place | null,
): Promise<SelectOption[]> {
  const { rows } = await raw<{ name: string; slug: string; startups_count: number }>`
    select p.name, p.slug, coalesce(totals.startups_count, 0) as startups_count
    from places p
      left join group_totals totals on totals.place_id = p.id
        and totals.industry_id = (select id from industries where slug = ${industrySlug})
    where p.kind = 'country'`.execute(sql);
  const countries = rows
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, slug, startups_count }) => ({
      value: slug,
      label: industriesText.choice(name, startups_count),
    }));
  return shown?.kind === 'city'
    ? [{ value: shown.slug, label: shown.name }, ...countries]
    : countries;
}
