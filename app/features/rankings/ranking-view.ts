import { shareRanks } from '../../base/count.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import type { ListShape } from '../../find/lists/list-address.ts';
import { invalid } from '../../http/errors.ts';
import { findClosest } from '../../language/slips.ts';
import { rankingsText as text } from '../../text/text.ts';
import type { RankingItem } from './contract.ts';

/** Ties share a rank. */
export type RankedItem = RankingItem & { rank: string };

const SORTS = {
  name: { kind: 'text' },
  country: { kind: 'text' },
  year_founded: { kind: 'number' },
  amount: { kind: 'number' },
} as const;

export const RANKING_SHAPE: Omit<ListShape, 'path'> = { columns: SORTS, defaultSort: '-amount' };

export const rankItems = (items: readonly RankingItem[]): RankedItem[] =>
  shareRanks(items.map(({ amount }) => amount)).map((rank, index) => ({
    ...(items[index] as RankingItem),
    rank,
  }));

/** Unknown values last. Throws 422. */
export function sortRanking(items: readonly RankedItem[], sort: string): RankedItem[] {
  if (!sort) return [...items];
  const column = sort.replace(/^-/, '');
  if (!Object.hasOwn(SORTS, column)) {
    throw invalid({ sort: [text.unknownSort(sort.slice(0, 80), Object.keys(SORTS))] });
  }
  const direction = sort.startsWith('-') ? -1 : 1;
  const read = (item: RankedItem) => item[column as keyof typeof SORTS];
  return items.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'en');
    return direction * order;
  });
}

/** Defaults when absent or empty. Throws 422 with the nearest known criterion. */
export function readCriterion(by: string | undefined): RankingCriterion {
  if (!by) return RANKING_CRITERIA[0];
  if (isCriterion(by)) return by;
  const shown = by.slice(0, 80);
  const nearest = findClosest(shown, RANKING_CRITERIA);
  throw invalid({
    by: [
      nearest
        ? text.unknownCriterionNear(shown, nearest)
        : text.unknownCriterion(shown, RANKING_CRITERIA.join(', ')),
    ],
  });
}

export function isCriterion(by: string): by is RankingCriterion {
  return (RANKING_CRITERIA as readonly string[]).includes(by);
}
