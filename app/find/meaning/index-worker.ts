import { parentPort } from 'node:worker_threads';
import type { QueryMatch, Ranking } from '../../http/context.ts';
import { Engine, type Match } from '../../language/meaning/engine.ts';
import {
  type Features,
  readDocument,
  type StartupDocument,
} from '../../language/meaning/features.ts';
import {
  embedFeatures,
  type LatentModel,
  readModel,
  trainModel,
  writeModel,
} from '../../language/meaning/latent-model.ts';
import { queryFeatures } from '../../language/meaning/query.ts';
import {
  fromBytes,
  normalise,
  type QuantisedVector,
  quantise,
  toBytes,
} from '../../language/meaning/vectors.ts';
import { readVocabulary } from '../../language/meaning/vocabulary/vocabulary.server.ts';

export interface PutEntry {
  document: StartupDocument;
  /** In stored form; null has the built-in model compute it. */
  vector: Uint8Array | null;
}

interface SearchRequest {
  text: string;
  /** From an endpoint; null uses the built-in model, or words alone without one. */
  vector: Float32Array | null;
  limit: number;
  /** Weight of vector similarity beside words and concepts, 0 to 1. */
  vectorShare: number;
}

export type IndexMethods = typeof methods;
export type IndexMethod = keyof IndexMethods;

export interface IndexRequest {
  call: number;
  method: IndexMethod;
  args: unknown[];
}

export interface IndexReply {
  call: number;
  result?: unknown;
  error?: string;
}

let engine = new Engine(1);
let model: LatentModel | null = null;
let dimensions = 1;
const industryLabels = new Map<string, string>();

const methods = {
  train: (documents: StartupDocument[]): Uint8Array =>
    writeModel(trainModel(documents.map(readDocument))),

  /** Empties the index. `bytes` is the built-in model, null with an endpoint. */
  begin(width: number, bytes: Uint8Array | null): void {
    model = bytes && readModel(bytes);
    dimensions = width;
    engine = new Engine(width);
  },

  /** Returns the vectors it computed; null where one was given or there is no model. */
  put: (entries: PutEntry[]): Array<Uint8Array | null> =>
    entries.map(({ document, vector: given }) => {
      for (const { slug, label } of document.industries) industryLabels.set(slug, label);
      const features = readDocument(document);
      const vector = given ? fromBytes(given) : embed(features);
      engine.put({ id: document.id, features, vector });
      return given || !model ? null : toBytes(vector);
    }),

  remove(ids: number[]): void {
    for (const id of ids) engine.remove(id);
  },

  search({ text, vector, limit, vectorShare }: SearchRequest): Omit<Ranking, 'provider'> {
    const terms = engine.parseQuery(text);
    const queryVector = vector ? quantise(normalise(vector)) : embed(queryFeatures(terms));
    const share = vector || model ? vectorShare : 0;
    const ranked = engine.rank(terms, queryVector, limit, share);
    const hits = ranked.map(({ id, score, matches }) => ({
      id,
      score: toThousandths(score),
      matched: matches.map(toQueryMatch),
    }));
    return { hits, nearness: toThousandths(engine.nearness(terms, ranked[0])) };
  },
};

const toThousandths = (share: number) => Math.round(share * 1000) / 1000;

function embed(features: Features): QuantisedVector {
  return quantise(model ? embedFeatures(model, features) : new Float32Array(dimensions));
}

function toQueryMatch({ asked, features }: Match): QueryMatch {
  return { asked, found: features.map((feature) => labelOf(feature, asked)).join(' + ') };
}

function labelOf(feature: string, asked: string): string {
  const [kind, value] = [feature.slice(0, 2), feature.slice(2)];
  if (kind === 'w:') return asked;
  if (kind === 'n:') return value;
  return industryLabels.get(value) ?? readVocabulary().get(value)?.phrases[0] ?? value;
}

parentPort?.on('message', ({ call, method, args }: IndexRequest) => {
  const reply: IndexReply = { call };
  try {
    reply.result = (methods[method] as (...given: unknown[]) => unknown)(...args);
  } catch (error) {
    reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(reply);
});
