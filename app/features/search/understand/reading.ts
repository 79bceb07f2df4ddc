import type { Returns } from './lexicon.ts';

export interface UnderstoodFilter {
  column: string;
  operator: string;
  query_1: string;
  query_2: string;
  /** The words of the question that it came from. */
  words: string;
}

export interface Reading {
  returns: Returns;
  filters: UnderstoodFilter[];
  /** Words that rank by meaning; null when none are left. */
  meaning: string | null;
  /** As in advanced search, "-amount"; null for the usual order. */
  sort: string | null;
  /** Words that the record cannot answer or place. */
  ignored: string[];
}

/** Pages that say more: how much of Africa's funding the record has, what became of startups. */
export const MORE_PAGES = ['coverage', 'exits', 'comparison'] as const;

export interface Understood extends Reading {
  pages: Array<(typeof MORE_PAGES)[number]>;
  /** Slugs of several startups that are named, and nothing else. */
  compared: string[];
  /** What the question may mean as well. */
  other_reading: Reading | null;
}
