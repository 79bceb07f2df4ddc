// The three lines a tool that /data shows, from nothing to the sums of the home page, run as they
// stand where the tool is installed.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/server.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import type { Snapshot } from './contract.ts';
import { makeSnippets, type Tool } from './data-page.tsx';
import { publishData } from './publish.server.ts';

let site: TestSite;
let server: TestServer;
let folder: string;
let emptyFolder: string;
let snapshot: Snapshot;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griot-snippets-'));
  site = await openTestSite({ env: { DATA_DIR: folder, SITE_URL: 'https://griot.test' } });
  server = await openTestServer(site);
  snapshot = await publishData(site.sql, site.settings, site.now());
});
beforeEach(() => {
  emptyFolder = mkdtempSync(join(folder, 'student-'));
});
afterAll(async () => {
  await server.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const INTERPRETERS = {
  sqlite: ['sh', '-c'],
  pandas: ['python3', '-c'],
  r: ['Rscript', '-e'],
} as const;
const IS_THERE = {
  sqlite: has('sqlite3', '--version') && has('curl', '--version'),
  pandas: has('python3', '-c', 'import pandas'),
  r: has('Rscript', '--version'),
};

function linesOf(tool: Tool): string {
  const snippets = makeSnippets(`http://127.0.0.1:${server.port}/data`);
  const lines = snippets.find((one) => one.tool === tool)?.lines ?? '';
  expect(lines.split('\n')).toHaveLength(3);
  return lines;
}

/** Rounds and total raised, as the home page shows them. */
async function sumsOfHome(): Promise<[rounds: number, usd: number]> {
  const { data } = await site.api('/index');
  return [data.counts.fundings, data.total_fundings];
}

for (const tool of ['sqlite', 'pandas', 'r'] as const) {
  test.skipIf(!IS_THERE[tool])(`${tool} (skipped where it is not installed)`, async () => {
    const [command, flag] = INTERPRETERS[tool];
    const run = promisify(execFile);
    const { stdout } = await run(command, [flag, linesOf(tool)], { cwd: emptyFolder });
    const numbers = stdout.replace('[1]', '').match(/\d+(\.\d+)?/g);
    expect(numbers?.map(Number), stdout).toEqual(await sumsOfHome());
  });
}

test('DuckDB: its script loads every table, with what the columns mean', async () => {
  expect(linesOf('duckdb')).toContain('duckdb.sql');
  const sent = await server.get(`/data/${snapshot.snapshot}/duckdb.sql`);
  // Reading over HTTP takes an extension, which is not loaded here: the files instead.
  const script = sent.body.toString().replaceAll('https://griot.test/data', join(folder, 'data'));
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run(script);
  const ask = async (query: string) => (await connection.runAndReadAll(query)).getRowsJson();
  const [sums] = await ask('select count(*)::int, sum(counted_usd)::double from rounds');
  expect(sums).toEqual(await sumsOfHome());
  for (const { name, rows } of snapshot.tables) {
    expect(await ask(`select count(*)::int from ${name}`), name).toEqual([[rows]]);
  }
  const undescribed = `select table_name, column_name from duckdb_columns() where not internal and comment is null`;
  expect(await ask(undescribed)).toEqual([]);
});
