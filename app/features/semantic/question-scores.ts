// How much of a question startups answer by words and concepts: for a block of them at once, roughly and never by less than is true, and
// for one exactly.
import { type FeatureIndex, FULL, type Posting } from './feature-index.ts';
import type { Unit } from './question.ts';

interface Answer {
  posting: Posting;
  /** What a startup with the feature at full weight has answered of the question, 0 to 1. */
  worth: number;
  /** The same in levels for a weight of one, times 32,768. */
  factor: number;
}

/** A byte holds the rough score: all of a question answered is this, and rounding may add to it. */
const LEVELS = 250;
/** What rounding takes from a unit, or adds, at most. */
const ROUNDING = 0.505;

export class QuestionScores {
  private index: FeatureIndex;
  private units: Answer[][];

  constructor(index: FeatureIndex, units: readonly Unit[]) {
    this.index = index;
    const total = units.reduce((sum, { importance }) => sum + importance, 0);
    const counted = units.filter(({ importance }) => importance > 0);
    this.units = counted.map(({ answers, importance }) =>
      [...answers].flatMap(([feature, answer]) => {
        const posting = index.find(feature);
        const worth = (answer * importance) / total;
        const factor = Math.round(((worth * LEVELS) / FULL) * 32_768);
        return posting ? { posting, worth, factor } : [];
      }),
    );
  }

  /** The level from which on a startup may have answered this much. */
  levelOf(score: number): number {
    return Math.max(0, Math.ceil(score * LEVELS - this.units.length * ROUNDING));
  }

  /** What a startup on this level has answered at least. */
  leastAt(level: number): number {
    return (level - this.units.length * ROUNDING) / LEVELS;
  }

  /** And at most. */
  mostAt(level: number): number {
    return (level + this.units.length * ROUNDING) / LEVELS;
  }

  /** The levels of the startups of a block, by their place in it. */
  sumUp(block: number, size: number): Uint8Array {
    const { pages } = this.index;
    pages.clear(size);
    for (const answers of this.units) {
      for (const { posting, factor } of answers) this.index.raise(posting, block, factor, size);
      pages.sumUp(size);
    }
    return pages.sums;
  }

  /** How much of the question this startup answers, 0 to 1. */
  scoreOf(number: number): number {
    let score = 0;
    for (const answers of this.units) {
      let best = 0;
      for (const { posting, worth } of answers) {
        best = Math.max(best, worth * this.index.weightIn(posting, number));
      }
      score += best;
    }
    return score;
  }
}
