import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('what was raised has its history by year', async () => {
  expect(await site.page('/explore/location?measure=raised')).toMatch(/<title>Most in 20\d\d</);
  expect(await site.page('/explore/location?measure=raised&year=2021')).not.toContain('Most in');
});

test('is a picture with title, legend, source and address', async () => {
  const page = await site.page('/explore/location?measure=raised');
  for (const kind of ['svg', 'png']) {
    expect(page).toContain(`href="/explore/location.${kind}?measure=raised"`);
  }
  const svg = await (await site.request('/explore/location.svg?measure=raised')).text();
  expect(svg).toContain('/explore/location?measure=raised</text>');
  expect(svg).toMatch(/class="s5"[^>]*><\/path><text[^>]*>\$/);
  expect(svg).toContain('>Seychelles</text>');
  expect(svg).not.toContain('<a ');
  const png = await site.request('/explore/location.png?year=2021');
  expect(png.headers.get('content-type')).toBe('image/png');
  expect((await png.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});
