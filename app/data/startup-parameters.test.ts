// The startup parameters of a connection: PgBouncer refuses each parameter that it is not
// configured to ignore.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { listenOn } from './listen-on.ts';

/** PgBouncer takes these as they are, see its configuration's `ignore_startup_parameters`. */
const KNOWN_TO_POOLERS = ['user', 'database', 'client_encoding', 'application_name'];
const HEAD_BYTES = 8;

test('the documentation names every parameter that a pooler has to ignore', async () => {
  const sent = new Set<string>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (greeting: Buffer) => {
      const words = greeting.subarray(HEAD_BYTES).toString().split('\0');
      words.forEach((name, at) => {
        if (at % 2 === 0 && name) sent.add(name);
      });
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const databaseUrl = `postgres://griot@127.0.0.1:${port}/griot`;
  const database = await openDatabase({ databaseUrl });
  const ask = CompiledQuery.raw('select 1');
  for (const sql of [database.sql, database.searchSql, database.checkSql, database.backgroundSql]) {
    await expect(sql.executeQuery(ask)).rejects.toThrow();
  }
  await expect(listenOn(databaseUrl, 'outbox', () => {})).rejects.toThrow();
  await database.close();
  server.close();

  const operating = readFileSync('docs/operating.md', 'utf8');
  const [, list = ''] = /`ignore_startup_parameters = ([^`]+)`/.exec(operating) ?? [];
  const ignored = new Set(list.split(', '));
  expect(
    [...sent].filter((name) => !ignored.has(name) && !KNOWN_TO_POOLERS.includes(name)),
  ).toEqual([]);
  expect([...ignored].filter((name) => !sent.has(name))).toEqual([]);
});
