import { stem } from '../forms.ts';
import { SpellingIndex } from '../slips.ts';
import { FeatureIndex } from './feature-index.ts';
import { conceptFeature, type Features } from './features.ts';
import { isFiller, listPhraseWords, type Word, WordForms } from './phrases.ts';
import { parseQuery, type QueryTerm, shareKnown, weighTerms } from './query.ts';
import { type QuantisedVector, VectorList } from './vectors.ts';
import { type Concept, readVocabulary } from './vocabulary/vocabulary.server.ts';

interface IndexedStartup {
  id: number;
  features: Features;
  vector: QuantisedVector;
}

export interface Ranked {
  id: number;
  /** 0 to 1, from words, concepts and vector similarity. */
  score: number;
  matches: Match[];
}

// Startups below this score are not results.
const MIN_SCORE = 0.08;
// Replaced startups leave gaps, which are compacted at this share.
const MAX_GAPS = 0.25;
const GAP = 0;
// A vector's similarity with itself, plus the rounding error.
const MAX_SIMILARITY = 1.01;

export class Engine {
  private index = new FeatureIndex();
  private vectors: VectorList;
  private spelling = new SpellingIndex();
  private forms = new WordForms();
  private phraseStems = new Set<string>();
  /** By number; GAP where one was replaced or removed. */
  private ids: number[] = [];
  private numberOf = new Map<number, number>();

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

  put({ id, features, vector }: IndexedStartup): void {
    this.vectors.add(vector);
    this.leaveGap(id);
    const number = this.ids.push(id) - 1;
    this.numberOf.set(id, number);
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
    this.ids[number] = GAP;
    this.numberOf.delete(id);
  }

  private closeGaps(): void {
    const gaps = this.ids.length - this.size;
    if (gaps < 256 || gaps < MAX_GAPS * this.ids.length) return;
    const remaining = [...this.ids.keys()].filter((number) => this.ids[number] !== GAP);
    this.vectors.retain(remaining);
    this.index.retain(remaining);
    this.ids = this.ids.filter((id) => id !== GAP);
    this.numberOf = new Map(this.ids.map((id, number) => [id, number]));
  }

  parseQuery(text: string): QueryTerm[] {
    const terms = parseQuery(text, (word) => this.correct(word));
    weighTerms(terms, this.index, this.size);
    return terms;
  }

  private correct(word: Word): Word {
    const isKnown =
      isFiller(word.word) ||
      this.phraseStems.has(word.stem) ||
      this.spelling.has(word.word) ||
      this.index.has(`w:${word.stem}`);
    if (isKnown) return word;
    const form = this.forms.knownFormOf(word.word);
    if (form) return { word: form, stem: stem(form), isGuess: true };
    const meant = this.spelling.nearest(word.word);
    return meant ? { word: meant, stem: stem(meant), isGuess: true } : word;
  }

  /**
   * Best first. `vectorShare` (0 to 1) is the weight of vector similarity beside words and
   * concepts.
   */
  rank(
    terms: readonly QueryTerm[],
    vector: QuantisedVector,
    limit: number,
    vectorShare: number,
  ): Ranked[] {
    const byWords = this.scoreWords(terms, 1 - vectorShare);
    // Vectors are compared only where they can still change the top results.
    let least = Math.max(MIN_SCORE, this.findScore(byWords, limit));
    const mostByVector = vector.step > 0 ? MAX_SIMILARITY * vectorShare : 0;
    const found: Scored[] = [];
    for (let number = 0; number < byWords.length; number++) {
      const words = byWords[number] as number;
      if (words + mostByVector < least || this.ids[number] === GAP) continue;
      const similarity = Math.max(0, this.vectors.compare(vector, number));
      const score = words + vectorShare * similarity;
      if (score < least) continue;
      insert(found, { id: this.ids[number] ?? 0, number, score }, limit);
      if (found.length === limit) least = Math.max(least, found.at(-1)?.score ?? 0);
    }
    const known = shareKnown(terms);
    return found.map(({ id, number, score }) => ({
      id,
      score: Math.min(1, score) * known,
      matches: listMatches(terms, (feature) => this.index.weightOf(feature, number)),
    }));
  }

  /**
   * How near the best is to what was asked, 0 to 1. Of a long question even a good answer meets a
   * part only, so its score counts by its root; places do not say that a subject is understood.
   */
  nearness(terms: readonly QueryTerm[], best: Ranked | undefined): number {
    if (!best) return 0;
    const subject = terms.filter(({ kind }) => kind !== 'place' && kind !== 'region');
    const known = shareKnown(subject.length > 0 ? subject : terms);
    return Math.sqrt(best.score / shareKnown(terms)) * known;
  }

  /** Scores by words and concepts, by startup number, 0 to `share`. */
  private scoreWords(terms: readonly QueryTerm[], share: number): Float32Array {
    const scores = new Float32Array(this.ids.length);
    const best = new Float32Array(this.ids.length);
    const total = terms.reduce((sum, { importance }) => sum + importance, 0);
    for (const { answers, importance } of terms) {
      if (importance === 0) continue;
      for (const [feature, worth] of answers) {
        this.index.raise(best, feature, (share * worth * importance) / total);
      }
      for (let number = 0; number < best.length; number++) {
        scores[number] = (scores[number] as number) + (best[number] as number);
      }
      best.fill(0);
    }
    return scores;
  }

  /** A score that at least `count` startups reach, in steps of a thousandth. */
  private findScore(scores: Float32Array, count: number): number {
    const steps = 1024;
    const counts = new Uint32Array(steps + 1);
    for (let number = 0; number < scores.length; number++) {
      if (this.ids[number] === GAP) continue;
      const step = Math.min(steps, (scores[number] as number) * steps) | 0;
      counts[step] = (counts[step] as number) + 1;
    }
    let step = counts.length;
    for (let found = 0; step > 0 && found < count; ) found += counts[--step] as number;
    return step / steps;
  }
}

interface Scored {
  id: number;
  number: number;
  score: number;
}

/** Inserts one into a sorted list of at most `limit`; ties by id. */
function insert(list: Scored[], one: Scored, limit: number): void {
  const comesBefore = (other: Scored) =>
    one.score > other.score || (one.score === other.score && one.id < other.id);
  let at = list.length;
  while (at > 0 && comesBefore(list[at - 1] as Scored)) at--;
  list.splice(at, 0, one);
  if (list.length > limit) list.pop();
}

export interface Match {
  asked: string;
  /** One, or two that match together. */
  features: string[];
  worth: number;
}

const MIN_WORTH = 0.2;
/**
 * From this weight on the record states a concept itself: industries, country, status
 * (features.ts).
 */
const STATED = 0.89;
/** Tolerance for weights stored in 255 steps. */
const TOLERANCE = 2 / 255;
const MAX_STEPS = 3;
const CONCEPT = conceptFeature('');

type WeightOf = (feature: string) => number;

function listMatches(terms: readonly QueryTerm[], weightOf: WeightOf): Match[] {
  return terms.flatMap(({ text: asked, answers, importance }) => {
    if (importance === 0) return [];
    let best = { feature: '', worth: 0 };
    for (const [feature, answer] of answers) {
      const worth = answer * weightOf(feature);
      if (worth > best.worth) best = { feature, worth };
    }
    const { feature, worth } = best;
    return worth < MIN_WORTH ? [] : { asked, features: sourcesOf(feature, weightOf), worth };
  });
}

/** "Lends to farmers" may follow from farming and lending. */
function sourcesOf(feature: string, weightOf: WeightOf): string[] {
  if (!feature.startsWith(CONCEPT)) return [feature];
  const sources = listSources(feature.slice(CONCEPT.length), (id) => weightOf(conceptFeature(id)));
  return sources.map(conceptFeature);
}

/** The concepts that imply `id`; `id` itself when the record states it. */
function listSources(id: string, weightOf: WeightOf, steps = MAX_STEPS): string[] {
  const weight = weightOf(id);
  if (weight >= STATED || steps === 0) return [id];
  const isSource = (source: number, degree: number) =>
    source > 0 && Math.abs(source * degree - weight) < TOLERANCE;
  const pair = readVocabulary()
    .get(id)
    ?.pairs.find(({ both: [one, other], degree }) =>
      isSource(Math.min(weightOf(one), weightOf(other)), degree),
    );
  if (pair) return pair.both;
  for (const [narrower, degree] of listNarrower().get(id) ?? []) {
    if (isSource(weightOf(narrower), degree)) return listSources(narrower, weightOf, steps - 1);
  }
  return [id];
}

let narrower: Map<string, Concept['broader']> | undefined;

/** With their degree, by the broader concept. */
function listNarrower(): Map<string, Concept['broader']> {
  if (narrower) return narrower;
  narrower = new Map();
  for (const { id, broader } of readVocabulary().values()) {
    for (const [other, degree] of broader) {
      narrower.set(other, (narrower.get(other) ?? new Map()).set(id, degree));
    }
  }
  return narrower;
}
