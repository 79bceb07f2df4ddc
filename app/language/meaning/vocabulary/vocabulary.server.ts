import { readFileSync } from 'node:fs';

const FILES = [
  'finance',
  'commerce',
  'movement',
  'land-and-life',
  'work-and-media',
  'specifics',
  'problems',
  'elsewhere',
  'analogies',
  'money-raised',
  'regions',
  'places',
].map((name) => `${name}.json`);

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
  /** By language. */
  words: Record<string, string[]>;
  /** By concept id, 0 to 1. */
  broader?: Record<string, number>;
  near?: Record<string, number>;
  pairs?: Array<{ both: [string, string]; degree: number }>;
}

/** Parsed again by each call: as modules the files would stay in every thread's memory. */
export function readVocabularyFiles(): Record<string, VocabularyFile> {
  return Object.fromEntries(FILES.map((file) => [file, JSON.parse(readText(file))]));
}

/** Changes when the files do. */
export function vocabularyText(): string {
  return FILES.map(readText).join('');
}

function readText(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
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

let read: Map<string, Concept> | undefined;

/** The concepts by id, read once. */
export function readVocabulary(): Map<string, Concept> {
  read ??= readConcepts();
  return read;
}

function readConcepts(): Map<string, Concept> {
  const concepts = new Map<string, Concept>();
  for (const file of Object.values(readVocabularyFiles())) {
    const { kind, isElsewhere = false } = file;
    for (const { id, words, broader = {}, near = {}, pairs = [] } of file.concepts) {
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
