// The words of a sentence with names, numbers and places as kinds, so that the words around count.
import { kindOf, shapeOf } from './features.ts';
import type { PlacedName } from './tagger.ts';
import type { Sentence } from './words.ts';

const ROLES = { company: 'COMPANY', lead: 'GIVER', giver: 'GIVER', buyer: 'BUYER' } as const;
const NAMED = new Set<string>(Object.values(ROLES));

/** Whether it stands for a name whose role is known. */
export const isRole = (label: string): boolean => NAMED.has(label);

/** Of each word of each sentence. */
export function labelsOf(sentences: readonly Sentence[], names: readonly PlacedName[]): string[][] {
  const all = sentences.map(({ words }, index) =>
    words.map((word, at) => {
      const kind = kindOf(word);
      if (kind) return kind;
      return at > 0 && index > 0 && /^(?:Xx|XX|xX|XxX|0x)$/.test(shapeOf(word)) ? 'NAME' : word.key;
    }),
  );
  for (const { role, sentence, at, to } of names) all[sentence]?.fill(ROLES[role], at, to);
  return all;
}

/** Where a name stands as written. */
export const mentionsOf = (
  sentences: readonly Sentence[],
  name: string,
): { sentence: number; at: number; to: number }[] =>
  sentences.flatMap(({ text, words }, sentence) =>
    words.flatMap(({ from }, at) => {
      if (!text.startsWith(name, from)) return [];
      const last = words.findIndex((word, by) => by >= at && word.to === from + name.length);
      return last < 0 ? [] : [{ sentence, at, to: last + 1 }];
    }),
  );
