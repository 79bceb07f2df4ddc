// What counts in totals, asked by every way out: page, API, file, chart, MCP, published data.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openModerator, useCorrections } from '../../test/corrections.ts';
import { parseCsv } from '../../test/parse-csv.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { LEFT_OUT_REASONS } from '../base/enumerations.ts';
import { abbreviateUsd } from '../base/money.ts';
import { leftOutText } from '../text/text.ts';
import { rebuildFigures } from './group-records.server.ts';

let site: TestSite;
let server: TestServer;
let client: Client;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_URL: 'http://griot.test' } });
  server = await openTestServer(site);
  client = new Client({ name: 'test', version: '1' });
  const endpoint = new URL(`http://127.0.0.1:${server.port}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(endpoint));
});
afterAll(async () => {
  await client.close();
  await server.close();
  await site.close();
});

interface Round {
  slug: string;
  round: string;
  amount: number | null;
  left_out: string | null;
}

const roundsOf = async (slug: string): Promise<Round[]> =>
  (await site.api(`/startup/${slug}/fundings`)).data;

const sumOf = (rounds: readonly Round[]) =>
  rounds.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const counting = (rounds: readonly Round[]) => rounds.filter(({ left_out }) => left_out === null);

async function callTool(name: string, given: Record<string, unknown>) {
  const { content } = await client.callTool({ name, arguments: given });
  const [answer] = content as Array<{ text: string }>;
  return JSON.parse(answer?.text ?? '');
}

describe.each([
  ['d-light', 'facility'],
  ['jumia', 'after_listing'],
] as const)('%s', (slug, reason) => {
  test('has one total, by page, API, file, chart, list, MCP and published data', async () => {
    const rounds = await roundsOf(slug);
    const counted = sumOf(counting(rounds));
    const apart = rounds.filter(({ left_out, amount }) => left_out === reason && amount !== null);
    expect(apart.length).toBeGreaterThan(1);

    const { data } = await site.api(`/startup/${slug}`);
    expect(data.total_fundings).toBe(counted);
    expect(data.left_out).toEqual({ [reason]: { rounds: apart.length, amount: sumOf(apart) } });

    const page = await site.page(`/startup/${slug}`);
    expect(page).toContain(`<em>${abbreviateUsd(counted)}</em>`);
    expect(page).toContain(leftOutText.parts[reason](abbreviateUsd(sumOf(apart))));
    expect(page).toContain(leftOutText.why[reason]);
    expect(await site.page(`/funding/${apart[0]?.slug}`)).toContain(leftOutText.why[reason]);

    const file = await (await site.request(`/startup/${slug}/fundings.csv`)).text();
    const [head = [], ...rows] = parseCsv(file);
    const cell = (row: readonly string[], label: string) => row[head.indexOf(label)] ?? '';
    const ofFile = rows.filter((row) => cell(row, 'Left out of totals') === '');
    expect(ofFile.reduce((sum, row) => sum + Number(cell(row, 'Amount (US dollars)')), 0)).toBe(
      counted,
    );

    const list = await site.api(`/rounds?startup=${slug}`);
    expect(list.meta.sums).toMatchObject({ total_amount: counted, left_out: data.left_out });
    const only = await site.api(`/rounds?startup=${slug}&left_out=${reason}`);
    expect(only.meta.total).toBe(apart.length);
    expect(only.meta.sums.total_amount).toBeNull();

    const figures = await callTool('figures', { startup: slug });
    expect(figures.sums).toEqual(list.meta.sums);
    const told = await callTool('startup', { startup: slug });
    expect(told).toMatchObject({ total_fundings: counted, left_out_of_total: data.left_out });

    const { rows: published } = await raw<{ usd: number }>`
      select sum(counted_usd)::float8 as usd from published_rounds where startup = ${slug}`.execute(
      site.sql,
    );
    expect(published[0]?.usd).toBe(counted);
  });

  test('stands where its total puts it, what is left out beside it', async () => {
    const ranked: Array<Record<string, unknown>> = await site.api('/rankings');
    const totals = ranked.map(({ amount }) => Number(amount));
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    const own = ranked.find((item) => item.slug === slug);
    const { data } = await site.api(`/startup/${slug}`);
    expect(own).toMatchObject({ amount: data.total_fundings, left_out: data.left_out });
    const amount = abbreviateUsd(data.left_out[reason].amount);
    expect(await site.page('/top-100')).toContain(`and ${leftOutText.parts[reason](amount)}`);
  });
});

test('a place and the whole record say what their sums leave out, which is that of their startups', async () => {
  const { data: whole } = await site.api('/index');
  for (const [path, sums] of [
    ['/location/kenya', (await site.api('/location/kenya')).data],
    ['/', whole],
  ]) {
    const list = await site.api(path === '/' ? '/rounds' : '/rounds?country=kenya');
    expect(sums.total_fundings).toBe(list.meta.sums.total_amount);
    expect(sums.left_out).toEqual(list.meta.sums.left_out);
    const page = await site.page(path);
    for (const reason of LEFT_OUT_REASONS) {
      const amount = sums.left_out[reason]?.amount;
      if (amount) expect(page).toContain(leftOutText.parts[reason](abbreviateUsd(amount)));
    }
  }
});

/** The sum of Kenya, and of the year of a round there. */
async function sums(year: number) {
  const { data } = await site.api('/location/kenya');
  const [chart] = await site.api('/charts?only=location_funding_history&location_slug=kenya');
  const points: Array<{ x: number; y: number | null }> = chart.series[0].data;
  return { total: data.total_fundings, ofYear: points.find(({ x }) => x === year)?.y ?? 0 };
}

test('a round that a correction turns into a limit leaves every total, and comes back', async () => {
  const use = useCorrections(site, await openModerator(site));
  const [largest] = counting(await roundsOf('m-kopa')).toSorted(
    (one, other) => (other.amount ?? 0) - (one.amount ?? 0),
  );
  const { slug = '', amount = 0 } = largest ?? {};
  const { data: round } = await site.api(`/funding/${slug}`);
  const year = Number(round.announced_on.date.slice(0, 4));
  const before = await sums(year);
  const { data: startup } = await site.api('/startup/m-kopa');

  const correct = async (value: string, email: string) => {
    const sent = await use.report({ field: 'is_facility', value, email }, slug, 'funding');
    expect(sent.status).toBe(303);
    expect((await use.decide('approve', 'The source says so.')).status).toBe(303);
  };
  await correct('yes', 'one@readers.example');
  const { data: after } = await site.api('/startup/m-kopa');
  expect(after.total_fundings).toBe(startup.total_fundings - (amount ?? 0));
  expect(after.left_out.facility).toEqual({ rounds: 1, amount });
  expect((await site.api(`/funding/${slug}`)).data).toMatchObject({
    is_facility: 'yes',
    left_out: 'facility',
  });
  expect(await sums(year)).toEqual({
    total: before.total - (amount ?? 0),
    ofYear: before.ofYear - (amount ?? 0),
  });
  await correct('unknown', 'two@readers.example');
  expect(await sums(year)).toEqual(before);
  expect(await rebuildFigures(site.sql)).toBe(0);
});

test('a round that loses its last source counts in no total, and counts again with one', async () => {
  const [{ slug } = { slug: '' }] = counting(await roundsOf('m-kopa'));
  const { data: before } = await site.api('/startup/m-kopa');
  const { rows: reports } = await raw<{ funding_id: number; source_id: number }>`
    delete from funding_reports where funding_id = (select id from fundings where slug = ${slug})
    returning funding_id, source_id`.execute(site.sql);
  const { data: without } = await site.api('/startup/m-kopa');
  const amount = without.left_out.no_source.amount;
  expect(without.total_fundings).toBe(before.total_fundings - amount);
  expect(await site.page(`/funding/${slug}`)).toContain(leftOutText.why.no_source);
  await site.sql
    .insertInto('funding_reports')
    .values(reports.map((report) => ({ ...report, is_preferred: true })))
    .execute();
  expect((await site.api('/startup/m-kopa')).data.total_fundings).toBe(before.total_fundings);
  expect(await rebuildFigures(site.sql)).toBe(0);
});
