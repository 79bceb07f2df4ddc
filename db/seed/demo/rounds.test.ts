import { describe, expect, test } from 'vitest';
import { FUNDING_ROUNDS } from '../../../app/base/enumerations.ts';
import { LAST_DAY } from './calendar.ts';
import { Random } from './random.ts';
import { makeRounds, roundedUsd } from './rounds.ts';

const LADDER = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C'];

function histories(subject: { foundedIn: number; isPublic?: boolean }, count = 2_000) {
  const whole = { isPublic: false, lastDay: LAST_DAY, ...subject };
  return Array.from({ length: count }, (_, index) => makeRounds(whole, new Random(12, index)));
}

describe('makeRounds', () => {
  test('gives none to six, about three on average, oldest first', () => {
    const all = histories({ foundedIn: 2018 });
    const counts = all.map((rounds) => rounds.length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(2.8);
    expect(mean).toBeLessThan(3.4);
    for (const rounds of all) {
      const dates = rounds.map((round) => round.announcedOn);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(dates).size).toBe(dates.length);
    }
  });

  test.each([2008, 2015, 2025, 2026])(
    'keeps between foundation in %i and the last day',
    (foundedIn) => {
      for (const round of histories({ foundedIn }, 500).flat()) {
        expect(round.announcedOn >= `${foundedIn}-01-01`).toBe(true);
        expect(round.announcedOn <= '2026-10-31').toBe(true);
      }
    },
  );

  test('climbs the ladder upwards', () => {
    for (const rounds of histories({ foundedIn: 2014 })) {
      const steps = rounds.map(({ round }) => LADDER.indexOf(round)).filter((step) => step >= 0);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    }
  });

  test('lets only public companies raise after a listing, and then nothing else', () => {
    expect(
      histories({ foundedIn: 2014 })
        .flat()
        .some(({ round }) => /IPO/.test(round)),
    ).toBe(false);
    for (const rounds of histories({ foundedIn: 2014, isPublic: true })) {
      const first = rounds.findIndex(({ round }) => /IPO/.test(round));
      if (rounds.length > 1) expect(first).toBeGreaterThan(0);
      if (first >= 0)
        expect(rounds.slice(first).every(({ round }) => /IPO/.test(round))).toBe(true);
    }
  });

  test('knows every kind of round and every precision; an imprecise date is the first of its period', () => {
    const rounds = [
      ...histories({ foundedIn: 2010 }, 6_000),
      ...histories({ foundedIn: 2010, isPublic: true }, 500),
    ].flat();
    expect(new Set(rounds.map(({ round }) => round))).toEqual(new Set(FUNDING_ROUNDS));
    const shapes = { day: /^\d{4}-\d\d-\d\d$/, month: /-01$/, year: /-01-01$/ };
    for (const [precision, shape] of Object.entries(shapes)) {
      const dated = rounds.filter((round) => round.precision === precision);
      expect(dated.length / rounds.length).toBeGreaterThan(0.05);
      for (const round of dated) expect(round.announcedOn).toMatch(shape);
    }
  });

  test('leaves some undisclosed; the others are whole dollars of a usual size for the kind', () => {
    const rounds = histories({ foundedIn: 2012 }, 4_000).flat();
    const disclosed = rounds.filter((round) => round.amountUsd !== null);
    expect(disclosed.length / rounds.length).toBeCloseTo(0.82, 1);
    for (const { amountUsd } of disclosed) {
      expect(Number.isInteger(amountUsd)).toBe(true);
      expect(amountUsd).toBeGreaterThanOrEqual(5_000);
      expect(amountUsd).toBeLessThanOrEqual(1_500_000_000);
    }
    const median = (kind: string) => {
      const amounts = disclosed
        .filter(({ round }) => round === kind)
        .map((round) => round.amountUsd ?? 0);
      return amounts.sort((a, b) => a - b)[amounts.length >> 1] ?? 0;
    };
    const medians = LADDER.map(median);
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
  });
});

test.each([
  [5_432, 5_400],
  [1_449_999, 1_400_000],
  [99_600_000, 100_000_000],
])('roundedUsd gives %i to two figures', (usd, rounded) => {
  expect(roundedUsd(usd)).toBe(rounded);
});
