// A primary and its standby behind one address, as behind a proxy, and a promotion.
import { spawnSync } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../../scripts/test-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './database-error.ts';

const { bin, reason } = findPostgres();

// A server of somebody else's must not be copied, so TEST_DATABASE_URL does not do.
describe.skipIf(!bin)(`after a promotion (${reason ?? 'needs a Postgres of its own'})`, () => {
  let folder: string;
  let formerUrl: string;
  let stopFormer: () => void;
  const ports = { former: 0, successor: 0 };
  let target: keyof typeof ports = 'former';
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const server = connect(ports[target], '127.0.0.1');
    for (const one of [socket, server]) sockets.add(one.on('error', () => {}));
    socket.pipe(server).pipe(socket);
    socket.on('close', () => server.destroy());
    server.on('close', () => socket.destroy());
  });
  let database: Database;

  function runAsOwner(program: string, ...args: string[]): void {
    const prefix =
      process.getuid?.() === 0
        ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
        : [];
    const [command = '', ...rest] = [...prefix, join(bin ?? '', program), ...args];
    const { status, stderr } = spawnSync(command, rest, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  beforeAll(async () => {
    const postgres = await startPostgres({ wal_level: 'replica' });
    if (!postgres.url || !postgres.folder) throw new Error(postgres.reason);
    ({ folder, url: formerUrl, stop: stopFormer } = postgres);
    ports.former = Number(new URL(formerUrl).port);
    const former = new pg.Client({ connectionString: formerUrl });
    await former.connect();
    await former.query('create role visitor login; create table notes (text text)');
    await former.query('grant all on notes to visitor');
    await former.end();
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as { port: number };
    // Without any right beyond its tables.
    database = await openDatabase({
      databaseUrl: `postgres://visitor@127.0.0.1:${port}/postgres`,
      statementTimeoutMs: 5_000,
    });
  });
  afterAll(async () => {
    await database.close();
    proxy.close();
    runAsOwner('pg_ctl', '-D', join(folder, 'standby'), '-m', 'immediate', 'stop');
    stopFormer();
  });

  const note = (text: string) => raw`insert into notes values (${text})`.execute(database.sql);
  const notesOfFormer = async () => {
    const former = new pg.Client({ connectionString: formerUrl });
    await former.connect();
    const { rows } = await former.query('select text from notes');
    await former.end();
    return rows.map(({ text }) => text);
  };
  function point(to: keyof typeof ports, { cut }: { cut: boolean }): void {
    target = to;
    if (cut) for (const socket of sockets) socket.destroy();
  }

  async function promoteStandby(): Promise<void> {
    const standby = join(folder, 'standby');
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    ports.successor = (probe.address() as { port: number }).port;
    probe.close();
    runAsOwner('pg_basebackup', '-d', formerUrl, '-D', standby, '-R', '-c', 'fast', '-X', 'stream');
    const options = `-p ${ports.successor} -k ${folder} -c fsync=off -c max_connections=200`;
    const log = join(folder, 'standby.log');
    runAsOwner('pg_ctl', '-D', standby, '-w', '-l', log, '-o', options, 'start');
    runAsOwner('pg_ctl', '-D', standby, '-w', 'promote');
  }

  test('a former primary is not written to, by old connections or new ones', async () => {
    await note('before');
    await promoteStandby();

    // The connection that holds the transaction stays with the former primary.
    await database.sql.transaction().execute(async (former) => {
      await raw`select 1`.execute(former);
      point('successor', { cut: false });
      await note('second connection');
    });
    for (const text of ['third', 'fourth', 'fifth']) await note(text);
    expect(await notesOfFormer()).toEqual(['before']);

    point('former', { cut: true });
    for (let tries = 0; tries < 5; tries++) {
      const outcome = await note('lost').catch((error) => isUnavailable(error));
      expect(outcome).toBe(true);
    }
    expect(await notesOfFormer()).toEqual(['before']);

    point('successor', { cut: true });
    const isWritten = () =>
      note('back').then(
        () => true,
        () => false,
      );
    await expect.poll(isWritten).toBe(true);
    const { rows } = await raw<{ text: string }>`select text from notes`.execute(database.sql);
    expect(rows.map(({ text }) => text)).toEqual([
      'before',
      'second connection',
      'third',
      'fourth',
      'fifth',
      'back',
    ]);
  });
});
