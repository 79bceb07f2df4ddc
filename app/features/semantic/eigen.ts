// Eigenvalues and eigenvectors of a small symmetric matrix by Jacobi rotations.

const MAX_SWEEPS = 60;

export interface Eigen {
  /** Largest first. */
  values: Float32Array;
  /** Eigenvectors as columns, in the order of the values; row after row. */
  vectors: Float64Array;
}

/** `matrix` is size × size, row after row, and is used up. */
export function eigenSymmetric(matrix: Float64Array, size: number): Eigen {
  const vectors = new Float64Array(size * size);
  for (let at = 0; at < size; at++) vectors[at * size + at] = 1;
  const enough = 1e-20 * Math.max(squareSum(matrix), Number.MIN_VALUE);
  for (let sweep = 0; sweep < MAX_SWEEPS && offDiagonal(matrix, size) > enough; sweep++) {
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) rotatePair(matrix, vectors, size, p, q);
    }
  }
  return sortLargestFirst(matrix, vectors, size);
}

function rotatePair(
  matrix: Float64Array,
  vectors: Float64Array,
  size: number,
  p: number,
  q: number,
) {
  const apq = matrix[p * size + q] ?? 0;
  if (apq === 0) return;
  const theta = ((matrix[q * size + q] ?? 0) - (matrix[p * size + p] ?? 0)) / (2 * apq);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k++) turn(matrix, k * size + p, k * size + q, cosine, sine);
  for (let k = 0; k < size; k++) turn(matrix, p * size + k, q * size + k, cosine, sine);
  for (let k = 0; k < size; k++) turn(vectors, k * size + p, k * size + q, cosine, sine);
}

function turn(values: Float64Array, first: number, second: number, cosine: number, sine: number) {
  const a = values[first] ?? 0;
  const b = values[second] ?? 0;
  values[first] = cosine * a - sine * b;
  values[second] = sine * a + cosine * b;
}

function offDiagonal(matrix: Float64Array, size: number): number {
  let sum = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) sum += (matrix[row * size + column] ?? 0) ** 2;
  }
  return sum;
}

function squareSum(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function sortLargestFirst(matrix: Float64Array, vectors: Float64Array, size: number): Eigen {
  const diagonal = Array.from({ length: size }, (_, at) => matrix[at * size + at] ?? 0);
  const order = diagonal.map((_, at) => at).sort((a, b) => (diagonal[b] ?? 0) - (diagonal[a] ?? 0));
  const sorted = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    order.forEach((from, to) => {
      sorted[row * size + to] = vectors[row * size + from] ?? 0;
    });
  }
  return { values: Float32Array.from(order, (at) => diagonal[at] ?? 0), vectors: sorted };
}
