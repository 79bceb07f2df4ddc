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
  /** Longest time a query waits while the database is busy for others; unlimited when left out or 0. */
  statementTimeoutMs?: number;
  /** It is ended when it has answered nothing for so long while somebody waited with a limit; a quarter of an hour when left out. */
  hungAfterMs?: number;
}

// SQLSTATE of a statement that took too long.
const QUERY_CANCELED = '57014';
// Longer than any job's statement on a large catalogue.
const HUNG_AFTER_MS = 900_000;

/** Several statements can be one text. What only looks like it has the connection to itself, which does no harm. */
const MAY_BEGIN_TRANSACTION = /\b(?:begin|start transaction)\b/i;

export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  private worker: Worker;
  private unlock: () => void;
  private timeoutMs: number;
  private hungAfterMs: number;
  private pending = new Map<number, (reply: EmbeddedReply) => void>();
  private lastId = 0;
  /** Whose transaction is open; queries of others wait. */
  private owner: object | undefined;
  private waiting = new Set<() => void>();
  /** When the worker last answered, or got something to do. */
  private activeAt = performance.now();
  private failure: Error | undefined;
  private listeners = new Map<string, Set<() => void>>();
  private reportLost: (error: Error) => void = () => {};
  /** Settles when the worker has ended without being asked to, or was ended because it hung. */
  readonly lost: Promise<Error> = new Promise((resolve) => {
    this.reportLost = resolve;
  });

  private constructor(worker: Worker, unlock: () => void, options: EmbeddedOptions) {
    this.worker = worker;
    this.unlock = unlock;
    this.timeoutMs = options.statementTimeoutMs ?? 0;
    this.hungAfterMs = options.hungAfterMs ?? HUNG_AFTER_MS;
    worker.on('message', (reply: EmbeddedReply) => {
      this.activeAt = performance.now();
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
    const pool = new EmbeddedPool(worker, unlock, options);
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
      let begins = false;
      const send = () => {
        begins = MAY_BEGIN_TRANSACTION.test(text);
        if (begins) this.owner = client;
        return this.send({ kind: 'query', text, values: [...values] });
      };
      if (this.owner === client) return send();
      const answer = Promise.withResolvers<EmbeddedReply>();
      let id: number | undefined;
      const start = () => {
        answer.resolve(send());
        id = this.lastId;
      };
      if (this.owner) this.waiting.add(start);
      else start();
      return this.limitWait(answer.promise, {
        isOwnTurn: () => id === this.pending.keys().next().value,
        giveUp: () => {
          this.waiting.delete(start);
          // What was sent is still done; a transaction must not stay open for nobody.
          if (begins) this.send({ kind: 'query', text: 'rollback', values: [] }).catch(() => {});
        },
      });
    };
    const release = () => {
      if (this.owner === client) this.giveTurns();
    };
    return { query: query as never, release };
  }

  /** To those who wait, in their order, up to the next transaction. */
  private giveTurns(): void {
    this.owner = undefined;
    for (const start of this.waiting) {
      this.waiting.delete(start);
      start();
      if (this.owner) return;
    }
  }

  /** Nothing can stop a statement that runs, so who waits for others is refused, not who is worked for. */
  private limitWait(
    answer: Promise<EmbeddedReply>,
    { isOwnTurn, giveUp }: { isOwnTurn: () => boolean; giveUp: () => void },
  ): Promise<EmbeddedReply> {
    const { timeoutMs } = this;
    if (timeoutMs === 0) return answer;
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => {
        this.endIfHung();
        if (isOwnTurn()) return;
        clearInterval(timer);
        giveUp();
        const message = `The embedded database was busy for others for ${timeoutMs} ms`;
        reject(new DatabaseError({ message, code: QUERY_CANCELED }));
      }, timeoutMs);
      answer.finally(() => clearInterval(timer)).then(resolve, reject);
    });
  }

  private endIfHung(): void {
    const { hungAfterMs } = this;
    if (performance.now() - this.activeAt < hungAfterMs) return;
    this.worker.removeAllListeners('exit');
    const error = new Error(`The embedded database has answered nothing for ${hungAfterMs} ms`);
    this.worker.terminate().then(() => this.fail(error));
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
    return { open: 1, idle: isIdle ? 1 : 0, waiting: this.waiting.size };
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
    if (this.pending.size === 0) this.activeAt = performance.now();
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
    this.giveTurns();
    this.unlock();
  }
}
