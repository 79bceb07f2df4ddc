// Where a sign-in leads, as the address of the form says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%09/evil.example'.replace('%09', '\t'),
  '/\n/evil.example',
  'https:/evil.example',
  '//evil.example/%2f..',
  '/login?next=//evil.example',
  '/logout',
];
test.each(elsewhere)('%j leads to the dashboard', async (next) => {
  const { email, password } = await site.member();
  const path = `/login?next=${encodeURIComponent(next)}`;
  const answer = await site.form(path, { email, password });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
  const html = await site.page(path);
  expect(html).not.toMatch(/(href|action)="[^"]*evil/);
  expect(html).toContain('&quot;after&quot;:&quot;/dashboard&quot;');
});

test('a path of this site is preserved, with its query', async () => {
  const { email, password } = await site.member();
  const path = `/login?next=${encodeURIComponent('/startup/andela?view=table#rounds')}`;
  const answer = await site.form(path, { email, password });
  expect(answer.headers.get('location')).toBe('/startup/andela?view=table#rounds');
});
