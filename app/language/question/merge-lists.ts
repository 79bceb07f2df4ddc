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

/** "backed by Partech or Norrsken"; with "and" both are meant. */
const EITHER = /(?:^|\s)(?:or|ou|au|او|أو)(?:\s|$)/;

const OF_NAMES = [
  'investor',
  'lead_investor',
  'any_round.investor',
  'any_round.lead_investor',
  'startup',
  'with',
];

/** "seed and later series B": two rounds, whatever was said of raising. */
const THEN =
  /(?:^|\s)(?:then|later|followed by|puis|ensuite|depois|mais tarde|kisha|halafu|baadaye|ثم|بعد ذلك)(?:\s|$)/;

/** "raised a seed round and a Series A": two rounds. */
const BOTH = /(?:^|\s)(?:and|et|e|na)(?:\s|$)|\sو/;

export function mergeLists(
  filters: readonly Placed[],
  { hasRaised = false } = {},
): UnderstoodFilter[] {
  const merged: UnderstoodFilter[] = [];
  for (const { to: _, joint, ...filter } of filters) {
    const operator = LISTED[filter.operator];
    const isSeparate =
      filter.column === 'any_round.round' && ((hasRaised && BOTH.test(joint)) || THEN.test(joint));
    const isOneOfSome = OF_NAMES.includes(filter.column)
      ? EITHER.test(joint)
      : ALTERNATIVES.includes(filter.column) &&
        (!filter.column.endsWith('industry') || JOINTS.test(joint));
    const parts = ['column', 'operator', 'query_1', 'query_2'] as const;
    if (merged.some((one) => parts.every((part) => one[part] === filter[part]))) continue;
    const same =
      operator && isOneOfSome && !isSeparate
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
  /** What stands behind the filter before on the same column. */
  joint: string;
}
