// The index thread, with the state of each startup in it.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Sql } from '../../data/database.ts';
import { textOf } from '../../language/meaning/features.ts';
import { normalise, quantise, toBytes } from '../../language/meaning/vectors.ts';
import {
  type DatedDocument,
  deleteVectors,
  listDocuments,
  listIdsAfter,
  listVectors,
  type StoredVector,
  storeVectors,
} from './documents.server.ts';
import type { EmbeddingSpace } from './embedding-space.server.ts';
import type { IndexThread } from './index-thread.server.ts';
import type { PutEntry } from './index-worker.ts';

// Small, so that a query between two batches waits little.
export const BATCH_SIZE = 100;

interface Known {
  hash: string;
  updatedAt: string;
}

interface Batch {
  ids: readonly number[];
  listed: DatedDocument[];
  changed: DatedDocument[];
  stored: ReadonlyMap<number, StoredVector>;
}

export class LoadedIndex {
  readonly thread: IndexThread;
  readonly space: EmbeddingSpace;
  private sql: Sql;
  private known = new Map<number, Known>();
  /** Startups without a vector, since the endpoint did not answer. */
  private withoutVector = new Set<number>();
  private walkedTo = 0;

  constructor(sql: Sql, thread: IndexThread, space: EmbeddingSpace) {
    this.sql = sql;
    this.thread = thread;
    this.space = space;
  }

  get size(): number {
    return this.known.size;
  }

  get lacksVectors(): boolean {
    return this.withoutVector.size > 0;
  }

  async fill(isStopped: () => boolean): Promise<void> {
    await this.thread.call('begin', this.space.dimensions, this.space.model?.weights ?? null);
    let batch = await this.readAfter(0);
    while (batch.ids.length > 0 && !isStopped()) {
      // Reads the next batch while the thread adds the last.
      const next = this.readAfter(batch.ids.at(-1) ?? 0);
      [batch] = await Promise.all([next, this.apply(batch)]);
      await yieldToEventLoop();
    }
  }

  private async readAfter(after: number): Promise<Batch> {
    return this.read(await listIdsAfter(this.sql, after, BATCH_SIZE));
  }

  private async read(ids: readonly number[]): Promise<Batch> {
    const listed = ids.length > 0 ? await listDocuments(this.sql, ids) : [];
    const changed = listed.filter(({ document, hash }) => {
      return this.known.get(document.id)?.hash !== hash || this.withoutVector.has(document.id);
    });
    const changedIds = changed.map(({ document }) => document.id);
    const stored =
      changed.length > 0 ? await listVectors(this.sql, this.modelId, changedIds) : new Map();
    return { ids, listed, changed, stored };
  }

  private get modelId(): number {
    return this.space.model?.id ?? 0;
  }

  isCurrent(id: number, updatedAt: string): boolean {
    return this.known.get(id)?.updatedAt === updatedAt;
  }

  async update(ids: readonly number[]): Promise<void> {
    await this.apply(await this.read(ids));
  }

  private async apply({ ids, listed, changed, stored }: Batch): Promise<void> {
    if (changed.length > 0) await this.put(changed, stored);
    for (const { document, hash, updatedAt } of listed) {
      this.known.set(document.id, { hash, updatedAt });
    }
    const found = new Set(listed.map(({ document }) => document.id));
    await this.remove(ids.filter((id) => !found.has(id) && this.known.has(id)));
  }

  /** Checks the next batch by id, including deletions; starts over after the last. */
  async recheckNext(): Promise<void> {
    const ids = await listIdsAfter(this.sql, this.walkedTo, BATCH_SIZE);
    const last = ids.length < BATCH_SIZE ? Number.POSITIVE_INFINITY : (ids.at(-1) ?? 0);
    const vanished = [...this.known.keys()].filter((id) => id > this.walkedTo && id <= last);
    await this.update([...new Set([...ids, ...vanished])]);
    this.walkedTo = last === Number.POSITIVE_INFINITY ? 0 : last;
  }

  /** Compares all ids, for when the number of startups differs. */
  async compareAll(): Promise<void> {
    const missing = new Set(this.known.keys());
    for (let after = 0; ; ) {
      const ids = await listIdsAfter(this.sql, after, 20 * BATCH_SIZE);
      if (ids.length === 0) break;
      for (const id of ids) missing.delete(id);
      const added = ids.filter((id) => !this.known.has(id));
      for (let start = 0; start < added.length; start += BATCH_SIZE) {
        await this.update(added.slice(start, start + BATCH_SIZE));
      }
      after = ids.at(-1) ?? after;
    }
    await this.remove([...missing]);
  }

  async embedMissing(): Promise<void> {
    const ids = [...this.withoutVector].slice(0, BATCH_SIZE);
    if (ids.length > 0) await this.update(ids);
  }

  private async remove(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.thread.call('remove', ids);
    await deleteVectors(this.sql, ids);
    for (const id of ids) {
      this.known.delete(id);
      this.withoutVector.delete(id);
    }
  }

  private async put(
    documents: readonly DatedDocument[],
    stored: ReadonlyMap<number, StoredVector>,
  ): Promise<void> {
    const entries = documents.map(({ document, hash }): PutEntry => {
      const found = stored.get(document.id);
      return { document, vector: found?.text_hash === hash ? found.vector : null };
    });
    const fresh = entries.map(({ vector }) => vector === null);
    await this.embedByEndpoint(entries);
    const made = await this.thread.call('put', entries);
    const vectors = documents.flatMap(({ document: { id }, hash }, at) => {
      const vector = made[at] ?? entries[at]?.vector;
      if (vector) this.withoutVector.delete(id);
      else this.withoutVector.add(id);
      return vector && fresh[at] ? [{ id, hash, vector }] : [];
    });
    if (this.space.model) await storeVectors(this.sql, this.modelId, vectors);
  }

  /** Retries missing vectors; leaves them while the endpoint is down. */
  private async embedByEndpoint(entries: PutEntry[]): Promise<void> {
    const { endpoint } = this.space;
    const missing = entries.filter(({ vector }) => vector === null);
    if (!endpoint || missing.length === 0) return;
    try {
      const vectors = await endpoint.embed(missing.map(({ document }) => textOf(document)));
      missing.forEach((entry, at) => {
        const vector = vectors[at];
        if (vector) entry.vector = toBytes(quantise(normalise(vector)));
      });
    } catch {
      // Words still find them until embedMissing succeeds.
    }
  }
}
