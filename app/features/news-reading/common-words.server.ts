import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { IsCommon } from './find-mentions.ts';
import { COMMON_WORDS } from './mention-words.ts';
import { splitWords } from './text-words.ts';

const SAMPLE = 3_000;
const TWICE = 2;

/** Listed words, and lower-case words in the taglines of two startups or more. */
export async function loadCommonWords(sql: Sql): Promise<IsCommon> {
  const { rows } = await raw<{ tagline: string }>`
    select tagline from startups where tagline is not null order by id limit ${SAMPLE}`.execute(
    sql,
  );
  const seen = new Map<string, number>();
  for (const { tagline } of rows) {
    const small = splitWords(tagline).filter(({ isCapital }) => !isCapital);
    for (const key of new Set(small.map((word) => word.key))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return (key) => COMMON_WORDS.has(key) || (seen.get(key) ?? 0) >= TWICE;
}
