import { expect, test } from 'vitest';
import { inLocale } from '../../http/locale.server.ts';
import type { UnderstoodFilter } from '../../language/question/reading.ts';
import { answersText } from '../../text/text.ts';
import { describeFilter } from './describe-filters.ts';

const denied = (column: UnderstoodFilter['column'], query_1: string): UnderstoodFilter => ({
  column,
  operator: 'not_in',
  query_1,
  query_2: '',
  words: '',
});

test.each([
  ['en', 'Country: not Kenya', ': no'],
  ['fr', 'Pays\u00a0: sauf Kenya', ': non'],
  ['pt', 'País: excepto Quénia', ': não'],
  ['ar', 'البلد: غير كينيا', ': لا'],
  ['sw', 'Nchi: si Kenya', ': hapana'],
] as const)('a value denied, and a fact denied, in %s', (locale, value, fact) => {
  inLocale(locale, () => {
    expect(describeFilter(denied('country', 'kenya'), {})).toBe(value);
    const said = describeFilter(denied('women_led', 'true'), {}).replace('\u00a0', '');
    expect(said.endsWith(fact)).toBe(true);
  });
});

test('a count of places with none says none of what', () => {
  const say = (isOfRounds: boolean) =>
    answersText.noneIn(2, 54, isOfRounds, 'FinTech startups', ' in 2024', 'Chad, Togo');
  expect(say(true)).toBe(
    '2 of 54 have no rounds of FinTech startups in 2024 on record: Chad, Togo',
  );
  expect(say(false)).toBe('2 of 54 have no FinTech startups in 2024 on record: Chad, Togo');
});
