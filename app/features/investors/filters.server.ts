import { type RawBuilder, sql as raw } from 'kysely';
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { slugify } from '../../base/slug.ts';
import type { FilterOption, TypesAndStages } from '../../catalogue/investor-contract.ts';
import { nameCountry } from '../../catalogue/select-investors.server.ts';
import type { Sql } from '../../data/database.ts';
import { type DailyFigure, readDailyFigure } from '../../figures/daily-figures.server.ts';
import { findTotals } from '../../figures/sums.server.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { findClosest } from '../../language/slips.ts';
import { ALL_INVESTORS } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { investorsText as text } from '../../text/text.ts';

/** Above this many rounds the counts are computed daily. */
const ROUNDS_COUNTED_AT_ONCE = 500_000;

/** Types by name, stages in the order of FUNDING_ROUNDS; only those in use. */
export async function listTypesAndStages(sql: Sql, now: Date): Promise<TypesAndStages> {
  const { fundings_count } = await findTotals(sql, {});
  return fundings_count > ROUNDS_COUNTED_AT_ONCE
    ? readDailyFigure(sql, typesAndStagesOf(sql), now)
    : countTypesAndStages(sql);
}

export function typesAndStagesOf(sql: Sql): DailyFigure<TypesAndStages> {
  return {
    key: 'investor-types-and-stages',
    compute: () => countTypesAndStages(sql),
    listCacheTags: async () => [ALL_INVESTORS],
  };
}

async function countTypesAndStages(sql: Sql): Promise<TypesAndStages> {
  const { rows } = await raw<{ kind: 'type' | 'stage'; label: string; count: number }>`
    select 'type' as kind, type as label, count(*) as count
    from investors where type is not null group by type
    union all
    select 'stage', stage, count(*)
    from investors, unnest(joined_rounds || array(select unnest(stages) except select unnest(joined_rounds))) as stage
    group by stage`.execute(sql);
  const toOption = ({ label, count }: Omit<FilterOption, 'value'>): FilterOption => ({
    value: slugify(label),
    label,
    count,
  });
  const options = (kind: 'type' | 'stage') => rows.filter((row) => row.kind === kind).map(toOption);
  const countries = await listCountries(sql);
  const placeOf = ({ label }: FilterOption) => FUNDING_ROUNDS.indexOf(label as FundingRound);
  return {
    types: options('type').sort((a, b) => a.label.localeCompare(b.label, 'en')),
    stages: options('stage').sort((a, b) => placeOf(a) - placeOf(b)),
    countries: countries.map(toOption),
  };
}

/** Where investors are based, by name. */
async function listCountries(sql: Sql) {
  const { rows } = await raw<{ code: string; name: string | null; count: number }>`
    select i.country_code as code, p.name, count(*)::int as count
    from investors i left join places p on p.iso2 = i.country_code
    where i.country_code is not null group by i.country_code, p.name`.execute(sql);
  return rows
    .map(({ code, name, count }) => ({ code, label: nameCountry(code, name) ?? code, count }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

export const INVESTOR_FILTERS = [
  'q',
  'type',
  'stage',
  'country',
  'place',
  'sector',
  'led',
  'since',
] as const;
export type InvestorFilter = (typeof INVESTOR_FILTERS)[number];

export interface InvestorFilters extends Partial<Record<InvestorFilter, string>> {
  /** One of INVESTOR_SORTS; most deals first when absent. */
  sort?: string;
  /** ISO 3166 code of `country`. */
  countryCode?: string;
  /** Labels of place and sector, by slug. */
  labels?: Readonly<Record<string, string>>;
}

export const isFiltered = (filters: InvestorFilters): boolean => listGiven(filters).length > 0;

/** Reads type, stage and country by value or label. Throws 422 with the nearest known one. */
export async function readFilters(sql: Sql, given: InvestorFilters): Promise<InvestorFilters> {
  const errors: FieldErrors = {};
  const read = (field: 'type' | 'stage' | 'country', labels: readonly string[]) => {
    const value = given[field];
    if (!value) return undefined;
    const label = labels.find((one) => slugify(one) === slugify(value));
    if (!label) errors[field] = [sayUnknown(value, labels)];
    return label;
  };
  const type = read('type', given.type ? await listTypes(sql) : []);
  const stage = read('stage', FUNDING_ROUNDS);
  const countries = given.country ? await listCountries(sql) : [];
  const country = read(
    'country',
    countries.map(({ label }) => label),
  );
  const labels: Record<string, string> = {};
  const [place, sector] = await Promise.all([
    findSlug(sql, raw`places`, raw`kind in ('country', 'city')`, given.place),
    findSlug(sql, raw`industries`, raw`true`, given.sector),
  ]);
  for (const [field, found] of Object.entries({ place, sector })) {
    const value = given[field as 'place' | 'sector'];
    if (value && !found) errors[field] = [text.unknownBacked(value)];
    if (found) labels[found.slug] = found.name;
  }
  if (given.led && given.led !== 'yes') errors.led = [text.ledIsYes];
  if (given.since && !/^(19|20)\d\d$/.test(given.since)) errors.since = [text.sinceIsYear];
  const sort = given.sort?.replace(/^-/, '') ?? '';
  if (given.sort && !Object.hasOwn(INVESTOR_SORTS, sort)) {
    errors.sort = [sayUnknown(given.sort, Object.keys(INVESTOR_SORTS))];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    q: given.q || undefined,
    type,
    stage,
    country,
    countryCode: countries.find(({ label }) => label === country)?.code,
    place: place?.slug,
    sector: sector?.slug,
    led: given.led || undefined,
    since: given.since || undefined,
    sort: given.sort || undefined,
    labels,
  };
}

/** Orders beside that by deals; all descend with a minus, unknown values last. */
export const INVESTOR_SORTS = {
  name: raw`i.name_folded`,
  led: raw`i.lead_count`,
  last_deal: raw`i.last_deal_on`,
  total: raw`i.total_amount`,
  typical_amount: raw`i.typical_amount`,
} as const;
export type InvestorSort = keyof typeof INVESTOR_SORTS;

async function findSlug(
  sql: Sql,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  given: string | undefined,
): Promise<{ slug: string; name: string } | undefined> {
  if (!given) return undefined;
  const { rows } = await raw<{ slug: string; name: string }>`
    select slug, name from ${table}
    where (slug = ${slugify(given)} or fold_name(name) = fold_name(${given})) and ${condition}
    limit 1`.execute(sql);
  return rows[0];
}

async function listTypes(sql: Sql): Promise<string[]> {
  const { rows } = await raw<{ type: string }>`
    select distinct type from investors where type is not null order by type`.execute(sql);
  return rows.map(({ type }) => type);
}

function sayUnknown(value: string, labels: readonly string[]): string {
  const nearest = findClosest(slugify(value), labels.map(slugify));
  return text.unknownValue(value, nearest);
}

export function listGiven(filters: InvestorFilters): InvestorFilter[] {
  return INVESTOR_FILTERS.filter((filter) => filters[filter]);
}

/** A filter in words, such as "backed in Kenya". */
export function labelOf(filters: InvestorFilters, filter: InvestorFilter): string {
  const value = filters[filter] ?? '';
  // Others hold what was typed, which may be the name of a property of every object.
  const hasLabel = filter === 'place' || filter === 'sector';
  const label = sayName((hasLabel && filters.labels?.[value]) || value);
  if (filter === 'country') return text.basedIn(label);
  if (filter === 'place') return text.backedIn(label);
  if (filter === 'since') return text.sinceYear(value);
  return filter === 'led' ? text.ledYes : label;
}
