// Which vectors are in use: those of the built-in model, trained here when there is none that fits, or those of an endpoint.
import { createHash } from 'node:crypto';
import type { Sql } from '../../data/database.ts';
import type { Settings } from '../../http/settings.ts';
import type { StartupDocument } from './document.ts';
import { countDocuments, listDocuments, listSampleIds } from './documents.server.ts';
import type { EmbeddingProvider } from './embedding-provider.ts';
import { openEndpoint } from './endpoint-provider.server.ts';
import type { IndexThread } from './index-thread.server.ts';
import { findModel, keepModel, type StoredModel } from './vector-store.server.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';

export interface EmbeddingSpace {
  model: StoredModel | null;
  dimensions: number;
  /** Null for the built-in model, which works in the index's thread. */
  provider: EmbeddingProvider | null;
  name: 'built-in' | 'endpoint';
}

/** Raised when features.ts or latent-model.ts change what a vector means. */
const MODEL_VERSION = 1;
const BUILT_IN_PREFIX = 'latent-';
const MOST_TRAINED_ON = 20_000;
const DOCUMENTS_A_QUERY = 500;
// A model learned from far fewer startups than there are knows too few of their words.
const GROWTH_TO_RETRAIN = 2;
const GROWTH_ALLOWED = 200;

export const MODEL_PREFIXES = { 'built-in': BUILT_IN_PREFIX, endpoint: 'endpoint-' } as const;

/** Trains on the catalogue unless a stored model fits it and `retrain` is not asked. */
export async function openBuiltInSpace(
  sql: Sql,
  thread: IndexThread,
  retrain: boolean,
): Promise<EmbeddingSpace> {
  const prefix = `${BUILT_IN_PREFIX}${vocabularyHash()}-`;
  const stored = await findModel(sql, prefix);
  const count = await countDocuments(sql);
  const model =
    stored && !retrain && !isOutgrown(stored, count)
      ? stored
      : await trainBuiltIn(sql, thread, prefix, count);
  return { model, dimensions: model.dimensions, provider: null, name: 'built-in' };
}

export function isOutgrown({ trained_on }: StoredModel, count: number): boolean {
  if (trained_on === null || trained_on >= MOST_TRAINED_ON) return false;
  return count > trained_on * GROWTH_TO_RETRAIN + GROWTH_ALLOWED;
}

async function trainBuiltIn(
  sql: Sql,
  thread: IndexThread,
  prefix: string,
  count: number,
): Promise<StoredModel> {
  const documents: StartupDocument[] = [];
  const ids = await listSampleIds(sql, MOST_TRAINED_ON);
  for (let start = 0; start < ids.length; start += DOCUMENTS_A_QUERY) {
    const listed = await listDocuments(sql, ids.slice(start, start + DOCUMENTS_A_QUERY));
    documents.push(...listed.map(({ document }) => document));
  }
  documents.sort((a, b) => a.id - b.id);
  const weights = Buffer.from(await thread.call('train', documents));
  // The name tells models of one moment apart; training twice on the same catalogue gives the same model.
  const name = `${prefix}${count}-${createHash('sha256').update(weights).digest('hex').slice(0, 8)}`;
  const dimensions = readDimensions(weights);
  return keepModel(sql, { name, dimensions, trained_on: documents.length, weights });
}

function readDimensions(weights: Buffer): number {
  const match = /"dimensions":(\d+)/.exec(weights.subarray(0, 64).toString());
  return Number(match?.[1]);
}

function vocabularyHash(): string {
  const concepts = [...readVocabulary().values()].map(({ broader, near, ...rest }) => {
    return { ...rest, broader: [...broader], near: [...near] };
  });
  const text = JSON.stringify({ version: MODEL_VERSION, concepts });
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Throws ProviderDown when the endpoint does not answer. */
export async function openEndpointSpace(sql: Sql, settings: Settings): Promise<EmbeddingSpace> {
  const { EMBEDDINGS_URL: url = '', EMBEDDINGS_KEY: key, EMBEDDINGS_MODEL: model } = settings;
  const provider = await openEndpoint({ url, key, model });
  const { dimensions } = provider;
  const name = `${MODEL_PREFIXES.endpoint}${new URL(url).host}-${model}-${dimensions}`;
  const stored = await keepModel(sql, { name, dimensions, trained_on: null, weights: null });
  return { model: stored, dimensions, provider, name: 'endpoint' };
}
