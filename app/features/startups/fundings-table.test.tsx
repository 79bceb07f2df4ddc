import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeFundingRow } from '../../../test/funding-row.ts';
import type { FundingRow } from '../../catalogue/round-contract.ts';
import { FundingsTable } from './funding-story.tsx';

const investors = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({
  name: slug.toUpperCase(),
  slug,
  is_lead: slug === 'a',
  label: slug === 'a' ? 'A (lead)' : slug.toUpperCase(),
}));

function cell(label: string, values: Partial<FundingRow>): string | undefined {
  const row = makeFundingRow({
    slug: 'paya-seed-2024-05',
    date: '2024-05',
    amount: 4_000_000,
    investors,
    source_url: 'https://www.news.example/a',
    ...values,
  });
  const html = renderToStaticMarkup(<FundingsTable fundings={[row]} caption="Rounds" />);
  return new RegExp(`data-label="${label}">(.*?)</td>`).exec(html)?.[1];
}

test('investors are one element, so that a card keeps them together, leads first, and says how many more', () => {
  const html = cell('Investors', {}) ?? '';
  expect(html).toMatch(/^<span><span><a href="\/investor\/a"><bdi>A<\/bdi><\/a> \(lead\)/);
  expect(html).toMatch(/ and 2 more<\/span>$/);
  expect(html.match(/<a /g)).toHaveLength(4);
});

test('what is not known of a round says so', () => {
  expect(cell('Date', { date: null, precision: null })).toBe('Date unknown');
  expect(cell('Date', {})).toBe('<time dateTime="2024-05">May 2024</time>');
  expect(cell('Source', {})).toContain('>news.example<');
});

test('a column of which nothing is known is not there', () => {
  expect(cell('Source', { source_url: null })).toBeUndefined();
  expect(cell('Investors', { investors: [] })).toBeUndefined();
  expect(cell('Amount', { investors: [] })).toContain('$4.0M');
});
