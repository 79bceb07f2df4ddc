// The embedded Postgres (PGlite) on the main thread: one connection, shared outside transactions.
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { closeFolderToOthers, explainOpenFailure, prepareFolder } from './data-directory.ts';
import { DatabaseError, type DatabaseErrorFields } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';

export type EmbeddedRequest = { id: number } & EmbeddedCommand;
type EmbeddedCommand =
  | { kind: 'query'; text: string; values: unknown[] }
  | { kind: 'dump' }
  | { kind: 'copy'; folder: string }
  | { kind: 'close' };

export interface EmbeddedReply {
  id: number;
  rows?: unknown[];
  rowCount?: number | null;
  command?: string;
  dump?: ArrayBuffer;
  error?: DatabaseErrorFields;
  /** Channel of a notification, which has no request. */
  notified?: string;
}

export interface EmbeddedOptions {
  /** Absent: in memory. */
  dataDir?: string;
  /** A dump() to start from, for tests. */
  snapshot?: ArrayBuffer;
  /** Longest wait while the database is busy; unlimited when absent or 0. */
  statementTimeoutMs?: number;
  /** Ends a worker that leaves limited queries without a response; 15 minutes by default. */
  hungAfterMs?: number;
  /** How often the log of a directory is shortened; every 30 seconds by default. */
  shortenLogMs?: number;
}

// SQLSTATE query_canceled.
const QUERY_CANCELED = '57014';
const HUNG_AFTER_MS = 900_000;

/** Texts can contain several statements. False positives only get the connection exclusively. */
const MAY_BEGIN_TRANSACTION = /\b(?:begin|start transaction)\b/i;

export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  private worker: Worker;
  private folder: string | undefined;
  private unlock: () => void;
  private timeoutMs: number;
  private hungAfterMs: number;
  private pending = new Map<number, (reply: EmbeddedReply) => void>();
  private lastId = 0;
  /** Whose transaction is open; queries of others wait. */
  private owner: object | undefined;
  private waiting = new Set<() => void>();
  /** Last response, or first request after a pause. */
  private activeAt = performance.now();
  private failure: Error | undefined;
  private listeners = new Map<string, Set<() => void>>();
  private reportLost: (error: Error) => void = () => {};
  /** Settles when the worker ended by itself, or was ended because it hung. */
  readonly lost: Promise<Error> = new Promise((resolve) => {
    this.reportLost = resolve;
  });

  private constructor(worker: Worker, unlock: () => void, options: EmbeddedOptions) {
    this.worker = worker;
    this.folder = folderOf(options);
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

  /** Throws DirectoryInUse or DamagedDatabase. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedPool> {
    const { snapshot, shortenLogMs } = options;
    const dataDir = folderOf(options);
    let pool: EmbeddedPool | undefined;
    const onLost = (error: Error) => pool?.abandon(error);
    const unlock = options.dataDir ? await lockDirectory(options.dataDir, { onLost }) : () => {};
    let finishFolder = () => {};
    try {
      if (dataDir) finishFolder = prepareFolder(dataDir);
    } catch (error) {
      unlock();
      throw error;
    }
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { dataDir, snapshot, shortenLogMs },
    });
    pool = new EmbeddedPool(worker, unlock, options);
    try {
      await pool.reply(0);
      finishFolder();
      if (dataDir) closeFolderToOthers(dataDir);
    } catch (error) {
      await worker.terminate();
      unlock();
      throw dataDir ? explainOpenFailure(dataDir, (error as Error).message) : error;
    }
    return pool;
  }

  /** Queries outside transactions are sent at once, so that the worker always has the next one. */
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
          // The timed-out statement still runs and must not leave a transaction open.
          if (begins) this.send({ kind: 'query', text: 'rollback', values: [] }).catch(() => {});
        },
      });
    };
    const release = () => {
      if (this.owner === client) this.giveTurns();
    };
    return { query: query as never, release };
  }

  /** Serves the waiting in order, up to the next transaction. */
  private giveTurns(): void {
    this.owner = undefined;
    for (const start of this.waiting) {
      this.waiting.delete(start);
      start();
      if (this.owner) return;
    }
  }

  /** Running statements cannot be stopped, so only waiting ones are refused. */
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
    this.abandon(new Error(`The embedded database has answered nothing for ${hungAfterMs} ms`));
  }

  private abandon(error: Error): void {
    this.worker.removeAllListeners('exit');
    this.worker.terminate().then(() => this.fail(error));
  }

  async listen(channel: string, onNotified: () => void): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel);
    const listeners = known ?? new Set();
    this.listeners.set(channel, listeners.add(onNotified));
    // Channel names are constants.
    if (!known) await this.send({ kind: 'query', text: `listen ${channel}`, values: [] });
    return async () => {
      listeners.delete(onNotified);
    };
  }

  load() {
    const isIdle = !this.owner && this.pending.size === 0;
    return { open: 1, idle: isIdle ? 1 : 0, waiting: this.waiting.size };
  }

  /** The database as a tar file in memory, for open()'s snapshot. */
  async dump(): Promise<ArrayBuffer> {
    const { dump } = await this.betweenTransactions({ kind: 'dump' });
    if (!dump) throw new Error('The embedded database answered a dump without data');
    return dump;
  }

  /** The files of a database that is in a directory. */
  async copyFiles(folder: string): Promise<void> {
    await this.betweenTransactions({ kind: 'copy', folder });
  }

  private betweenTransactions(command: EmbeddedCommand): Promise<EmbeddedReply> {
    const reply = Promise.withResolvers<EmbeddedReply>();
    const start = () => reply.resolve(this.send(command));
    if (this.owner) this.waiting.add(start);
    else start();
    return reply.promise;
  }

  async end(): Promise<void> {
    if (this.failure) return;
    const closed = this.send({ kind: 'close' });
    this.failure = new Error('The embedded database is closed');
    await closed;
    this.worker.removeAllListeners('exit');
    await this.worker.terminate();
    if (this.folder) closeFolderToOthers(this.folder);
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

function folderOf({ dataDir }: EmbeddedOptions): string | undefined {
  return dataDir && `${dataDir}/postgres`;
}
