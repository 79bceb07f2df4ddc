// Weights of a query's terms, chosen on the tuning half of bench/semantic-queries.json.
import type { FeatureIndex } from './feature-index.ts';
import type { QueryTerm } from './parse-query.ts';
import { listPhraseWords } from './phrases.ts';
import { isWeak } from './words.ts';

const IMPORTANCE = {
  field: 2.5,
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
const YEAR = /^(19|20)\d\d$/;
// A word of this rarity or more, ln(startups / startups with the word), counts in full.
const RARE = 4;

let phraseWords: Set<string> | undefined;

export function weighTerms(terms: readonly QueryTerm[], index: FeatureIndex, size: number): void {
  const isWide = ({ text, kind, main }: QueryTerm) =>
    kind === 'analogy' ||
    (kind !== 'word' && isWeak(text)) ||
    (kind === 'field' && main.every((feature) => WIDE_FIELDS.has(feature)));
  const hasNarrowField = terms.some((term) => term.kind === 'field' && !isWide(term));
  for (const term of terms) {
    if (term.kind === 'word') term.importance = importanceOfWord(term, index, size);
    else term.importance = IMPORTANCE[hasNarrowField && isWide(term) ? 'wide' : term.kind];
  }
}

/** An unknown word is as rare as a word can be, so it says as much as a field. */
const UNKNOWN_WORTH = 2.5;
const GUESS_WORTH = 0.6;

/** The share of a question that is understood, 0 to 1: "violin lessons" is half about lessons. */
export function shareKnown(terms: readonly QueryTerm[]): number {
  let known = 0;
  let all = 0;
  for (const { importance, isGuess } of terms) {
    known += isGuess ? importance * GUESS_WORTH : importance;
    all += importance || UNKNOWN_WORTH;
  }
  return all === 0 ? 0 : known / all;
}

function importanceOfWord(
  { text, main: [nameFeature = '', wordFeature = ''] }: QueryTerm,
  index: FeatureIndex,
  size: number,
): number {
  if (YEAR.test(text)) return IMPORTANCE.year;
  const named = index.count(nameFeature);
  const written = index.count(wordFeature);
  const rarity = (count: number) => Math.min(1, Math.log(1 + size / (1 + count)) / RARE);
  phraseWords ??= new Set(listPhraseWords());
  if (named > 0 && written <= 2 * named && !phraseWords.has(text)) {
    return IMPORTANCE.name * rarity(named);
  }
  return written > 0 ? IMPORTANCE.word * rarity(written) : IMPORTANCE.unknown;
}
