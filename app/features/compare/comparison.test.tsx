import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import { Comparison } from './comparison.tsx';

const startups: ComparedStartup[] = Array.from({ length: 11 }, (_, index) => ({
  name: `Startup ${index + 1}`,
  slug: `startup-${index + 1}`,
  logo: null,
  tagline: null,
  country: 'Kenya',
  country_slug: 'kenya',
  latest_round: null,
  total_fundings: (index + 1) * 1_000_000,
  left_out: null,
  year_founded: null,
  employee_range: null,
  parent: null,
  public_ticker: null,
  twitter_followers: null,
  hq_city: null,
  state: null,
  industries: [],
  is_liked_by_user: false,
  status: null,
  fundings_count: 0,
  last_funding_on: null,
  last_funding_amount: null,
  last_funding_reported_amount: null,
  last_funding_reported_currency: null,
  investors_count: 0,
  investors: [],
  equity_raised: null,
  debt_raised: null,
  grants_raised: null,
  type: null,
  founders: [],
  women_led: null,
  incorporated_in: null,
  operates_in: [],
  business_models: [],
  further: [],
}));

const PRO = {
  plan: 'Pro',
  limit: 10,
  price: 'USD 19.00 a month',
  isSamplePrice: true,
  href: '/pricing',
};

function draw(count: number, limit: number): string {
  return renderToString(
    <Comparison
      startups={startups.slice(0, count)}
      unknown={[]}
      onlyDifferences={false}
      limit={limit}
      offer={limit < 10 ? PRO : null}
      nearest={null}
      choices={null}
      examples={[]}
      productName="Griot"
    />,
  );
}
const countColumns = (html: string) => html.match(/<th scope="col"/g)?.length;

test('subscribers see ten side by side, without a gate', () => {
  const html = draw(10, 10);
  expect(countColumns(html)).toBe(11);
  expect(html).toContain('10 of 10 places are taken');
  expect(html).not.toContain('class="gate"');
  expect(html).not.toContain('Pro has');
});

test('an eleventh is named but not shown, and no plan is offered that would not help', () => {
  const html = draw(11, 10);
  expect(countColumns(html)).toBe(11);
  expect(html).toContain('1 more than fit');
  expect(html).toContain('This comparison asks for 11 startups; 10 stand side by side here');
  expect(html).toContain('href="/startup/startup-11"');
  expect(html).not.toContain('/pricing');
});

test('links keep those that are not shown, so that they move up', () => {
  const html = draw(7, 5);
  expect(html).toContain(
    'href="/compare?startups=startup-2,startup-3,startup-4,startup-5,startup-6,startup-7" rel="nofollow" data-control="remove" aria-label="Remove Startup 1"',
  );
  // The last shown startup cannot change places with a hidden one.
  expect(html).not.toContain('Move Startup 5 one place later');
});

test('the best is the best of those shown', () => {
  expect(draw(7, 5)).toMatch(/comparison-best">\$5\.0M/);
});

test('one startup alone asks for a second', () => {
  expect(draw(1, 5)).toContain('Add a second startup');
  expect(draw(2, 5)).not.toContain('Add a second startup');
});
