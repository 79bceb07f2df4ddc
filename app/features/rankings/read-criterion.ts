import { findClosest } from '../../base/closest.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import { invalid } from '../../http/errors.ts';
import { rankingsText } from '../../text/text.ts';

/** Defaults when absent or empty. Throws 422 with the nearest known criterion. */
export function readCriterion(by: string | undefined): RankingCriterion {
  if (!by) return RANKING_CRITERIA[0];
  if (isCriterion(by)) return by;
  const shown = by.slice(0, 80);
  const nearest = findClosest(shown, RANKING_CRITERIA);
  throw invalid({
    by: [
      nearest
        ? rankingsText.unknownCriterionNear(shown, nearest)
        : rankingsText.unknownCriterion(shown, RANKING_CRITERIA.join(', ')),
    ],
  });
}

export function isCriterion(by: string): by is RankingCriterion {
  return (RANKING_CRITERIA as readonly string[]).includes(by);
}
