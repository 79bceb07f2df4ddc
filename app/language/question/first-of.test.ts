import { expect, test } from 'vitest';
import { openLexicon } from '../../../test/question-reader.ts';
import { readFirstOf } from './first-of.ts';

const lexicon = openLexicon();

test.each([
  [
    'how much of the funding of the best funded Nigerian startup is debt',
    'the best funded Nigerian startup',
    'how much of the funding of Wave is debt',
  ],
  ['which country has the oldest fintech', 'the oldest fintech', 'where is Wave'],
  [
    "qui a fondé la startup sénégalaise qui a levé le plus d'argent ?",
    "startup sénégalaise qui a levé le plus d'argent",
    'qui a fondé la Wave ?',
  ],
  [
    'em que cidade fica a startup ganesa que mais captou?',
    'startup ganesa que mais captou',
    'em que cidade fica a Wave ?',
  ],
  [
    'Wawekezaji wa kampuni ya Tanzania iliyokusanya fedha nyingi zaidi ni akina nani?',
    'kampuni ya Tanzania iliyokusanya fedha nyingi zaidi ni',
    'Wawekezaji wa Wave akina nani?',
  ],
  ['من مؤسسو أكثر شركة مصرية حصلت على تمويل؟', 'أكثر شركة مصرية حصلت على تمويل', 'من مؤسسو Wave ؟'],
])('%s', (question, first, second) => {
  const parts = readFirstOf(question, lexicon);
  expect(parts?.first).toBe(first);
  expect(parts?.say?.('Wave')).toBe(second);
});

test.each([
  'which country attracted the most startup investment in 2023',
  'kampuni kongwe zaidi yenye makao Nairobi',
  'the oldest startup that is still open',
  'الشركات المغربية التي حصلت على أكثر من مليوني دولار',
])('%s: asks nothing of the first of a ranking', (question) => {
  expect(readFirstOf(question, lexicon)).toBeNull();
});
