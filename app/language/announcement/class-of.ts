// What an article announces: a linear model over the labels of the whole text.
import { chancesOf, scoreOf } from './choice.ts';
import type { Candidate } from './company-of.ts';
import { bucketOf, END, sayingOf } from './features.ts';
import { isRole, labelsOf } from './labels.ts';
import type { PlacedName } from './tagger.ts';
import type { Sentence } from './words.ts';

export const CLASSES = ['nothing', 'round', 'exit', 'closed'] as const;
export type ArticleClass = (typeof CLASSES)[number];

const FAR = 5;

/** Buckets of the whole text; `order` has the candidates, the likeliest first. */
export function featuresOfText(
  sentences: readonly Sentence[],
  names: readonly PlacedName[],
  order: readonly Candidate[],
): number[] {
  const found = new Set<string>();
  const [first, second] = order;
  if (first) {
    found.add(`score ${rounded(first.score)}`);
    found.add(`ahead ${rounded(first.score - (second?.score ?? -LIMIT))}`);
  }
  for (const { role, sentence } of names)
    found.add(`role ${role}${role === 'company' ? Math.min(sentence, 2) : ''}`);
  for (const [index, all] of labelsOf(sentences, names).entries()) {
    const place = index === 0 ? 'T' : 'B';
    const labels = all.filter((label, at) => !isRole(label) || label !== all[at - 1]);
    const labelAt = (at: number) => labels[at] ?? END;
    for (const word of sentences[index]?.words ?? [])
      if (sayingOf(word)) found.add(`${place} says ${sayingOf(word)}`);
    for (const [at, label] of labels.entries()) {
      for (const where of [place, 'A']) {
        found.add(`${where} ${label}`);
        found.add(`${where} ${label} ${labelAt(at + 1)}`);
        found.add(`${where} p ${label.slice(0, 5)}`);
      }
      if (isMoney(label) && !isMoney(labelAt(at - 1)))
        for (let by = 1; by <= FAR; by++) {
          found.add(`M L ${labelAt(at - by).slice(0, 6)}`);
          found.add(`M R ${labelAt(at + by).slice(0, 6)}`);
        }
    }
    if (index < 2) for (const label of labels.slice(0, 4)) found.add(`^${place} ${label}`);
  }
  return [...found].map(bucketOf);
}

const isMoney = (label: string): boolean => label === 'NUMBER' || label === 'MONEY';

const LIMIT = 6;
const rounded = (score: number): number => Math.max(-LIMIT, Math.min(LIMIT, Math.round(score)));

/** The weights of a class among those of all. */
export const optionOf = (features: readonly number[], index: number): number[] =>
  features.map((bucket) => bucket * CLASSES.length + index);

/** A missed round is found again in the next article; a false one costs a moderator's trust. */
const UNSURE = 0.55;

export function classOf(
  features: readonly number[],
  weights: ArrayLike<number>,
  unit: number,
): ArticleClass {
  const scores = CLASSES.map((_, index) => scoreOf(optionOf(features, index), weights, unit));
  const [nothing = 1, ...others] = chancesOf(scores);
  return nothing > UNSURE
    ? 'nothing'
    : (CLASSES[1 + others.indexOf(Math.max(...others))] ?? 'nothing');
}
