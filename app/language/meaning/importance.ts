// Weights of a query's terms, chosen on the tuning half of bench/semantic-queries.json.
import type { FeatureIndex } from './feature-index.ts';
import { conceptFeature } from './features.ts';
import { once } from './once.ts';
import type { QueryTerm } from './parse-query.ts';
import { listPhraseWords } from './phrases.ts';
import { stem } from './stem.ts';
import { isWeak } from './words.ts';

const IMPORTANCE = {
  /** Of the rarest: carpooling says more than transport. */
  field: 5,
  fact: 2.5,
  analogy: 2.5,
  place: 2,
  region: 2,
  /** A field so broad that it only qualifies another term. */
  wide: 0.8,
  name: 3,
  year: 2,
  word: 1,
  unknown: 0,
};

const WIDE_FIELDS = new Set([
  'c:internet',
  'c:mobile',
  'c:digital-economy',
  'c:software',
  'c:social-impact',
  'c:b2b',
  'c:information-technology',
]);
/** A corrected word says half. */
const GUESS_IMPORTANCE = 0.5;
const CONCEPT = conceptFeature('');
const YEAR = /^(19|20)\d\d$/;
// From this rarity on, ln(startups / startups with it), a word or a field counts in full.
const RARE = 4;
const RARE_FIELD = 6;

const phraseWords = once(() => new Set(listPhraseWords()));
/** Of words that stand in phrases of the vocabulary, such as "wait" in "wait for the bus". */
const usualStems = once(() => new Set(listPhraseWords({ isHere: true }).map(stem)));

export function weighTerms(terms: readonly QueryTerm[], index: FeatureIndex, size: number): void {
  const isWide = ({ text, kind, main }: QueryTerm) =>
    kind === 'analogy' ||
    (kind !== 'word' && isWeak(text)) ||
    (kind === 'field' && main.every((feature) => WIDE_FIELDS.has(feature)));
  const hasNarrowField = terms.some((term) => term.kind === 'field' && !isWide(term));
  for (const term of terms) {
    if (term.kind === 'word') term.importance = importanceOfWord(term, index, size);
    else if (hasNarrowField && isWide(term)) term.importance = IMPORTANCE.wide;
    else if (term.kind === 'field') weighField(term, index, size);
    else term.importance = IMPORTANCE[term.kind];
    if (term.isGuess) term.importance *= GUESS_IMPORTANCE;
  }
}

/** An unknown word is as rare as a word can be, so it says almost as much as a field. */
const UNKNOWN_WORTH = 4;
const USUAL_WORTH = 0.8;
/** Of a word that was corrected, and of a field that no startup is in. */
const DOUBTFUL_SHARE = 0.2;

/** The share of a question that is understood, 0 to 1: "violin lessons" is half about lessons. */
export function shareKnown(terms: readonly QueryTerm[]): number {
  let known = 0;
  let all = 0;
  for (const { text, importance, isGuess, isAbsent } of terms) {
    known += isGuess || isAbsent ? importance * DOUBTFUL_SHARE : importance;
    all += importance || (usualStems().has(stem(text)) ? USUAL_WORTH : UNKNOWN_WORTH);
  }
  return all === 0 ? 0 : known / all;
}

function rarity(count: number, size: number, rare: number): number {
  return Math.min(1, Math.log(1 + size / (1 + count)) / rare);
}

function weighField(term: QueryTerm, index: FeatureIndex, size: number): void {
  const count = Math.max(...term.main.map((feature) => index.count(feature)));
  term.importance = IMPORTANCE.field * rarity(count, size, RARE_FIELD);
  const concepts = [...term.answers.keys()].filter((feature) => feature.startsWith(CONCEPT));
  term.isAbsent = concepts.every((feature) => index.count(feature) === 0);
}

function importanceOfWord(
  { text, main: [nameFeature = '', wordFeature = ''] }: QueryTerm,
  index: FeatureIndex,
  size: number,
): number {
  if (YEAR.test(text)) return IMPORTANCE.year;
  const named = index.count(nameFeature);
  const written = index.count(wordFeature);
  if (named > 0 && written <= 2 * named && !phraseWords().has(text)) {
    return IMPORTANCE.name * rarity(named, size, RARE);
  }
  return written > 0 ? IMPORTANCE.word * rarity(written, size, RARE) : IMPORTANCE.unknown;
}
