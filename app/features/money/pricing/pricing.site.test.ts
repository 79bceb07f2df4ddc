import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePlans } from '../../../../test/plans-file.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { subscribe } from '../../../../test/subscribe.ts';

const SITE_URL = 'https://griot.test';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL } });
});
afterAll(() => site.close());

const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const plainText = (html: string) =>
  main(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
const listJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

describe('/pricing', () => {
  test('shows the shipped plans by the month, and says that their prices are samples', async () => {
    const html = await site.page('/pricing');
    const text = plainText(html);
    expect(text).toContain('USD 19.00 a month');
    expect(text).toContain('These are sample prices');
    expect(html).toMatch(/href="\/pricing" aria-current="true">Monthly/);
    expect(html).toContain(`href="/product/checkout?plan=pro&amp;interval=month&amp;currency=USD"`);
    expect(listJsonLd(html).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
  });

  test('by the year it shows the price per month, what is charged and what is saved', async () => {
    const html = await site.page('/pricing?interval=year');
    const text = plainText(html);
    expect(text).toContain('USD 15.84 a month');
    expect(text).toContain('USD 190.00 charged once a year');
    expect(text).toContain('You save USD 38.00 a year (16%)');
    expect(html).toMatch(/href="\/pricing\?interval=year" aria-current="true">Annual/);
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/pricing"/>`);
  });

  test('in another currency, which the links keep', async () => {
    const html = await site.page('/pricing?currency=xof&interval=year');
    expect(plainText(html)).toContain('XOF 99,000 charged once a year');
    expect(html).toMatch(/href="\/pricing\?currency=XOF">Monthly/);
    expect(html).toMatch(/href="\/pricing\?interval=year&amp;currency=NGN">NGN/);
  });

  test.each(['?interval=week', '?currency=EUR', '?currency=%00', '?interval=year&interval='])(
    'what is not offered (%s) shows what is',
    async (query) => {
      expect(plainText(await site.page(`/pricing${query}`))).toContain('USD ');
    },
  );

  test('has the same rows for every plan, in the same order', async () => {
    const [table = ''] = /<table.*<\/table>/s.exec(await site.page('/pricing')) ?? [];
    const heads = [...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, text]) => text);
    expect(heads).toEqual(['What', 'Free', 'Pro']);
    const [, ...rows] = table.split('<tr>');
    expect(rows).toHaveLength(13 + 1);
    for (const row of rows.slice(1)) expect(row.match(/<td/g)).toHaveLength(2);
  });

  test('leads a visitor to an account, and a subscriber to their subscription', async () => {
    expect(main(await site.page('/pricing'))).toContain('href="/register"');
    const member = await site.member();
    expect(main(await member.page('/pricing'))).toContain('You have this');
    await subscribe(site.sql, member);
    const own = main(await member.page('/pricing'));
    expect(own).toContain('Your plan');
    expect(own).toContain('href="/dashboard/account-settings/subscription"');
    expect(own).not.toContain('Choose Pro');
  });
});

test('a plan without a price in the chosen currency says so and leads to one it has', async () => {
  const price = (currency: string) => ({ currency, interval: 'month' as const, amount: 1_000 });
  const PLANS_FILE = writePlans([
    { slug: 'solo', prices: [price('EUR'), price('GHS')] },
    { slug: 'team', prices: [price('EUR')] },
  ]);
  const own = await openTestSite({ catalogue: 'empty', env: { PLANS_FILE } });
  const html = main(await own.page('/pricing?currency=GHS'));
  expect(html).toContain('Not offered in GHS');
  expect(html).toContain('<a href="/pricing?currency=EUR">See it in EUR</a>');
  expect(html).not.toContain('plan=team');
  await own.close();
});

test('prices of the operator are offers to search engines, and no samples', async () => {
  const prices = [
    { currency: 'EUR', interval: 'month' as const, amount: 1_250 },
    { currency: 'EUR', interval: 'year' as const, amount: 12_000 },
  ];
  const PLANS_FILE = writePlans([{ slug: 'team', name: 'Team', prices }]);
  const own = await openTestSite({ catalogue: 'empty', env: { SITE_URL, PLANS_FILE } });
  const html = await own.page('/pricing');
  expect(plainText(html)).not.toContain('samples');
  const product = listJsonLd(html).find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'Griot Team', description: 'Team for tests.' });
  expect(product.offers).toMatchObject([
    {
      price: 12.5,
      priceCurrency: 'EUR',
      url: `${SITE_URL}/product/checkout?plan=team&interval=month&currency=EUR`,
      priceSpecification: { unitCode: 'MON' },
    },
    { price: 120, priceSpecification: { unitCode: 'ANN' } },
  ]);
  await own.close();
});

test('with no priced plan the page says that all is open, and offers nothing', async () => {
  const PLANS_FILE = writePlans([{ slug: 'free', name: 'Free' }]);
  const open = await openTestSite({ catalogue: 'empty', env: { PLANS_FILE } });
  const html = await open.page('/pricing');
  expect(plainText(html)).toContain('Everything is open here');
  expect(plainText(html)).toContain('50,000 rows');
  expect(main(html)).not.toMatch(/checkout|interval=/);
  expect(await open.page('/product/checkout?plan=free')).toContain('There is nothing to pay for');
  const member = await open.member();
  const settings = await member.page('/dashboard/account-settings/subscription');
  expect(settings).toContain('there is nothing to subscribe to');
  await open.close();
});
