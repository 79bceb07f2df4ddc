import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { methodologyText } from '../../text/text.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('the audit is told with its intervals, and so is what has not been audited', async () => {
  const html = await site.page('/methodology');
  for (const said of ['0.6–17.2 %', '0–25.9 %', 'have not been audited yet']) {
    expect(html).toContain(said);
  }
});

test('its intervals are those of the facts judged', () => {
  const tables = methodologyText.document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('table' in block ? [block.table] : []));
  const rows = tables.find(({ head }) => head.includes('Interval'))?.rows ?? [];
  expect(rows).toHaveLength(2);
  for (const [, , , judged, wrong, , interval] of rows) {
    expect(interval).toBe(sayWilsonInterval(Number(wrong), Number(judged)));
  }
});

test('the foot of each page leads to it, and the sitemap lists it', async () => {
  for (const path of ['/', '/startup/andela', '/terms']) {
    const [foot = ''] = /<footer.*<\/footer>/s.exec(await site.page(path)) ?? [];
    expect(foot, path).toContain('href="/methodology"');
  }
  expect(await site.page('/sitemaps/pages-1.xml')).toContain('/methodology</loc>');
});

/** The 95 % interval of a share, in per cent. */
function sayWilsonInterval(wrong: number, judged: number): string {
  const z = 1.959964;
  const share = wrong / judged;
  const middle = share + z ** 2 / (2 * judged);
  const half = z * Math.sqrt((share * (1 - share)) / judged + (z / (2 * judged)) ** 2);
  const [low, high] = [middle - half, middle + half].map((bound) =>
    Number(((100 * bound) / (1 + z ** 2 / judged)).toFixed(1)),
  );
  return `${Math.abs(low ?? 0)}–${high} %`;
}
