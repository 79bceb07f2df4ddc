// Learns which words name whom and what a text announces. The same items give the same weights.
import {
  type ArticleClass,
  CLASSES,
  likelihoods,
  sharpnessOf,
} from '../../app/language/announcement/class-of.ts';
import {
  BUCKETS,
  featuresOfText,
  featuresOfWords,
} from '../../app/language/announcement/features.ts';
import { MOST_SENTENCES, plain } from '../../app/language/announcement/read-announcement.ts';
import {
  chooseCompany,
  findNames,
  type Role,
  rolesOf,
  stepOf,
  TAGS,
  tagOf,
  tagWords,
} from '../../app/language/announcement/tagger.ts';
import { type Sentence, sentencesOf } from '../../app/language/announcement/words.ts';
import { foldLetters } from '../../app/language/tokens.ts';
import { headlines, type Item, withOtherNames } from './items.ts';

export interface TagWeights {
  tags: Float32Array;
  steps: Float32Array;
}

/** As the reader cuts it. */
export const sentencesOfItem = ({ title, summary }: Item): Sentence[] =>
  sentencesOf(plain(title), plain(summary), MOST_SENTENCES);

/** The right tags of an item's words, by the names that its author wrote down. */
function tagsOf(item: Item, sentences: readonly Sentence[]): number[][] {
  const tags = sentences.map(({ words }) => words.map(() => 0));
  const named: [Role, (string | null)[]][] = [
    ['company', [item.company]],
    ['buyer', [item.buyer]],
    ['lead', item.leads],
    ['giver', item.others],
  ];
  for (const [role, names] of named)
    for (const name of names)
      if (name)
        for (const [index, sentence] of sentences.entries())
          markName(sentence, tags[index] ?? [], foldLetters(plain(name)), role);
  return tags;
}

const LONGEST_NAME = 10;

/** Wherever the name stands, unless another was marked there. */
function markName({ text, words }: Sentence, tags: number[], name: string, role: Role): void {
  for (const [at, first] of words.entries())
    for (const [length, last] of words.slice(at, at + LONGEST_NAME).entries()) {
      const to = at + length + 1;
      if (foldLetters(text.slice(first.from, last.to)) !== name) continue;
      if (tags.slice(at, to).some((tag) => tag !== 0)) continue;
      for (let word = at; word < to; word++) tags[word] = tagOf(role, word === at);
    }
}

/** In another order each time, and the same in every run. */
function* inTurns<One>(all: readonly One[], turns: number): Generator<One> {
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let turn = 0; turn < turns; turn++)
    yield* all
      .map((one) => ({ one, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ one }) => one);
}

/** A weight as it is now, and the mean of all it has been. */
class Averaged {
  readonly now: Float32Array<ArrayBuffer>;
  readonly #sums: Float64Array;

  constructor(length: number) {
    this.now = new Float32Array(length);
    this.#sums = new Float64Array(length);
  }

  add(at: number, by: number, time: number): void {
    this.now[at] = (this.now[at] ?? 0) + by;
    this.#sums[at] = (this.#sums[at] ?? 0) + by * time;
  }

  mean(time: number): Float32Array<ArrayBuffer> {
    return this.now.map((weight, at) => weight - (this.#sums[at] ?? 0) / time);
  }
}

const TAG_TURNS = 8;

/** An averaged structured perceptron (Collins 2002), of articles that announce something. */
export function learnTags(items: readonly Item[]): TagWeights {
  const lessons = [...items, ...withOtherNames(items)]
    .filter(({ announces }) => announces !== 'nothing')
    .flatMap((item) => {
      const sentences = sentencesOfItem(item);
      const right = tagsOf(item, sentences);
      return featuresOfWords(sentences).map((features, index) => ({
        features,
        right: right[index] ?? [],
      }));
    });
  const tags = new Averaged(BUCKETS * TAGS.length);
  const steps = new Averaged((TAGS.length + 1) * TAGS.length);
  let time = 1;
  for (const { features, right } of inTurns(lessons, TAG_TURNS)) {
    const guess = tagWords(features, { tags: tags.now, steps: steps.now });
    for (const [at, tag] of right.entries()) {
      const guessed = guess[at] ?? 0;
      if (guessed !== tag)
        for (const bucket of features[at] ?? []) {
          tags.add(bucket * TAGS.length + tag, 1, time);
          tags.add(bucket * TAGS.length + guessed, -1, time);
        }
      steps.add(stepOf(right[at - 1], tag), 1, time);
      steps.add(stepOf(guess[at - 1], guessed), -1, time);
    }
    time++;
  }
  return { tags: tags.mean(time), steps: steps.mean(time) };
}

const CLASS_TURNS = 20;
const RATE = 0.3;
const SLOWING = 0.3;

/** Multinomial logistic regression, by stochastic gradient descent. */
export function learnClasses(items: readonly Item[]): Float32Array<ArrayBuffer> {
  const lessons = withUnseenNames([...items, ...headlines(items)]);
  const weights = new Float32Array(BUCKETS * CLASSES.length);
  let seen = 0;
  for (const { announces, features } of inTurns(lessons, CLASS_TURNS)) {
    const rate = (RATE * sharpnessOf(features)) / (1 + (SLOWING * seen++) / lessons.length);
    for (const [index, chance] of likelihoods(features, weights, 1).entries()) {
      const by = rate * (Number(CLASSES[index] === announces) - chance);
      for (const bucket of features) {
        const at = bucket * CLASSES.length + index;
        weights[at] = (weights[at] ?? 0) + by;
      }
    }
  }
  return weights;
}

const FOLDS = 3;

/** With the names that weights find which have not seen the article, as in the press to come. */
function withUnseenNames(
  items: readonly Item[],
): { announces: ArticleClass; features: number[] }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learnTags(items.filter((_, at) => at % FOLDS !== fold));
    return items
      .filter((_, at) => at % FOLDS === fold)
      .map((item) => {
        const sentences = sentencesOfItem(item);
        const names = findNames(sentences, { ...weights, tagUnit: 1 });
        const company = chooseCompany(names)?.name ?? null;
        const features = featuresOfText(sentences, company, rolesOf(names));
        return { announces: item.announces, features };
      });
  }).flat();
}
