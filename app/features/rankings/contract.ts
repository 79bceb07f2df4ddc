import { z } from 'zod';
import { shareRanks } from '../../base/count.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import { labelled } from '../../base/label.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';
import { STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import type { ListShape } from '../../find/lists/list-address.ts';
import { invalid } from '../../http/errors.ts';
import { findClosest } from '../../language/slips.ts';
import { compareWords, sayName } from '../../text/say-name.ts';
import { marksText, rankingsText as text } from '../../text/text.ts';

/** Rows of the full list, and with `limited`. */
export const RANKED = 100;
export const RANKED_LIMITED = 9;

export const rankingItem = z.object({
  id: z.int(),
  ...startupRow.omit({ latest_round: true, employee_range: true }).shape,
  /** In `unit`. */
  amount: z.number(),
  unit: z.enum(['usd', 'count']),
  /** ISO date of the newest record behind the figure, as precisely as known, or null. */
  as_of: z.string().nullable(),
});
export type RankingItem = z.output<typeof rankingItem>;

/** Ties share a rank. */
export type RankedItem = RankingItem & { rank: string };

/** Shown beside the name. */
export const RANKED_FACTS = ['country', 'year_founded'] as const;

const { name, year_founded, total_fundings: amount } = STARTUP_FILTERS;
const SORTS = {
  name,
  country: labelled({ kind: 'text' } as const, () => STARTUP_FILTERS.country.label),
  year_founded,
  amount,
} as const;

export const RANKING_SHAPE: Omit<ListShape, 'path'> = {
  columns: SORTS,
  defaultSort: '-amount',
  options: ['country', 'industry'],
};

const slug = z.string().max(120).default('');

/** Of the page and its files; an unknown slug has no startups. */
export const rankingQuery = z.object({
  country: slug,
  industry: slug,
  page: z
    .string()
    .default('1')
    .refine((page) => page === '1' || page === '2', { error: () => text.unknownPage })
    .transform(Number),
});
export type RankingChoice = Pick<z.output<typeof rankingQuery>, 'country' | 'industry'>;

/** Names the filters, and "100" only if there are as many. */
export function rankingTitle(
  by: RankingCriterion,
  count: number,
  chosen: readonly string[],
): string {
  const { title, shortTitle } = text.criteria[by];
  const isFull = count === 0 || count >= RANKED;
  const names = chosen.map(sayName).join(marksText.comma);
  return [isFull ? title : shortTitle, names].filter(Boolean).join(marksText.colon);
}

/** With their ranks, in the order asked, unknown values last. Throws 422. */
export function sortRanking(items: readonly RankingItem[], sort: string): RankedItem[] {
  const ranked = shareRanks(items.map(({ amount }) => amount)).map((rank, index) => ({
    ...(items[index] as RankingItem),
    rank,
  }));
  if (!sort) return ranked;
  const column = sort.replace(/^-/, '');
  if (!Object.hasOwn(SORTS, column)) {
    throw invalid({ sort: [text.unknownSort(sort.slice(0, 80), Object.keys(SORTS))] });
  }
  const direction = sort.startsWith('-') ? -1 : 1;
  const read = (item: RankedItem) =>
    column === 'country' ? sayName(item.country) : item[column as keyof typeof SORTS];
  return ranked.sort((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order = typeof one === 'number' ? one - Number(other) : compareWords(one, String(other));
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
