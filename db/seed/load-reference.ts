// Industries and places, which every catalogue needs: the starter's, the demonstration's and an
// operator's own.
import { followHighestId, insertRows } from '../../app/data/bulk-load.ts';
import type { Sql } from '../../app/data/database.ts';
import { isCatalogueEmpty, lockCatalogue } from './catalogue-state.ts';
import { readStarterCatalogue, type StarterCatalogue } from './starter-catalogue.ts';

export type ReferenceData = Pick<StarterCatalogue, 'industries' | 'places'>;
export type LoadedReference = ReturnType<typeof numberReference>;
export type LoadedIndustry = LoadedReference['industries'][number];
export type LoadedCountry = LoadedReference['countries'][number];
export type LoadedPlace = LoadedCountry['cities'][number];

const NO_PLACE = { iso2: null, region: null, country_id: null, state_id: null };

/** Fills the empty tables, in a transaction; answers what is in them with its ids. */
export async function loadReference(sql: Sql, data: ReferenceData): Promise<LoadedReference> {
  const reference = numberReference(data);
  const { industries, countries } = reference;
  await insertRows(sql, 'industries', industries);
  await insertRows(
    sql,
    'places',
    countries.map(({ id, slug, name, iso2, region }) => {
      return { ...NO_PLACE, id, kind: 'country', slug, name, iso2, region };
    }),
  );
  await insertRows(sql, 'places', rowsInside(countries, 'state'));
  await insertRows(sql, 'places', rowsInside(countries, 'city'));
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
  return reference;
}

/** Gives every industry and place its id, in the order of the files. */
function numberReference({ industries, places }: ReferenceData) {
  let lastId = places.length;
  const countries = places.map((place, index) => {
    const states = place.states.map((state) => ({ ...state, id: ++lastId, stateId: null }));
    const stateIds = new Map(states.map((state) => [state.slug, state.id]));
    const cities = place.cities.map(({ slug, name, state }) => {
      // Its first-level division, where known.
      const stateId = (state && stateIds.get(state)) || null;
      return { id: ++lastId, slug, name, stateId };
    });
    return { ...place, id: index + 1, name: place.label, states, cities };
  });
  return {
    industries: industries.map((industry, index) => ({ ...industry, id: index + 1 })),
    countries,
  };
}

function rowsInside(countries: readonly LoadedCountry[], kind: 'state' | 'city') {
  return countries.flatMap((country) => {
    const places: LoadedPlace[] = kind === 'state' ? country.states : country.cities;
    return places.map(({ id, slug, name, stateId }) => ({
      ...NO_PLACE,
      id,
      kind,
      slug,
      name,
      country_id: country.id,
      state_id: stateId,
    }));
  });
}

// An operator's own catalogue begins with the industries and places every catalogue needs.

/** Fills the tables of industries and places of a database that has no catalogue at all. */
export async function ensureReference(sql: Sql): Promise<void> {
  if (!(await isCatalogueEmpty(sql))) return;
  await sql.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    if (await isCatalogueEmpty(transaction))
      await loadReference(transaction, readStarterCatalogue());
  });
}
