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

/** Parsed anew by each call: as modules the files would stay in every thread's memory. */
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
