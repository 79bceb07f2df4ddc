// Addresses that app/base/paths.ts builds are addresses that exist.
import { expect, test } from 'vitest';
import * as paths from '../app/base/paths.ts';
import { pages } from '../app/routes.ts';

const patterns = pages.map(
  ({ path }) => new RegExp(`^${path.replace(/:[a-z]+(\{[^}]*\})?/gi, '[a-z0-9-]+')}$`),
);
const exists = (address: string) =>
  patterns.some((pattern) => pattern.test(address.split('?')[0] ?? ''));

test.each([
  paths.startupPath('andela'),
  paths.startupPath('andela', 'news-activities'),
  paths.startupPath('andela', 'team'),
  paths.startupPath('andela', 'fundings'),
  paths.startupPath('andela', 'competitors'),
  paths.fundingPath('andela-seed-2020'),
  paths.investorPath('visa'),
  paths.locationPath('kenya'),
  paths.industryPath('fintech'),
  paths.industryPath('fintech', 'kenya'),
  paths.rankingPath(),
  paths.rankingPath('twitter_follower_count'),
  paths.comparePath(['andela', 'wave'], true),
  paths.mapPath({ measure: 'raised', year: 2021 }),
  paths.pricingPath({ interval: 'year', currency: 'NGN' }),
  paths.checkoutPath({ plan: 'pro', interval: 'year' }),
  paths.checkoutReturnPath('1'),
  paths.checkoutCancelledPath('1'),
  paths.checkoutSandboxPath('1'),
  paths.sandboxCardPath('1'),
  paths.CANCEL_RENEWAL_PATH,
  paths.settingsPath('subscription'),
  paths.advancedSearchPath({ filters: [{ column: 'country', operator: 'is_blank' }] }),
])('%s is a page', (address) => {
  expect(exists(address)).toBe(true);
});

test('withQuery leaves out what is not given', () => {
  expect(paths.withQuery('/a', { q: 'x y', page: null, type: undefined, stage: '', n: 0 })).toBe(
    '/a?q=x+y&n=0',
  );
  expect(paths.withQuery('/a', {})).toBe('/a');
});

test('every page of the specification’s section 2 that exists so far is in the list of pages', () => {
  const PUBLIC = [
    '/',
    '/investors',
    '/investor/visa',
    '/startup/a',
    '/startup/a/news-activities',
    '/startup/a/team',
    '/startup/a/fundings',
    '/startup/a/competitors',
    '/funding/a',
    '/location/a',
    '/industry/a',
    '/industry/a/b',
    '/industries',
    '/explore/location',
    '/compare',
    '/tools/compare',
    '/top-100',
    '/top-100/startups-by-fundings',
    '/terms',
    '/privacy-policy',
    '/pricing',
    '/product/checkout',
    '/dashboard/account-settings/subscription',
    '/attribution-policy',
  ];
  expect(PUBLIC.filter((address) => !exists(address))).toEqual([]);
});
