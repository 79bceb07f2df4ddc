import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { RoundRow } from '../rounds/contract.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: NOW });
});
afterAll(() => site.close());

test('rows of the ranking by funding have their history by year', async () => {
  const html = await site.page('/top-100');
  expect(html).toContain('>Last 10 years<');
  const [{ slug }] = await site.api('/rankings?limited');
  const { data } = await site.api(`/rounds?startup=${slug}&disclosed=counted&per_page=100`);
  const raised = new Map<number, number>();
  for (const { announced_on, amount } of data as RoundRow[]) {
    const year = Number(announced_on?.date.slice(0, 4));
    if (year >= 2016 && year <= 2025) raised.set(year, (raised.get(year) ?? 0) + (amount ?? 0));
  }
  const [most] = [...raised].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const [row] = html.slice(html.indexOf(`href="/startup/${slug}"`)).split('</tr>');
  expect(row).toContain(`<title>Most in ${most}</title>`);
  expect(await site.page('/top-100/startups-by-early-stage-fundings')).not.toContain('sparkline');
});
