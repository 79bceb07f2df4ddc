// Models and vectors in the database, so that other processes and later starts reuse them.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

export interface StoredModel {
  id: number;
  name: string;
  dimensions: number;
  trained_on: number | null;
  weights: Buffer | null;
}

export async function findModel(sql: Sql, prefix: string): Promise<StoredModel | null> {
  const { rows } = await raw<StoredModel>`
    select id, name, dimensions, trained_on, weights from semantic_models
    where starts_with(name, ${prefix}) order by created_at desc, id desc limit 1`.execute(sql);
  return rows[0] ?? null;
}

/** Stores a model, or returns the one of that name another process stored first. */
export async function storeModel(
  sql: Sql,
  { name, dimensions, trained_on, weights }: Omit<StoredModel, 'id'>,
): Promise<StoredModel> {
  await raw`insert into semantic_models (name, dimensions, trained_on, weights)
    values (${name}, ${dimensions}, ${trained_on}, ${weights}) on conflict (name) do nothing`.execute(
    sql,
  );
  const stored = await findModel(sql, name);
  if (!stored) throw new Error(`The model ${name} was deleted while it was being stored`);
  return stored;
}

/** Deletes their vectors too. A process still using one retrains at its next start. */
export async function deleteOlderModels(sql: Sql, prefix: string, newestId: number): Promise<void> {
  await raw`delete from semantic_models
    where starts_with(name, ${prefix}) and id < ${newestId}`.execute(sql);
}

export interface StoredVector {
  startup_id: number;
  text_hash: string;
  vector: Buffer;
}

export async function listVectors(
  sql: Sql,
  modelId: number,
  ids: readonly number[],
): Promise<Map<number, StoredVector>> {
  const { rows } = await raw<StoredVector>`
    select startup_id, text_hash, vector from startup_vectors
    where model_id = ${modelId} and startup_id = any(${[...ids]}::bigint[])`.execute(sql);
  return new Map(rows.map((row) => [row.startup_id, row]));
}

export async function storeVectors(
  sql: Sql,
  modelId: number,
  vectors: ReadonlyArray<{ id: number; hash: string; vector: Uint8Array }>,
): Promise<void> {
  if (vectors.length === 0) return;
  const ids = vectors.map(({ id }) => id);
  const hashes = vectors.map(({ hash }) => hash);
  const bytes = vectors.map(({ vector }) => Buffer.from(vector).toString('base64'));
  await raw`insert into startup_vectors (startup_id, model_id, text_hash, vector)
    select id, ${modelId}::bigint, hash, decode(vector, 'base64')
    from unnest(${ids}::bigint[], ${hashes}::text[], ${bytes}::text[]) as given (id, hash, vector)
    on conflict (model_id, startup_id) do update
      set text_hash = excluded.text_hash, vector = excluded.vector`.execute(sql);
}

export async function deleteVectors(sql: Sql, ids: readonly number[]): Promise<void> {
  await raw`delete from startup_vectors where startup_id = any(${[...ids]}::bigint[])`.execute(sql);
}
