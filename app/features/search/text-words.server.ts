// Which words of the catalogue's texts contain what is looked for: an index lists the startups of a word far quicker than it compares
// the letters of texts.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { unnamed } from './unnamed.server.ts';

/** Of a text, for each of its words those that may stand in its place; a word that hundreds may stand for is left out. */
export type TextWords = readonly (readonly string[])[];

/** With more words, or shorter ones, comparing letters is quicker. */
const MAX_WORDS = 200;
const SHORTEST_PIECE = 3;

/** Of texts without case and accents, whose words are divided by spaces; those that no words help to find are left out. */
export async function findTextWords(
  sql: Sql,
  texts: readonly string[],
): Promise<Map<string, TextWords>> {
  const pieces = texts.map(listPieces);
  const patterns = [...new Set(pieces.flat().flatMap(({ pattern }) => pattern ?? []))];
  const found = await findWords(sql, patterns);
  return new Map(
    texts.flatMap((text, at) => {
      const words = (pieces[at] ?? []).flatMap(({ word, pattern }) => {
        const alike = pattern === undefined ? [word] : (found.get(pattern) ?? []);
        // Of more, and of those that stand twice, some may be missing.
        return alike.length > MAX_WORDS ? [] : [[...new Set(alike)]];
      });
      return words.length > 0 ? [[text, words]] : [];
    }),
  );
}

interface Piece {
  word: string;
  /** What words look like of which it may be a piece: the first and the last word may begin and end within one. */
  pattern?: string;
}

function listPieces(text: string): Piece[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.flatMap((word, at) => {
    const isFirst = at === 0;
    const isLast = at === words.length - 1;
    if (!isFirst && !isLast) return [{ word }];
    if (word.length < SHORTEST_PIECE) return [];
    const literal = word.replaceAll(/[\\%_]/g, '\\$&');
    return [{ word, pattern: `${isFirst ? '%' : ''}${literal}${isLast ? '%' : ''}` }];
  });
}

async function findWords(
  sql: Sql,
  patterns: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (patterns.length === 0) return new Map();
  const lists = patterns.map(
    (pattern): RawBuilder<unknown> => raw`array(
      select word from search_text_words where word like ${pattern} limit ${MAX_WORDS + 1})`,
  );
  const { rows } = await raw<{ lists: string }>`${unnamed}
    select json_build_array(${raw.join(lists)})::text as lists`.execute(sql);
  const found = JSON.parse(rows[0]?.lists ?? '[]') as string[][];
  return new Map(patterns.map((pattern, at) => [pattern, found[at] ?? []]));
}
