// The index of one process: what every startup is about, and the ranking of a question against all of them.
import { FeatureIndex } from './feature-index.ts';
import { conceptFeature, type Features, raise } from './features.ts';
import { weighUnits } from './importance.ts';
import { insertInOrder } from './insert-in-order.ts';
import { listPhraseWords } from './phrases.ts';
import type { QuantisedVector } from './quantise.ts';
import { readQuestion, type Unit } from './question.ts';
import { QuestionScores } from './question-scores.ts';
import { listSources } from './sources.ts';
import { SpellingIndex } from './spelling.ts';
import { stem } from './stem.ts';
import { VectorList } from './vector-list.ts';
import { PAGE } from './weight-pages.ts';
import { isFiller, type Word } from './words.ts';

export interface IndexedStartup {
  id: number;
  features: Features;
  vector: QuantisedVector;
}

export interface Match {
  /** What the visitor wrote. */
  asked: string;
  /** The features of the startup that answer it: one, or two that together do. */
  features: string[];
  /** 0 to 1. */
  worth: number;
}

export interface Ranked {
  id: number;
  /** 0 to 1: how much of the question is answered, by words and concepts and by the vectors' likeness. */
  score: number;
  matches: Match[];
}

// Below this a startup has next to nothing of what was asked.
const LEAST_SCORE = 0.08;
const CONCEPT = conceptFeature('');
const LEAST_MATCH = 0.2;
// Replaced startups stay behind as gaps until they are this share of all.
const MOST_GAPS = 0.25;
// The likeness of a vector with itself, and what rounding its numbers may add.
const LIKEST = 1.01;

export class Engine {
  private index = new FeatureIndex();
  private vectors: VectorList;
  private spelling = new SpellingIndex();
  private phraseStems = new Set<string>();
  private ids: number[] = [];
  private numberOf = new Map<number, number>();
  /** 1 for each number that is no gap. */
  private isTaken = new Uint8Array(1024);

  constructor(dimensions: number) {
    this.vectors = new VectorList(dimensions);
    for (const word of listPhraseWords()) {
      this.spelling.add(word);
      this.phraseStems.add(stem(word));
    }
  }

  get size(): number {
    return this.numberOf.size;
  }

  has(id: number): boolean {
    return this.numberOf.has(id);
  }

  /** Adds a startup, or puts what is new of it in the place of what was. */
  put({ id, features, vector }: IndexedStartup): void {
    this.vectors.add(vector);
    this.leaveGap(id);
    const number = this.ids.push(id) - 1;
    this.numberOf.set(id, number);
    this.makeRoom();
    this.isTaken[number] = 1;
    this.index.add(number, features);
    for (const feature of features.keys()) {
      if (feature.startsWith('n:') || feature.startsWith('w:')) this.spelling.add(feature.slice(2));
    }
    this.closeGaps();
  }

  remove(id: number): void {
    this.leaveGap(id);
    this.closeGaps();
  }

  private leaveGap(id: number): void {
    const number = this.numberOf.get(id);
    if (number === undefined) return;
    this.isTaken[number] = 0;
    this.numberOf.delete(id);
  }

  private makeRoom(): void {
    if (this.ids.length <= this.isTaken.length) return;
    const isTaken = new Uint8Array(2 * this.ids.length);
    isTaken.set(this.isTaken);
    this.isTaken = isTaken;
  }

  /** The question's units, with misspelt words led back to known ones. */
  read(text: string): Unit[] {
    const units = readQuestion(text, (word) => this.correct(word));
    weighUnits(units, this.index, this.size);
    return units;
  }

  /** Best first. `vectorShare` (0 to 1) says how much the likeness of vectors counts beside words and concepts. */
  rank(
    units: readonly Unit[],
    vector: QuantisedVector,
    limit: number,
    vectorShare: number,
  ): Ranked[] {
    const scores = new QuestionScores(this.index, units);
    const likest = vector.step > 0 ? LIKEST * vectorShare : 0;
    const asked = { scores, vector, vectorShare, likest, limit };
    const found: Found[] = [];
    for (let first = 0; first < this.ids.length; first += PAGE) this.rankBlock(asked, first, found);
    return found.map(({ id, number, score }) => ({
      id,
      score: Math.min(1, score),
      matches: this.explain(units, number),
    }));
  }

  /** Puts those of a block among the best found so far. Of most the rough score tells that they are not. */
  private rankBlock(asked: Asked, first: number, found: Found[]): void {
    const { scores, vector, vectorShare, likest, limit } = asked;
    const wordsShare = 1 - vectorShare;
    const size = Math.min(PAGE, this.ids.length - first);
    const levels = scores.sumUp(first / PAGE, size);
    let least = LEAST_SCORE;
    const raiseLeast = () => {
      if (found.length === limit) least = Math.max(least, found.at(-1)?.score ?? 0);
    };
    if (found.length < limit) {
      least = Math.max(least, wordsShare * scores.leastAt(this.limitLevel(levels, first, limit)));
    }
    raiseLeast();
    const level = scores.levelOf((least - likest) / wordsShare);
    const numbers = this.dropGaps(this.index.pages.find(level, first, size));
    const likeness = this.vectors.compare(vector, numbers);
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      const byVector = vectorShare * Math.max(0, likeness[at] ?? 0);
      if (wordsShare * scores.mostAt(levels[number - first] ?? 0) + byVector < least) continue;
      const score = wordsShare * scores.scoreOf(number) + byVector;
      if (score < least) continue;
      insertInOrder(found, { id: this.ids[number] ?? 0, number, score }, limit, isBetter);
      raiseLeast();
    }
  }

  /** The highest level that at least `limit` startups of the block have reached. */
  private limitLevel(levels: Uint8Array, first: number, limit: number): number {
    const counts = new Uint32Array(256);
    const end = Math.min(PAGE, this.ids.length - first);
    for (let place = 0; place < end; place++) {
      const level = levels[place] ?? 0;
      if (this.isTaken[first + place]) counts[level] = (counts[level] ?? 0) + 1;
    }
    let level = counts.length;
    for (let enough = 0; level > 0 && enough < limit; ) enough += counts[--level] ?? 0;
    return level;
  }

  private dropGaps(numbers: Uint32Array): Uint32Array {
    let kept = 0;
    for (const number of numbers) if (this.isTaken[number]) numbers[kept++] = number;
    return numbers.subarray(0, kept);
  }

  private explain(units: readonly Unit[], number: number): Match[] {
    return units.flatMap(({ text: asked, answers, importance }) => {
      let found: Match | undefined;
      for (const [feature, answer] of importance > 0 ? answers : []) {
        const worth = answer * this.index.weightOf(feature, number);
        if (worth >= LEAST_MATCH && worth > (found?.worth ?? 0))
          found = { asked, features: [feature], worth };
      }
      return found ? { ...found, features: this.sourcesOf(found.features, number) } : [];
    });
  }

  private sourcesOf(features: string[], number: number): string[] {
    const weightOf = (id: string) => this.index.weightOf(conceptFeature(id), number);
    return features.flatMap((feature) =>
      feature.startsWith(CONCEPT)
        ? listSources(feature.slice(CONCEPT.length), weightOf).map(conceptFeature)
        : feature,
    );
  }

  private correct(word: Word): Word[] {
    const isKnown =
      isFiller(word.word) ||
      this.phraseStems.has(word.stem) ||
      this.spelling.has(word.word) ||
      this.index.has(`w:${word.stem}`);
    const meant = isKnown ? null : this.spelling.nearest(word.word);
    return [meant ? { word: meant, stem: stem(meant) } : word];
  }

  private closeGaps(): void {
    const gaps = this.ids.length - this.numberOf.size;
    if (gaps < 256 || gaps < MOST_GAPS * this.ids.length) return;
    const kept = Uint32Array.from(this.numberOf.values()).sort();
    this.vectors.keep(kept);
    this.index.keep(kept, this.ids.length);
    this.ids = Array.from(kept, (number) => this.ids[number] ?? 0);
    this.isTaken.fill(0).fill(1, 0, this.ids.length);
    this.numberOf = new Map(this.ids.map((id, number) => [id, number]));
  }
}

interface Asked {
  scores: QuestionScores;
  vector: QuantisedVector;
  vectorShare: number;
  /** What likeness can add to a score at most. */
  likest: number;
  limit: number;
}

interface Found {
  id: number;
  number: number;
  score: number;
}

/** Equals by their ids. */
function isBetter(a: Found, b: Found): boolean {
  return a.score > b.score || (a.score === b.score && a.id < b.id);
}

/** A question as features, to be embedded beside those of startups. */
export function questionFeatures(units: readonly Unit[]): Features {
  const features: Features = new Map();
  const largest = Math.max(...units.map(({ importance }) => importance), 1);
  for (const { answers, importance } of units) {
    for (const [feature, worth] of answers)
      raise(features, feature, (worth * importance) / largest);
  }
  return features;
}
