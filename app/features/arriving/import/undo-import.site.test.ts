// An import is undone whole: nothing of it is left, and nothing else is touched.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { everythingRecorded, fingerprint, importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import type { ImportKind } from './contract.ts';
import { exportRows } from './export-rows.server.ts';
import { undoRun } from './undo-import.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function runOf(kind: ImportKind, content: string, rowsPerBatch?: number): Promise<number> {
  const { counts } = await importText(site.database, kind, content, { rowsPerBatch });
  expect(counts).toMatchObject({ rejected: 0, leftOut: 0 });
  const { rows } = await raw<{ id: number }>`select max(id) as id from import_runs`.execute(
    site.sql,
  );
  return rows[0]?.id ?? 0;
}

const STARTUPS = `slug,name,website,country,tagline,industries,founders,former_names,operates_in,source_url
,Undo One,undo-one.example,Kenya,Pays people who drive,fintech,Ada Undo; Ben Undo,First Undo,Ghana,https://undo.example/one
,Undo Two,,Ghana,Lends to people who farm,agriculture,Ada Undo,,,https://undo.example/two
flutterwave,Flutterwave Renamed,,,Another line for it,energy,Cleo Undo,,Chad,https://undo.example/three
`;
const ROUNDS = `startup,country,round,announced_on,amount_usd,investors,source_url
Paystack,Nigeria,Debt Financing,2019-04-05,1234567,*Undo Capital; Partech,https://undo.example/four
Paystack,Nigeria,Seed,2016-12,1300000,Undo Angels,https://undo.example/five
`;
const FILES: Array<[ImportKind, string]> = [
  ['startups', STARTUPS],
  ['rounds', ROUNDS],
  [
    'investors',
    'name,type,country,stages,source_url\nUndo Fund,Venture capital,Kenya,Seed,https://undo.example/six\nPartech,,,Angel,https://undo.example/seven\n',
  ],
  [
    'news',
    'title,publisher,url,published_on,startups\nUndo it,Undo Times,https://undo.example/news,2024-05-06,Paystack; Andela\n',
  ],
  [
    'metrics',
    'startup_slug,measured_on,twitter_followers,source_url\npaystack,2024-05-06,4321,https://undo.example/eight\n',
  ],
];

describe('nothing is left', () => {
  test.each(FILES)('of %s', async (kind, content) => {
    const before = await everythingRecorded(site.database);
    const run = await runOf(kind, content);
    expect(await everythingRecorded(site.database)).not.toEqual(before);
    expect(await undoRun(site.sql, run)).toEqual([]);
    expect(await everythingRecorded(site.database)).toEqual(before);
    expect(await listStaleStartups(site.sql)).toEqual([]);
  });

  test('of several batches, whose later rows fill in what the first left open', async () => {
    const before = await everythingRecorded(site.database);
    const rows = Array.from({ length: 40 }, (_, nth) => `Undone Many ${nth},Kenya,,`);
    const later = rows.map((row, nth) =>
      row.replace(/,,$/, `,${2000 + (nth % 20)},Lends and saves`),
    );
    const content = ['name,country,year_founded,tagline', ...rows, ...later].join('\n');
    const run = await runOf('startups', content, 15);
    expect(await undoRun(site.sql, run)).toEqual([]);
    expect(await everythingRecorded(site.database)).toEqual(before);
  });
});

test('an export imported again and undone changes nothing', async () => {
  const before = await fingerprint(site.database);
  let text = '';
  for await (const piece of exportRows(site.sql, 'rounds', 'csv')) text += piece;
  await undoRun(site.sql, await runOf('rounds', text));
  expect(await fingerprint(site.database)).toEqual(before);
});

describe('what happened since stays, and is listed', () => {
  test('a changed value; all others of that record are restored', async () => {
    const run = await runOf(
      'startups',
      'slug,tagline,year_founded,employee_range\nandela,Tells it otherwise,2013,10-50\n',
    );
    const { rows: before } = await raw<{ content: { tagline: string } }>`
      select before as content from import_changes where run_id = ${run} and table_name = 'startups'`.execute(
      site.sql,
    );
    await raw`update startups set employee_range = '100-1000' where slug = 'andela'`.execute(
      site.sql,
    );
    expect(await undoRun(site.sql, run)).toEqual([
      { table: 'startups', name: 'Andela', reason: 'changed' },
    ]);
    const andela = await site.sql
      .selectFrom('startups')
      .select(['tagline', 'employee_range'])
      .where('slug', '=', 'andela')
      .executeTakeFirst();
    expect(andela).toEqual({
      tagline: before[0]?.content.tagline,
      employee_range: '100-1000',
    });
  });

  test('a startup with a round of another import, whole; the rest goes', async () => {
    const run = await runOf(
      'startups',
      'name,country,industries,source_url\nKept Whole,Kenya,fintech,https://undo.example/kept\nGone Whole,Kenya,fintech,https://undo.example/kept\n',
    );
    await runOf(
      'rounds',
      'startup,round,date,amount,source\nKept Whole,Seed,2020,2000000,https://undo.example/later\n',
    );
    expect(await undoRun(site.sql, run)).toEqual([
      { table: 'startups', name: 'Kept Whole', reason: 'used' },
    ]);
    const { data } = await site.api('/startup/kept-whole');
    expect(data.industries).toHaveLength(1);
    expect(data.sources.map(({ url }: { url: string }) => url)).toContain(
      'https://undo.example/kept',
    );
    expect((await site.request('/api/startup/gone-whole')).status).toBe(404);
  });

  test('a startup that somebody corrected', async () => {
    await makeStartup(site.sql, { name: 'Bystander' });
    const run = await runOf('startups', 'name,country,founders\nCorrected Since,Kenya,Dina Undo\n');
    await raw`update startups set tagline = 'Now known to lend' where slug = 'corrected-since'`.execute(
      site.sql,
    );
    expect(await undoRun(site.sql, run)).toEqual([
      { table: 'startups', name: 'Corrected Since', reason: 'changed' },
      { table: 'people', name: 'Dina Undo', reason: 'used' },
    ]);
  });
});

test('an import that was undone can be imported again', async () => {
  const content =
    'startup,round,date,amount,source\nAndela,Grant,2015,50000,https://undo.example/g\n';
  await undoRun(site.sql, await runOf('rounds', content));
  const { counts } = await importText(site.database, 'rounds', content);
  expect(counts).toMatchObject({ created: 1, rejected: 0 });
});
