// What searches the database waits with the searches, whatever its address.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { poolSemaphore } from '../app/data/pool-semaphore.ts';
import { listReads } from '../test/input-places.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { kindOf } from './queues.ts';
import { callPaths } from './site.tsx';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const OEMBED = '/oembed?url=http://localhost:3000';
const FURTHER = [
  `${OEMBED}/figures`,
  `${OEMBED}/startups?country=kenya`,
  '/feeds/list/search.atom?q=fintech+in+Kenya',
];

test('every address that searches the database is counted as a search', async () => {
  const searching = vi.spyOn(poolSemaphore(site.database.searchSql, 'search'), 'run');
  const addresses = (await listReads(site.request))
    .map(({ path }) => path)
    .concat([...callPaths.keys()].map((path) => path.replaceAll(/:\w+/g, 'x')))
    .concat(FURTHER);
  const uncounted = new Set<string>();
  const counted = new Set<string>();
  for (const address of addresses) {
    for (const query of ['', 'q=fintech+in+Kenya', 'country=kenya']) {
      const url = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
      searching.mockClear();
      await site.request(url);
      if (searching.mock.calls.length === 0) continue;
      (kindOf(url) === 'requests' ? uncounted : counted).add(address);
    }
  }
  expect([...uncounted]).toEqual([]);
  expect(counted.size).toBeGreaterThan(10);
});
