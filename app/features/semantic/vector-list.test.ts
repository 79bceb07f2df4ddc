import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBytes, quantise, toBytes } from './quantise.ts';
import { seededRandom } from './svd.ts';
import { VectorList } from './vector-list.ts';

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

const upTo = (count: number) => Uint32Array.from({ length: count }, (_, number) => number);

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
      const products = list.compare(query, upTo(70));
      rows.forEach(({ values, step }, at) => {
        const plain = values.reduce((sum, value, i) => sum + value * (query.values[i] ?? 0), 0);
        expect(products[at]).toBeCloseTo(plain * step * query.step, 4);
      });
    },
  );

  test('more rows than one round holds', () => {
    const list = new VectorList(2);
    for (let at = 0; at < 40_000; at++) list.add({ values: Int8Array.of(at % 100, 1), step: 1 });
    const query = { values: Int8Array.of(1, 0), step: 1 };
    const products = list.compare(query, upTo(40_000));
    expect([products[0], products[8_192], products[39_999]]).toEqual([0, 92, 99]);
    expect([...list.compare(query, Uint32Array.of(39_999, 7, 5, 1), 3)]).toEqual([99, 7, 5]);
  });

  test('what is kept is numbered anew', () => {
    const list = new VectorList(2);
    for (const first of [1, 2, 3, 4]) list.add({ values: Int8Array.of(first, 0), step: first });
    list.keep(Uint32Array.of(1, 3));
    expect(list.size).toBe(2);
    const query = { values: Int8Array.of(1, 0), step: 1 };
    expect([...list.compare(query, upTo(2))]).toEqual([4, 16]);
    list.add({ values: Int8Array.of(7, 0), step: 1 });
    expect(list.compare(query, upTo(3))[2]).toBe(7);
  });

  test('a vector of another length is refused', () => {
    expect(() => new VectorList(3).add(quantise(make(4)))).toThrow(RangeError);
  });

  test('an empty list compares to nothing', () => {
    expect(new VectorList(3).compare(quantise(make(3)), upTo(0))).toHaveLength(0);
  });
});
