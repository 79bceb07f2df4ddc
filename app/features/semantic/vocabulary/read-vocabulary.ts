// The vocabulary of the field: JSON files of concepts beside this file. README.md says how to write one.
import { readFileSync } from 'node:fs';

/** field: what a startup does · place: a country or city · region: a group of countries · fact: rounds, status, funders. */
export type ConceptKind = 'field' | 'place' | 'region' | 'fact';

export interface VocabularyFile {
  about: string;
  kind: ConceptKind;
  concepts: ConceptEntry[];
}

interface ConceptEntry {
  id: string;
  /** Phrases by language. */
  words: Record<string, string[]>;
  broader?: Record<string, number>;
  near?: Record<string, number>;
  pairs?: Concept['pairs'];
}

export interface Concept {
  id: string;
  kind: ConceptKind;
  /** By concept id, 0 to 1. */
  broader: Map<string, number>;
  near: Map<string, number>;
  /** Pairs that together make this concept. */
  pairs: Array<{ both: [string, string]; degree: number }>;
  /** Of all languages; the first is the concept's label. */
  phrases: string[];
}

export const VOCABULARY_FILES = [
  'finance.json',
  'commerce.json',
  'movement.json',
  'land-and-life.json',
  'work-and-media.json',
  'money-raised.json',
  'regions.json',
  'places.json',
] as const;

let vocabulary: Map<string, Concept> | undefined;

/** All concepts by id; read once. */
export function readVocabulary(): Map<string, Concept> {
  vocabulary ??= buildVocabulary(VOCABULARY_FILES.map(readVocabularyFile));
  return vocabulary;
}

export function readVocabularyFile(name: string): VocabularyFile {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

function buildVocabulary(files: VocabularyFile[]): Map<string, Concept> {
  const concepts = new Map<string, Concept>();
  for (const { kind, concepts: entries } of files) {
    for (const { id, words, broader = {}, near = {}, pairs = [] } of entries) {
      concepts.set(id, {
        id,
        kind,
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

/** A city welcomes what is only known to be in its country, but not the other way round. */
function makeNearMutual(concepts: Map<string, Concept>): void {
  for (const concept of concepts.values()) {
    if (concept.kind === 'place') continue;
    for (const [other, degree] of concept.near) {
      const back = concepts.get(other)?.near;
      if (back && (back.get(concept.id) ?? 0) < degree) back.set(concept.id, degree);
    }
  }
}
