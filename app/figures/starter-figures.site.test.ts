import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { CHART_KEYS, chart } from './contract.ts';
import { countUndatedFundings } from './queries.server.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('rounds by year and those without a date add up to the total raised', async () => {
  const { data } = await site.api('/index');
  const [history] = chart.array().parse(await site.api('/charts?only=funding_history'));
  const byYear = history?.series[0]?.data.reduce((sum, { y }) => sum + (y ?? 0), 0);
  const undated = await site.sql
    .selectFrom('fundings')
    .select('counted_usd')
    .where('announced_on', 'is', null)
    .execute();
  const undatedUsd = undated.reduce((sum, { counted_usd }) => sum + (counted_usd ?? 0), 0);
  expect(data.total_fundings).toBe((byYear ?? 0) + undatedUsd);
  expect(await countUndatedFundings(site.sql, null, {})).toBe(undated.length);
  expect(history?.records).toBeGreaterThan(100);
});

test('a country’s rounds by year are its part of them', async () => {
  const [whole, part] = chart
    .array()
    .parse(
      await site.api('/charts?only=funding_history,location_funding_history&location_slug=kenya'),
    );
  const inWhole = new Map(whole?.series[0]?.data.map(({ x, y }) => [x, y]));
  const points = part?.series[0]?.data ?? [];
  expect(points.length).toBeGreaterThan(3);
  for (const { x, y } of points) expect(inWhole.get(x) ?? 0).toBeGreaterThanOrEqual(y ?? 0);
});

test('every key answers for real slugs', async () => {
  const answer = chart
    .strict()
    .array()
    .parse(
      await site.api(
        `/charts?only=${CHART_KEYS.join(',')}&startup_slug=flutterwave&location_slug=nigeria&industry_slug=fintech&location=lagos&investor_slug=y-combinator`,
      ),
    );
  expect(answer.map(({ key }) => key)).toEqual(CHART_KEYS);
});

test('pages that show figures stay light: 14.6 KB, 30 KB for the longest table', async () => {
  const sizeOf = async (path: string) => {
    const response = await site.request(path, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    return (await response.arrayBuffer()).byteLength;
  };
  expect(await sizeOf('/')).toBeLessThan(14_600);
  expect(await sizeOf('/top-100')).toBeLessThan(30_000);
  const { slug } = (await site.api('/index')).data.latest_fundings[0];
  expect(await sizeOf(`/funding/${slug}`)).toBeLessThan(14_600);
});
