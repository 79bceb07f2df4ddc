import { sql as raw } from 'kysely';
import { findClosest } from '../../base/closest.ts';
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import { type DailyFigure, readDailyFigure } from '../../figures/daily-figures.server.ts';
import { findTotals } from '../../figures/sums.server.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { ALL_INVESTORS } from '../../page-cache/cache-tags.ts';
import { investorsText } from '../../text/text.ts';
import type { FilterOption, TypesAndStages } from './contract.ts';

/** Above this many rounds the counts are computed daily. */
const ROUNDS_COUNTED_AT_ONCE = 500_000;

/** Types by name, stages in the specification's order; only those in use. */
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
  const options = (kind: 'type' | 'stage'): FilterOption[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ label, count }) => ({ value: slugify(label), label, count }));
  const placeOf = ({ label }: FilterOption) => FUNDING_ROUNDS.indexOf(label as FundingRound);
  return {
    types: options('type').sort((a, b) => a.label.localeCompare(b.label, 'en')),
    stages: options('stage').sort((a, b) => placeOf(a) - placeOf(b)),
  };
}

export interface InvestorFilters {
  q?: string;
  type?: string;
  stage?: string;
}

export function isFiltered({ q, type, stage }: InvestorFilters): boolean {
  return Boolean(q || type || stage);
}

/** Reads type and stage by value or label. Throws 422 with the nearest known one. */
export async function readFilters(sql: Sql, given: InvestorFilters): Promise<InvestorFilters> {
  const errors: FieldErrors = {};
  const read = (field: 'type' | 'stage', labels: readonly string[]) => {
    const value = given[field];
    if (!value) return undefined;
    const label = labels.find((one) => slugify(one) === slugify(value));
    if (!label) errors[field] = [sayUnknown(value, labels)];
    return label;
  };
  const type = read('type', given.type ? await listTypes(sql) : []);
  const stage = read('stage', FUNDING_ROUNDS);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { q: given.q || undefined, type, stage };
}

async function listTypes(sql: Sql): Promise<string[]> {
  const { rows } = await raw<{ type: string }>`
    select distinct type from investors where type is not null order by type`.execute(sql);
  return rows.map(({ type }) => type);
}

function sayUnknown(value: string, labels: readonly string[]): string {
  const nearest = findClosest(slugify(value), labels.map(slugify));
  return investorsText.unknownValue(value, nearest);
}
