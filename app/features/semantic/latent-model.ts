// Latent semantic analysis: features that occur together come to mean alike (Deerwester and others, "Indexing by latent
// semantic analysis", JASIS 41(6), 1990). Trained on startups and on the vocabulary's concepts.
import { broaden, conceptFeature, type Features, raise, wordFeature } from './features.ts';
import { sparseRows } from './sparse-rows.ts';
import { truncatedSvd } from './svd.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import { readContentWords } from './words.ts';

export interface LatentModel {
  dimensions: number;
  /** Position of each feature the model knows. */
  positions: Map<string, number>;
  /** How rare each is, by position. */
  rarity: Float32Array;
  /** One row of `dimensions` numbers a feature. */
  projection: Float32Array;
}

export interface TrainingSettings {
  dimensions: number;
  /** Features in fewer rows teach nothing about others. */
  leastRows: number;
  mostFeatures: number;
}

export const TRAINING_SETTINGS: TrainingSettings = {
  dimensions: 128,
  leastRows: 2,
  mostFeatures: 20_000,
};

/** Learns from the features of startups (a sample is enough). Under ten seconds for 20,000 of them on one core. */
export function trainModel(
  documents: readonly Features[],
  settings = TRAINING_SETTINGS,
): LatentModel {
  const rows = [...documents.map(withoutNames), ...conceptRows()];
  const counts = countRows(rows);
  const known = [...counts]
    .filter(([, count]) => count >= settings.leastRows)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, settings.mostFeatures);
  const positions = new Map(known.map(([feature], position) => [feature, position]));
  const rarity = Float32Array.from(known, ([, count]) => Math.log(1 + rows.length / count));
  const matrix = sparseRows(
    rows.map((row) => weigh(row, positions, rarity)),
    known.length,
  );
  const { right } = truncatedSvd(matrix, settings.dimensions);
  return { dimensions: right.columnCount, positions, rarity, projection: right.values };
}

/** A unit vector for weighted features; all zeros when the model knows none of them. */
export function embedFeatures(model: LatentModel, features: Features): Float32Array {
  const { dimensions, projection } = model;
  const vector = new Float32Array(dimensions);
  for (const [position, value] of weigh(features, model.positions, model.rarity)) {
    const start = position * dimensions;
    for (let at = 0; at < dimensions; at++) {
      vector[at] = (vector[at] ?? 0) + value * (projection[start + at] ?? 0);
    }
  }
  return normalise(vector);
}

export function normalise(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  if (sum > 0) {
    const factor = 1 / Math.sqrt(sum);
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * factor;
  }
  return vector;
}

/** Names of people and funders stand apart from meaning: they are matched as words only. */
function withoutNames(features: Features): Features {
  return new Map([...features].filter(([feature]) => !feature.startsWith('n:')));
}

function weigh(
  features: Features,
  positions: ReadonlyMap<string, number>,
  rarity: Float32Array,
): Array<[position: number, value: number]> {
  const weighed: Array<[number, number]> = [];
  let sum = 0;
  for (const [feature, weight] of features) {
    const position = positions.get(feature);
    if (position === undefined) continue;
    const value = weight * (rarity[position] ?? 0) * (feature.startsWith('w:') ? 0.5 : 1);
    weighed.push([position, value]);
    sum += value * value;
  }
  const factor = sum > 0 ? 1 / Math.sqrt(sum) : 0;
  return weighed.map(([position, value]) => [position, value * factor]);
}

function countRows(rows: readonly Features[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const feature of row.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}

/** Each concept as if it were a startup that its words describe. */
function conceptRows(): Features[] {
  return [...readVocabulary().values()].map(({ id, near, phrases }) => {
    const row: Features = new Map();
    for (const [other, weight] of broaden(new Map([[id, 1]])))
      raise(row, conceptFeature(other), weight);
    for (const [other, degree] of near) raise(row, conceptFeature(other), degree);
    for (const phrase of phrases) {
      for (const { stem } of readContentWords(phrase)) raise(row, wordFeature(stem), 0.7);
    }
    return row;
  });
}
