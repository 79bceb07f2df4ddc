import { expect, test } from 'vitest';
import { inLocale } from '../../http/locale.server.ts';
import { groupByLetter } from './industries-page.tsx';

test('names stand under their first letter without its accent, digits together and first', () => {
  const names = ['Éducation', 'energy', '3D Printing', '5G', 'AgriTech'].map((name) => ({ name }));
  expect(groupByLetter(names)).toEqual([
    { letter: '0-9', items: [{ name: '3D Printing' }, { name: '5G' }] },
    { letter: 'A', items: [{ name: 'AgriTech' }] },
    { letter: 'E', items: [{ name: 'Éducation' }, { name: 'energy' }] },
  ]);
});

test('no names give no groups', () => {
  expect(groupByLetter([])).toEqual([]);
});

test('Arabic names stand under their letter without the article', () => {
  const names = ['Energy', 'Furniture', 'SaaS'].map((name) => ({ name }));
  const letters = inLocale('ar', () => groupByLetter(names).map(({ letter }) => letter));
  expect(letters).toEqual(['ا', 'ب', 'ط']);
});
