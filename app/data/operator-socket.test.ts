import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, openThroughSite, type Sql } from './database.ts';
import { type OperatorSocket, poolOfSite, serveOperator } from './operator-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-operator-'));
const path = join(folder, 'operator.sock');
let site: Database;
let socket: OperatorSocket;
beforeAll(async () => {
  site = await openDatabase({ dataDir: folder });
  await raw`create table notes (text text)`.execute(site.sql);
  socket = await serveOperator(site, folder);
});
afterAll(async () => {
  socket.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openBeside() {
  const database = await openThroughSite(folder);
  if (!database) throw new Error('Nobody serves commands');
  return database;
}

const write = (sql: Sql, text: string) => raw`insert into notes values (${text})`.execute(sql);

async function notes(): Promise<string[]> {
  const { rows } = await raw<{ text: string }>`select text from notes`.execute(site.sql);
  return rows.map(({ text }) => text);
}

test('a command beside the site reads what the site reads, in the same types, and gets the same errors', async () => {
  const beside = await openBeside();
  const ask = (sql: Sql) =>
    raw`select now() > ${new Date(0)} as is_later, date '2026-11-29' as day, 12.5::numeric as amount,
      '\\x00ff'::bytea as bytes, array['a', null] as list, '{"a": [1]}'::json as json, null as nothing,
      repeat('long ', 100000) as text, 9007199254740993 as big`.execute(sql);
  const [{ rows }, own] = [await ask(beside.sql), await ask(site.sql)];
  expect(rows).toEqual(own.rows);
  const twice = (sql: Sql) =>
    raw`do $$ begin raise unique_violation using constraint = 'notes_once'; end $$`.execute(sql);
  await expect(twice(beside.sql)).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_once',
  });
  const { numAffectedRows } = await write(beside.sql, 'of a command');
  expect(numAffectedRows).toBe(1n);
  expect(await notes()).toEqual(['of a command']);
  await beside.close();
});

test('a transaction is all or nothing, and many queries at once share two connections', async () => {
  const beside = await openBeside();
  const failing = beside.sql.transaction().execute(async (transaction) => {
    await write(transaction, 'never');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await Promise.all(Array.from({ length: 60 }, (_, index) => write(beside.sql, `${index}`)));
  expect(await notes()).toHaveLength(61);
  expect(await notes()).not.toContain('never');
  await beside.close();
});

test('a command that ends or falls silent in its transaction loses it, and nobody waits for it', async () => {
  for (const silentMs of [600_000, 50]) {
    socket.close();
    socket = await serveOperator(site, folder, { silentMs });
    const client = await (await poolOfSite(folder))?.connect();
    await client?.query('begin', []);
    await client?.query("insert into notes values ('lost')", []);
    if (silentMs > 50) client?.release();
    expect(await notes()).not.toContain('lost');
    const late = client?.query('select 1', []);
    await expect(late).rejects.toThrow('has ended the connection');
  }
});

function connect(): Promise<Socket | number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'queries' };
    const asked = request({ socketPath: path, headers, agent: false }).on('error', reject);
    asked.on('upgrade', (_, stream) => resolve(stream as Socket));
    asked.on('response', (answer) => resolve(answer.resume().statusCode));
    asked.end();
  });
}

test('what comes is bounded: connections, and the length of a message', async () => {
  socket.close();
  socket = await serveOperator(site, folder);
  const connected = await Promise.all(Array.from({ length: 20 }, connect));
  expect(connected.filter((one) => one === 503)).toHaveLength(4);
  await expect(poolOfSite(folder)).rejects.toThrow('carries out other commands');
  const sockets = connected.filter((one) => typeof one === 'object');
  for (const one of sockets) one.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
  await Promise.all(sockets.map((one) => once(one, 'close')));
  expect((await notes()).length).toBeGreaterThan(0);
});

test('an answer that is too long is an error of its query alone', async () => {
  socket.close();
  socket = await serveOperator(site, folder, { mostBytes: 2 * 1_048_576 });
  const beside = await openBeside();
  const long = raw`select repeat('x', 3000000) as text`.execute(beside.sql);
  await expect(long).rejects.toThrow('may have 2 MB, and this has 3');
  const { rows } = await raw`select 1 as one`.execute(beside.sql);
  expect(rows).toEqual([{ one: 1 }]);
  await beside.close();
});

test('only its user may open it, and where no process serves there is none', async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await openThroughSite(join(folder, 'elsewhere'))).toBeUndefined();
});
