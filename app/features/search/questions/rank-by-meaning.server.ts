import type { Context } from '../../../http/context.ts';
import type { Reading } from '../../../language/question/reading.ts';

export interface Ranked {
  ids: number[];
  /** Of the first to what was asked. */
  nearness: number;
}

const MOST_BY_MEANING = 200;
/** Less than this share of the best score is noise. */
const LEAST_OF_BEST = 0.45;

/** Null while the index is being made: filters and names have to do. */
export async function rankByMeaning(
  { semanticIndex }: Pick<Context, 'semanticIndex'>,
  { meaning, filters }: Reading,
): Promise<Ranked | null> {
  if (!meaning) return null;
  // Places and industries lift those that the filters let pass among the first.
  const also = filters.flatMap(({ column, query_1 }) =>
    ['country', 'city', 'industry', 'backed_country'].includes(column)
      ? [query_1.replaceAll(/[-,]/g, ' ')]
      : [],
  );
  const ranking = await semanticIndex?.rank([meaning, ...also].join(' '), MOST_BY_MEANING);
  if (!ranking) return null;
  const best = ranking.hits[0]?.score ?? 0;
  const least = best * (also.length > 0 ? 0.2 : LEAST_OF_BEST);
  return {
    nearness: ranking.nearness,
    ids: ranking.hits.filter(({ score }) => score >= least).map(({ id }) => id),
  };
}

/** Of an industry and nothing else those come first that its words are most about. */
export async function rankMembers(
  given: Pick<Context, 'semanticIndex'>,
  reading: Reading,
): Promise<readonly number[]> {
  const [industry, ...others] = reading.filters;
  const isTopic = industry?.column === 'industry' && others.length === 0 && !reading.sort;
  if (!isTopic || industry.operator.startsWith('not_')) return [];
  const ranked = await rankByMeaning(given, { ...reading, filters: [], meaning: industry.words });
  return ranked?.ids ?? [];
}
