// The numbers of answers: sums, medians, means and counts of what filters leave, in all and by group.
import { findRounds, groupRounds, type RoundGroup } from '../../../find/find-rounds.server.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { groupStartups, type StartupGroup } from '../../../find/group-startups.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import type { Asking } from './asking.server.ts';
import { toFilter } from './asking.server.ts';

type Filters = readonly UnderstoodFilter[];
const NONE = { offset: 0, limit: 0 };

async function readRounds(asking: Asking, filters: Filters) {
  const reading = {
    returns: 'rounds' as const,
    filters: [...filters],
    meaning: null,
    sort: null,
    ignored: [],
  };
  const wanted = await readWanted(asking, reading, null);
  return wanted.returns === 'rounds' ? wanted : null;
}

/** Null where there are more rounds than are summed. */
export async function sumRounds(asking: Asking, filters: Filters) {
  const wanted = await readRounds(asking, filters);
  if (!wanted) return null;
  const { total, sums } = await findRounds(asking.sql, wanted, NONE);
  if (!sums) return null;
  const mean = sums.total_amount === null ? null : sums.total_amount / sums.counted;
  return { ...sums, total, mean };
}
export type Sums = NonNullable<Awaited<ReturnType<typeof sumRounds>>>;

/** Of rounds with a date among the conditions: how many others have none. */
export async function countUndated(asking: Asking, filters: Filters): Promise<number> {
  const isDated = ({ column }: UnderstoodFilter) => column === 'announced_on';
  if (!filters.some(isDated)) return 0;
  const undated = [
    ...filters.filter((one) => !isDated(one)),
    toFilter('announced_on', 'is_blank', ''),
  ];
  const wanted = await readRounds(asking, undated);
  return wanted ? (await findRounds(asking.sql, wanted, NONE)).total : 0;
}

export interface Group {
  name: string;
  slug: string | null;
  rounds: number;
  counted: number;
  total: number | null;
  median: number | null;
  mean: number | null;
  startups: number | null;
}

const MOST_GROUPS = 300;

/** Those of the record, the largest sum first; without rounds of no known group. */
export async function groupSums(
  asking: Asking,
  filters: Filters,
  by: RoundGroup,
  order: 'amount' | 'rounds' = 'amount',
): Promise<Group[]> {
  const wanted = await readRounds(asking, filters);
  if (!wanted) return [];
  const { groups } = await groupRounds(asking.sql, wanted.conditions, by, order, MOST_GROUPS);
  return groups.flatMap(({ name, slug, rounds, counted, total_amount, median_amount }) =>
    name === null
      ? []
      : [
          {
            name,
            slug,
            rounds,
            counted,
            total: total_amount,
            median: median_amount,
            mean: total_amount === null ? null : total_amount / counted,
            startups: null,
          },
        ],
  );
}

async function readStartups(asking: Asking, filters: Filters) {
  const reading = {
    returns: 'startups' as const,
    filters: [...filters],
    meaning: null,
    sort: null,
    ignored: [],
  };
  const wanted = await readWanted(asking, reading, null);
  return wanted.returns === 'startups' ? wanted : null;
}

/** Null where there are more than are counted. */
export async function countStartups(asking: Asking, filters: Filters): Promise<number | null> {
  const wanted = await readStartups(asking, filters);
  if (!wanted) return null;
  const { total, totalIs } = await findMatching(asking.sql, wanted, NONE);
  if (totalIs === 'exact') return total;
  const groups = await groupStartups(asking.sql, wanted.conditions, 'country', MOST_GROUPS);
  return groups.reduce((sum, { startups }) => sum + startups, 0);
}

export async function groupCounts(
  asking: Asking,
  filters: Filters,
  by: StartupGroup,
): Promise<Group[]> {
  const wanted = await readStartups(asking, filters);
  if (!wanted) return [];
  const groups = await groupStartups(asking.sql, wanted.conditions, by, MOST_GROUPS);
  return groups.map((group) => ({
    ...group,
    rounds: 0,
    counted: 0,
    total: null,
    median: null,
    mean: null,
  }));
}
