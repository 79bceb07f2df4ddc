// What cleaning needs from the database: places and industries, small enough to be held.
import { COUNTRIES } from '../../base/countries.ts';
import type { Sql } from '../../data/database.ts';
import type { CleanContext, PlaceBook } from './clean-context.ts';
import { lookupKey } from './clean-text.ts';
import { UnreadableFile } from './contract.ts';
import type { MappingFile } from './map-headers.ts';
import { readMoneyHeader } from './read-money.ts';
import { readRoundSpellings } from './read-round.ts';
import type { Survey } from './survey-file.server.ts';

export interface CleanOptions {
  today: string;
  currency?: string;
  rates?: CleanContext['rates'];
  defaults?: CleanContext['defaults'];
  mapping?: Pick<MappingFile, 'rounds' | 'industries'>;
  /** Words of other directories, and the slug of the industry each means. */
  industryAliases?: Readonly<Record<string, string>>;
}

/** Throws UnreadableFile for a mapping that names a kind of round or an industry that does not exist. */
export async function loadCleanContext(
  sql: Sql,
  survey: Survey,
  options: CleanOptions,
): Promise<CleanContext> {
  const moneyHeaders = new Map(
    ['amount_usd', 'amount'].flatMap((field) => {
      const index = survey.mapping.columnOf.get(field);
      return index === undefined
        ? []
        : [[field, readMoneyHeader(survey.headers[index] ?? '')] as const];
    }),
  );
  return {
    today: options.today,
    dateOrders: survey.dateOrders,
    decimals: survey.decimals,
    moneyHeaders,
    currency: options.currency ?? 'USD',
    rates: options.rates ?? new Map(),
    roundSpellings: spellings(options.mapping?.rounds ?? {}),
    places: await loadPlaces(sql),
    industryIds: await loadIndustries(sql, options),
    defaults: options.defaults ?? {},
  };
}

function spellings(rounds: Record<string, string>) {
  try {
    return readRoundSpellings(rounds);
  } catch (error) {
    throw new UnreadableFile(`The mapping's rounds: ${(error as Error).message}.`);
  }
}

async function loadPlaces(sql: Sql): Promise<PlaceBook> {
  const rows = await sql
    .selectFrom('places')
    .select(['id', 'kind', 'name', 'slug', 'iso2', 'country_id', 'state_id'])
    .orderBy('id')
    .execute();
  const countries = new Map(rows.flatMap(({ iso2, id }) => (iso2 ? [[iso2, id] as const] : [])));
  const inside = new Map<string, { id: number; stateId: number | null }>();
  const keyOf = (kind: string, countryId: number | null, name: string) =>
    `${kind}:${countryId}:${lookupKey(name)}`;
  for (const { id, kind, name, slug, country_id, state_id } of rows) {
    for (const word of [
      name,
      slug,
      ...(kind === 'state'
        ? [
            `${name} state`,
            `${name} province`,
            `${name} region`,
            `${name} county`,
            `${name} governorate`,
          ]
        : []),
    ]) {
      const key = keyOf(kind, country_id, word);
      if (!inside.has(key)) inside.set(key, { id, stateId: state_id });
    }
  }
  const codes = new Map(COUNTRIES.map(({ iso2 }) => [iso2, countries.get(iso2)]));
  return {
    countryId: (code) => codes.get(code),
    findCity: (countryId, name) => inside.get(keyOf('city', countryId, name)),
    findState: (countryId, name) => inside.get(keyOf('state', countryId, name))?.id,
  };
}

async function loadIndustries(
  sql: Sql,
  { industryAliases = {}, mapping }: CleanOptions,
): Promise<Map<string, number>> {
  const rows = await sql.selectFrom('industries').select(['id', 'slug', 'name', 'label']).execute();
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  const ids = new Map<string, number>();
  for (const [word, slug] of Object.entries(industryAliases)) {
    const id = bySlug.get(slug);
    if (id) ids.set(lookupKey(word), id);
  }
  for (const { id, slug, name, label } of rows)
    for (const word of [label, name, slug]) ids.set(lookupKey(word), id);
  for (const [word, slug] of Object.entries(mapping?.industries ?? {})) {
    const id = bySlug.get(slug);
    if (!id) throw new UnreadableFile(`The mapping's industries: there is no industry "${slug}".`);
    ids.set(lookupKey(word), id);
  }
  return ids;
}
