import { describe, expect, test } from 'vitest';
import { readNameQuestion, shorterNames } from './name-question.ts';

describe('a question for a name', () => {
  test('is taken apart at spaces and signs', () => {
    expect(readNameQuestion('m-kopa  (solar)')).toEqual({
      key: 'mkopasolar',
      words: ['m', 'kopa', 'solar'],
    });
    expect(readNameQuestion('d.light')).toEqual({ key: 'dlight', words: ['d', 'light'] });
    expect(readNameQuestion('“سويفل” ×')).toEqual({ key: 'سويفل', words: ['سويفل'] });
  });

  test('without letters and digits is none', () => {
    expect(readNameQuestion('')).toBeNull();
    expect(readNameQuestion(' -–\u00a0\u3000.\u0001')).toBeNull();
  });

  test('has at most eight words', () => {
    expect(readNameQuestion('a '.repeat(100))?.words).toHaveLength(8);
  });

  test('may go on after the name: beginnings that end with a word, longest first, none under three letters', () => {
    const question = readNameQuestion('4g capital kenya limited');
    expect(question && shorterNames(question)).toEqual(['4gcapitalkenya', '4gcapital']);
  });
});
