// A mirror that applies the changes of ten days has the newest snapshot, row for row.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../../test/factories.ts';
import { importText } from '../../../../test/import.ts';
import type { Member } from '../../../../test/member.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { DAY_MS } from '../../../base/dates.ts';
import { removeRecord } from '../../desk/removals/remove-record.server.ts';
import { removePerson } from '../../people/remove-person.server.ts';
import type { Change, Row, Snapshot } from './contract.ts';
import { publishData } from './publish.server.ts';
import { listSnapshots } from './snapshots.server.ts';

let site: TestSite;
let moderator: Member;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griot-mirror-'));
  site = await openTestSite({ env: { DATA_DIR: folder } });
  // A few are enough, and quicker to publish eleven times.
  await raw`delete from startups where slug not in ('andela', 'flutterwave', 'wave', 'basigo', 'paystack')`.execute(
    site.sql,
  );
  moderator = await site.member({ name: 'Nia Moderator' });
  await appoint(site.sql, moderator);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const TABLE_KEYS: Record<string, string[]> = {
  people: ['slug', 'startup'],
  exits: ['id'],
  news: ['url'],
  sources: ['url'],
  deletions: ['table', 'slug'],
};

function readLines<Line>(snapshot: string, file: string): Line[] {
  const text = gunzipSync(readFileSync(join(folder, 'data', snapshot, file))).toString();
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
}

/** The copy of an external program: rows by table and key. */
type Mirror = Map<string, Row>;

function nameOf(table: string, row: Row): string {
  return JSON.stringify([table, ...(TABLE_KEYS[table] ?? ['slug']).map((column) => row[column])]);
}

function readWhole({ snapshot, tables }: Snapshot): Mirror {
  return new Map(
    tables.flatMap(({ name }) =>
      readLines<Row>(snapshot, `${name}.jsonl.gz`).map((row) => [nameOf(name, row), row] as const),
    ),
  );
}

function follow(mirror: Mirror, changes: readonly Change[]): void {
  for (const { table, op, key, row } of changes) {
    const name = nameOf(table, key);
    expect(mirror.has(name), `${op} ${name}`).toBe(op !== 'insert');
    if (row) mirror.set(name, row);
    else mirror.delete(name);
  }
}

const merge = (keep: string, gone: string) =>
  moderator.form('/moderation/merge', { keep, gone, reason: 'the same' });

/** What happens on each day. */
const DAYS: (() => Promise<unknown>)[] = [
  () =>
    raw`update startups set tagline = 'Another line', status = 'closed' where slug = 'andela'`.execute(
      site.sql,
    ),
  () =>
    raw`update fundings set amount_usd = amount_usd + 1 where slug like 'flutterwave-%'`.execute(
      site.sql,
    ),
  () => merge('wave', 'basigo'),
  () => removePerson(site.sql, 'shola-akinlade', site.now()),
  async () => {
    const { id } = await makeStartup(site.sql, { slug: 'day-five', name: 'Día “Five”, =1+1' });
    await makeFunding(site.sql, {
      startup_id: id,
      slug: 'day-five-seed',
      amount_usd: 1_234_567.89,
    });
  },
  () => importText(site.database, 'startups', 'name,country,founders\nSixth Day,Ghana,Ama Sixth\n'),
  () => merge('andela', 'day-five'),
  () => removeRecord(site.sql, 'startup', 'andela', 'not ours to tell', site.now()),
  async () => {},
  () => removeRecord(site.sql, 'investor', 'tiger-global', 'not ours to tell', site.now()),
];

test('ten days of edits, merges and removals', async () => {
  const publish = async () => {
    site.setNow(new Date(site.now().getTime() + DAY_MS));
    return publishData(site.sql, site.settings, site.now());
  };
  let newest = await publish();
  expect(newest.changes).toBe(null);
  const mirror = readWhole(newest);
  const seen = new Map<string, Change>();
  for (const happens of DAYS) {
    await happens();
    const { snapshot } = newest;
    newest = await publish();
    expect(newest.previous).toBe(snapshot);
    const changes = readLines<Change>(newest.snapshot, 'changes.jsonl.gz');
    follow(mirror, changes);
    expect(mirror).toEqual(readWhole(newest));
    for (const change of changes)
      seen.set(`${change.op} ${nameOf(change.table, change.key)}`, change);
  }
  expect(newest.changes?.length).toBe(newest.tables.length);

  const update = seen.get('update ["startups","andela"]');
  expect(update?.row).toMatchObject({ slug: 'andela' });
  expect(seen.get('delete ["startups","basigo"]')).toEqual({
    table: 'startups',
    op: 'delete',
    key: { slug: 'basigo' },
    moved_to: 'wave',
  });
  expect(seen.get('delete ["startups","andela"]')).toMatchObject({ moved_to: null });
  expect(mirror.get('["deletions","startups","basigo"]')).toMatchObject({ why: 'merged' });
  expect(mirror.get('["deletions","startups","day-five"]')).toMatchObject({ why: 'removed' });
  const removed = mirror.get('["deletions","people","shola-akinlade"]');
  expect(Object.keys(removed ?? {})).toEqual(['table', 'slug', 'why', 'moved_to', 'deleted_at']);
  const people = [...mirror].filter(([name]) => name.startsWith('["people"'));
  expect(people.filter(([, { name }]) => name === 'Shola Akinlade')).toEqual([]);
  expect(mirror.has('["investors","tiger-global"]')).toBe(false);
  const rounds = [...mirror.values()].filter(({ investors }) =>
    [investors].flat().includes('tiger-global'),
  );
  expect(rounds).toEqual([]);
  expect(mirror.has('["startups","andela"]')).toBe(false);
  expect(mirror.has('["startups","sixth-day"]')).toBe(true);
  // Nothing happened on the ninth day.
  const [, ninth = ''] = listSnapshots(folder);
  expect(readLines(ninth, 'changes.jsonl.gz')).toEqual([]);
});

test('old and unfinished snapshots are taken away, but for the first of each month', async () => {
  site.setNow(new Date('2027-01-20T03:15:00Z'));
  const left = join(folder, 'data', 'unfinished-killed');
  mkdirSync(left);
  await publishData(site.sql, site.settings, site.now());
  expect(listSnapshots(folder)).toEqual(['2027-01-20', '2026-11-02']);
  expect(existsSync(left)).toBe(false);
  await publishData(site.sql, site.settings, site.now());
  expect(listSnapshots(folder)).toEqual(['2027-01-20.2', '2027-01-20', '2026-11-02']);
});
