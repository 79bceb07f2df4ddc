import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { RoundRow } from '../../catalogue/round-list-contract.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: NOW });
});
afterAll(() => site.close());

/** The year in which most was raised, of the last ten, added up from the rounds. */
async function findMostRaised(records: string): Promise<number | undefined> {
  const raised = new Map<number, number>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await site.api(
      `/rounds?${records}&disclosed=counted&per_page=100&page=${page}`,
    );
    last = meta.last_page;
    for (const { announced_on, amount } of data as RoundRow[]) {
      const year = Number(announced_on?.date.slice(0, 4));
      if (year >= 2016 && year <= 2025) raised.set(year, (raised.get(year) ?? 0) + (amount ?? 0));
    }
  }
  return [...raised].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const rowOf = (html: string, href: string, end: string) =>
  html.slice(html.indexOf(`href="${href}"`)).split(end)[0];

test('rows of the ranking by funding have their history by year', async () => {
  const html = await site.page('/top-100');
  expect(html).toContain('>Last 10 years<');
  const [{ slug }] = await site.api('/rankings?limited');
  const most = await findMostRaised(`startup=${slug}`);
  const title = `<title>Most in ${most}</title>`;
  expect(rowOf(html, `/startup/${slug}`, '</tr>')).toContain(title);
  const rankings = (await site.page('/')).split('ranking-cards')[1] ?? '';
  expect(rowOf(rankings, `/startup/${slug}`, '</li>')).toContain(title);
  expect(await site.page('/top-100/startups-by-early-stage-fundings')).not.toContain('sparkline');
});

test('rows of industries, and of countries on the home page, have theirs', async () => {
  const industries = await site.page('/industries');
  expect(rowOf(industries, '/industry/solar', '</li>')).toContain(
    `<title>Most in ${await findMostRaised('industry=solar')}</title>`,
  );
  const countries = (await site.page('/')).split('country-list')[1] ?? '';
  expect(rowOf(countries, '/location/kenya', '</li>')).toContain(
    `<title>Most in ${await findMostRaised('country=kenya')}</title>`,
  );
});
