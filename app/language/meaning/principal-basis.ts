// Principal directions of a sparse matrix by subspace iteration with a seeded start, after Halko,
// Martinsson and Tropp, "Finding structure with randomness" (SIAM Review 53(2), 2011), algorithm
// 4.4.
import { seededRandom } from '../../base/seeded-random.ts';

export type SparseRow = ReadonlyArray<readonly [column: number, value: number]>;

const ITERATIONS = 3;
const SEED = 20_240_517;

/**
 * An orthonormal basis of about the first `rank` right singular vectors: one row of `rank` numbers
 * (fewer at lower rank) for each column of the matrix. It may be rotated against them, which
 * preserves inner products.
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
