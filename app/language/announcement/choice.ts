// A linear choice: which of some options is the right one, by the weights of what each shows.

/** Many features are no surer than few. */
export const sharpnessOf = (features: readonly number[]): number =>
  3 / Math.sqrt(features.length || 1);

/** `unit` steps of the weights are one. */
export const scoreOf = (
  features: readonly number[],
  weights: ArrayLike<number>,
  unit: number,
): number =>
  (features.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0) * sharpnessOf(features)) /
  unit;

/** How likely options of these scores are. */
export function chancesOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - best));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
