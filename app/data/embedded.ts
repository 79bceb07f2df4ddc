// The embedded Postgres (PGlite) seen from the main thread: one connection, which all share but while a transaction has it.
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type DatabaseErrorFields } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';

export type EmbeddedRequest = { id: number } & EmbeddedCommand;
type EmbeddedCommand =
  | { kind: 'query'; text: string; values: unknown[] }
  | { kind: 'dump' }
  | { kind: 'close' };

export interface EmbeddedReply {
  id: number;
  rows?: unknown[];
  rowCount?: number | null;
  command?: string;
  dump?: ArrayBuffer;
  error?: DatabaseErrorFields;
  /** Channel of a notification, which answers no request. */
  notified?: string;
}

export interface EmbeddedOptions {
  /** Directory of the database; absent keeps it in memory. */
  dataDir?: string;
  /** An earlier dump() to begin from, for tests. */
  snapshot?: ArrayBuffer;
}

/** Several statements can be one text. What only looks like it has the connection to itself, which does no harm. */
const MAY_BEGIN_TRANSACTION = /\b(?:begin|start transaction)\b/i;

export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  private worker: Worker;
  private unlock: () => void;
  private pending = new Map<number, (reply: EmbeddedReply) => void>();
  private lastId = 0;
  /** Whose transaction is open; queries of others wait. */
  private owner: object | undefined;
  private waiting: Array<() => void> = [];
  private failure: Error | undefined;
  private listeners = new Map<string, Set<() => void>>();
  private reportLost: (error: Error) => void = () => {};
  /** Settles when the worker has ended without being asked to. */
  readonly lost: Promise<Error> = new Promise((resolve) => {
    this.reportLost = resolve;
  });

  private constructor(worker: Worker, unlock: () => void) {
    this.worker = worker;
    this.unlock = unlock;
    worker.on('message', (reply: EmbeddedReply) => {
      if (reply.notified) this.listeners.get(reply.notified)?.forEach((notify) => void notify());
      this.pending.get(reply.id)?.(reply);
      this.pending.delete(reply.id);
    });
    worker.on('error', (error) => this.fail(error as Error));
    worker.on('exit', () => this.fail(new Error('The embedded database has stopped')));
  }

  /** Opens the database. Throws DirectoryInUse when another process has it. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedPool> {
    const unlock = options.dataDir ? lockDirectory(options.dataDir) : () => {};
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: {
        dataDir: options.dataDir ? `${options.dataDir}/postgres` : undefined,
        snapshot: options.snapshot,
      },
    });
    const pool = new EmbeddedPool(worker, unlock);
    try {
      await pool.reply(0);
    } catch (error) {
      await worker.terminate();
      unlock();
      throw error;
    }
    return pool;
  }

  /** Queries outside of transactions go to the worker at once: it has the next one there when it has answered the one before. */
  async connect(): Promise<PostgresPoolClient> {
    const client = {};
    const query = (text: string, values: readonly unknown[] = []) => {
      const send = () => {
        if (MAY_BEGIN_TRANSACTION.test(text)) this.owner = client;
        return this.send({ kind: 'query', text, values: [...values] });
      };
      if (!this.owner || this.owner === client) return send();
      return new Promise((resolve) => this.waiting.push(() => resolve(send())));
    };
    const release = () => {
      if (this.owner === client) this.giveTurns();
    };
    return { query: query as never, release };
  }

  /** To those who wait, in their order, up to the next transaction. */
  private giveTurns(): void {
    this.owner = undefined;
    while (!this.owner) {
      const next = this.waiting.shift();
      if (!next) return;
      next();
    }
  }

  async listen(channel: string, onNotified: () => void): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel);
    const listeners = known ?? new Set();
    this.listeners.set(channel, listeners.add(onNotified));
    // The channel's name is ours, never input.
    if (!known) await this.send({ kind: 'query', text: `listen ${channel}`, values: [] });
    return async () => {
      listeners.delete(onNotified);
    };
  }

  load() {
    const isIdle = !this.owner && this.pending.size === 0;
    return { open: 1, idle: isIdle ? 1 : 0, waiting: this.waiting.length };
  }

  /** All of the database as a tar file, to be given to open() as a snapshot. */
  async dump(): Promise<ArrayBuffer> {
    const { dump } = await this.send({ kind: 'dump' });
    if (!dump) throw new Error('The embedded database answered a dump without data');
    return dump;
  }

  /** Closes the database; once more is nothing. */
  async end(): Promise<void> {
    if (this.failure) return;
    const closed = this.send({ kind: 'close' });
    this.failure = new Error('The embedded database is closed');
    await closed;
    this.worker.removeAllListeners('exit');
    await this.worker.terminate();
    this.unlock();
  }

  private send(command: EmbeddedCommand): Promise<EmbeddedReply> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    const reply = this.reply(id);
    this.worker.postMessage({ id, ...command } satisfies EmbeddedRequest);
    return reply;
  }

  private reply(id: number): Promise<EmbeddedReply> {
    return new Promise((resolve, reject) =>
      this.pending.set(id, (reply) =>
        reply.error ? reject(new DatabaseError(reply.error)) : resolve(reply),
      ),
    );
  }

  private fail(error: Error): void {
    if (!this.failure) this.reportLost(error);
    this.failure ??= error;
    for (const settle of this.pending.values())
      settle({ id: 0, error: { message: error.message } });
    this.pending.clear();
    this.unlock();
  }
}
