import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../test/factories.ts';
import { parseCsv } from '../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { COUNTRIES } from '../../base/countries.ts';
import { FUNDING_ROUNDS, MONEY_KINDS } from '../../base/enumerations.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { glossaryPath, moneyTermId, roundTermId, roundTermPath } from '../../base/paths.ts';
import { AUDIT, AUDIT_SHEET, PUBLISHED_TOTALS, sheetOf } from '../../data/seed-files.ts';
import { methodologyText } from '../../text/text.ts';
import { compareTotals } from './methodology-sections.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the audit', () => {
  test('its results are those of the sheet, kind by kind, with every mistake named', () => {
    const tally = new Map<string, Record<string, number>>();
    for (const { kind, verdict } of readSheet(AUDIT_SHEET)) {
      const counts = tally.get(kind) ?? { right: 0, wrong: 0, 'cannot be told': 0 };
      counts[verdict] = (counts[verdict] ?? 0) + 1;
      tally.set(kind, counts);
    }
    const results = AUDIT.results.map(({ kind, right, wrong, cannot_be_told }) => [
      kind,
      { right, wrong, 'cannot be told': cannot_be_told },
    ]);
    expect(results).toEqual([...tally]);
    const wrong = readSheet(AUDIT_SHEET).filter(({ verdict }) => verdict === 'wrong');
    expect(AUDIT.mistakes).toHaveLength(wrong.length);
  });

  test('the page gives its share of wrong facts with an interval, by kind', async () => {
    const html = await site.page('/methodology');
    const rows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell),
    );
    expect(rows).toContainEqual(
      ['Rounds', '140', '87', '1', '52'].concat('1.1\u00a0%', '0.2–6.2\u00a0%'),
    );
    for (const kind of Object.values(methodologyText.audit.kinds)) expect(html).toContain(kind);
    for (const mistake of AUDIT.mistakes) expect(html).toContain(mistake);
  });

  test('begins the page, drawn', async () => {
    const html = await site.page('/methodology');
    const [first = ''] = /<section id="short".*?<\/section>/s.exec(html) ?? [];
    for (const { kind } of AUDIT.results)
      expect(first).toContain(methodologyText.audit.kinds[kind as 'startup']);
    expect(first).toContain('1.1\u00a0% (0.2–6.2\u00a0%)');
    expect(html.indexOf(first)).toBeLessThan(html.indexOf('id="audit"'));
  });

  test('earlier ones are shown as in their sheets', async () => {
    const html = await site.page('/methodology');
    for (const { drawn_on, of, drawn, judged, wrong } of AUDIT.earlier) {
      const verdicts = readSheet(sheetOf(drawn_on)).map(({ verdict }) => verdict);
      expect(verdicts).toHaveLength(drawn);
      expect(verdicts.filter((one) => one !== 'cannot be told')).toHaveLength(judged);
      expect(verdicts.filter((one) => one === 'wrong')).toHaveLength(wrong);
      const what = methodologyText.audit.drawnOf[of as 'facts' | 'whole'];
      expect(html).toContain(
        `${drawn} ${what} were drawn: ${wrong} of the ${judged} that could be judged were wrong`,
      );
    }
  });

  test('and leads to the sheet', async () => {
    expect(await site.page('/methodology')).toContain('href="/methodology/audit.csv"');
    const answer = await site.request('/methodology/audit.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await answer.text()).toBe(readFileSync(AUDIT_SHEET, 'utf8'));
  });
});

test('the foot of each page leads to it, and the sitemap lists it', async () => {
  for (const path of ['/', '/startup/andela', '/terms']) {
    const [foot = ''] = /<footer.*<\/footer>/s.exec(await site.page(path)) ?? [];
    expect(foot, path).toContain('href="/methodology"');
  }
  expect(await site.page('/sitemaps/pages-1.xml')).toContain('/methodology</loc>');
});

describe('what others count', () => {
  test('each published total is beside what charts of the API say', async () => {
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
      new RegExp(`\\$3\\.2B</td><td[^>]*>\\${abbreviateUsd(ours)}</td><td[^>]*>${share}%`),
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

function readSheet(sheet: URL): Array<{ kind: string; verdict: string }> {
  const [head = [], ...rows] = parseCsv(readFileSync(sheet, 'utf8'));
  const cell = (row: string[], column: string) => row[head.indexOf(column)] ?? '';
  return rows.map((row) => ({ kind: cell(row, 'kind'), verdict: cell(row, 'verdict') }));
}

test('every kind of round and of money is defined, and pages with rounds lead there', async () => {
  const html = await site.page('/methodology');
  for (const round of FUNDING_ROUNDS) expect(html).toContain(`id="${roundTermId(round)}"`);
  for (const kind of MONEY_KINDS) expect(html).toContain(`id="${moneyTermId(kind)}"`);
  expect(html).toContain('Counted as: debt.');
  for (const path of ['/rounds', '/startup/flutterwave', '/startup/flutterwave/fundings']) {
    expect(await site.page(path), path).toContain(`href="${glossaryPath}"`);
  }
  expect(await site.page('/funding/flutterwave-series-b-2020-01')).toContain(
    `href="${roundTermPath('Series B')}"`,
  );
});
