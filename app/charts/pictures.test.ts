import { expect, test } from 'vitest';
import { inLocale } from '../http/locale.server.ts';
import { renderShareFile } from './pictures.tsx';

const file = {
  name: 'Zuri Pay',
  slug: 'zuri-pay',
  lead: 'Payments for market traders in towns and villages, by phone and by card',
  finding: { before: '', figure: '$2.0M', after: ' raised in 3 rounds since 2019', x: '' },
  facts: ['Last: Seed, March 2024', 'Kenya · Founded 2018'],
  notice: null,
  productName: 'Griot',
  address: 'https://griot.test/startup/zuri-pay',
};

const linesOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, line = '']) => line);

test('says name, what it does, what it raised, the last round, the site and the address', () => {
  expect(linesOf(renderShareFile(file))).toEqual([
    'Zuri Pay',
    'Payments for market traders in towns',
    'and villages, by phone and by card',
    '<tspan class="figure">$2.0M</tspan> raised in 3',
    'rounds since 2019',
    'Last: Seed, March 2024',
    'Kenya · Founded 2018',
    'Griot',
    'griot.test/startup/zuri-pay',
  ]);
});

test('the longest words stay on the picture, and none are markup', () => {
  const svg = renderShareFile({
    ...file,
    name: `<b>${'Donaudampfschiff '.repeat(20)}`,
    lead: 'word '.repeat(200),
    facts: ['x'.repeat(400)],
  });
  expect(svg).not.toContain('<b>');
  expect(linesOf(svg)).toHaveLength(2 + 2 + 2 + 1 + 2);
  const places = [...svg.matchAll(/<text[^>]* y="(\d+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...places.slice(0, 7))).toBeLessThan(530);
});

test('without lead, rounds and facts there is a name and no empty line', () => {
  const svg = renderShareFile({ ...file, lead: null, finding: null, facts: ['Kenya'] });
  expect(linesOf(svg)).toEqual(['Zuri Pay', 'Kenya', 'Griot', 'griot.test/startup/zuri-pay']);
});

test('in Arabic a shared picture is mirrored, and Latin names keep their direction', () => {
  const svg = inLocale('ar', () =>
    renderShareFile({
      name: 'Qxa Inc.',
      slug: 'qxa',
      lead: 'بذرية',
      productName: 'Griot',
      address: 'https://griot.example/startup/qxa',
      notice: null,
    }),
  );
  expect(svg).toMatch(/<text class="name" x="930" text-anchor="end"[^>]*>Qxa Inc\.</);
  expect(svg).toMatch(/<text class="quiet" x="930" direction="rtl"[^>]*>بذرية</);
  expect(svg).toMatch(/<text class="small" x="60" y[^>]*>griot\.example/);
});
