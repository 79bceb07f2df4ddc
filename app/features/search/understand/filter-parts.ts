import type { Lexicon, Returns } from './lexicon.ts';
import type { Mention } from './mention.ts';
import type { UnderstoodFilter } from './reading.ts';

export type Part = Pick<UnderstoodFilter, 'column' | 'operator'> & Partial<UnderstoodFilter>;

export function roundColumn(column: string, returns: Returns): string {
  if (returns === 'rounds') return column;
  if (returns === 'investors') return column === 'round' ? 'stage' : column;
  return `any_round.${column}`;
}

export type Of<Is extends Mention['is']> = Extract<Mention, { is: Is }>;

export interface Given {
  mentions: readonly Mention[];
  slice: (from: number, to: number) => string;
  /** What stands between two words, with its commas. */
  between: (from: number, to: number) => string;
  lexicon: Lexicon;
  /** A word says that startups raised money. */
  hasRaised: boolean;
  /** The other reading of what has two. */
  isOther?: boolean;
}

export interface Target extends Given {
  returns: Returns;
}
