// Servers that stop responding without closing their connections, as after a network failure.
import { createServer, type Socket } from 'node:net';
import { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase, type Sql } from './database.ts';
import { isUnavailable } from './database-error.ts';
import { listenOn } from './listen-on.ts';

type Behaviour = 'answers' | 'never greets' | 'is silent' | 'breaks';

const message = (type: string, ...parts: (string | number[])[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), READY]);
const TEXT_COLUMN = [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0];

/** One row with the connection's number in column `connection`. */
const answerOf = (connection: number) => {
  const text = String(connection);
  return [
    message('T', [0, 1], 'connection\0', TEXT_COLUMN),
    message('D', [0, 1, 0, 0, 0, text.length], text),
    message('C', 'SELECT 1\0'),
    READY,
  ];
};

/**
 * A minimal Postgres server. After the given behaviours, later connections respond; those of
 * heartbeats do so while `answersHeartbeats`.
 */
async function startServer(...behaviours: Behaviour[]) {
  const sockets: Socket[] = [];
  const state = { answersHeartbeats: true };
  let connections = 0;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('data', (greeting) => {
      if (greeting.includes('griot heartbeat')) return answerHeartbeats(socket);
      connections += 1;
      const connection = connections;
      const behaviour = behaviours[connection - 1] ?? 'answers';
      if (behaviour === 'never greets') return;
      socket.write(WELCOME);
      socket.on('data', (asked) => {
        if (behaviour === 'is silent') return;
        if (behaviour === 'breaks') return socket.resetAndDestroy();
        // A query with values gets all responses with its last message.
        const prepared = asked.at(0) === 80 ? [message('1'), message('2')] : [];
        socket.write(Buffer.concat([...prepared, ...answerOf(connection)]));
      });
    });
  });
  function answerHeartbeats(socket: Socket): void {
    if (state.answersHeartbeats) socket.write(WELCOME);
    socket.on('data', () => {
      if (state.answersHeartbeats) socket.write(Buffer.concat(answerOf(0)));
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    databaseUrl: `postgres://griot@127.0.0.1:${port}/griot`,
    state,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function openOn(...behaviours: Behaviour[]) {
  const server = await startServer(...behaviours);
  const { databaseUrl } = server;
  const database = await openDatabase({ databaseUrl, poolSize: 1, statementTimeoutMs: 100 });
  return { ...database, close: () => database.close().finally(server.close) };
}

const ask = async (sql: Sql, values: unknown[]) =>
  (await sql.executeQuery(CompiledQuery.raw('select connection', values))).rows;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error) => error,
  );

describe.concurrent('a connection that falls silent', () => {
  test.each([
    ['pages', 'sql', []],
    ['pages, with values', 'sql', [7]],
    ['searches', 'searchSql', []],
  ] as const)('is given up, and the next query has a new one: %s', async (_, of, values) => {
    const database = await openOn('is silent');
    const failure = await failureOf(ask(database[of], [...values]));
    expect([String(failure), isUnavailable(failure)]).toEqual(['Error: Query read timeout', true]);
    expect(await ask(database[of], [...values])).toEqual([{ connection: '2' }]);
    await database.close();
  });

  test('during a transaction is given up, too, and its failure is one of the database', async () => {
    const database = await openOn('is silent');
    const failure = await failureOf(
      database.sql.transaction().execute((transaction) => ask(transaction, [])),
    );
    expect([isUnavailable(failure), failure]).toEqual([true, expect.any(Error)]);
    expect(await ask(database.sql, [])).toEqual([{ connection: '2' }]);
    await database.close();
  });

  test.each([
    ['is silent', 'Query read timeout'],
    ['never greets', 'timeout expired'],
  ] as const)('keeps nobody waiting who begins to listen: it %s', async (behaviour, words) => {
    const server = await startServer(behaviour);
    const failure = await failureOf(listenOn(server.databaseUrl, 'changes', () => {}));
    expect(String(failure)).toBe(`Error: ${words}`);
    server.close();
  });
});

test('a connection that breaks under a query fails that query and nothing else', async () => {
  const database = await openOn('breaks');
  const failure = await failureOf(ask(database.sql, []));
  expect(isUnavailable(failure)).toBe(true);
  expect(await ask(database.sql, [])).toEqual([{ connection: '2' }]);
  await database.close();
});

test('a frozen server fails queries at the next heartbeat, then at once, until it answers', async () => {
  const server = await startServer('is silent');
  const { databaseUrl } = server;
  // No statement is given up because of its own limit.
  const database = await openDatabase({ databaseUrl, poolSize: 2, statementTimeoutMs: 3_600_000 });
  server.state.answersHeartbeats = false;
  expect(isUnavailable(await failureOf(ask(database.sql, [])))).toBe(true);
  expect(String(await failureOf(ask(database.sql, [])))).toMatch('Postgres does not answer');
  expect(String(await failureOf(ask(database.searchSql, [])))).toMatch('does not answer');

  server.state.answersHeartbeats = true;
  await expect.poll(() => failureOf(ask(database.sql, []))).toBe('no failure');
  await database.close();
  server.close();
});
