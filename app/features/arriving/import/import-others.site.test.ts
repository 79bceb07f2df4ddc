// Imports: investors, news, metrics, and exports of all five kinds.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint, importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { IMPORT_KINDS } from './contract.ts';
import { EXPORT_FORMATS, type ExportFormat, exportRows } from './export-rows.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function exportText(
  kind: (typeof IMPORT_KINDS)[number],
  format: ExportFormat,
): Promise<string> {
  return (await exportFile(kind, format)).toString('utf8');
}

async function exportFile(
  kind: (typeof IMPORT_KINDS)[number],
  format: ExportFormat,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of exportRows(site.sql, kind, format)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

describe('importing an export changes nothing', () => {
  test.each(IMPORT_KINDS)('%s, as CSV, as JSON lines and as a workbook', async (kind) => {
    const before = await fingerprint(site.database);
    for (const format of EXPORT_FORMATS) {
      const file = await exportFile(kind, format);
      const { counts, report } = await importText(site.database, kind, file, {
        name: `file.${format}`,
      });
      expect({ ...counts, report }).toMatchObject({
        created: 0,
        updated: 0,
        rejected: 0,
        leftOut: 0,
        report: [],
      });
      expect(counts.unchanged).toBeGreaterThan(0);
    }
    expect(await fingerprint(site.database)).toEqual(before);
  });

  test('cells that a spreadsheet would run are escaped in exports and read back unchanged', async () => {
    await importText(
      site.database,
      'startups',
      'name,country,tagline\n@Formula Two,Kenya,=HYPERLINK("x")\n',
    );
    const text = await exportText('startups', 'csv');
    expect(text).toContain(`"'@Formula Two"`);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    const { counts } = await importText(site.database, 'startups', text);
    expect(counts).toMatchObject({ created: 0, updated: 0, rejected: 0 });
  });
});

test('investors: new ones in, known ones by name, stages added, bad cells left out', async () => {
  const file =
    'Fund Name,Investor Type,Country,Web,Stage Focus\nNew Import Fund,Venture Capital,USA,newfund.example,"Seed, Series A"\nNEW import fund,,,,Pre-seed\n#REF!,VC,,,\nOther New Fund,VC,Atlantis,,Wobble\n';
  const { counts, report } = await importText(site.database, 'investors', file);
  expect(counts).toMatchObject({ read: 4, created: 2, updated: 1, rejected: 1, leftOut: 2 });
  expect(report.map(({ problem_line, problem_column }) => [problem_line, problem_column])).toEqual([
    ['4', 'Fund Name'],
    ['5', 'Country'],
    ['5', 'Stage Focus'],
  ]);
  const { rows } =
    await raw`select type, country_code, website, stages from investors where slug = 'new-import-fund'`.execute(
      site.sql,
    );
  expect(rows).toEqual([
    {
      type: 'Venture Capital',
      country_code: 'US',
      website: 'https://newfund.example',
      stages: ['Seed', 'Series A', 'Pre-Seed'],
    },
  ]);
  const before = await fingerprint(site.database);
  expect((await importText(site.database, 'investors', file)).counts).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  });
  expect(await fingerprint(site.database)).toEqual(before);
  expect(await site.api('/suggest?q=new+import')).toMatchObject({
    data: [{ slug: 'new-import-fund' }],
  });
});

test('news: one entry an address, linked to the startups it names', async () => {
  const file =
    'Headline,Link,Date,Companies\nAndela and Paystack meet,https://news.example/1?utm_source=a,"5 March 2024",Andela; Paystack\nThe same again,https://news.example/1,2024-03-05,Andela\nNobody known,https://news.example/2,2024-03-05,No Such Startup\nNo date,https://news.example/3,,Andela\nBad link,javascript:alert(1),2024-03-05,Andela\n';
  const { counts, report } = await importText(site.database, 'news', file);
  expect(counts).toMatchObject({ read: 5, created: 1, unchanged: 1, rejected: 3 });
  expect(report.map(({ problem_line }) => problem_line).sort()).toEqual(['4', '5', '6']);
  const { data } = await site.api('/startup/paystack/news');
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Andela and Paystack meet', publisher: 'news.example' }),
    ]),
  );
  expect((await importText(site.database, 'news', file)).counts).toMatchObject({
    created: 0,
    updated: 0,
  });
});

test('metrics: in rows or in columns; the startup follows; a figure without its day stays out', async () => {
  const rows =
    'startup,metric,date,value\nAndela,Followers,2025-01-10,"12,000"\nAndela,twitter_followers,2026-01-08,15k\nAndela,twitter_followers,2026-01-08,99\nAndela,employees,2026-01,5\nAndela,likes,2026-01-08,5\nAndela,employees,2026-01-08,-5\n';
  const { counts, report } = await importText(site.database, 'metrics', rows);
  expect(counts).toMatchObject({ read: 6, created: 2, unchanged: 1, rejected: 3 });
  expect(
    report
      .map(({ problem_line }) => problem_line)
      .filter((line, index, all) => all.indexOf(line) === index),
  ).toEqual(['5', '6', '7']);
  const wide =
    'startup_slug,measured_on,twitter_followers,twitter_tweets,employees\nandela,2026-02-08,16000,900,\n';
  expect((await importText(site.database, 'metrics', wide)).counts).toMatchObject({
    created: 1,
    rejected: 0,
  });
  const { rows: figures } =
    await raw`select twitter_followers, twitter_tweets, twitter_follower_growth from startups where slug = 'andela'`.execute(
      site.sql,
    );
  expect(figures).toEqual([
    { twitter_followers: 16_000, twitter_tweets: 900, twitter_follower_growth: 4_000 },
  ]);
  for (const file of [rows, wide])
    expect((await importText(site.database, 'metrics', file)).counts).toMatchObject({
      created: 0,
      updated: 0,
    });
});

test('all figures of startups are still right at the end', async () => {
  expect(await listStaleStartups(site.sql)).toEqual([]);
});
