// A reading with less asked for, and how much of a question was read.
import type { Reading, Understood } from '../../language/question/reading.ts';

const PLACES = ['country', 'state', 'city'];

/** Without the words that rank; else, of startups in a place, the industry ranks by meaning. */
export function loosen(understood: Understood): Understood | null {
  const { returns, filters, meaning } = understood;
  if (filters.length === 0) return null;
  if (meaning) return ignoreMeaning(understood);
  const [industry, ...others] = filters.filter(({ column }) => column === 'industry');
  const rest = filters.filter((filter) => filter !== industry);
  const isOfPlace = rest.length > 0 && rest.every(({ column }) => PLACES.includes(column));
  if (returns !== 'startups' || !industry || others.length > 0 || !isOfPlace) return null;
  return { ...understood, filters: rest, meaning: industry.words };
}

/** Its words are named as ignored. */
export function ignoreMeaning({ meaning, ignored, ...read }: Understood): Understood {
  return { ...read, meaning: null, ignored: meaning ? [...ignored, meaning] : ignored };
}

/** Without words that rank by meaning: of the words that say something, those understood. */
export function shareUnderstood({ filters, ignored }: Reading, total: number): number {
  if (total === 0) return 0;
  const used = countWords(filters.map(({ words }) => words));
  const left = countWords(ignored);
  return left === 0 ? 1 : used / (used + left);
}

const countWords = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/[\s,]+/u)).length;
