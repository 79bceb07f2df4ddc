import { describe, expect, test } from 'vitest';
import { eigenSymmetric } from './eigen.ts';
import { sparseRows } from './sparse-rows.ts';
import { orthonormalise, seededRandom, truncatedSvd } from './svd.ts';

function dense(rows: number[][]) {
  return sparseRows(
    rows.map((row) => row.flatMap((value, column) => (value ? [[column, value] as const] : []))),
    rows[0]?.length ?? 0,
  );
}

describe('singular value decomposition', () => {
  test('a diagonal matrix has its own diagonal', () => {
    const { singularValues, right } = truncatedSvd(
      dense([
        [3, 0, 0],
        [0, 2, 0],
        [0, 0, 1],
        [0, 0, 0],
      ]),
      2,
    );
    expect([...singularValues]).toEqual([expect.closeTo(3, 4), expect.closeTo(2, 4)]);
    expect(Math.abs(right.values[0] ?? 0)).toBeCloseTo(1, 4);
    expect(Math.abs(right.values[3] ?? 0)).toBeCloseTo(1, 4);
  });

  test('the values of [[3, 0], [4, 5]] are √45 and √5', () => {
    const { singularValues } = truncatedSvd(
      dense([
        [3, 0],
        [4, 5],
      ]),
      2,
    );
    expect(singularValues[0]).toBeCloseTo(Math.sqrt(45), 4);
    expect(singularValues[1]).toBeCloseTo(Math.sqrt(5), 4);
  });

  test('a matrix of rank two is given back by two values', () => {
    const random = seededRandom(1);
    const factor = (rows: number) =>
      Array.from({ length: rows }, () => [random() - 0.5, random() - 0.5]);
    const [left, rightFactor] = [factor(30), factor(20)];
    const rows = left.map((a) =>
      rightFactor.map((b) => (a[0] ?? 0) * (b[0] ?? 0) + (a[1] ?? 0) * (b[1] ?? 0)),
    );
    const { right } = truncatedSvd(dense(rows), 2);
    for (const row of rows) {
      const coordinates = [0, 1].map((k) =>
        row.reduce((sum, value, j) => sum + value * (right.values[j * 2 + k] ?? 0), 0),
      );
      row.forEach((value, j) => {
        const back = [0, 1].reduce(
          (sum, k) => sum + (coordinates[k] ?? 0) * (right.values[j * 2 + k] ?? 0),
          0,
        );
        expect(back).toBeCloseTo(value, 4);
      });
    }
  });

  test('asked for more than there is, it gives what there is', () => {
    expect(
      truncatedSvd(
        dense([
          [1, 2],
          [2, 4],
        ]),
        10,
      ).singularValues,
    ).toHaveLength(2);
  });

  test('the same matrix gives the same answer', () => {
    const matrix = dense([
      [1, 2, 0],
      [0, 1, 3],
      [2, 0, 1],
    ]);
    expect(truncatedSvd(matrix, 2)).toEqual(truncatedSvd(matrix, 2));
  });
});

test('columns become orthonormal, one that depends on others zero', () => {
  const matrix = {
    rowCount: 3,
    columnCount: 3,
    values: Float32Array.of(1, 1, 2, 0, 1, 1, 0, 0, 0),
  };
  orthonormalise(matrix);
  const column = (at: number) => [0, 1, 2].map((row) => matrix.values[row * 3 + at] ?? 0);
  expect(column(0)).toEqual([1, 0, 0]);
  expect(column(1)).toEqual([expect.closeTo(0, 6), expect.closeTo(1, 6), 0]);
  expect(column(2)).toEqual([0, 0, 0]);
});

test('eigenvalues of [[2, 1], [1, 2]] are 3 and 1', () => {
  const { values, vectors } = eigenSymmetric(Float64Array.of(2, 1, 1, 2), 2);
  expect([...values]).toEqual([expect.closeTo(3, 5), expect.closeTo(1, 5)]);
  expect(Math.abs((vectors[0] ?? 0) - (vectors[2] ?? 0))).toBeLessThan(1e-6);
});
