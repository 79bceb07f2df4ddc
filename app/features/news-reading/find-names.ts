// Finds names in a text, word by word; of overlapping names the longest.
import { splitWords, type TextWord } from './text-words.ts';

interface NamePlace<Named = { name: string }> {
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
  startups: Named[];
}

interface Pattern<Named> {
  startup: Named;
  keys: string[];
  gaps: string[];
  first: string;
}

export function findNames<Named extends { name: string }>(
  words: readonly TextWord[],
  startups: readonly Named[],
): Array<NamePlace<Named>> {
  const byFirst = new Map<string, Array<Pattern<Named>>>();
  for (const startup of startups) {
    for (const pattern of patternsOf(startup)) {
      const [first = ''] = pattern.keys;
      byFirst.set(first, [...(byFirst.get(first) ?? []), pattern]);
    }
  }
  const places: Array<NamePlace<Named>> = [];
  for (let from = 0; from < words.length; ) {
    const fitting = (byFirst.get(words[from]?.key ?? '') ?? []).filter((one) =>
      fits(words, from, one),
    );
    const length = Math.max(0, ...fitting.map(({ keys }) => keys.length));
    const longest = fitting.filter(({ keys }) => keys.length === length).map((one) => one.startup);
    if (length > 0) places.push({ from, to: from + length, startups: [...new Set(longest)] });
    from += length || 1;
  }
  return places;
}

/** "M-KOPA" is also written MKOPA. */
function patternsOf<Named extends { name: string }>(startup: Named): Array<Pattern<Named>> {
  const words = splitWords(startup.name);
  const [first] = words;
  if (!first) return [];
  const gaps = words.slice(1).map(({ gap }) => plainGap(gap));
  const keys = words.map(({ key }) => key);
  const written = { startup, keys, gaps, first: first.text };
  const isOneWord = keys.length > 1 && !/\s/.test(startup.name);
  return isOneWord ? [written, { ...written, keys: [keys.join('')], gaps: [] }] : [written];
}

function fits<Named>(words: readonly TextWord[], from: number, pattern: Pattern<Named>): boolean {
  const { keys, gaps, first } = pattern;
  const begin = words[from];
  // A word of letters and digits is always a name.
  const isMixed = /\p{L}\p{M}*\p{N}|\p{N}\p{L}/u.test(begin?.text ?? '');
  if (!begin || !(begin.isCapital || isMixed || begin.text === first)) return false;
  return keys.every((key, index) => {
    const word = words[from + index];
    return word?.key === key && (index === 0 || plainGap(word.gap) === gaps[index - 1]);
  });
}

/** Only spaces and hyphens are equal: "the wave. Money" is not "Wave Money". */
function plainGap(gap: string): string {
  return gap.replace(/[\s\u00A0\u2010-\u2012-]+/g, ' ');
}
