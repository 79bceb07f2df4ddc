// How much of a question hangs on each of its units. Chosen on the tuning half of bench/semantic-queries.json.
import type { FeatureIndex } from './feature-index.ts';
import { listPhraseWords } from './phrases.ts';
import type { Unit } from './question.ts';

export interface ImportanceSettings {
  field: number;
  fact: number;
  place: number;
  region: number;
  /** A field so wide that it only colours a question about another. */
  wide: number;
  /** A word that names a startup, a person or a funder. */
  name: number;
  year: number;
  /** Any other word, and one that nothing here has. */
  word: number;
  unknown: number;
}

export const IMPORTANCE: ImportanceSettings = {
  field: 2.5,
  fact: 2.5,
  place: 2,
  region: 2,
  wide: 0.8,
  name: 3,
  year: 2,
  word: 1,
  unknown: 0,
};

const WIDE_FIELDS = new Set(
  [
    'internet',
    'mobile',
    'digital-economy',
    'software',
    'social-impact',
    'b2b',
    'information-technology',
  ].map((id) => `c:${id}`),
);
const YEAR = /^(19|20)\d\d$/;
// From this rarity (natural logarithm of how many startups there are to one that has it) on, a word counts in full.
const RARE = 4;

let phraseWords: Set<string> | undefined;

/** Sets the importance of each unit, given what the catalogue of `size` startups holds. */
export function weighUnits(
  units: readonly Unit[],
  index: FeatureIndex,
  size: number,
  settings = IMPORTANCE,
): void {
  const hasNarrowField = units.some(({ kind, main }) => kind === 'field' && !isWide(main));
  for (const unit of units) {
    if (unit.kind === 'word') unit.importance = importanceOfWord(unit, index, size, settings);
    else if (unit.kind === 'field' && hasNarrowField && isWide(unit.main)) {
      unit.importance = settings.wide;
    } else unit.importance = settings[unit.kind];
  }
}

function isWide(main: readonly string[]): boolean {
  return main.every((feature) => WIDE_FIELDS.has(feature));
}

function importanceOfWord(
  { text, main: [nameFeature = '', wordFeature = ''] }: Unit,
  index: FeatureIndex,
  size: number,
  settings: ImportanceSettings,
): number {
  if (YEAR.test(text)) return settings.year;
  const named = index.count(nameFeature);
  const written = index.count(wordFeature);
  const rarity = (count: number) => Math.min(1, Math.log(1 + size / (1 + count)) / RARE);
  phraseWords ??= new Set(listPhraseWords());
  if (named > 0 && written <= 2 * named && !phraseWords.has(text))
    return settings.name * rarity(named);
  return written > 0 ? settings.word * rarity(written) : settings.unknown;
}
