import { seededRandom } from '../app/base/seeded-random.ts';

/** Grades 1 to 3 by slug; anything not listed has grade 0. */
export type Judged = Readonly<Record<string, number>>;

const GOOD = 2;

/** Normalised discounted cumulative gain of the first ten, with gain 2^grade − 1. */
export function ndcgAt10(ranked: readonly string[], judged: Judged): number {
  const ideal = Object.values(judged).sort((a, b) => b - a);
  const best = discounted(ideal);
  return best === 0 ? 0 : discounted(ranked.map((slug) => judged[slug] ?? 0)) / best;
}

function discounted(grades: readonly number[]): number {
  return grades
    .slice(0, 10)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/** Share of the results graded 2 or 3 among the first twenty. */
export function recallAt20(ranked: readonly string[], judged: Judged): number {
  const good = Object.keys(judged).filter((slug) => (judged[slug] ?? 0) >= GOOD);
  const first = new Set(ranked.slice(0, 20));
  return good.length === 0 ? 0 : good.filter((slug) => first.has(slug)).length / good.length;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface Difference {
  /** Mean of a − b. */
  mean: number;
  /** As a share of b's mean. */
  relative: number;
  /** 95 % interval of the mean. */
  low: number;
  high: number;
}

const RESAMPLES = 10_000;
const SEED = 7;

/** Paired bootstrap; `a` and `b` are figures of two searches for the same queries. */
export function compare(a: readonly number[], b: readonly number[]): Difference {
  const differences = a.map((value, at) => value - (b[at] ?? 0));
  const random = seededRandom(SEED);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(differences.map(() => differences[Math.floor(random() * differences.length)] ?? 0)),
  ).sort((first, second) => first - second);
  return {
    mean: mean(differences),
    relative: mean(b) === 0 ? Number.POSITIVE_INFINITY : mean(a) / mean(b) - 1,
    low: means[Math.floor(RESAMPLES * 0.025)] ?? 0,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0,
  };
}
