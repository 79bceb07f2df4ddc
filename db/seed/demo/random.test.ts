import { describe, expect, test } from 'vitest';
import { Random, WeightedList } from './random.ts';

function draw(random: Random, count = 20): number[] {
  return Array.from({ length: count }, () => random.next());
}

describe('Random', () => {
  test('repeats itself for the same keys and for no others', () => {
    expect(draw(new Random(1, 4, 17))).toEqual(draw(new Random(1, 4, 17)));
    const others = [
      [1, 4, 18],
      [1, 5, 17],
      [2, 4, 17],
      [4, 1, 17],
      [1, 4],
      [1 + 2 ** 32, 4, 17],
    ];
    for (const keys of others) {
      expect(draw(new Random(...keys))).not.toEqual(draw(new Random(1, 4, 17)));
    }
  });

  test('gives these numbers for key 1, on every machine', () => {
    expect(draw(new Random(1), 3)).toEqual([
      0.3729327318724245, 0.9489376018755138, 0.5534679633565247,
    ]);
  });

  test('is even between 0 and 1', () => {
    const tenths = new Array(10).fill(0);
    for (const value of draw(new Random(3), 20_000)) tenths[Math.floor(value * 10)]++;
    expect(Math.min(...tenths)).toBeGreaterThan(1_800);
    expect(Math.max(...tenths)).toBeLessThan(2_200);
  });

  test('reaches both ends of a range and nothing beyond', () => {
    const random = new Random(5);
    const seen = new Set(Array.from({ length: 200 }, () => random.between(-1, 2)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  test('samples without repeating, and no more than there are', () => {
    const random = new Random(6);
    const five = random.sample([1, 2, 3, 4, 5, 6], 5);
    expect(new Set(five).size).toBe(5);
    expect(random.sample(['a', 'b'], 9).sort()).toEqual(['a', 'b']);
    expect(random.sample([], 2)).toEqual([]);
  });

  test('refuses to pick from nothing', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
    expect(() => new WeightedList([])).toThrow(RangeError);
  });

  test('has half of its log-normal draws under the median', () => {
    const random = new Random(7);
    const under = Array.from({ length: 4_000 }, () => random.logNormal(50, 1)).filter(
      (x) => x < 50,
    );
    expect(under.length / 4_000).toBeCloseTo(0.5, 1);
  });
});

describe('WeightedList', () => {
  test('draws in proportion, and never what weighs nothing', () => {
    const list = new WeightedList([
      ['often', 3],
      ['never', 0],
      ['rarely', 1],
    ]);
    const random = new Random(8);
    const drawn = Array.from({ length: 8_000 }, () => list.pick(random));
    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'often').length / 8_000).toBeCloseTo(0.75, 1);
  });
});
