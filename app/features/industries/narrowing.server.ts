import { findCountry } from '../../base/countries.ts';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import { invalid } from '../../http/errors.ts';
import { findPlace, type Place } from '../locations/places.server.ts';

/** The place by slug, name or ISO code; null for none. Throws 422 for an unknown one. */
export async function findNamedPlace(sql: Sql, name: string | undefined): Promise<Place | null> {
  if (!name?.trim()) return null;
  const place = await findPlace(sql, findCountry(name)?.slug ?? slugify(name));
  if (!place) throw invalid({ location: [`"${name.slice(0, 80)}" is no country or city here`] });
  return place;
}
