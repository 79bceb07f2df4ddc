import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { COUNTRIES } from '../../base/countries.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { PUBLISHED_TOTALS } from '../../data/published-totals.ts';
import { methodologyText } from '../../text/text.ts';
import { compareTotals } from './queries.server.ts';

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

describe('what others count', () => {
  test('each published total stands beside what charts of the API say', async () => {
    const comparisons = await compareTotals(site.sql, new Date());
    expect(comparisons.length).toBe(PUBLISHED_TOTALS.length);
    for (const place of [null, ...new Set(comparisons.map(({ country }) => country))]) {
      const byYear = await readFundingByYear(place);
      for (const { country, year, oursUsd } of comparisons) {
        if (country === place) expect(oursUsd, `${place} ${year}`).toBe(byYear.get(year) ?? null);
      }
    }
    expect(comparisons.filter(({ oursUsd }) => oursUsd !== null).length).toBeGreaterThan(30);
  });

  test('the page shows both amounts, the share, and where theirs was read', async () => {
    const html = await site.page('/methodology');
    const ours = (await readFundingByYear(null)).get(2025) ?? 0;
    const share = Math.round((100 * ours) / 3_200_000_000);
    expect(html).toContain(
      `Griot holds ${abbreviateUsd(ours)} of the $3.2B that Africa: The Big Deal counted for 2025.`,
    );
    expect(html).toMatch(
      new RegExp(`\\$3\\.2B</td><td[^>]*>\\${abbreviateUsd(ours)}</td><td[^>]*>${share} %`),
    );
    for (const { url } of PUBLISHED_TOTALS) {
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
  });

  test('a round that is added counts in our amount', async () => {
    const before = await findOurs(2025);
    const startup = await makeStartup(site.sql, { slug: 'counted-here' });
    await makeFunding(site.sql, {
      startup_id: startup.id,
      announced_on: '2025-03-01',
      amount_usd: 7_000_000,
      slug: 'counted-here-seed',
    });
    expect(await findOurs(2025)).toBe((before ?? 0) + 7_000_000);
  });
});

async function findOurs(year: number): Promise<number | null | undefined> {
  const comparisons = await compareTotals(site.sql, new Date());
  return comparisons.find((one) => one.year === year && one.country === null)?.oursUsd;
}

/** As GET /api/charts says it. */
async function readFundingByYear(country: string | null): Promise<Map<number, number | null>> {
  const slug = COUNTRIES.find(({ label }) => label === country)?.slug;
  const only = slug ? `location_funding_history&location_slug=${slug}` : 'funding_history';
  const [chart] = await site.api(`/charts?only=${only}`);
  return new Map(chart.series[0].data.map(({ x, y }: { x: number; y: number }) => [x, y]));
}

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
