// /data: its page, its files, and what changed.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { openTestServer, type TestServer } from '../../../../test/server.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { DAY_MS } from '../../../base/dates.ts';
import { bulkDataText as text } from '../../../text/text.ts';
import { removeRecord } from '../../desk/removals/remove-record.server.ts';
import type { Snapshot } from './contract.ts';
import { bulkDataWork, publishData } from './publish.server.ts';
import { listSnapshots } from './snapshots.server.ts';

let site: TestSite;
let server: TestServer;
let folder: string;
let snapshot: Snapshot;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griot-data-page-'));
  site = await openTestSite({ catalogue: 'starter', env: { DATA_DIR: folder } });
  server = await openTestServer(site);
});
afterAll(async () => {
  await server.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

test('before the first snapshot the page says when it comes', async () => {
  expect(await site.page('/data')).toContain(text.none);
  expect((await site.request('/data/latest/csv.zip')).status).toBe(404);
});

test('the nightly job writes one a day', async () => {
  const [job] = bulkDataWork(site.sql, site.settings).jobs;
  await job?.run();
  await job?.run();
  const today = new Date().toISOString().slice(0, 10);
  expect(listSnapshots(folder)).toEqual([today]);
  rmSync(join(folder, 'data'), { recursive: true });
});

describe('with two snapshots', () => {
  beforeAll(async () => {
    await publishData(site.sql, site.settings, site.now());
    await raw`update startups set tagline = 'A new line' where slug = 'andela'`.execute(site.sql);
    await raw`update startups set tagline = 'Another line' where slug = 'paystack'`.execute(
      site.sql,
    );
    site.setNow(new Date(site.now().getTime() + DAY_MS));
    snapshot = await publishData(site.sql, site.settings, site.now());
  });

  test('the page lists files with sizes, three lines a tool, licence and citation', async () => {
    const page = await site.page('/data');
    for (const { name } of snapshot.tables) {
      expect(page).toContain(`href="/data/2026-11-02/${name}.jsonl.gz"`);
      expect(page).toContain(`href="/data/2026-11-02/${name}.parquet"`);
      expect(page).toContain(`href="/data/2026-11-02/${name}.csv"`);
      expect(page).toContain(`>${name}.jsonl.gz</a>, `);
    }
    for (const list of ['startups', 'rounds', 'investors', 'exits']) {
      expect(page).toContain(`<a href="/${list}.xlsx" download="">${list}.xlsx</a>`);
      expect((await site.request(`/${list}.xlsx`)).status).toBe(200);
    }
    expect(page).toContain('the first 2,000 rows of a list');
    for (const words of [
      'csv.zip',
      'creativecommons.org/licenses/by/4.0',
      'DuckDB',
      text.unsigned,
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain('"@type":"Dataset"');
    expect(page).toContain('href="/data/2026-11-01"');
  });

  test('every file is sent whole, with its sum, and latest leads to it', async () => {
    for (const { name, bytes, sha256 } of snapshot.files) {
      const sent = await server.get(`/data/2026-11-02/${name}`);
      expect([sent.status, sent.headers['content-length']], name).toEqual([200, String(bytes)]);
      expect(createHash('sha256').update(sent.body).digest('hex'), name).toBe(sha256);
    }
    const latest = await server.get('/data/latest/SHA256SUMS');
    expect([latest.status, latest.headers.location]).toEqual([302, '/data/2026-11-02/SHA256SUMS']);
  });

  test('each table is sent as CSV, out of the zip file', async () => {
    for (const { name, rows } of snapshot.tables) {
      const sent = await server.get(`/data/2026-11-02/${name}.csv`);
      const { 'content-type': type, 'content-length': length, etag = '' } = sent.headers;
      expect([sent.status, type, length], name).toEqual([
        200,
        'text/csv; charset=utf-8',
        String(sent.body.length),
      ]);
      expect(parseCsv(sent.body.toString()), name).toHaveLength(rows + 1);
      const head = await server.get(`/data/2026-11-02/${name}.csv`, { method: 'HEAD' });
      expect([head.headers['content-length'], head.body.length]).toEqual([length, 0]);
      const headers = { 'if-none-match': etag };
      expect((await server.get(`/data/2026-11-02/${name}.csv`, { headers })).status).toBe(304);
    }
    expect((await server.get('/data/2026-11-02/nothing.csv')).status).toBe(404);
  });

  test('a part, a head and an unchanged file', async () => {
    const path = '/data/2026-11-02/rounds.parquet';
    const whole = await server.get(path);
    const part = await server.get(path, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 4-11/${whole.body.length}`,
    ]);
    expect(part.body).toEqual(whole.body.subarray(4, 12));
    const end = await server.get(path, { headers: { range: 'bytes=-4' } });
    expect(end.body.toString()).toBe('PAR1');
    expect((await server.get(path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
    const head = await server.get(path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(whole.body.length),
      0,
    ]);
    const same = await server.get(path, { headers: { 'if-none-match': whole.headers.etag ?? '' } });
    expect(same.status).toBe(304);
  });

  test('nothing else of the folder is sent', async () => {
    for (const path of ['2026-11-02/nothing.zip', '2026-11-03/csv.zip', '..%2f..%2fx/csv.zip']) {
      expect((await server.get(`/data/${path}`)).status, path).toBe(404);
    }
    expect((await server.get('/data/2026-11-02/..%2f..%2fpackage.json')).status).toBe(404);
    expect((await server.get('/data/2026-13-99')).status).toBe(404);
  });

  test('a page says what changed, without what was removed since', async () => {
    const page = await site.page('/data/2026-11-02');
    expect(page).toContain('A new line');
    expect(page).toContain('Another line');
    await removeRecord(site.sql, 'startup', 'paystack', 'not ours to tell', site.now());
    const after = await site.page('/data/2026-11-02');
    expect(after).toContain('A new line');
    expect(after).not.toMatch(/Another line|paystack/i);
    expect(await site.page('/data/2026-11-01')).toContain(text.first);
  });
});
