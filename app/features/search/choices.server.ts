// Statuses, types and numbers of employees as one condition, where not too many pass: an index lists each combination of the three.
import { type RawBuilder, sql as raw } from 'kysely';
import { EMPLOYEE_RANGES, STARTUP_STATUSES, STARTUP_TYPES } from '../../base/enumerations.ts';
import type { Filter } from './filter-language.ts';
import type { Known } from './look-up.server.ts';

/** Of all startups: of more, those counted are soon found by looking at one after the other. */
const RARE_PART = 0.02;
/** Of more the index leads to nearly every page of the table. */
const LISTED_PART = 0.2;
const UNKNOWN = '';
/** In the order of choices_of (db/migrations/080-search.sql). */
const CHOICES = {
  status: [...STARTUP_STATUSES, UNKNOWN],
  type: [...STARTUP_TYPES, UNKNOWN],
  employee_range: [...EMPLOYEE_RANGES, UNKNOWN],
};

interface Together {
  /** The filters that need no other condition. */
  filters: readonly Filter[];
  condition: RawBuilder<boolean>;
  areRare: boolean;
}

/** Of startups f; null where too many are known to pass, or nothing is known. */
export function passChoices(
  filters: readonly Filter[],
  { statistics: { choices } }: Known,
): Together | null {
  const asking = filters.filter(({ column }) => column in CHOICES);
  if (asking.length === 0 || choices.size === 0) return null;
  const [statuses = [], types = [], ranges = []] = Object.entries(CHOICES).map(
    ([column, values]) => {
      const ofColumn = asking.filter((filter) => filter.column === column);
      return values.filter((value) => ofColumn.every((filter) => passes(filter, value)));
    },
  );
  const passing = statuses.flatMap((status) =>
    types.flatMap((type) => ranges.map((range) => `${status}/${type}/${range}`)),
  );
  // What is not among the common ones is rare.
  const part = passing.reduce((sum, one) => sum + (choices.get(one) ?? 0), 0);
  if (part > LISTED_PART) return null;
  const condition = raw<boolean>`choices_of(f.status, f.type, f.employee_range) = any (${passing}::text[])`;
  return { filters: asking, condition, areRare: part <= RARE_PART };
}

/** Negated tests let unknown values through. */
function passes({ isNegated, test }: Filter, value: string): boolean {
  const isMet =
    test.kind === 'blank'
      ? value === UNKNOWN
      : test.kind === 'choice' && test.values.includes(value);
  return isMet !== isNegated;
}
