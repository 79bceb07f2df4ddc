import { expect, test } from 'vitest';
import { FUNDING_ROUNDS } from '../../../base/enumerations.ts';
import { isEquity } from '../../../catalogue/round-detail.server.ts';

test('loans, grants and tokens are not equity; of a round of no stated kind nobody knows', () => {
  expect(FUNDING_ROUNDS.filter((round) => isEquity(round) === false)).toEqual([
    'Grant',
    'Product Crowdfunding',
    'Convertible Note',
    'Debt Financing',
    'Post-IPO Debt',
    'Initial Coin Offering',
  ]);
  expect(FUNDING_ROUNDS.filter((round) => isEquity(round) === null)).toEqual(['Funding Round']);
});
