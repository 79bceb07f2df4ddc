// Search by meaning: for a page of its own, and for the words of a question that are no filters.

import { sql as raw } from 'kysely';
import { startupRowColumns } from '../../catalogue/select-rows.server.ts';
import type { Sql } from '../../data/database.ts';
import type { Context, RankedStartup, SemanticIndex } from '../../http/context.ts';
import { readContentWords } from '../../language/meaning/phrases.ts';
import type { Reading } from '../../language/question/reading.ts';
import { MAX_SEMANTIC_RESULTS as MAX_RESULTS, type SemanticHit } from './contract.ts';
import { suggestNames } from './suggest.server.ts';

export type SemanticResult = Awaited<ReturnType<typeof searchSemantically>>;

/**
 * The startups most similar to a query of 1 to 500 characters; by name while the index is not
 * ready.
 */
export async function searchSemantically(
  { sql, semanticIndex }: { sql: Sql; semanticIndex: SemanticIndex | null },
  text: string,
) {
  const startedAt = performance.now();
  const answer = await semanticIndex?.rank(text, MAX_RESULTS);
  const hits = answer ? await listRanked(sql, answer.hits) : await listNamed(sql, text);
  const isByWords = answer?.provider === 'words';
  return {
    hits,
    provider: answer?.provider ?? 'names',
    /** Why the results are not those of the configured provider. */
    notice: !answer ? ('preparing' as const) : isByWords ? ('words' as const) : null,
    tookMs: Math.round((performance.now() - startedAt) * 10) / 10,
  };
}

type Row = Omit<SemanticHit, 'score' | 'matched'>;

/** Omits deleted startups even before the index is updated. */
async function listRanked(sql: Sql, ranked: readonly RankedStartup[]): Promise<SemanticHit[]> {
  if (ranked.length === 0) return [];
  const { rows } = await raw<Row & { id: number }>`
    select s.id, s.status, ${startupRowColumns}
    from startups s join places country on country.id = s.country_id
    where s.id = any(${ranked.map(({ id }) => id)}::bigint[])`.execute(sql);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ id, score, matched }) => {
    const found = byId.get(id);
    if (!found) return [];
    const { id: _, ...row } = found;
    return { ...row, score, matched };
  });
}

const MOST_WORDS = 8;

/** By name similarity, then startups with one of the query's words in their name. */
async function listNamed(sql: Sql, text: string): Promise<SemanticHit[]> {
  const suggested = await suggestNames(sql, text);
  const slugs = suggested.filter(({ kind }) => kind === 'startup').map(({ slug }) => slug);
  const words = readContentWords(text).map(({ word }) => word);
  const { rows } = await raw<Row>`
    with named as (
      select entity_id, count(*) as words from search_names
      where word = any(${words.slice(0, MOST_WORDS)}::text[]) and kind = 'startup'
      group by entity_id
      order by words desc, entity_id limit ${MAX_RESULTS}
    ), found as (
      select id from startups where slug = any(${slugs}::text[]) union select entity_id from named
    )
    select s.status, ${startupRowColumns}
    from found join startups s using (id) join places country on country.id = s.country_id
      left join named on named.entity_id = s.id
    order by array_position(${slugs}::text[], s.slug), named.words desc nulls last, s.name
    limit ${MAX_RESULTS}`.execute(sql);
  return rows.map((row) => ({ ...row, score: null, matched: [{ asked: text, found: row.name }] }));
}

export interface Ranked {
  ids: number[];
  /** The similarity of the first result to the question. */
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
