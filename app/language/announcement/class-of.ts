// What an article announces: a linear model over the features of the whole text.

export const CLASSES = ['nothing', 'round', 'exit', 'closed'] as const;
export type ArticleClass = (typeof CLASSES)[number];

/** Long texts have more features, and are no surer for it. */
export const sharpnessOf = (features: readonly number[]): number =>
  3 / Math.sqrt(features.length || 1);

/** How likely each class is, in the order of `CLASSES`; `unit` steps of the weights are one. */
export function likelihoods(
  features: readonly number[],
  weights: ArrayLike<number>,
  unit: number,
): number[] {
  const scores = CLASSES.map((_, index) =>
    features.reduce((sum, bucket) => sum + (weights[bucket * CLASSES.length + index] ?? 0), 0),
  );
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(((score - best) * sharpnessOf(features)) / unit));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}

/** A missed round is found again in the next article; a false one costs a moderator's trust. */
const UNSURE = 0.6;

export function classOf(
  features: readonly number[],
  weights: ArrayLike<number>,
  unit: number,
): ArticleClass {
  const chances = likelihoods(features, weights, unit);
  const [nothing = 1, ...others] = chances;
  return nothing > UNSURE
    ? 'nothing'
    : (CLASSES[1 + others.indexOf(Math.max(...others))] ?? 'nothing');
}
