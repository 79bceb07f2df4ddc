// Which words of a sentence name the company, those who give and those who buy: a linear model over
// the features of each word, and the best sequence of tags (Viterbi).
import { foldLetters } from '../tokens.ts';
import { featuresOfWords } from './features.ts';
import type { Sentence } from './words.ts';

/** B begins a name, I goes on with it. */
export const TAGS = [
  'O',
  'B-company',
  'I-company',
  'B-lead',
  'I-lead',
  'B-giver',
  'I-giver',
  'B-buyer',
  'I-buyer',
] as const;
export type Role = 'company' | 'lead' | 'giver' | 'buyer';
const MANY = TAGS.length;
/** Where no tag stands before. */
const START = MANY * MANY;

export const tagOf = (role: Role, isFirst: boolean): number =>
  TAGS.indexOf(`${isFirst ? 'B' : 'I'}-${role}`);

const OF_COMPANY = [tagOf('company', true), tagOf('company', false)];

/** Weights of tags by bucket, and of one tag behind another; those behind none come last. */
export interface TagModel {
  tags: ArrayLike<number>;
  steps: ArrayLike<number>;
}

/** Which place in `steps` has the weight. */
export const stepOf = (before: number | undefined, tag: number): number =>
  (before === undefined ? START : before * MANY) + tag;

/** Which tags each tag may follow: a name goes on only behind its own beginning. */
const CAN_PRECEDE = TAGS.map((_, tag) =>
  [...TAGS.keys()].filter(
    (before) => tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1,
  ),
);

/** What the features of each word say for each tag. */
export function votesOf(
  features: readonly (readonly number[])[],
  tags: ArrayLike<number>,
): Float64Array[] {
  return features.map((buckets) => {
    const votes = new Float64Array(MANY);
    for (const bucket of buckets)
      for (let tag = 0, at = bucket * MANY; tag < MANY; tag++, at++)
        votes[tag] = (votes[tag] ?? 0) + (tags[at] ?? 0);
    return votes;
  });
}

/** The best tags of a sentence; `bonus` is added to a company's. */
export function bestTags(
  votes: readonly Float64Array[],
  steps: ArrayLike<number>,
  bonus = 0,
): number[] {
  let scores = new Float64Array(MANY);
  const origins: Uint8Array[] = [];
  for (const own of votes) {
    const next = own.slice();
    for (const tag of OF_COMPANY) next[tag] = (next[tag] ?? 0) + bonus;
    const from = new Uint8Array(MANY);
    const isFirst = origins.length === 0;
    for (let tag = 0; tag < MANY; tag++) {
      let best = Number.NEGATIVE_INFINITY;
      for (const before of CAN_PRECEDE[tag] ?? []) {
        if (isFirst && tag !== 0 && tag % 2 === 0) continue;
        const step = steps[stepOf(isFirst ? undefined : before, tag)] ?? 0;
        const score = (isFirst ? 0 : (scores[before] ?? 0)) + step;
        if (score <= best) continue;
        best = score;
        from[tag] = before;
      }
      next[tag] = (next[tag] ?? 0) + best;
    }
    scores = next;
    origins.push(from);
  }
  const path: number[] = [];
  let tag = scores.indexOf(Math.max(...scores));
  for (const from of origins.toReversed()) {
    path.unshift(tag);
    tag = from[tag] ?? 0;
  }
  return path;
}

/** A name as the words from `at` to before `to` of a sentence; 0 is the headline. */
export interface PlacedName {
  role: Role;
  name: string;
  sentence: number;
  at: number;
  to: number;
}

/** A company's name, and how many steps of help its tags needed. */
export interface HintedName extends PlacedName {
  level: number;
}

/** How much a company's tags are helped, step by step. */
const BONUSES = [0, 0.5, 1, 2, 4, 8, 16];

/** Each name that a text gives a role, and what might be the company's. */
export function findNames(
  sentences: readonly Sentence[],
  { tags, steps }: TagModel,
  unit: number,
): { names: PlacedName[]; hints: HintedName[] } {
  const votes = featuresOfWords(sentences).map((features) => votesOf(features, tags));
  const levels = BONUSES.map((bonus) =>
    sentences.flatMap((sentence, index) =>
      namesIn(sentence, bestTags(votes[index] ?? [], steps, bonus * unit), index),
    ),
  );
  const hints = new Map<string, HintedName>();
  for (const [level, names] of levels.entries())
    for (const one of names) {
      const place = `${one.sentence} ${one.at} ${one.to}`;
      if (one.role === 'company' && !hints.has(place)) hints.set(place, { ...one, level });
    }
  return { names: levels[0] ?? [], hints: [...hints.values()] };
}

export function namesIn(
  { text, words }: Sentence,
  tags: readonly number[],
  sentence: number,
): PlacedName[] {
  return tags.flatMap((tag, at) => {
    if (tag % 2 === 0) return [];
    let to = at + 1;
    while (tags[to] === tag + 1) to++;
    const name = text.slice(words[at]?.from, words[to - 1]?.to);
    const role = TAGS[tag]?.slice(2) as Role;
    return /^[\p{L}\p{N}]/u.test(name) ? [{ role, name, sentence, at, to }] : [];
  });
}

/** "Somesa" of "Somesa Health". */
export const isPartOf = (part: string, name: string): boolean =>
  ` ${foldLetters(name)} `.includes(` ${foldLetters(part)} `);
