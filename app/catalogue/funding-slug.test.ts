import { describe, expect, test } from 'vitest';
import { fundingSlug } from './funding-slug.ts';

const free = () => false;

describe('fundingSlug', () => {
  test('carries the month of a round known to the day or month', () => {
    expect(fundingSlug('andela', 'Series B', { date: '2016-06-16', precision: 'day' }, free)).toBe(
      'andela-series-b-2016-06',
    );
    expect(fundingSlug('andela', 'Pre-Seed', { date: '2014-11', precision: 'month' }, free)).toBe(
      'andela-pre-seed-2014-11',
    );
  });

  test('carries the year alone when that is all one knows, and nothing when no date is known', () => {
    expect(fundingSlug('wave', 'Post-IPO Debt', { date: '2021', precision: 'year' }, free)).toBe(
      'wave-post-ipo-debt-2021',
    );
    expect(fundingSlug('wave', 'Seed', null, free)).toBe('wave-seed');
  });

  test('counts on from 2 when taken', () => {
    const taken = new Set(['wave-seed-2021', 'wave-seed-2021-2']);
    const slug = fundingSlug('wave', 'Seed', { date: '2021', precision: 'year' }, (s) =>
      taken.has(s),
    );
    expect(slug).toBe('wave-seed-2021-3');
  });
});
