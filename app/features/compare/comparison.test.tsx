import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import { Comparison } from './comparison.tsx';
import { chartOf } from './raised-chart.tsx';

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
  raised_over_time: [],
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

test('sums over time stand on one axis; between its rounds a startup has what it had', () => {
  const [one, other] = startups;
  if (!one || !other) throw new Error('Two startups are needed');
  const first = {
    ...one,
    raised_over_time: [
      { date: '2019', total: 1e6 },
      { date: '2021-05', total: 4e6 },
    ],
  };
  const second = { ...other, raised_over_time: [{ date: '2020-02-03', total: 2e6 }] };
  expect(chartOf([first, second])?.series).toEqual([
    {
      name: 'Startup 1',
      data: [
        { x: '2019', y: 1e6 },
        { x: '2020-02-03', y: 1e6 },
        { x: '2021-05', y: 4e6 },
      ],
    },
    {
      name: 'Startup 2',
      data: [
        { x: '2019', y: null },
        { x: '2020-02-03', y: 2e6 },
        { x: '2021-05', y: 2e6 },
      ],
    },
  ]);
  expect(chartOf([first])).toBeNull();
  expect(chartOf([first, other])).toBeNull();
});

test('a figure has a bar beside those of the others, and none where it stands alone', () => {
  expect(draw(3, 5).match(/class="quiet-bar/g)).toHaveLength(3);
  expect(draw(3, 5)).toContain('quiet-bar-named');
  expect(draw(1, 5)).not.toContain('quiet-bar');
});
