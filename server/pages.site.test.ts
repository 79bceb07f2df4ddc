// What the frame takes from the page's address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('the search box in the head repeats what was searched for, and no other q', async () => {
  const boxOf = async (path: string) =>
    /<header.*?(<input[^>]*name="q"[^>]*>)/s.exec(await site.page(path))?.[1];
  expect(await boxOf('/search?q=pay')).toContain('value="pay"');
  expect(await boxOf('/investors?q=pay')).not.toContain('pay');
});

test('forms of the frame lead back to the requested page', async () => {
  expect(await site.page('/investors?q=pay')).toContain(
    '<input type="hidden" name="back" value="/investors?q=pay"/>',
  );
});
