import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await makeStartup(site.sql, { name: 'Shut', slug: 'shut', status: 'closed', tagline: 'Lamps' });
  await makeStartup(site.sql, { name: 'Open', slug: 'open', status: 'active', tagline: 'Carts' });
  for (const slug of ['one', 'two', 'three']) await makeStartup(site.sql, { slug, name: slug });
});
afterAll(() => site.close());

test('a closed startup says so once, with a column for status or without', async () => {
  const mixed = (await site.page('/startups')).replaceAll('<!-- -->', '');
  expect(mixed).toContain('>Closed · Lamps</p>');
  expect(mixed).toContain('>Carts</p>');
  const known = await site.page('/startups?status=closed');
  expect(known).toContain('>Lamps</p>');
  expect(known).toMatch(/<td[^>]*>Closed<\/td>/);
});
