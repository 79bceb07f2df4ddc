// How many texts have a word, as far as the database's own statistics tell, and what follows for the way matches are found. Which match never
// depends on it: so it may be old, and of an embedded database that never looked at its texts there is nothing to be told.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { MAX_COUNTED } from './advanced-contract.ts';
import type { Filter } from './filter-language.ts';
import type { Known } from './look-up.server.ts';

export type TextColumn = 'tagline' | 'overview';

/** Of each column the words that at least a hundredth of all texts have, with the part of texts that do, 0 to 1. */
export interface CommonWords extends Record<TextColumn, ReadonlyMap<string, number>> {
  /** How many startups have texts. */
  textsCount: number;
}

const LEAST_PART = 0.01;
const KEPT_MS = 600_000;

interface Kept {
  words: Promise<CommonWords>;
  until: number;
}
const keptBy = new WeakMap<Sql, Kept>();

/** As they were at most ten minutes ago. */
export function readCommonWords(sql: Sql): Promise<CommonWords> {
  const kept = keptBy.get(sql);
  if (kept && performance.now() < kept.until) return kept.words;
  const words = readStatistics(sql);
  keptBy.set(sql, { words, until: performance.now() + KEPT_MS });
  words.catch(() => keptBy.delete(sql));
  return words;
}

async function readStatistics(sql: Sql): Promise<CommonWords> {
  // Statistics of an index name its columns by their place in it.
  const { rows } = await raw<{ place: number; word: string; part: number; texts: number }>`
    select a.attnum::int as place, common.word, common.part,
      (select reltuples from pg_class where oid = 'search_texts'::regclass) as texts
    from pg_stats s
      join pg_attribute a on a.attrelid = 'search_texts_words'::regclass and a.attname = s.attname
      cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as common (word, part)
    where s.schemaname = current_schema and s.tablename = 'search_texts_words' and a.attnum <= 2
      and common.word is not null and common.part >= ${LEAST_PART}`.execute(sql);
  const wordsAt = (place: number) =>
    new Map(rows.filter((row) => row.place === place).map(({ word, part }) => [word, part]));
  return { tagline: wordsAt(1), overview: wordsAt(2), textsCount: rows[0]?.texts ?? 0 };
}

/** What more texts have than have not is tested, not listed. */
const TESTED_FROM = 0.6;
/** To test a text takes as long as so many entries of the shortest list. */
const ENTRIES_A_TEST = 4;

/** Those that no index is to list, though it could: all of them where so many pass that enough are soon counted. */
export function listTested(filters: readonly Filter[], known: Known): readonly Filter[] {
  const parts = filters.map((filter) => partPassing(filter, known));
  const together = parts.reduce((product, part) => product * part, 1);
  const tests = MAX_COUNTED / together;
  const entries = known.textsCount * Math.min(...parts);
  if (tests * ENTRIES_A_TEST < entries) return filters;
  return filters.filter(({ isNegated }, nth) => !isNegated && (parts[nth] ?? 0) >= TESTED_FROM);
}

/** Of all startups, 0 to 1; 0 where that is not known. */
function partPassing({ column, isNegated, test }: Filter, known: Known): number {
  if (isNegated) return 1;
  if (column !== 'tagline' && column !== 'overview') return 0;
  return test.kind === 'text' && test.how === 'contains'
    ? known.partWith(column, known.fold(test.text))
    : 0;
}
