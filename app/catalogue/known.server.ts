// Places and industries by name, as readers of facts need them.
import { COUNTRIES } from '../base/countries.ts';
import type { Sql } from '../data/database.ts';
import { lookupKey } from '../language/lookup-key.ts';
import type { KnownNames } from './kinds.ts';

export interface Known extends KnownNames {
  countryId(iso2: string): number | undefined;
  /** In a country, by its id. */
  findCity(countryId: number, name: string): { id: number; stateId: number | null } | undefined;
  findState(countryId: number, name: string): number | undefined;
  industries: ReadonlyArray<{ id: number; slug: string; name: string; label: string }>;
}

const STATE_FORMS = ['state', 'province', 'region', 'county', 'governorate'];

export async function loadKnown(sql: Sql): Promise<Known> {
  const industries = await sql
    .selectFrom('industries')
    .select(['id', 'slug', 'name', 'label'])
    .orderBy('name')
    .execute();
  const places = await sql
    .selectFrom('places')
    .select(['id', 'kind', 'name', 'slug', 'iso2', 'country_id', 'state_id'])
    .orderBy('id')
    .execute();
  const countries = new Map(places.flatMap(({ iso2, id }) => (iso2 ? [[iso2, id] as const] : [])));
  const inside = new Map<string, { id: number; stateId: number | null }>();
  const keyOf = (kind: string, countryId: number | null, name: string) =>
    `${kind}:${countryId}:${lookupKey(name)}`;
  for (const { id, kind, name, slug, country_id, state_id } of places) {
    const forms = kind === 'state' ? STATE_FORMS.map((form) => `${name} ${form}`) : [];
    for (const word of [name, slug, ...forms]) {
      const key = keyOf(kind, country_id, word);
      if (!inside.has(key)) inside.set(key, { id, stateId: state_id });
    }
  }
  return {
    industries,
    countryId: (iso2) => countries.get(iso2),
    findCity: (countryId, name) => inside.get(keyOf('city', countryId, name)),
    findState: (countryId, name) => inside.get(keyOf('state', countryId, name))?.id,
    placesIn(country, kind) {
      const iso2 = COUNTRIES.find(({ label }) => label === country)?.iso2 ?? '';
      const id = countries.get(iso2);
      return places
        .filter((one) => one.kind === kind && one.country_id === id)
        .map(({ name }) => name)
        .sort((one, other) => one.localeCompare(other));
    },
  };
}
