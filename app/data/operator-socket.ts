// Queries and backups of `./griot`, run by the process that has the embedded database open.
// HTTP on a socket in DATA_DIR, which only its user may open; a connection for queries upgrades.
import { chmodSync, createWriteStream, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { Socket } from 'node:net';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { createSemaphore } from '../base/semaphore.ts';
import { readBackup } from './backup-stream.ts';
import { DatabaseError, errorFields } from './database-error.ts';
import {
  MessageTooLong,
  MOST_BYTES,
  type Query,
  type QueryAnswer,
  readMessages,
  send,
} from './operator-messages.ts';

/** Sockets' paths are short, 107 bytes on Linux. */
function socketOf(dataDir: string): string {
  const path = join(dataDir, 'operator.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/** A command that says nothing for so long loses its transaction: everybody else waits for it. */
const SILENT_MS = 10_000;
const MOST_CONNECTIONS = 16;
/** Of one command. */
const OWN_CONNECTIONS = 2;

/** The open database. */
interface Served {
  connect(): Promise<PostgresPoolClient>;
  copyFiles(folder: string): Promise<void>;
}

interface Limits {
  silentMs: number;
  /** Of one answer. */
  mostBytes: number;
}

export interface OperatorSocket {
  /** Running commands lose their connections and uncommitted changes. */
  close(): void;
}

/** The directory's lock is held. */
export async function serveOperator(
  database: Served,
  dataDir: string,
  { silentMs = SILENT_MS, mostBytes = MOST_BYTES }: Partial<Limits> = {},
): Promise<OperatorSocket> {
  const path = socketOf(dataDir);
  // Left by a process that was killed.
  rmSync(path, { force: true });
  const connections = new Set<Socket>();
  const server = createServer(async (_, response) => {
    try {
      await pipeline(readBackup(database, dataDir), createGzip(), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end((error as Error).message);
    }
  });
  server.on('upgrade', (_, stream) => {
    const socket = stream as Socket;
    socket.on('error', () => {});
    if (connections.size >= MOST_CONNECTIONS) {
      socket.end('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    connections.add(socket);
    socket.write('HTTP/1.1 101 Queries\r\nConnection: Upgrade\r\nUpgrade: queries\r\n\r\n');
    serveQueries(socket, database, { silentMs, mostBytes }).finally(() =>
      connections.delete(socket),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    close() {
      server.close();
      for (const socket of connections) socket.destroy();
    },
  };
}

/** One after the other, as they come; whatever ends the connection ends its transaction. */
async function serveQueries(
  socket: Socket,
  database: Served,
  { silentMs, mostBytes }: Limits,
): Promise<void> {
  const client = await database.connect();
  socket.on('timeout', () => socket.destroy());
  socket.setTimeout(silentMs);
  try {
    for await (const { text, values } of readMessages<Query>(socket)) {
      socket.setTimeout(0);
      sendAnswer(socket, await answer(client, text, values), mostBytes);
      socket.setTimeout(silentMs);
    }
  } catch {
    // The other end is gone.
  } finally {
    socket.destroy();
    await client.query('rollback', []).catch(() => {});
    client.release();
  }
}

/** One that is too long is an error of its query, not of the connection. */
function sendAnswer(socket: Socket, found: QueryAnswer, mostBytes: number): void {
  try {
    send(socket, found, mostBytes);
  } catch (error) {
    if (!(error instanceof MessageTooLong)) throw error;
    send(socket, { error: errorFields(error) });
  }
}

async function answer(
  client: PostgresPoolClient,
  text: string,
  values: readonly unknown[],
): Promise<QueryAnswer> {
  try {
    const { rows, rowCount, command } = await client.query<unknown>(text, values);
    return { rows, rowCount, command };
  } catch (error) {
    return { error: errorFields(error) };
  }
}

/** The process that has the database open has no socket, or not yet. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

/** Undefined when no process serves commands. */
async function call(dataDir: string, options: RequestOptions = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<
    { answer: IncomingMessage; socket: Socket } | undefined
  >();
  const asked = request({ socketPath: socketOf(dataDir), agent: false, ...options });
  asked.on('response', (answer) => resolve({ answer, socket: answer.socket }));
  asked.on('upgrade', (answer, socket) => resolve({ answer, socket: socket as Socket }));
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (NOBODY.has(error.code ?? '')) resolve(undefined);
    else reject(error);
  });
  asked.end();
  return promise;
}

async function connectToSite(dataDir: string): Promise<PostgresPoolClient | undefined> {
  const called = await call(dataDir, { headers: { connection: 'Upgrade', upgrade: 'queries' } });
  if (!called) return undefined;
  const { answer, socket } = called;
  if (answer.statusCode !== 101) {
    answer.destroy();
    throw new Error('The running site carries out other commands. Try again in a moment.');
  }
  // An abort shows as a missing response.
  socket.on('error', () => {});
  const answers = readMessages<QueryAnswer>(socket);
  const query = async (text: string, values: readonly unknown[] = []) => {
    send(socket, { text, values } satisfies Query);
    // A query that is written after the end of the connection fails as one that has no response.
    const { value } = await answers.next().catch(() => ({ value: undefined }));
    if (!value) throw new Error('The running site has ended the connection of this command.');
    if ('error' in value) throw new DatabaseError(value.error);
    return value;
  };
  return { query: query as never, release: () => socket.end() };
}

/** Undefined when no process serves the database of this directory. */
export async function poolOfSite(dataDir: string): Promise<PostgresPool | undefined> {
  const first = await connectToSite(dataDir);
  first?.release();
  if (!first) return undefined;
  const slots = createSemaphore({ limit: OWN_CONNECTIONS });
  const connect = () => {
    const connected = Promise.withResolvers<PostgresPoolClient>();
    const useSlot = async () => {
      const client = await connectToSite(dataDir);
      if (!client) throw new Error('The running site has ended meanwhile.');
      const released = Promise.withResolvers<void>();
      const release = () => {
        client.release();
        released.resolve();
      };
      connected.resolve({ query: client.query, release });
      await released.promise;
    };
    slots.run(useSlot).catch(connected.reject);
    return connected.promise;
  };
  return { options: {}, connect, end: async () => {} };
}

/** Writes the backup to a file; false when no process offers one. */
export async function fetchBackup(dataDir: string, file: string): Promise<boolean> {
  const called = await call(dataDir);
  if (!called) return false;
  const { answer } = called;
  if (answer.statusCode !== 200) {
    const words = Buffer.concat(await answer.toArray()).toString();
    throw new Error(`The running site could not make a backup: ${words}`);
  }
  // A connection that breaks off is an error here.
  await pipeline(answer, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return true;
}
