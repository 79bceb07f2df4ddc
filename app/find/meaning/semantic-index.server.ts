// The semantic index of this process. It polls the database for changes, whichever process wrote
// them.
import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import type { Logger } from 'pino';
import { countUse, DatabaseUse } from '../../data/background-work.ts';
import type { Database, Sql } from '../../data/database.ts';
import type { Ranking, SemanticIndex } from '../../http/context.ts';
import type { Settings } from '../../http/settings.ts';
import { countDocuments, deleteOlderModels, listChanges } from './documents.server.ts';
import {
  type EmbeddingSpace,
  isOutgrown,
  MODEL_PREFIXES,
  openBuiltInSpace,
  openGivenSpace,
} from './embedding-space.server.ts';
import { IndexThread } from './index-thread.server.ts';
import { BATCH_SIZE, LoadedIndex } from './loaded-index.server.ts';

interface SemanticIndexOptions {
  refreshMs?: number;
}

const REFRESH_MS = 15_000;
const QUERY_TIMEOUT_MS = 3_000;
// updated_at is when a transaction began; it is visible once committed. No writer takes longer.
const OVERLAP_SECONDS = 300;
/** Chosen on the tuning half of bench/semantic-queries.json. */
const BUILT_IN_SHARE = 0.2;
// Not measured, since it depends on the model; a large model's vectors deserve more weight.
const ENDPOINT_SHARE = 0.5;

export class SemanticIndexService implements SemanticIndex {
  /** Settles after the first load; never rejects. */
  readonly ready: Promise<void>;
  private sql: Sql;
  private settings: Settings;
  private log: Logger;
  private loaded: LoadedIndex | null = null;
  private loading: IndexThread | null = null;
  private lookedAt = '';
  private stopped = false;
  private isEndpointDown = false;
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(database: Database, settings: Settings, log: Logger, options: SemanticIndexOptions) {
    this.sql = database.backgroundSql;
    this.settings = settings;
    this.log = log;
    this.ready = this.enqueue(() => this.load(false));
    this.schedule(options.refreshMs ?? REFRESH_MS);
  }

  async rank(text: string, limit: number): Promise<Ranking | null> {
    const { loaded } = this;
    if (!loaded) return null;
    try {
      const vector = await this.embedQuery(loaded, text);
      const isBuiltIn = loaded.space.name === 'built-in';
      const found = await loaded.thread.call('search', {
        text,
        vector,
        limit,
        vectorShare: isBuiltIn ? BUILT_IN_SHARE : ENDPOINT_SHARE,
      });
      return { provider: isBuiltIn || vector ? loaded.space.name : 'words', ...found };
    } catch (error) {
      this.warn(error, 'semantic search failed');
      return null;
    }
  }

  /**
   * Null for the built-in model, and when the endpoint is too slow; it is then skipped until the
   * next poll.
   */
  private async embedQuery(
    { space: { endpoint } }: LoadedIndex,
    text: string,
  ): Promise<Float32Array | null> {
    if (!endpoint || this.isEndpointDown) return null;
    const tooLate = new AbortController();
    try {
      const late = wait(QUERY_TIMEOUT_MS, null, { ref: false, signal: tooLate.signal });
      const [vector] = (await Promise.race([endpoint.embed([text]), late])) ?? [];
      if (!vector) throw new Error(`No vector within ${QUERY_TIMEOUT_MS} ms`);
      return vector;
    } catch (error) {
      this.isEndpointDown = true;
      this.warn(error, 'no embedding of a question');
      return null;
    } finally {
      tooLate.abort();
    }
  }

  refresh(): Promise<void> {
    return this.enqueue(() => this.lookForChanges());
  }

  /** Retrains the built-in model and reloads everything; the old index serves meanwhile. */
  reindex(): Promise<void> {
    return this.enqueue(() => this.load(true));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const { loaded } = this;
    await Promise.all([loaded?.thread.stop(), this.loading?.stop()]);
    await loaded?.space.endpoint?.close?.();
    await this.work;
  }

  private schedule(refreshMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(async () => {
      await this.refresh();
      this.schedule(refreshMs);
    }, refreshMs);
    this.timer.unref();
  }

  /** Runs steps one at a time; logs a failure and retries at the next poll. */
  private enqueue(step: () => Promise<void>): Promise<void> {
    this.work = this.work.then(async () => {
      if (this.stopped) return;
      try {
        await countUse(new DatabaseUse(), step);
      } catch (error) {
        this.warn(error, 'the search index could not be brought up to date');
      }
    });
    return this.work;
  }

  private warn(error: unknown, message: string): void {
    if (!this.stopped) this.log.warn({ err: error }, message);
  }

  private async load(retrain: boolean): Promise<void> {
    const lookedAt = await readClock(this.sql);
    const thread = new IndexThread();
    this.loading = thread;
    try {
      const space = await this.openSpace(thread, retrain);
      const next = new LoadedIndex(this.sql, thread, space);
      await next.fill(() => this.stopped);
      if (this.stopped) return;
      const before = this.loaded;
      this.loaded = next;
      this.lookedAt = lookedAt;
      await before?.thread.stop();
      await before?.space.endpoint?.close?.();
      const prefix = MODEL_PREFIXES[space.name];
      if (space.model) await deleteOlderModels(this.sql, prefix, space.model.id);
    } finally {
      this.loading = null;
      if (this.loaded?.thread !== thread) await thread.stop();
    }
  }

  private async openSpace(thread: IndexThread, retrain: boolean): Promise<EmbeddingSpace> {
    const { EMBEDDINGS_URL: url, EMBEDDINGS_FOLDER: folder } = this.settings;
    if (!url && !folder) return openBuiltInSpace(this.sql, thread, retrain);
    try {
      return await openGivenSpace(this.sql, this.settings);
    } catch (error) {
      this.warn(error, 'no embeddings; searching by words meanwhile');
      return { model: null, dimensions: 1, endpoint: null, name: folder ? 'local' : 'endpoint' };
    }
  }

  private async hasEndpointReturned({ space }: LoadedIndex): Promise<boolean> {
    if (space.name === 'built-in' || space.endpoint) return false;
    try {
      await (await openGivenSpace(this.sql, this.settings)).endpoint?.close?.();
      return true;
    } catch {
      return false;
    }
  }

  private async lookForChanges(): Promise<void> {
    const { loaded } = this;
    if (!loaded || loaded.thread.hasFailed) return this.load(false);
    if (await this.hasEndpointReturned(loaded)) return this.load(false);
    this.isEndpointDown = false;
    const lookedAt = await readClock(this.sql);
    const changes = await listChanges(this.sql, this.lookedAt, OVERLAP_SECONDS);
    const ids = changes
      .filter(({ id, updatedAt }) => !loaded.isCurrent(id, updatedAt))
      .map(({ id }) => id);
    for (let start = 0; start < ids.length && !this.stopped; start += BATCH_SIZE) {
      await loaded.update(ids.slice(start, start + BATCH_SIZE));
    }
    this.lookedAt = lookedAt;
    await loaded.recheckNext();
    const count = await countDocuments(this.sql);
    if (count !== loaded.size) await loaded.compareAll();
    if (loaded.lacksVectors) await loaded.embedMissing();
    const { model } = loaded.space;
    if (model && isOutgrown(model, count)) await this.load(false);
  }
}

async function readClock(sql: Sql): Promise<string> {
  const { rows } = await raw<{ now: string }>`select now()::text as now`.execute(sql);
  return rows[0]?.now ?? '';
}

export function startSemanticIndex(
  database: Database,
  settings: Settings,
  log: Logger,
  options: SemanticIndexOptions = {},
): SemanticIndexService {
  return new SemanticIndexService(database, settings, log, options);
}
