// Learns which words name whom and what a text announces. The same items give the same weights.
import { chancesOf, scoreOf, sharpnessOf } from '../../app/language/announcement/choice.ts';
import { CLASSES, featuresOfText, optionOf } from '../../app/language/announcement/class-of.ts';
import {
  type Candidate,
  candidatesOf,
  inOrder,
} from '../../app/language/announcement/company-of.ts';
import { BUCKETS, featuresOfWords } from '../../app/language/announcement/features.ts';
import { featuresOfLeads } from '../../app/language/announcement/lead-of.ts';
import { MOST_SENTENCES, plain } from '../../app/language/announcement/read-announcement.ts';
import {
  bestTags,
  findNames,
  type HintedName,
  namesIn,
  type PlacedName,
  type Role,
  stepOf,
  TAGS,
  tagOf,
  votesOf,
} from '../../app/language/announcement/tagger.ts';
import { namesAround } from '../../app/language/announcement/understand.ts';
import { type Sentence, sentencesOf } from '../../app/language/announcement/words.ts';
import { foldLetters } from '../../app/language/tokens.ts';
import { headlines, type Item, withOtherNames } from './items.ts';

type Weights = Float32Array<ArrayBuffer>;

export interface TagWeights {
  tags: Weights;
  steps: Weights;
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

/** The names that its author wrote down, as a tagger would find them. */
export const rightNames = (item: Item, sentences: readonly Sentence[]): PlacedName[] =>
  tagsOf(item, sentences).flatMap((tags, index) => {
    const sentence = sentences[index];
    return sentence ? namesIn(sentence, tags, index) : [];
  });

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

/** The same in every run. */
function makeRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** In another order each time. */
function* inTurns<One>(all: readonly One[], turns: number): Generator<One> {
  const random = makeRandom();
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

const TAG_TURNS = 6;

/**
 * An averaged structured perceptron (Collins 2002), of articles that announce something. A sentence
 * that was read rightly rests for as many turns as it has been in a row.
 */
export function learnTags(items: readonly Item[]): TagWeights {
  const lessons = [...items, ...withOtherNames(items)]
    .filter(({ announces }) => announces !== 'nothing')
    .flatMap((item) => {
      const sentences = sentencesOfItem(item);
      const right = tagsOf(item, sentences);
      return featuresOfWords(sentences).map((features, index) => ({
        ...{ features, right: right[index] ?? [] },
        ...{ inRow: 0, rests: 0 },
      }));
    });
  const tags = new Averaged(BUCKETS * TAGS.length);
  const steps = new Averaged((TAGS.length + 1) * TAGS.length);
  let time = 0;
  for (const lesson of inTurns(lessons, TAG_TURNS)) {
    time++;
    if (lesson.rests-- > 0) continue;
    const { features, right } = lesson;
    const guess = bestTags(votesOf(features, tags.now), steps.now);
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
    lesson.inRow = guess.every((tag, at) => tag === right[at]) ? lesson.inRow + 1 : 0;
    lesson.rests = lesson.inRow;
  }
  return { tags: tags.mean(time), steps: steps.mean(time) };
}

const TURNS = 20;
/** How many of the features each look at a lesson leaves out: none is relied on alone. */
const LEFT_OUT = 0.3;
const RATE = 0.3;
const SLOWING = 0.3;

interface Lesson {
  /** Each as the places of its weights. */
  options: number[][];
  /** Of each option. */
  right: boolean[];
}

/** Multinomial logistic regression, by stochastic gradient descent. */
function learnChoices(lessons: readonly Lesson[], size: number): Weights {
  const weights = new Float32Array(size);
  const random = makeRandom();
  let seen = 0;
  for (const { options: all, right } of inTurns(lessons, TURNS)) {
    const isKept = Array.from(
      { length: Math.max(...all.map((option) => option.length)) },
      () => random() >= LEFT_OUT,
    );
    const options = all.map((option) => option.filter((_, at) => isKept[at]));
    const rate = RATE / (1 + (SLOWING * seen++) / lessons.length);
    const chances = chancesOf(options.map((option) => scoreOf(option, weights, 1)));
    const ofRight = chances.reduce((sum, chance, at) => sum + (right[at] ? chance : 0), 0);
    for (const [index, option] of options.entries()) {
      const chance = chances[index] ?? 0;
      const by = rate * sharpnessOf(option) * ((right[index] ? chance / ofRight : 0) - chance);
      for (const at of option) weights[at] = (weights[at] ?? 0) + by;
    }
  }
  return weights;
}

const FOLDS = 3;

/** An article as it is read by weights that have not seen it, as in the press to come. */
export interface Reading {
  item: Item;
  fold: number;
  sentences: Sentence[];
  tagged: PlacedName[];
  hints: HintedName[];
}

/** Each item, and its headline alone. */
export function readUnseen(items: readonly Item[]): Reading[] {
  const all = items.flatMap((item, at) =>
    [item, ...headlines([item])].map((one) => ({ item: one, fold: at % FOLDS })),
  );
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learnTags(all.filter((one) => one.fold !== fold).map(({ item }) => item));
    return all
      .filter((one) => one.fold === fold)
      .map((one) => {
        const sentences = sentencesOfItem(one.item);
        const { names: tagged, hints } = findNames(sentences, weights, 1);
        return { ...one, sentences, tagged, hints };
      });
  }).flat();
}

const learnCompanies = (readings: readonly { item: Item; candidates: Candidate[] }[]): Weights =>
  learnChoices(
    readings.flatMap(({ item: { company }, candidates }) => {
      const key = company && foldLetters(plain(company));
      const right = candidates.map((one) => one.key === key);
      return right.includes(true)
        ? [{ options: candidates.map(({ features }) => features), right }]
        : [];
    }),
    BUCKETS,
  );

/** Whose an article is, who leads, and what it announces. */
export function learnChoosing(unseen: readonly Reading[]) {
  const readings = unseen.map((one) => ({
    ...one,
    candidates: candidatesOf(one.sentences, one.hints, one.tagged),
  }));
  const understood = Array.from({ length: FOLDS }, (_, fold) => {
    const companies = learnCompanies(readings.filter((one) => one.fold !== fold));
    return readings
      .filter((one) => one.fold === fold)
      .map((one) => {
        const order = inOrder(one.candidates, companies, 1);
        return { ...one, order, names: namesAround(one.sentences, one.tagged, order[0]) };
      });
  }).flat();
  const leads = understood
    .filter(({ item }) => item.announces === 'round')
    .flatMap(({ item, sentences, names }) => {
      const right = new Set(item.leads.map((name) => foldLetters(plain(name))));
      return featuresOfLeads(sentences, names).flatMap((features, at): Lesson[] => {
        const isLead = right.has(foldLetters(names[at]?.name ?? ''));
        return features.length > 0 ? [{ options: [[], features], right: [!isLead, isLead] }] : [];
      });
    });
  const classes = understood.map(({ item, sentences, names, order }): Lesson => {
    const features = featuresOfText(sentences, names, order);
    return {
      options: CLASSES.map((_, index) => optionOf(features, index)),
      right: CLASSES.map((one) => one === item.announces),
    };
  });
  return {
    companies: learnCompanies(readings),
    leads: learnChoices(leads, BUCKETS),
    classes: learnChoices(classes, BUCKETS * CLASSES.length),
  };
}
