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

test.each([
  ['gte', '2024-06-01', '', 'depuis le 1er juin 2024'],
  ['lte', '2024', '', 'jusqu’en 2024'],
  ['between', '2024-01-01', '2024-06-30', 'du 1er janvier 2024 au 30 juin 2024'],
  ['between', '2022', '2023', 'de 2022 à 2023'],
] as const)('a date in French: %s %s %s', (operator, query_1, query_2, said) => {
  const filter = { ...denied('announced_on', query_1), operator, query_2 };
  inLocale('fr', () => expect(describeFilter(filter, {})).toContain(said));
});

test('a sum of money in French is no day', () => {
  const filter = {
    ...denied('amount', '5000000'),
    operator: 'between',
    query_2: '10000000',
  } as const;
  inLocale('fr', () => expect(describeFilter(filter, {})).toMatch(/de 5,0.M.\$ à 10,0.M.\$$/));
});

test('a count of places with none says none of what', () => {
  const say = (isOfRounds: boolean) =>
    answersText.noneIn(2, 54, isOfRounds, 'FinTech startups', ' in 2024', 'Chad, Togo');
  expect(say(true)).toBe(
    '2 of 54 have no rounds of FinTech startups in 2024 on record: Chad, Togo',
  );
  expect(say(false)).toBe('2 of 54 have no FinTech startups in 2024 on record: Chad, Togo');
});
