// Imports: rounds as the world writes them, versions of one round, and their sources.
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { fingerprint, importText, type TestImportOptions } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { UnreadableFile } from './contract.ts';

let site: TestSite;
let slug: string;
let made = 0;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(async () => expect(await listStaleStartups(site.sql)).toEqual([]));
afterAll(() => site.close());
beforeEach(async () => {
  slug = `round-maker-${++made}`;
  await makeStartup(site.sql, {
    slug,
    name: `Round Maker ${made}`,
    website: `https://${slug}.example`,
    domain: `${slug}.example`,
  });
});

const load = (lines: string, options: TestImportOptions = {}) =>
  importText(
    site.database,
    'rounds',
    lines.replaceAll('NAME', `Round Maker ${made}`).replaceAll('SLUG', slug),
    options,
  );

async function rounds() {
  const { rows } = await raw<Record<string, unknown>>`
    select f.slug, f.round, f.announced_on as on, f.announced_precision as to_the, f.amount_usd as usd, f.reported_amount as amount, f.reported_currency as currency,
      f.usd_rate as rate, f.usd_rate_on as rate_on,
      array(select case when l.is_lead then '*' else '' end || i.name from funding_investors l join investors i on i.id = l.investor_id where l.funding_id = f.id order by l.position) as investors,
      array(select x.url || case when r.is_preferred then '' else ' says ' || r.amount_usd end from funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id order by r.id) as sources
    from fundings f join startups s on s.id = f.startup_id where s.slug = ${slug} order by f.announced_on nulls last, f.slug`.execute(
    site.sql,
  );
  return rows;
}

describe('files as the world writes them: rounds', () => {
  test('a row in plain words becomes a round with investors and source, and the figures follow', async () => {
    const { counts } = await load(
      'Company,Funding Date,Stage,Amount Raised,Lead Investor,Investors,Source,Publisher\n' +
        'NAME,5 March 2021,seed round,$1.9m,New Lead Fund,"New Lead Fund, Round Angel, Inc and Third One",https://news.example/a?utm_source=x,The News\n',
    );
    expect(counts).toMatchObject({ created: 1, rejected: 0 });
    expect(await rounds()).toEqual([
      {
        slug: `${slug}-seed-2021-03`,
        round: 'Seed',
        on: '2021-03-05',
        to_the: 'day',
        usd: 1_900_000,
        amount: null,
        currency: null,
        rate: null,
        rate_on: null,
        investors: ['*New Lead Fund', 'Round Angel, Inc', 'Third One'],
        sources: ['https://news.example/a'],
      },
    ]);
    const { data } = await site.api(`/startup/${slug}`);
    expect(data).toMatchObject({
      total_fundings: 1_900_000,
      fundings_count: 1,
      latest_round: 'Seed',
      investors_count: 3,
    });
    expect(await site.api('/suggest?q=new+lead+fund')).toMatchObject({
      data: [{ kind: 'investor' }],
    });
    const { data: round } = await site.api(`/funding/${slug}-seed-2021-03`);
    expect(round.sources).toMatchObject([
      { url: 'https://news.example/a', publisher: 'The News', read_on: '2026-11-01' },
    ]);
  });

  test('a column with both date orders keeps only what is certain', async () => {
    const { survey, report } = await load(
      'startup,date,round,amount\nNAME,25/12/2019,Seed,1000000\nNAME,12/25/2020,Series A,2000000\nNAME,03/04/2021,Series B,3000000\nNAME,05/05/2022,Series C,4000000\nNAME,2023-07-08,Grant,5000\nNAME,Q3 2023,Grant,6000\nNAME,44927,Grant,7000\n',
    );
    expect(survey.dateOrders.get('announced_on')).toBe('mixed');
    expect((await rounds()).map(({ on, to_the }) => [on, to_the])).toEqual([
      ['2019-12-25', 'day'],
      ['2020-12-25', 'day'],
      ['2021-01-01', 'year'],
      ['2022-05-05', 'day'],
      ['2023-01-01', 'year'],
      ['2023-01-01', 'day'],
      ['2023-07-08', 'day'],
    ]);
    expect(report).toMatchObject([
      { problem_line: '4', problem_column: 'date', problem_effect: 'cell left out' },
    ]);
  });

  test('one date order throughout applies to the whole column', async () => {
    await load(
      'startup,date,round,amount\nNAME,25/12/2019,Seed,1000000\nNAME,03/04/2021,Series A,3000000\n',
    );
    expect((await rounds()).map(({ on }) => on)).toEqual(['2019-12-25', '2021-04-03']);
  });

  test('amounts of every style, and those that say nothing', async () => {
    const amounts = [
      '"$1,234.50"',
      '1.9b',
      '$522.7 million',
      '"48,89,975.54"',
      'USD 31M',
      '-',
      '–',
      'undisclosed',
      'N/A',
      '0',
      '',
      '"2 500 000"',
    ];
    await load(
      `startup,year,round,amount\n${amounts.map((amount, index) => `NAME,${2001 + index},Grant,${amount}`).join('\n')}\n`,
    );
    expect((await rounds()).map(({ usd }) => usd)).toEqual([
      1234.5,
      1.9e9,
      522_700_000,
      4_889_975.54,
      31e6,
      null,
      null,
      null,
      null,
      null,
      null,
      2_500_000,
    ]);
  });

  test('what cannot be read for certain keeps its row out, with line, column, value and reason', async () => {
    const { counts, report } = await load(
      'startup,date,round,amount\nNAME,2021-02-30,Seed,1000\nNAME,1201,Seed,1000\nNAME,3201-01,Seed,1000\nNAME,2021,Seed,1-2m\nNAME,2021,Seed,more than $5m\nNAME,2021,Wobble,1000\nNobody We Know,2021,Seed,1000\nNAME,,,\nNAME,2021,Seed,EUR 5 USD\nNAME,2021,Seed,900bn\n',
    );
    expect(counts).toMatchObject({ read: 10, created: 0, rejected: 10 });
    expect(
      report.map(({ problem_line, problem_column }) => `${problem_line} ${problem_column}`).sort(),
    ).toEqual(
      [
        '2 date',
        '3 date',
        '4 date',
        '5 amount',
        '6 amount',
        '7 round',
        '8 startup',
        '9 round',
        '10 amount',
        '11 amount',
      ].sort(),
    );
    for (const row of report) expect(row.problem_reason).not.toBe('');
    expect(await rounds()).toEqual([]);
  });

  test('another currency stays with its amount, and is converted only at a stated rate', async () => {
    await load(
      'startup,date,round,amount,currency\nNAME,2021-05,Seed,€5m,\nNAME,2022-05,Series A,31M,KES\n',
    );
    expect(await rounds()).toMatchObject([
      { usd: null, amount: 5e6, currency: 'EUR', rate: null },
      { usd: null, amount: 31e6, currency: 'KES' },
    ]);
    const rates = new Map([['EUR', { usd: 1.08, on: '2021-05-03' }]]);
    const again = await load(
      'startup,date,round,amount,currency\nNAME,2021-05,Seed,€5m,\nNAME,2022-05,Series A,31M,KES\n',
      { rates },
    );
    expect(again.counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await rounds()).toMatchObject([
      { usd: 5_400_000, amount: 5e6, currency: 'EUR', rate: 1.08, rate_on: '2021-05-03' },
      { usd: null },
    ]);
    // Neither names a source.
    expect((await site.api(`/startup/${slug}`)).data).toMatchObject({
      total_fundings: null,
      left_out: { no_source: { rounds: 1, amount: 5_400_000 } },
    });
  });

  test('units in the header, decimals after a comma', async () => {
    await load(
      'startup;year;round;Amount (in $M)\nNAME;2019;Grant;1,5\nNAME;2020;Grant;0,25\nNAME;2021;Grant;1.250,5\n',
    );
    expect((await rounds()).map(({ usd }) => usd)).toEqual([1_500_000, 250_000, 1_250_500_000]);
  });

  test('a file without any round is refused', async () => {
    await expect(load('startup,website\nNAME,https://a.example\n')).rejects.toThrow(UnreadableFile);
  });
});

test('the same file twice changes nothing, whatever the size of batches and the order of rows', async () => {
  const kinds = ['Seed', 'Series A', 'Grant', 'raised', 'Debt'];
  const lines = Array.from(
    { length: 80 },
    (_, index) =>
      `NAME,${2015 + (index % 6)}-0${1 + (index % 4)},${kinds[index % 5]},${index % 4 === 0 ? '' : `${1 + (index % 7)}m`},Twice Fund ${index % 9};*Lead ${index % 4},${index % 3 === 0 ? `https://s.example/${index % 5}` : ''}`,
  );
  const file = `startup,date,round,amount,investors,source\n${lines.join('\n')}\n`;
  await load(file, { rowsPerBatch: 9 });
  const before = await fingerprint(site.database);
  expect((await load(file, { rowsPerBatch: 9 })).counts).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 80,
  });
  expect((await load(file)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 80 });
  expect(await fingerprint(site.database)).toEqual(before);
});
