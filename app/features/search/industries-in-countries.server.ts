// Industries asked for in countries, and in rounds, as one condition: an index lists the startups of an industry in a country, which is far
// quicker than to compare the list of the country with that of the industry.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Filter } from './filter-language.ts';
import type { Known } from './look-up.server.ts';

/** With more pairs, comparing two lists is quicker. */
const MAX_PAIRS = 40;
/** With more of these, to compare the rounds of those found is. */
const MAX_PAIRS_IN_ROUNDS = 120;
/** As industries_in in db/migrations/080-search.sql. */
const ONE_COUNTRY = 2 ** 32;

interface Together {
  /** The filters that need no other condition. */
  filters: readonly Filter[];
  conditions: RawBuilder<boolean>[];
}

/** Of startups f. */
export function passIndustriesIn(filters: readonly Filter[], known: Known): Together {
  const country = filters.find((filter) => asksFor(filter, 'country'));
  const industries = filters.filter((filter) => asksFor(filter, 'industry'));
  if (!country) return { filters: [], conditions: [] };
  const countries = listGroups(country, known).flat();
  const groups = industries.flatMap((filter) => listGroups(filter, known));
  if (groups.length === 0 || groups.some((ids) => ids.length * countries.length > MAX_PAIRS)) {
    return { filters: [], conditions: [] };
  }
  const rounds = listRounds(filters);
  return {
    filters: [country, ...industries],
    conditions: groups.map((ids) => {
      const pairs = countries.flatMap((id) => ids.map((industry) => id * ONE_COUNTRY + industry));
      return isIn(pairs, rounds);
    }),
  };
}

function isIn(pairs: readonly number[], rounds: readonly string[]): RawBuilder<boolean> {
  return rounds.length > 0 && pairs.length * rounds.length <= MAX_PAIRS_IN_ROUNDS
    ? raw`industries_in_round(f.country_id, f.industry_ids, f.latest_round) && pairs_in_rounds(${pairs}::bigint[], ${rounds}::text[])`
    : raw`industries_in(f.country_id, f.industry_ids) && ${pairs}::bigint[]`;
}

/** A startup's round is to be compared all the same: the index may list others with it. */
function listRounds(filters: readonly Filter[]): readonly string[] {
  const asked = filters.find(({ column, isNegated }) => column === 'latest_round' && !isNegated);
  return asked?.test.kind === 'choice' ? asked.test.values : [];
}

/** Whether a filter asks for rows of this column by name. */
export function asksFor({ column, isNegated, test }: Filter, wanted: Filter['column']): boolean {
  return column === wanted && !isNegated && test.kind === 'reference';
}

/** Groups of ids: a startup has to have one of each group. */
function listGroups({ test }: Filter, known: Known): Array<readonly number[]> {
  if (test.kind !== 'reference') return [];
  const groups = test.names.map((name) => known.idsOf(test.refersTo, name));
  return test.needsAll ? groups : [groups.flat()];
}
