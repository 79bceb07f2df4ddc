// The vectors in use: of the built-in model, trained here when none fits, or of an endpoint.
import { createHash } from 'node:crypto';
import type { Sql } from '../../data/database.ts';
import type { Settings } from '../../http/settings.ts';
import type { StartupDocument } from '../../language/meaning/features.ts';
import { readModel } from '../../language/meaning/latent-model.ts';
import { vocabularyText } from '../../language/meaning/vocabulary/vocabulary.server.ts';
import {
  countDocuments,
  findModel,
  listDocuments,
  listSampleIds,
  type StoredModel,
  storeModel,
} from './documents.server.ts';
import { type Endpoint, openEndpoint, openLocalModel } from './embeddings.server.ts';
import type { IndexThread } from './index-thread.server.ts';

export interface EmbeddingSpace {
  name: 'built-in' | 'endpoint' | 'local';
  model: StoredModel | null;
  dimensions: number;
  /** Null for the built-in model, which runs in the index thread. */
  endpoint: Endpoint | null;
}

export const MODEL_PREFIXES = {
  'built-in': 'latent-',
  endpoint: 'endpoint-',
  local: 'local-',
} as const;

/** Increase when features.ts or latent-model.ts change what a vector means. */
const MODEL_VERSION = 2;
const TRAINING_SAMPLE = 20_000;
const DOCUMENTS_A_QUERY = 500;
// A model trained on far fewer startups than there are misses too many words.
const GROWTH_TO_RETRAIN = 2;
const GROWTH_ALLOWED = 200;

export async function openBuiltInSpace(
  sql: Sql,
  thread: IndexThread,
  retrain: boolean,
): Promise<EmbeddingSpace> {
  const prefix = `${MODEL_PREFIXES['built-in']}${vocabularyHash()}-`;
  const stored = await findModel(sql, prefix);
  const count = await countDocuments(sql);
  const model =
    stored && !retrain && !isOutgrown(stored, count)
      ? stored
      : await trainBuiltIn(sql, thread, prefix, count);
  return { name: 'built-in', model, dimensions: model.dimensions, endpoint: null };
}

export function isOutgrown({ trained_on }: StoredModel, count: number): boolean {
  if (trained_on === null || trained_on >= TRAINING_SAMPLE) return false;
  return count > trained_on * GROWTH_TO_RETRAIN + GROWTH_ALLOWED;
}

async function trainBuiltIn(
  sql: Sql,
  thread: IndexThread,
  prefix: string,
  count: number,
): Promise<StoredModel> {
  const documents: StartupDocument[] = [];
  const ids = await listSampleIds(sql, TRAINING_SAMPLE);
  for (let start = 0; start < ids.length; start += DOCUMENTS_A_QUERY) {
    const listed = await listDocuments(sql, ids.slice(start, start + DOCUMENTS_A_QUERY));
    documents.push(...listed.map(({ document }) => document));
  }
  documents.sort((a, b) => a.id - b.id);
  const weights = Buffer.from(await thread.call('train', documents));
  // Training is deterministic: the hash of the model identifies it.
  const name = `${prefix}${count}-${hashOf(weights)}`;
  const { dimensions } = readModel(weights);
  return storeModel(sql, { name, dimensions, trained_on: documents.length, weights });
}

function vocabularyHash(): string {
  return hashOf(`${MODEL_VERSION}\n${vocabularyText()}`);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Of an endpoint or of a model in a folder. Throws EndpointDown when it cannot be used. */
export async function openGivenSpace(sql: Sql, settings: Settings): Promise<EmbeddingSpace> {
  const { EMBEDDINGS_FOLDER: folder } = settings;
  if (folder) {
    const local = await openLocalModel(folder);
    return keepSpace(sql, 'local', local.fingerprint, local);
  }
  const { EMBEDDINGS_URL: url = '', EMBEDDINGS_KEY: key, EMBEDDINGS_MODEL: model } = settings;
  const endpoint = await openEndpoint({ url, key, model });
  return keepSpace(sql, 'endpoint', `${new URL(url).host}-${model}`, endpoint);
}

async function keepSpace(
  sql: Sql,
  name: 'endpoint' | 'local',
  from: string,
  endpoint: Endpoint,
): Promise<EmbeddingSpace> {
  const { dimensions } = endpoint;
  const model = await storeModel(sql, {
    name: `${MODEL_PREFIXES[name]}${from}-${dimensions}`,
    dimensions,
    trained_on: null,
    weights: null,
  });
  return { name, model, dimensions, endpoint };
}
