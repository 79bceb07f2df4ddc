// Which name of an article is its company's: a linear choice by what stands beside each, wherever
// it does.
import { foldLetters } from '../tokens.ts';
import { scoreOf } from './choice.ts';
import { bucketOf, END, kindOf, sayingOf, shapeOf } from './features.ts';
import { mentionsOf } from './labels.ts';
import type { HintedName, PlacedName } from './tagger.ts';
import type { Sentence } from './words.ts';

export interface Candidate {
  name: string;
  /** Folded: two spellings are one. */
  key: string;
  features: number[];
  score: number;
}

const MOST_CANDIDATES = 24;
const LONGEST = 6;
const FAR = 7;
/** Where no help makes the tagger take it for the company. */
const NEVER = 9;

/** Names that the tagger found, and what is written like a name. */
export function candidatesOf(
  sentences: readonly Sentence[],
  hints: readonly HintedName[],
  names: readonly PlacedName[],
): Candidate[] {
  const found = new Map<string, string>();
  const others = names.filter(({ role }) => role !== 'company').map(({ name }) => name);
  for (const name of [...hints.map((one) => one.name), ...others, ...lookingLikeNames(sentences)])
    if (found.size < MOST_CANDIDATES && !found.has(foldLetters(name)))
      found.set(foldLetters(name), name);
  const text = { sentences, hints, names, keys: [...found.keys()] };
  return [...found].map(([key, name]) => {
    const features = [...featuresOf({ name, key }, text)].map((one) => bucketOf(`K ${one}`));
    return { name, key, features, score: 0 };
  });
}

export const inOrder = (
  candidates: readonly Candidate[],
  weights: ArrayLike<number>,
  unit: number,
): Candidate[] =>
  candidates
    .map((one) => ({ ...one, score: scoreOf(one.features, weights, unit) }))
    .sort((one, other) => other.score - one.score);

/** Runs of capitals below the headline, and what stands in quotes. */
function* lookingLikeNames(sentences: readonly Sentence[]): Generator<string> {
  for (const [index, { text, words }] of sentences.entries()) {
    const isName = words.map((word) => /^(?:Xx|XX|xX|XxX|0x|X|Xx-x|x\.x)$/.test(shapeOf(word)));
    for (const [at, { text: first }] of words.entries()) {
      const isQuote = first === '"';
      if (!isQuote && (index === 0 || !isName[at] || isName[at - 1])) continue;
      const from = isQuote ? at + 1 : at;
      let to = from;
      while (to < words.length && (isQuote ? words[to]?.text !== '"' : isName[to])) to++;
      const isWhole = !isQuote || to < words.length;
      if (isWhole && to > from && to - from <= LONGEST)
        yield text.slice(words[from]?.from, words[to - 1]?.to);
    }
  }
}

interface Text {
  sentences: readonly Sentence[];
  hints: readonly HintedName[];
  names: readonly PlacedName[];
  keys: readonly string[];
}

function featuresOf(
  { name, key }: Pick<Candidate, 'name' | 'key'>,
  { sentences, hints, names, keys }: Text,
): Set<string> {
  const found = new Set<string>();
  const add = (...parts: (string | number | boolean | undefined)[]) => found.add(parts.join(' '));
  const own = hints.filter((one) => foldLetters(one.name) === key);
  const levelIn = (isThere: (sentence: number) => boolean) =>
    Math.min(NEVER, ...own.filter((one) => isThere(one.sentence)).map((one) => one.level));
  const level = levelIn(() => true);
  const levels = [0, 1].map((index) => levelIn((sentence) => sentence === index));
  const inRest = levelIn((sentence) => sentence > 1);
  add('level', level);
  add('best', level === Math.min(NEVER, ...hints.map((one) => one.level)), level);
  for (const [index, one] of [...levels, inRest].entries()) add('in', index, one);
  add('in', ...[...levels, inRest].map((one) => one < NEVER));
  for (const { role, sentence, name: other } of names)
    if (role !== 'company' && foldLetters(other) === key)
      add('role', role, Math.min(sentence, 2), level);
  add(
    'part',
    level,
    keys.some((other) => isWithin(key, other)),
  );
  add(
    'whole',
    level,
    keys.some((other) => isWithin(other, key)),
  );

  const mentions = mentionsOf(sentences, name);
  const times = (isThere: (sentence: number) => boolean) =>
    Math.min(2, mentions.filter(({ sentence }) => isThere(sentence)).length);
  add('times', Math.min(4, mentions.length));
  add(
    'at',
    times((index) => index === 0),
    times((index) => index === 1),
    times((index) => index > 1),
  );
  const [one] = mentions;
  const words = one ? (sentences[one.sentence]?.words.slice(one.at, one.to) ?? []) : [];
  const isOne = words.length === 1;
  add('shape', ...words.slice(0, 3).map(shapeOf));
  for (const word of words) {
    add('own', word.key);
    add('kind', kindOf(word), Math.min(4, words.length));
    add('says', sayingOf(word));
  }
  add('first', words[0]?.key);
  add('last', words.at(-1)?.key);
  const isSmall = sentences.some((sentence) =>
    sentence.words.some(({ text, key: other }) => /^\p{Ll}/u.test(text) && words[0]?.key === other),
  );
  add('small', isSmall, isOne);
  add(
    'begins',
    mentions.every(({ at }) => at === 0),
    isOne,
    mentions.length === 1,
  );
  for (const { sentence, at, to } of mentions) {
    const all = sentences[sentence]?.words ?? [];
    const keyAt = (index: number) => {
      const word = all[index];
      return word ? kindOf(word) || word.key : END;
    };
    const place = ['T', 'F'][sentence] ?? 'B';
    add(place, 'at', Math.min(at, 3));
    for (const where of ['A', place]) {
      add(where, '-1', keyAt(at - 1));
      add(where, '+1', keyAt(to));
      add(where, '-2', keyAt(at - 2), keyAt(at - 1));
      add(where, '+2', keyAt(to), keyAt(to + 1));
      add(where, '-1+1', keyAt(at - 1), keyAt(to));
    }
    for (let by = 1; by <= FAR; by++)
      for (const [side, index] of [
        ['L', at - by],
        ['R', to + by - 1],
      ] as const) {
        const word = all[index];
        if (!word) continue;
        add(side, keyAt(index).slice(0, 6));
        if (sayingOf(word)) add(`S${side}`, by < 4 ? by : '', sayingOf(word));
      }
  }
  return found;
}

/** "Somesa" in "Somesa Health". */
const isWithin = (key: string, other: string): boolean =>
  key !== other && ` ${other} `.includes(` ${key} `);
