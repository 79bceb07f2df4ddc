// What a phrase of a question may say, by the lists of the lexicon (lexicon/*.json).
import ar from './lexicon/ar.json' with { type: 'json' };
import en from './lexicon/en.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };
import sw from './lexicon/sw.json' with { type: 'json' };
import type { Returns } from './reading.ts';

export const GRAMMARS = { en, fr, pt, sw, ar };
export type Grammar = (typeof GRAMMARS)[keyof typeof GRAMMARS];
export const LANGUAGES = Object.keys(GRAMMARS) as Array<keyof typeof GRAMMARS>;

/** Lists of words by what they say. */
type Lists = Omit<(typeof GRAMMARS)['en'], 'about' | 'returns' | 'latestRounds' | 'month'>;
export const NUMBERED = ['ordinal', 'number', 'scale', 'timesNumber'] as const;
export type Numbered = (typeof NUMBERED)[number] | 'month';
export type Plain = { [Is in keyof Lists]: Lists[Is] extends string[] ? Is : never }[keyof Lists];
export type Valued = Exclude<keyof Lists, Plain | Numbered>;

/** What a phrase may say. */
export type Sense =
  | { [Is in Plain]: { is: Is } }[Plain]
  | { [Is in Valued]: { is: Is; value: string } }[Valued]
  | { [Is in Numbered]: { is: Is; number: number } }[Numbered]
  | { is: 'returns'; value: Returns; isOne: boolean }
  | { is: 'place'; kind: 'country' | 'region' | 'city'; slug: string; iso2: string }
  | { is: 'industry'; slug: string; isCertain: boolean };

/** Of the first place or industry. */
export function slugOf(senses: readonly Sense[]): string | null {
  for (const sense of senses) {
    if (sense.is === 'place') return sense.slug || sense.iso2;
    if (sense.is === 'industry') return sense.slug;
  }
  return null;
}

/** "backed by partek" */
export const introducesName = (sense: Sense): boolean =>
  sense.is === 'cue' && ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy'].includes(sense.value);
