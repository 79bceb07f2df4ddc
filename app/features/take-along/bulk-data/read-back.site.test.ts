// What others' tools make of a snapshot; snippets.site.test.ts runs what the page shows.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { makeSigningKey } from '../../../base/minisign.ts';
import type { Snapshot } from './contract.ts';
import { publishData } from './publish.server.ts';

let site: TestSite;
let folder: string;
let files: string;
let snapshot: Snapshot;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griot-data-'));
  site = await openTestSite({ env: { DATA_DIR: folder, DATA_SIGNING_KEY: makeSigningKey() } });
  snapshot = await publishData(site.sql, site.settings, site.now());
  files = join(folder, 'data', snapshot.snapshot);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** The figures of the home page. */
async function sumsOfHome(): Promise<[startups: number, rounds: number, usd: number]> {
  const { data } = await site.api('/index');
  return [data.counts.startups, data.counts.fundings, data.total_fundings];
}

async function askDuckDB(query: string): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const answer = await connection.runAndReadAll(query.replaceAll('{files}', files));
  return answer.getRowsJson();
}

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

describe('a snapshot, read by', () => {
  test('DuckDB: Parquet and JSON lines give the sums of the home page', async () => {
    const [startups, rounds, usd] = await sumsOfHome();
    for (const read of ['{files}/rounds.parquet', '{files}/rounds.jsonl.gz']) {
      const [row] = await askDuckDB(
        `select count(*)::int, count(distinct startup)::int, sum(counted_usd)::double from '${read}'`,
      );
      expect([row?.[0], row?.[2]], read).toEqual([rounds, usd]);
    }
    const [row] = await askDuckDB("select count(*)::int from '{files}/startups.parquet'");
    expect(row).toEqual([startups]);
  });

  test('DuckDB: Parquet and JSON lines hold the same rows, with types', async () => {
    for (const { name, rows } of snapshot.tables) {
      const [counts] = await askDuckDB(
        `select count(*)::int, (select count(*)::int from '{files}/${name}.jsonl.gz') from '{files}/${name}.parquet'`,
      );
      expect(counts, name).toEqual([rows, rows]);
    }
    const [types] = await askDuckDB(
      `select typeof(announced_on), typeof(investors), typeof(is_weak), typeof(updated_at), typeof(amount_usd)
       from '{files}/rounds.parquet' limit 1`,
    );
    expect(types).toEqual(['DATE', 'VARCHAR[]', 'BOOLEAN', 'TIMESTAMP', 'DOUBLE']);
    const [differ] = await askDuckDB(`
      select count(*)::int from (
        (select slug, startup, announced_on, amount_usd, investors, note from '{files}/rounds.parquet'
         except select slug, startup, announced_on::date, amount_usd::double, investors::varchar[], note
           from read_json('{files}/rounds.jsonl.gz', maximum_sample_files = 1, sample_size = -1)))`);
    expect(differ).toEqual([0]);
  });

  test.skipIf(!has('sqlite3', '--version'))(
    'SQLite: the sums, whole references, and every column described',
    async () => {
      const database = join(folder, 'catalogue.sqlite');
      writeFileSync(database, gunzipSync(readFileSync(join(files, 'catalogue.sqlite.gz'))));
      const ask = (query: string) =>
        execFileSync('sqlite3', ['-readonly', database, query], { encoding: 'utf8' }).trim();
      const [startups, rounds, usd] = await sumsOfHome();
      expect(ask('select count(*), cast(sum(counted_usd) as integer) from rounds')).toBe(
        `${rounds}|${usd}`,
      );
      expect(ask('select count(*) from startups')).toBe(String(startups));
      expect(ask('pragma integrity_check')).toBe('ok');
      const nowhere = `select count(*) from rounds, json_each(investors)
      where value not in (select slug from investors)`;
      expect(ask(nowhere)).toBe('0');
      expect(
        ask('select count(*) from rounds where startup not in (select slug from startups)'),
      ).toBe('0');
      const undescribed = `select count(*) from column_descriptions where coalesce(description, '') = ''`;
      expect(ask(undescribed)).toBe('0');
      const unused =
        'select count(*) from sources where url not in (select value from rounds, json_each(sources) union select value from startups, json_each(sources) union select value from investors, json_each(sources) union select value from people, json_each(sources) union select value from exits, json_each(sources))';
      expect(ask(unused)).toBe('0');
    },
  );

  test.skipIf(!has('python3', '-V'))('Python: the zip file of CSV', async () => {
    const [startups, rounds, usd] = await sumsOfHome();
    const script = `
import csv, io, json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
package = json.loads(z.read('datapackage.json'))
counts = {}
for r in package['resources']:
  rows = list(csv.DictReader(io.TextIOWrapper(z.open(r['path']), 'utf-8', newline='')))
  assert rows == [] or list(rows[0]) == [f['name'] for f in r['schema']['fields']], r['name']
  counts[r['name']] = len(rows)
  if r['name'] == 'rounds': usd = sum(float(x['counted_usd'] or 0) for x in rows)
print(json.dumps([counts['startups'], counts['rounds'], usd]))`;
    const said = execFileSync('python3', ['-c', script, join(files, 'csv.zip')], {
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual([startups, rounds, usd]);
  });
});

describe('a snapshot has', () => {
  test('a sum for each file, signed', () => {
    const sums = readFileSync(join(files, 'SHA256SUMS'), 'utf8').trim().split('\n');
    expect(sums.length).toBe(snapshot.files.length + 1);
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      const content = readFileSync(join(files, name));
      expect(createHash('sha256').update(content).digest('hex'), name).toBe(sum);
    }
    expect(readFileSync(join(files, 'SHA256SUMS.minisig'), 'utf8')).toContain('file:SHA256SUMS');
    expect(readFileSync(join(files, 'README.txt'), 'utf8')).toContain(
      `minisign -Vm SHA256SUMS -P ${snapshot.public_key}`,
    );
  });

  test.skipIf(!has('minisign', '-v'))('a signature that minisign takes', () => {
    const args = ['-V', '-m', join(files, 'SHA256SUMS'), '-P', snapshot.public_key ?? ''];
    expect(spawnSync('minisign', args).status).toBe(0);
  });

  test('no account, address or other table', async () => {
    await site.member({ name: 'Ama Reader', email: 'ama.reader@example.org' });
    const { rows } = await raw<{ table_name: string }>`
      select distinct table_name from information_schema.view_table_usage
      where view_name like 'published\\_%' order by 1`.execute(site.sql);
    const read = rows.map(({ table_name }) => table_name);
    for (const table of ['users', 'mails', 'submissions', 'subscribers', 'moderation_log']) {
      expect(read).not.toContain(table);
    }
  });
});
