import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NAMES, openLexicon, read, describe as say } from '../../../test/question-reader.ts';
import { readTokens } from '../tokens.ts';
import { dropIncluded } from './mentions.ts';
import { readRow } from './read-row.ts';
import type { Understood } from './reading.ts';
import type { Item } from './row.ts';

const lexicon = openLexicon();
const FOLDER = new URL('../../../bench/questions/', import.meta.url);
const SETS = readdirSync(FOLDER).filter((file) => /^writer-[abc]\..*\.development\./.test(file));

/** Says nothing but how other words belong together, or what is asked for. */
const GRAMMAR = 'small who returns and not between date compare cue loose included orderOf best'
  .concat(' times oneExit coverage fate elsewhere stage unanswerable')
  .split(' ');
/** Of the words that narrow a question, those that another filter or order may hold. */
const HELD: Record<string, RegExp> = {
  superlative: /^sort$/,
  fact: /^any_round/,
};

function isGrammar(item: Item, { filters, sort }: Understood): boolean {
  if (item.value !== undefined) return false;
  const columns = [...filters.map(({ column }) => column), ...(sort ? ['sort'] : [])];
  return item.senses.some((sense) => {
    if (sense.is === 'number') return sense.number === 1;
    const value = 'slug' in sense ? sense.slug : 'value' in sense ? sense.value : '';
    return (
      GRAMMAR.includes(sense.is) ||
      columns.some((column) => HELD[sense.is]?.test(column)) ||
      // "debt (debt)"
      filters.some(({ query_1 }) => query_1.split(',').includes(value))
    );
  });
}

test.each(SETS)('every content word of %s is a filter, meaning or named', (set) => {
  const lines = readFileSync(new URL(set, FOLDER), 'utf8').trimEnd().split('\n');
  const dropped = lines.flatMap((line) => {
    const { query } = JSON.parse(line) as { query: string };
    const understood = read(query);
    const { filters, meaning, ignored } = understood;
    const parts = [...filters.map(({ words }) => words), meaning ?? '', ...ignored];
    const said = new Set(parts.flatMap(readTokens).map(({ key }) => key));
    const row = readRow(query, lexicon, NAMES);
    // "grants included" leaves all in.
    dropIncluded(row);
    const left = row.items.filter((item) => {
      const words = readTokens(query.slice(item.from, item.to));
      const isSaid = words.every(({ key }) => said.has(key) || !/[\p{L}\p{N}]/u.test(key));
      return !isSaid && !item.isUsed && !isGrammar(item, understood);
    });
    const isName = filters.length === 0 && !meaning && ignored.length === 0;
    return left.length > 0 && !isName
      ? [`${query}: ${left.map(({ from, to }) => query.slice(from, to)).join(', ')}`]
      : [];
  });
  expect(dropped).toEqual([]);
});

describe('what narrows a question and became nothing is named', () => {
  test.each([
    ['rounds of more than two founders', /ignored more than two/],
    ['investors with twelve offices', /twelve/],
    ['fondateurs de plus de trois pays', /plus de trois|trois/],
  ])('%s', (question, named) => {
    expect(say(question)).toMatch(named);
  });
});

describe('the reason of closures is on record', () => {
  test.each([
    'which startups closed in 2023 and why',
    'quelles startups ont fermé en 2023 et pourquoi',
    'quais startups fecharam em 2023 e por que',
    'startapu zilizofungwa mwaka 2023 na kwa nini',
    'شركات ناشئة أغلقت في 2023 ولماذا',
  ])('%s', (question) => {
    expect(read(question).ignored).toEqual([]);
  });

  test('of what else happened it is not', () => {
    expect(read('fintech in Kenya and why').ignored).toEqual(['why']);
  });
});
