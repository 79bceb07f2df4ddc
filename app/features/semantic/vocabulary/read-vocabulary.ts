import analogies from './analogies.json' with { type: 'json' };
import commerce from './commerce.json' with { type: 'json' };
import elsewhere from './elsewhere.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import landAndLife from './land-and-life.json' with { type: 'json' };
import moneyRaised from './money-raised.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };
import specifics from './specifics.json' with { type: 'json' };
import workAndMedia from './work-and-media.json' with { type: 'json' };

/**
 * field: what a startup does; place: a country or city; region: a group of countries; fact: rounds,
 * status, funders; analogy: a company of elsewhere to which people compare.
 */
export type ConceptKind = 'field' | 'place' | 'region' | 'fact' | 'analogy';

export interface VocabularyFile {
  about: string;
  kind: ConceptKind;
  /** Subjects that few or no startups are about. */
  isElsewhere?: boolean;
  concepts: ConceptEntry[];
}

interface ConceptEntry {
  id: string;
  words: Record<string, string[]>;
  broader?: Record<string, number>;
  near?: Record<string, number>;
  pairs?: Concept['pairs'];
}

export interface Concept {
  id: string;
  kind: ConceptKind;
  isElsewhere: boolean;
  /** By concept id, 0 to 1. */
  broader: Map<string, number>;
  near: Map<string, number>;
  pairs: Array<{ both: [string, string]; degree: number }>;
  /** In all languages; the first is the concept's label. */
  phrases: string[];
}

/** TypeScript types the keys of JSON objects as optional fields. */
export const VOCABULARY_FILES = {
  'finance.json': finance,
  'commerce.json': commerce,
  'movement.json': movement,
  'land-and-life.json': landAndLife,
  'work-and-media.json': workAndMedia,
  'specifics.json': specifics,
  'problems.json': problems,
  'elsewhere.json': elsewhere,
  'analogies.json': analogies,
  'money-raised.json': moneyRaised,
  'regions.json': regions,
  'places.json': places,
} as unknown as Record<string, VocabularyFile>;

/** The words given under one language. */
export const listWordsIn = (language: string): string[] =>
  Object.values(VOCABULARY_FILES).flatMap(({ concepts }) =>
    concepts.flatMap(({ words }) => words[language] ?? []),
  );

let vocabulary: Map<string, Concept> | undefined;

export function readVocabulary(): Map<string, Concept> {
  vocabulary ??= buildVocabulary(Object.values(VOCABULARY_FILES));
  return vocabulary;
}

function buildVocabulary(files: VocabularyFile[]): Map<string, Concept> {
  const concepts = new Map<string, Concept>();
  for (const { kind, isElsewhere = false, concepts: entries } of files) {
    for (const { id, words, broader = {}, near = {}, pairs = [] } of entries) {
      concepts.set(id, {
        id,
        kind,
        isElsewhere,
        broader: new Map(Object.entries(broader)),
        near: new Map(Object.entries(near)),
        pairs,
        phrases: Object.values(words).flat(),
      });
    }
  }
  makeNearMutual(concepts);
  return concepts;
}

/** A query for a city also matches startups known only by country, but not the reverse. */
function makeNearMutual(concepts: Map<string, Concept>): void {
  for (const concept of concepts.values()) {
    if (concept.kind === 'place') continue;
    for (const [other, degree] of concept.near) {
      const back = concepts.get(other)?.near;
      if (back && (back.get(concept.id) ?? 0) < degree) back.set(concept.id, degree);
    }
  }
}
