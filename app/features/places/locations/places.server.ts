import { sql as raw } from 'kysely';
import type { z } from 'zod';
import { findCountry } from '../../../base/countries.ts';
import { slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import { invalid } from '../../../http/errors.ts';
import type { place } from './contract.ts';

export interface Place extends z.output<typeof place> {
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

export function withoutIds({ id: _, country_id: __, ...about }: Place) {
  return about;
}

/** The place by slug, name or ISO code; null for none. Throws 422 for an unknown one. */
export async function findNamedPlace(sql: Sql, name: string | undefined): Promise<Place | null> {
  if (!name?.trim()) return null;
  const place = await findPlace(sql, findCountry(name)?.slug ?? slugify(name));
  if (!place) throw invalid({ location: [`"${name.slice(0, 80)}" is no country or city here`] });
  return place;
}
