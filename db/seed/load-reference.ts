// Industries and places, which every catalogue needs: the starter's, the demonstration's and an
// operator's own.

import { followHighestId, insertRows } from '../../app/data/bulk-load.ts';
import type { Sql } from '../../app/data/database.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';

export type ReferenceData = Pick<StarterCatalogue, 'industries' | 'places'>;

export interface LoadedIndustry {
  id: number;
  slug: string;
  label: string;
}

export interface LoadedPlace {
  id: number;
  slug: string;
  name: string;
  /** Of a city: its first-level division, where known. */
  stateId: number | null;
}

export interface LoadedCountry {
  id: number;
  iso2: string;
  slug: string;
  name: string;
  region: string;
  /** ISO 3166-1 alpha-2 codes. */
  neighbours: readonly string[];
  states: LoadedPlace[];
  cities: LoadedPlace[];
}

export interface LoadedReference {
  industries: LoadedIndustry[];
  countries: LoadedCountry[];
}

/**
 * Fills the empty tables of industries and places; answers them with the ids they were given.
 * Belongs in a transaction.
 */
export async function loadReference(sql: Sql, data: ReferenceData): Promise<LoadedReference> {
  const reference = numberReference(data);
  const { industries, countries } = reference;
  await insertRows(
    sql,
    'industries',
    data.industries.map(({ slug, name, label }, index) => ({ id: index + 1, slug, name, label })),
  );
  await insertRows(sql, 'places', countries.map(countryRow));
  await insertRows(sql, 'places', countries.flatMap(stateRows));
  await insertRows(sql, 'places', countries.flatMap(cityRows));
  const idOf = new Map(countries.map((country) => [country.iso2, country.id]));
  await insertRows(
    sql,
    'place_neighbours',
    countries.flatMap((country) =>
      country.neighbours
        .filter((code) => idOf.has(code))
        .map((code) => ({ place_id: country.id, neighbour_id: idOf.get(code) })),
    ),
  );
  await followHighestId(sql, ['industries', 'places']);
  return { industries, countries };
}

/** Gives every industry and place its id, in the order of the files. */
function numberReference({ industries, places }: ReferenceData): LoadedReference {
  let lastId = places.length;
  const countries = places.map((place, index): LoadedCountry => {
    const states = place.states.map((state) => ({ ...state, id: ++lastId, stateId: null }));
    const stateIds = new Map(states.map((state) => [state.slug, state.id]));
    const cities = place.cities.map(({ slug, name, state }) => ({
      id: ++lastId,
      slug,
      name,
      stateId: (state && stateIds.get(state)) || null,
    }));
    return {
      id: index + 1,
      iso2: place.iso2,
      name: place.label,
      region: place.region,
      neighbours: place.neighbours,
      slug: place.slug,
      states,
      cities,
    };
  });
  return {
    industries: industries.map(({ slug, label }, index) => ({ id: index + 1, slug, label })),
    countries,
  };
}

const NO_PLACE = { iso2: null, region: null, country_id: null, state_id: null };

function countryRow({ id, slug, name, iso2, region }: LoadedCountry) {
  return { ...NO_PLACE, id, kind: 'country', slug, name, iso2, region };
}

function stateRows(country: LoadedCountry) {
  return country.states.map(({ id, slug, name }) => ({
    ...NO_PLACE,
    id,
    kind: 'state',
    slug,
    name,
    country_id: country.id,
  }));
}

function cityRows(country: LoadedCountry) {
  return country.cities.map(({ id, slug, name, stateId }) => ({
    ...NO_PLACE,
    id,
    kind: 'city',
    slug,
    name,
    country_id: country.id,
    state_id: stateId,
  }));
}
