import { expect, test } from 'vitest';
import { seededRandom } from '../../base/seeded-random.ts';
import { orthonormalise, principalBasis, type SparseRow } from './latent-model.ts';

function sparse(rows: number[][]): SparseRow[] {
  return rows.map((row) =>
    row.flatMap((value, column) => (value ? [[column, value] as const] : [])),
  );
}

function project(row: number[], { width, values }: ReturnType<typeof principalBasis>): number[] {
  const at = (column: number, k: number) => values[column * width + k] ?? 0;
  const coordinates = Array.from({ length: width }, (_, k) =>
    row.reduce((sum, value, column) => sum + value * at(column, k), 0),
  );
  return row.map((_, column) =>
    coordinates.reduce((sum, coordinate, k) => sum + coordinate * at(column, k), 0),
  );
}

test('of a diagonal matrix the largest entries are kept', () => {
  const basis = principalBasis(
    sparse([
      [30, 0, 0],
      [0, 20, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]),
    3,
    2,
  );
  const projected = project([1, 1, 1], basis);
  expect(projected).toEqual([expect.closeTo(1, 4), expect.closeTo(1, 4), expect.closeTo(0, 4)]);
});

test('a matrix of rank two lies in a basis of two', () => {
  const random = seededRandom(1);
  const pairs = (count: number) =>
    Array.from({ length: count }, () => [random() - 0.5, random() - 0.5]);
  const [left, right] = [pairs(30), pairs(20)];
  const rows = left.map(([a = 0, b = 0]) => right.map(([c = 0, d = 0]) => a * c + b * d));
  const basis = principalBasis(sparse(rows), 20, 2);
  for (const row of rows) {
    project(row, basis).forEach((value, column) => {
      expect(value).toBeCloseTo(row[column] ?? 0, 4);
    });
  }
});

test('a small matrix gives a small basis', () => {
  expect(
    principalBasis(
      sparse([
        [1, 2],
        [2, 4],
      ]),
      2,
      10,
    ).width,
  ).toBe(2);
});

test('the same matrix gives the same basis', () => {
  const matrix = sparse([
    [1, 2, 0],
    [0, 1, 3],
    [2, 0, 1],
  ]);
  expect(principalBasis(matrix, 3, 2)).toEqual(principalBasis(matrix, 3, 2));
});

test('columns become orthonormal, one that depends on others zero', () => {
  const values = Float32Array.of(1, 1, 2, 0, 1, 1, 0, 0, 0);
  orthonormalise(values, 3);
  const column = (at: number) => [0, 1, 2].map((row) => values[row * 3 + at] ?? 0);
  expect(column(0)).toEqual([1, 0, 0]);
  expect(column(1)).toEqual([expect.closeTo(0, 6), expect.closeTo(1, 6), 0]);
  expect(column(2)).toEqual([0, 0, 0]);
});
