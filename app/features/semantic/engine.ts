// The index of one process: what every startup is about, and the ranking of a question against all of them.
import { FeatureIndex } from './feature-index.ts';
import { conceptFeature, type Features, raise } from './features.ts';
import { weighUnits } from './importance.ts';
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

export class Engine {
  private index = new FeatureIndex();
  private vectors: VectorList;
  private spelling = new SpellingIndex();
  private phraseStems = new Set<string>();
  private ids: number[] = [];
  private numberOf = new Map<number, number>();
  private best = new Float32Array(1024);

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
    const number = this.ids.push(id) - 1;
    this.numberOf.set(id, number);
    this.index.add(number, features);
    for (const feature of features.keys()) {
      if (feature.startsWith('n:') || feature.startsWith('w:')) this.spelling.add(feature.slice(2));
    }
    this.closeGaps();
  }

  remove(id: number): void {
    this.numberOf.delete(id);
    this.closeGaps();
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
    const likeness = this.vectors.compare(vector);
    const scores = new Float32Array(this.ids.length);
    for (const unit of units) this.addAnswers(unit, total, scores);
    for (let number = 0; number < scores.length; number++) {
      const close = Math.max(0, likeness[number] ?? 0);
      scores[number] = (1 - vectorShare) * (scores[number] ?? 0) + vectorShare * close;
    }
    return this.takeBest(scores, limit).map((number) => ({
      id: this.ids[number] ?? 0,
      score: Math.min(1, scores[number] ?? 0),
      matches: this.explain(units, number),
    }));
  }

  private addAnswers(unit: Unit, total: number, scores: Float32Array): void {
    if (unit.importance === 0) return;
    if (this.best.length < scores.length) this.best = new Float32Array(scores.length * 2);
    const touched: number[] = [];
    for (const [feature, worth] of unit.answers) {
      this.index.raiseBest(feature, worth, this.best, touched);
    }
    const factor = unit.importance / total;
    for (const number of touched) {
      scores[number] = (scores[number] ?? 0) + factor * (this.best[number] ?? 0);
      this.best[number] = 0;
    }
  }

  private takeBest(scores: Float32Array, limit: number): number[] {
    const best: number[] = [];
    let least = LEAST_SCORE;
    for (let number = 0; number < scores.length; number++) {
      const score = scores[number] ?? 0;
      if (score < least || this.numberOf.get(this.ids[number] ?? 0) !== number) continue;
      let at = best.length;
      while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at--;
      best.splice(at, 0, number);
      if (best.length > limit) best.pop();
      if (best.length === limit) least = Math.max(least, scores[best[limit - 1] ?? 0] ?? 0);
    }
    return best;
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
    this.numberOf = new Map(this.ids.map((id, number) => [id, number]));
  }
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
