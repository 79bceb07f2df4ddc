import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  // Of this a sixth is the thread's: any page takes longer.
  site = await openTestSite({ env: { REQUEST_TIMEOUT_MS: '6' } });
});
afterAll(() => site.close());

/**
 * The clock of processors stands still for some milliseconds at a time; then the time of the
 * whole request may be over first.
 */
async function untilRefused(path: string): Promise<Response> {
  for (;;) {
    const response = await site.request(path);
    if ((await response.clone().text()).includes(SAID)) return response;
  }
}

const QUESTION = 'q=fintech+startups+in+Kenya+that+raised+a+seed+round+of+more+than+2m+in+2022';
const SAID = 'may take 1 ms of processor time, and this took more. Ask for less at once.';

test('what takes more of the thread than its share is a 503 in its own name, as page and as call', async () => {
  const page = await untilRefused(`/search?${QUESTION}`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(await page.text()).toContain(`/search ${SAID}`);

  const call = await untilRefused(`/api/search?${QUESTION}`);
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await call.json()).toMatchObject({ status: 503, detail: `/api/search ${SAID}` });
});
