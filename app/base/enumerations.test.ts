import { expect, test } from 'vitest';
import {
  EARLY_STAGE_ROUNDS,
  EQUITY_ROUNDS,
  FUNDING_ROUNDS,
  MONTHS,
  RANKING_CRITERIA,
} from './enumerations.ts';

test('there are twenty kinds of round, each once', () => {
  expect(FUNDING_ROUNDS).toHaveLength(20);
  expect(new Set(FUNDING_ROUNDS).size).toBe(20);
  expect(FUNDING_ROUNDS.join(', ')).toBe(
    'Angel, Pre-Seed, Seed, Grant, Venture Series, Series A, Series B, Series C, Equity Crowdfunding, ' +
      'Product Crowdfunding, Convertible Note, Debt Financing, Secondary Market, Post-IPO Equity, ' +
      'Post-IPO Secondary, Post-IPO Debt, Initial Coin Offering, Funding Round, Venture Capital, Private Equity',
  );
});

test('subsets keep the order of the whole', () => {
  for (const subset of [EARLY_STAGE_ROUNDS, EQUITY_ROUNDS]) {
    expect(subset).toEqual(FUNDING_ROUNDS.filter((round) => subset.some((one) => one === round)));
  }
});

test('months are those of the calendar', () => {
  const named = MONTHS.map((_, month) =>
    new Date(Date.UTC(2024, month, 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
  );
  expect(MONTHS).toEqual(named);
});

test('rankings are by fundings unless asked otherwise', () => {
  expect(RANKING_CRITERIA[0]).toBe('fundings');
  expect(RANKING_CRITERIA).toHaveLength(5);
});
