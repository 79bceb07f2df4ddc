import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../base/seeded-random.ts';
import { fromBytes, quantise, toBytes, VectorList } from './vectors.ts';

const vectorOf = (dimensions: number) =>
  fc.float32Array({ minLength: dimensions, maxLength: dimensions, min: -1, max: 1, noNaN: true });

describe('vectors as bytes', () => {
  test('no number is off by more than half a step', () => {
    fc.assert(
      fc.property(vectorOf(20), (vector) => {
        const { values, step } = quantise(vector);
        vector.forEach((value, at) => {
          expect(Math.abs((values[at] ?? 0) * step - value)).toBeLessThanOrEqual(step * 0.5001);
        });
      }),
    );
  });

  test('bytes are read back as they were, zeros included', () => {
    for (const vector of [Float32Array.of(0.5, -1, 0.25), new Float32Array(3)]) {
      const { values, step } = quantise(vector);
      const back = fromBytes(toBytes({ values, step }));
      expect(back.values).toEqual(values);
      expect(back.step).toBeCloseTo(step, 6);
    }
  });
});

describe('the list of vectors', () => {
  const random = seededRandom(3);
  const make = (dimensions: number) =>
    Float32Array.from({ length: dimensions }, () => random() - 0.5);

  test.each([1, 3, 16, 40, 128, 1536])(
    'products of %i numbers are those of plain arithmetic',
    (dimensions) => {
      const list = new VectorList(dimensions);
      const rows = Array.from({ length: 70 }, () => quantise(make(dimensions)));
      for (const row of rows) list.add(row);
      const query = quantise(make(dimensions));
      rows.forEach(({ values, step }, at) => {
        const plain = values.reduce((sum, value, i) => sum + value * (query.values[i] ?? 0), 0);
        expect(list.compare(query, at)).toBeCloseTo(plain * step * query.step, 4);
      });
    },
  );

  test('it grows', () => {
    const list = new VectorList(2);
    for (let at = 0; at < 5_000; at++) list.add({ values: Int8Array.of(at % 100, 1), step: 1 });
    const query = { values: Int8Array.of(1, 0), step: 1 };
    const numbers = [0, 1_024, 4_999];
    expect(numbers.map((number) => list.compare(query, number))).toEqual([0, 24, 99]);
  });

  test('kept vectors are renumbered', () => {
    const list = new VectorList(2);
    for (const first of [1, 2, 3, 4]) list.add({ values: Int8Array.of(first, 0), step: first });
    list.retain([1, 3]);
    expect(list.size).toBe(2);
    list.add({ values: Int8Array.of(7, 0), step: 1 });
    const query = { values: Int8Array.of(1, 0), step: 1 };
    expect([0, 1, 2].map((number) => list.compare(query, number))).toEqual([4, 16, 7]);
  });

  test('a vector of another length is refused', () => {
    expect(() => new VectorList(3).add(quantise(make(4)))).toThrow(RangeError);
  });
});
