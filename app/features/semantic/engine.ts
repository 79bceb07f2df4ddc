// The index of one process: what every startup is about, and the ranking of a question against all of them.
import { FeatureIndex, type Touched } from './feature-index.ts';
import { conceptFeature, type Features, raise } from './features.ts';
import { weighUnits } from './importance.ts';
import { insertInOrder } from './insert-in-order.ts';
import { listPhraseWords } from './phrases.ts';
import type { QuantisedVector } from './quantise.ts';
import { readQuestion, type Unit } from './question.ts';
import { listSources } from './sources.ts';
import { SpellingIndex } from './spelling.ts';
import { stem } from './stem.ts';
import { VectorList } from './vector-list.ts';
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
// Steps between a score of 0 and 1, to tell the least of the best without sorting.
const STEPS = 1_024;

export class Engine {
  private index = new FeatureIndex();
  private vectors: VectorList;
  private spelling = new SpellingIndex();
  private phraseStems = new Set<string>();
  private ids: number[] = [];
  private numberOf = new Map<number, number>();
  /** 1 for each number that is no gap. */
  private isTaken = new Uint8Array(1024);
  // By number; all zero between questions.
  private scores = new Float32Array(1024);
  private best = new Float32Array(1024);
  private touched: Touched = { numbers: new Uint32Array(1024), count: 0 };
  private answering: Touched = { numbers: new Uint32Array(1024), count: 0 };

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
    const length = 2 * this.ids.length;
    const isTaken = new Uint8Array(length);
    isTaken.set(this.isTaken);
    this.isTaken = isTaken;
    this.scores = new Float32Array(length);
    this.best = new Float32Array(length);
    this.touched.numbers = new Uint32Array(length);
    this.answering.numbers = new Uint32Array(length);
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
    const total = units.reduce((sum, unit) => sum + unit.importance, 0);
    const { answering, scores } = this;
    answering.count = 0;
    for (const unit of units) this.addAnswers(unit, (1 - vectorShare) * (unit.importance / total));
    const candidates = this.listCandidates(limit, vectorShare);
    const likeness = this.vectors.compare(vector, candidates.numbers, candidates.count);
    const found: Found[] = [];
    let least = LEAST_SCORE;
    for (let at = 0; at < candidates.count; at++) {
      const number = candidates.numbers[at] ?? 0;
      const score = (scores[number] ?? 0) + vectorShare * Math.max(0, likeness[at] ?? 0);
      if (score < least) continue;
      insertInOrder(found, { id: this.ids[number] ?? 0, number, score }, limit, isBetter);
      if (found.length === limit) least = Math.max(least, found.at(-1)?.score ?? 0);
    }
    for (let at = 0; at < answering.count; at++) scores[answering.numbers[at] ?? 0] = 0;
    return found.map(({ id, number, score }) => ({
      id,
      score: Math.min(1, score),
      matches: this.explain(units, number),
    }));
  }

  private addAnswers(unit: Unit, share: number): void {
    if (unit.importance === 0) return;
    const { touched, answering, best, scores } = this;
    touched.count = 0;
    for (const [feature, worth] of unit.answers) {
      this.index.raiseBest(feature, worth, best, touched);
    }
    for (let at = 0; at < touched.count; at++) {
      const number = touched.numbers[at] ?? 0;
      const score = scores[number] ?? 0;
      if (score === 0) answering.numbers[answering.count++] = number;
      scores[number] = score + share * (best[number] ?? 0);
      best[number] = 0;
    }
  }

  /**
   * The numbers that may be among the best. Likeness adds no more than its share: where enough startups answer more of the question than that,
   * the others need not be compared.
   */
  private listCandidates(limit: number, vectorShare: number): Touched {
    const { answering, scores, isTaken, touched } = this;
    const counts = new Uint32Array(STEPS);
    const stepOf = (score: number) => Math.min(STEPS - 1, Math.floor(score * STEPS));
    for (let at = 0; at < answering.count; at++) {
      const number = answering.numbers[at] ?? 0;
      const step = stepOf(scores[number] ?? 0);
      if (isTaken[number]) counts[step] = (counts[step] ?? 0) + 1;
    }
    let step = STEPS;
    for (let enough = 0; step > 0 && enough < limit; ) enough += counts[--step] ?? 0;
    const least = step / STEPS - LIKEST * vectorShare;
    touched.count = 0;
    if (least > 0) {
      for (let at = 0; at < answering.count; at++) {
        const number = answering.numbers[at] ?? 0;
        if (isTaken[number] && (scores[number] ?? 0) >= least) {
          touched.numbers[touched.count++] = number;
        }
      }
    } else {
      for (let number = 0; number < this.ids.length; number++) {
        if (isTaken[number]) touched.numbers[touched.count++] = number;
      }
    }
    return touched;
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
