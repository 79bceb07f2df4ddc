// Rounds that only weak sources report are shown, and counted nowhere.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeReport, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { isWeakAddress } from '../../base/address.ts';

const WEAK = 'https://news.example/tag/money';
const GOOD = 'https://news.example/2024/acme-raises';

let site: TestSite;
let investor: { id: number; slug: string };
let weakRound: { id: number };
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const startup = await makeStartup(sql, { slug: 'acme', name: 'Acme' });
  investor = await makeInvestor(sql);
  const joined = { startup_id: startup.id, hasSource: false, investors: [{ id: investor.id }] };
  weakRound = await makeFunding(sql, { ...joined, slug: 'acme-seed-2024', amount_usd: 5_000_000 });
  const good = await makeFunding(sql, {
    ...joined,
    round: 'Series A',
    announced_on: '2025-05-01',
    amount_usd: 2_000_000,
  });
  await makeReport(sql, weakRound.id, WEAK);
  await makeReport(sql, good.id, GOOD);
});
afterAll(() => site.close());

async function totals() {
  const startup = (await site.api('/startup/acme')).data.total_fundings;
  const backer = (await site.api(`/investor/${investor.slug}`)).data.total_amount;
  const country = (await site.api('/location/kenya')).data.total_fundings;
  const [chart] = await site.api('/charts?only=funding_history');
  const points: Array<{ y: number | null }> = chart.series[0].data;
  const years = points.reduce((sum, { y }) => sum + (y ?? 0), 0);
  return { startup, backer, country, years };
}

test('a round of weak sources is shown with its amount, marked, and in no total', async () => {
  const { data } = await site.api('/startup/acme/fundings');
  expect(data).toMatchObject([
    { amount: 2_000_000, is_weak: false },
    { amount: 5_000_000, is_weak: true },
  ]);
  expect(await totals()).toEqual({
    startup: 2_000_000,
    backer: 2_000_000,
    country: 2_000_000,
    years: 2_000_000,
  });
  expect((await site.api('/funding/acme-seed-2024')).data).toMatchObject({
    amount: 5_000_000,
    is_weak: true,
    industry_share: null,
  });
});

test('a better source brings it into every total, and marking that one weak takes it out', async () => {
  const better = 'https://other.example/acme';
  await makeReport(site.sql, weakRound.id, better);
  const counted = { startup: 7_000_000, backer: 7_000_000, country: 7_000_000, years: 7_000_000 };
  expect(await totals()).toEqual(counted);
  await raw`update sources set is_marked_weak = true where url = ${better}`.execute(site.sql);
  expect((await totals()).startup).toBe(2_000_000);
});

test('SQL and code agree on which addresses are weak', async () => {
  const urls = [
    WEAK,
    GOOD,
    'https://a.example/?p=1',
    'https://a.example/?s=1',
    'https://a.example/page/3',
    'https://a.example/news?limitstart=84',
  ];
  const { rows } = await raw<{ url: string; weak: boolean }>`
    select url, is_weak_address(url) as weak from unnest(${urls}::text[]) as one (url)`.execute(
    site.sql,
  );
  for (const { url, weak } of rows) expect(weak, url).toBe(isWeakAddress(url));
});
