// What the index reads of startups, and the models and vectors that it keeps in the database, so
// that other processes and later starts reuse them.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { StartupDocument } from '../../language/meaning/features.ts';

export interface DatedDocument {
  document: StartupDocument;
  hash: string;
  updatedAt: string;
}

/** Omits startups that do not exist; the order is undefined. */
export async function listDocuments(sql: Sql, ids: readonly number[]): Promise<DatedDocument[]> {
  const { rows } = await raw<StartupDocument & { updatedAt: string }>`
    select s.id, s.name, s.tagline, s.overview, s.status, s.year_founded as "yearFounded",
      s.updated_at::text as "updatedAt", country.slug as "countrySlug",
      array(select name from startup_names n where n.startup_id = s.id order by name) as "otherNames",
      array_remove(array[city.name, state.name, country.name, country.region], null) as places,
      array(select json_build_object('slug', i.slug, 'name', i.name, 'label', i.label)
        from startup_industries si join industries i on i.id = si.industry_id
        where si.startup_id = s.id order by si.position) as industries,
      array(select distinct i.name from fundings f
        join funding_investors fi on fi.funding_id = f.id join investors i on i.id = fi.investor_id
        where f.startup_id = s.id order by i.name) as investors,
      array(select p.name from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id order by sp.is_founder desc, sp.position, p.name) as people,
      array(select distinct concat_ws(' ', f.round, extract(year from f.announced_on)) as round
        from fundings f where f.startup_id = s.id order by round) as rounds
    from startups s
      join places country on country.id = s.country_id
      left join places state on state.id = s.state_id
      left join places city on city.id = s.city_id
    where s.id = any(${[...ids]}::bigint[])`.execute(sql);
  return rows.map(({ updatedAt, ...document }) => ({
    document,
    hash: createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22),
    updatedAt,
  }));
}

export async function listIdsAfter(sql: Sql, after: number, limit: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from startups where id > ${after} order by id limit ${limit}`.execute(sql);
  return rows.map(({ id }) => id);
}

/** A sample spread over the catalogue; the same on each call. */
export async function listSampleIds(sql: Sql, limit: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from startups order by hashint8(id), id limit ${limit}`.execute(sql);
  return rows.map(({ id }) => id);
}

export async function countDocuments(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count from startups`.execute(sql);
  return rows[0]?.count ?? 0;
}

interface Change {
  id: number;
  updatedAt: string;
}

/** `since` is the text of a timestamp, as `updatedAt`. */
export async function listChanges(
  sql: Sql,
  since: string,
  overlapSeconds: number,
): Promise<Change[]> {
  const { rows } = await raw<Change>`
    select id, updated_at::text as "updatedAt" from startups
    where updated_at > ${since}::timestamptz - make_interval(secs => ${overlapSeconds})
    order by updated_at`.execute(sql);
  return rows;
}

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
    values (${name}, ${dimensions}, ${trained_on}, ${weights})
    on conflict (name) do nothing`.execute(sql);
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
