// Words of a question that no filter has: they rank by meaning or are named as ignored.
import type { Reading, Understood } from '../search/understand/reading.ts';

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
