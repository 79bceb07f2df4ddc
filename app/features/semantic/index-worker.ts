// Holds the index in a thread of its own: training and ranking never keep a page waiting.
import { parentPort } from 'node:worker_threads';
import type { MeaningMatch } from '../../http/meaning-index.ts';
import type { StartupDocument } from './document.ts';
import { Engine, type Match, questionFeatures } from './engine.ts';
import { type Features, readDocument } from './features.ts';
import type { IndexMethods, IndexReply, IndexRequest } from './index-messages.ts';
import { embedFeatures, type LatentModel, normalise, trainModel } from './latent-model.ts';
import { readModel, writeModel } from './model-file.ts';
import { fromBytes, type QuantisedVector, quantise, toBytes } from './quantise.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';

const port = parentPort;
if (!port) throw new Error('index-worker.ts runs as a worker thread only');

let engine = new Engine(1);
let model: LatentModel | null = null;
let dimensions = 1;
const industryLabels = new Map<string, string>();

const methods: IndexMethods = {
  train: (documents) => writeModel(trainModel(documents.map(readDocument))),

  begin(width, bytes) {
    model = bytes && readModel(bytes);
    dimensions = width;
    engine = new Engine(width);
  },

  put: (entries) =>
    entries.map(({ document, vector: given }) => {
      noteLabels(document);
      const features = readDocument(document);
      const vector = given ? fromBytes(given) : embed(features);
      engine.put({ id: document.id, features, vector });
      return given || !model ? null : toBytes(vector);
    }),

  remove(ids) {
    for (const id of ids) engine.remove(id);
  },

  search({ text, vector, limit, vectorShare }) {
    const units = engine.read(text);
    const likeness = vector ? quantise(normalise(vector)) : embed(questionFeatures(units));
    const share = vector || model ? vectorShare : 0;
    return engine.rank(units, likeness, limit, share).map(({ id, score, matches }) => ({
      id,
      score: Math.round(score * 1000) / 1000,
      matched: matches.map(toMatch),
    }));
  },
};

function embed(features: Features): QuantisedVector {
  return quantise(model ? embedFeatures(model, features) : new Float32Array(dimensions));
}

function noteLabels({ industries }: StartupDocument): void {
  for (const { slug, label } of industries) industryLabels.set(slug, label);
}

function toMatch({ asked, features }: Match): MeaningMatch {
  return { asked, found: features.map((feature) => labelOf(feature, asked)).join(' + ') };
}

function labelOf(feature: string, asked: string): string {
  const [kind, value] = [feature.slice(0, 2), feature.slice(2)];
  if (kind === 'w:') return asked;
  if (kind === 'n:') return value;
  return industryLabels.get(value) ?? readVocabulary().get(value)?.phrases[0] ?? value;
}

port.on('message', ({ call, method, args }: IndexRequest) => {
  const reply: IndexReply = { call };
  try {
    reply.answer = (methods[method] as (...given: unknown[]) => unknown)(...args);
  } catch (error) {
    reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  port.postMessage(reply);
});
