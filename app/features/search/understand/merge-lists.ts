import type { UnderstoodFilter } from './reading.ts';

/** Several countries, rounds or kinds are alternatives. */
const LISTED: Record<string, string> = {
  equals: 'in',
  in: 'in',
  not_equals: 'not_in',
  not_in: 'not_in',
  includes: 'includes_any',
  includes_any: 'includes_any',
};

/** "fintech or logistics", but "AI fintech" is both. */
const JOINTS = /,|(?:^|\s)(?:and|or|et|ou|e|na|au|و|او|أو)(?:\s|$)|\sو/;

const ALTERNATIVES = [
  'country',
  'backed_country',
  'city',
  'round',
  'any_round.round',
  'latest_round',
  'stage',
  'kind',
  'any_round.kind',
  'status',
  'type',
  'industry',
  'backed_industry',
  'operates_in',
  'incorporated_in',
];

/** "raised a seed round and a Series A": two rounds. */
const BOTH = /(?:^|\s)(?:and|et|e|na)(?:\s|$)|\sو/;

export function mergeLists(
  filters: readonly Placed[],
  { hasRaised = false } = {},
): UnderstoodFilter[] {
  const merged: UnderstoodFilter[] = [];
  for (const { to: _, joint, ...filter } of filters) {
    const operator = LISTED[filter.operator];
    const same =
      operator &&
      ALTERNATIVES.includes(filter.column) &&
      !(hasRaised && filter.column === 'any_round.round' && BOTH.test(joint)) &&
      (!filter.column.endsWith('industry') || JOINTS.test(joint))
        ? merged.find((one) => one.column === filter.column && LISTED[one.operator] === operator)
        : undefined;
    if (!same || !operator) merged.push({ ...filter });
    else if (!same.query_1.split(',').includes(filter.query_1)) {
      same.operator = operator;
      same.query_1 += `,${filter.query_1}`;
      same.words += `, ${filter.words}`;
    }
  }
  return merged;
}

export interface Placed extends UnderstoodFilter {
  to: number;
  /** From behind the filter before on the same column. */
  joint: string;
}
