// Truncated singular value decomposition by random projection, after Halko, Martinsson and Tropp, "Finding structure with
// randomness" (SIAM Review 53(2), 2011), algorithms 4.4 and 5.1. The random numbers are seeded: same matrix, same answer.

import { eigenSymmetric } from './eigen.ts';
import { type Dense, multiply, multiplyTransposed, type SparseRows, zeros } from './sparse-rows.ts';

const OVERSAMPLING = 10;
const POWER_ITERATIONS = 2;
const SEED = 20_240_517;

export interface Svd {
  /** Largest first. */
  singularValues: Float32Array;
  /** One row a column of the matrix, one column a singular value. */
  right: Dense;
}

/** The `rank` largest singular values of a sparse matrix and their right singular vectors; fewer when it has no more. */
export function truncatedSvd(matrix: SparseRows, rank: number): Svd {
  const most = Math.min(matrix.rowCount, matrix.columnCount);
  const width = Math.min(rank + OVERSAMPLING, most);
  let basis = multiplyTransposed(matrix, gaussian(matrix.rowCount, width));
  orthonormalise(basis);
  for (let round = 0; round < POWER_ITERATIONS; round++) {
    const image = multiply(matrix, basis);
    orthonormalise(image);
    basis = multiplyTransposed(matrix, image);
    orthonormalise(basis);
  }
  // matrix ≈ (matrix · basis) · basisᵀ; the small factor's Gram matrix gives values and rotation.
  const small = multiply(matrix, basis);
  const { values, vectors } = eigenSymmetric(gram(small), width);
  const kept = Math.min(rank, width);
  return {
    singularValues: values.slice(0, kept).map((value) => Math.sqrt(Math.max(0, value))),
    right: rotate(basis, vectors, width, kept),
  };
}

function gaussian(rowCount: number, columnCount: number): Dense {
  const dense = zeros(rowCount, columnCount);
  const random = seededRandom(SEED);
  for (let at = 0; at < dense.values.length; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    dense.values[at] = radius * Math.cos(angle);
    if (at + 1 < dense.values.length) dense.values[at + 1] = radius * Math.sin(angle);
  }
  return dense;
}

/** Mulberry32: uniform in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// Twice is enough to be orthogonal to working precision (Gram-Schmidt, "twice is enough").
const PASSES = 2;

/** Makes the columns orthonormal in place; a column that depends on earlier ones becomes zero. */
export function orthonormalise({ rowCount, columnCount, values }: Dense): void {
  // Column after column in memory: the inner loops then run over neighbours.
  const columns = Array.from({ length: columnCount }, (_, column) => {
    const own = new Float64Array(rowCount);
    for (let row = 0; row < rowCount; row++) own[row] = values[row * columnCount + column] ?? 0;
    return own;
  });
  columns.forEach((own, index) => {
    const before = Math.sqrt(dot(own, own));
    for (let pass = 0; pass < PASSES; pass++) {
      for (let other = 0; other < index; other++) subtract(own, columns[other] as Float64Array);
    }
    const norm = Math.sqrt(dot(own, own));
    const factor = norm > 1e-6 * before && norm > 0 ? 1 / norm : 0;
    for (let row = 0; row < rowCount; row++) {
      own[row] = (own[row] ?? 0) * factor;
      values[row * columnCount + index] = own[row] ?? 0;
    }
  });
}

function subtract(target: Float64Array, unit: Float64Array): void {
  const share = dot(target, unit);
  for (let at = 0; at < target.length; at++)
    target[at] = (target[at] ?? 0) - share * (unit[at] ?? 0);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** denseᵀ · dense, square. */
function gram({ rowCount, columnCount, values }: Dense): Float64Array {
  const product = new Float64Array(columnCount * columnCount);
  for (let row = 0; row < rowCount; row++) {
    const start = row * columnCount;
    for (let i = 0; i < columnCount; i++) {
      const value = values[start + i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j < columnCount; j++) {
        product[i * columnCount + j] =
          (product[i * columnCount + j] ?? 0) + value * (values[start + j] ?? 0);
      }
    }
  }
  return product;
}

/** basis · vectors, of which the first `kept` columns. */
function rotate(basis: Dense, vectors: Float64Array, width: number, kept: number): Dense {
  const rotated = zeros(basis.rowCount, kept);
  for (let row = 0; row < basis.rowCount; row++) {
    for (let i = 0; i < width; i++) {
      const value = basis.values[row * width + i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j < kept; j++) {
        rotated.values[row * kept + j] =
          (rotated.values[row * kept + j] ?? 0) + value * (vectors[i * width + j] ?? 0);
      }
    }
  }
  return rotated;
}
