// Latent semantic analysis (Deerwester and others, "Indexing by latent semantic analysis", JASIS
// 41(6), 1990), trained on startups and on the vocabulary's concepts.
import { seededRandom } from '../../base/seeded-random.ts';
import { broaden, conceptFeature, type Features, raise, wordFeature } from './features.ts';
import { readContentWords } from './phrases.ts';
import { fromBytes, normalise, quantise, toBytes } from './vectors.ts';
import { readVocabulary } from './vocabulary/vocabulary.server.ts';

export interface LatentModel {
  dimensions: number;
  positions: Map<string, number>;
  /** Inverse document frequency, by position. */
  rarity: Float32Array;
  /** One row of `dimensions` numbers for each feature. */
  projection: Float32Array;
}

const DIMENSIONS = 128;
const MIN_ROWS = 2;
const MAX_FEATURES = 20_000;

/** A sample is enough: under ten seconds for 20,000 startups on one core. */
export function trainModel(documents: readonly Features[]): LatentModel {
  const rows = [...documents.map(withoutNames), ...conceptRows()];
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const feature of row.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const known = [...counts]
    .filter(([, count]) => count >= MIN_ROWS)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, MAX_FEATURES);
  const positions = new Map(known.map(([feature], position) => [feature, position]));
  const rarity = Float32Array.from(known, ([, count]) => Math.log(1 + rows.length / count));
  const weighed = rows.map((row) => weigh(row, positions, rarity));
  const { width, values } = principalBasis(weighed, known.length, DIMENSIONS);
  return { dimensions: width, positions, rarity, projection: values };
}

/** A unit vector, or zeros when the model knows none of the features. */
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

/** Names of people and funders are matched as words only. */
function withoutNames(features: Features): Features {
  return new Map([...features].filter(([feature]) => !feature.startsWith('n:')));
}

function weigh(
  features: Features,
  positions: ReadonlyMap<string, number>,
  rarity: Float32Array,
): SparseRow {
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

/** Each concept as a document of its words. */
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

interface Header {
  dimensions: number;
  features: string[];
  rarity: number[];
}

/** One line of JSON with the features, then the projection as int8 rows with their steps. */
export function writeModel({ dimensions, positions, rarity, projection }: LatentModel): Buffer {
  const header: Header = { dimensions, features: [...positions.keys()], rarity: [...rarity] };
  const rows = header.features.map((_, position) =>
    toBytes(quantise(projection.subarray(position * dimensions, (position + 1) * dimensions))),
  );
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...rows]);
}

export function readModel(bytes: Uint8Array): LatentModel {
  const end = bytes.indexOf(0x0a);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as Header;
  const { dimensions, features, rarity } = header;
  const projection = new Float32Array(features.length * dimensions);
  const rowLength = 4 + dimensions;
  features.forEach((_, position) => {
    const start = end + 1 + position * rowLength;
    const { values, step } = fromBytes(bytes.slice(start, start + rowLength));
    for (let at = 0; at < dimensions; at++) {
      projection[position * dimensions + at] = (values[at] ?? 0) * step;
    }
  });
  const positions = new Map(features.map((feature, position) => [feature, position]));
  return { dimensions, positions, rarity: Float32Array.from(rarity), projection };
}

export type SparseRow = ReadonlyArray<readonly [column: number, value: number]>;

const ITERATIONS = 3;
const SEED = 20_240_517;

/**
 * Principal directions of a sparse matrix by subspace iteration with a seeded start, after Halko,
 * Martinsson and Tropp, "Finding structure with randomness" (SIAM Review 53(2), 2011), algorithm
 * 4.4: an orthonormal basis of about the first `rank` right singular vectors, one row of `rank`
 * numbers (fewer at lower rank) for each column of the matrix. It may be rotated against them,
 * which preserves inner products.
 */
export function principalBasis(rows: readonly SparseRow[], columnCount: number, rank: number) {
  const width = Math.min(rank, rows.length, columnCount);
  const random = seededRandom(SEED);
  const start = Float32Array.from({ length: rows.length * width }, () => random() - 0.5);
  let values = multiply(rows, start, width, columnCount);
  orthonormalise(values, width);
  for (let round = 0; round < ITERATIONS; round++) {
    const image = multiply(rows, values, width);
    orthonormalise(image, width);
    values = multiply(rows, image, width, columnCount);
    orthonormalise(values, width);
  }
  return { width, values };
}

/** rows · dense, or rowsᵀ · dense given the columns; a row of dense has `width` numbers. */
function multiply(
  rows: readonly SparseRow[],
  dense: Float32Array,
  width: number,
  columnCount?: number,
): Float32Array {
  const product = new Float32Array((columnCount ?? rows.length) * width);
  rows.forEach((row, index) => {
    for (const [column, value] of row) {
      const to = width * (columnCount === undefined ? index : column);
      const from = width * (columnCount === undefined ? column : index);
      for (let at = 0; at < width; at++) {
        product[to + at] = (product[to + at] as number) + value * (dense[from + at] as number);
      }
    }
  });
  return product;
}

// Two passes are orthogonal to working precision.
const PASSES = 2;

/** Gram-Schmidt, in place; a dependent column becomes zero. */
export function orthonormalise(values: Float32Array, width: number): void {
  const height = values.length / width;
  const columns = Array.from({ length: width }, (_, column) =>
    Float64Array.from({ length: height }, (_, row) => values[row * width + column] as number),
  );
  columns.forEach((own, index) => {
    const before = Math.sqrt(dot(own, own));
    for (let pass = 0; pass < PASSES; pass++) {
      for (const other of columns.slice(0, index)) {
        const share = dot(own, other);
        for (let row = 0; row < height; row++)
          own[row] = (own[row] as number) - share * (other[row] as number);
      }
    }
    const norm = Math.sqrt(dot(own, own));
    const factor = norm > 1e-6 * before ? 1 / norm : 0;
    for (let row = 0; row < height; row++) {
      own[row] = (own[row] as number) * factor;
      values[row * width + index] = own[row] as number;
    }
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
