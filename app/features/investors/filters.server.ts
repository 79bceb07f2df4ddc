// What investors can be filtered by: their type, and the kinds of round they state or have joined.
import { sql as raw } from 'kysely';
import { findClosest } from '../../base/closest.ts';
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { investorsText } from '../../text/text.ts';
import type { FilterOption, TypesAndStages } from './contract.ts';

/** Types by name; stages in the specification's order. Only those that some investor has. */
export async function listTypesAndStages(sql: Sql): Promise<TypesAndStages> {
  const { rows } = await raw<{ kind: 'type' | 'stage'; label: string; count: number }>`
    select 'type' as kind, type as label, sum(investors_count) as count
    from investor_sums where type <> '' and stage = '' group by type having sum(investors_count) > 0
    union all
    select 'stage', stage, sum(investors_count)
    from investor_sums where type = '' and stage <> '' group by stage having sum(investors_count) > 0`.execute(
    sql,
  );
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
  /** As investors have it. */
  type?: string;
  stage?: string;
}

export function isFiltered({ q, type, stage }: InvestorFilters): boolean {
  return Boolean(q || type || stage);
}

/** Reads type and stage by value or label. Throws 422 that names an unknown one and the nearest known. */
export function readFilters(
  given: InvestorFilters,
  { types }: Pick<TypesAndStages, 'types'>,
): InvestorFilters {
  const errors: FieldErrors = {};
  const read = (field: 'type' | 'stage', labels: readonly string[]) => {
    const value = given[field];
    if (!value) return undefined;
    const label = labels.find((one) => slugify(one) === slugify(value));
    if (!label) errors[field] = [sayUnknown(value, labels)];
    return label;
  };
  const type = read(
    'type',
    types.map(({ label }) => label),
  );
  const stage = read('stage', FUNDING_ROUNDS);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { q: given.q || undefined, type, stage };
}

function sayUnknown(value: string, labels: readonly string[]): string {
  const nearest = findClosest(slugify(value), labels.map(slugify));
  return investorsText.unknownValue(value, nearest);
}
