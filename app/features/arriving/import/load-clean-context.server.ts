import type { Sql } from '../../../data/database.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { readMoneyHeader } from '../../../language/values/money.ts';
import { UnreadableFile } from './contract.ts';
import type { MappingFile } from './map-headers.ts';
import type { CleanContext, PlaceBook } from './row-reader.ts';
import type { Survey } from './survey-file.server.ts';

const STATE_FORMS = ['state', 'province', 'region', 'county', 'governorate'];

export interface CleanOptions {
  today: string;
  currency?: string;
  rates?: CleanContext['rates'];
  defaults?: CleanContext['defaults'];
  mapping?: Pick<MappingFile, 'rounds' | 'industries'>;
  /** Words of other directories, and the slug of the industry each means. */
  industryAliases?: Readonly<Record<string, string>>;
}

/** Throws UnreadableFile for a mapping that names an industry that does not exist. */
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
    roundSpellings: new Map(
      Object.entries(options.mapping?.rounds ?? {}).map(([word, kind]) => [lookupKey(word), kind]),
    ),
    places: await loadPlaces(sql),
    industryIds: await loadIndustries(sql, options),
    defaults: options.defaults ?? {},
  };
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
    const forms = kind === 'state' ? STATE_FORMS.map((form) => `${name} ${form}`) : [];
    for (const word of [name, slug, ...forms]) {
      const key = keyOf(kind, country_id, word);
      if (!inside.has(key)) inside.set(key, { id, stateId: state_id });
    }
  }
  return {
    countryId: (code) => countries.get(code),
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
