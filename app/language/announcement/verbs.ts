// The words of verbs.json as parts of patterns.
import verbs from './verbs.json' with { type: 'json' };

type Phrases = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** Alternatives: "closes (its) doors" says "closes doors" too, "in/into" one of both. */
export function formsOf(name: Exclude<keyof typeof verbs, 'about'>): string {
  const phrases: Phrases = verbs[name];
  return Object.values(phrases)
    .flat()
    .flatMap((line) => line.split(', '))
    .map((phrase) => phrase.split(/ (?![^(]*\))/).map(patternOf))
    .map((words) => words.join('').trimEnd())
    .join('|');
}

function patternOf(word: string): string {
  // "met la main sur" ends before a space, "le rachat d’Atlas" at its apostrophe.
  if (word === 'de') return "(?:de|du|des|d['’]) ";
  const isOptional = word.startsWith('(');
  const either = word.replace(/[()]/g, '').replaceAll("'", "['’]").replaceAll('/', '|');
  if (isOptional) return `(?:(?:${either}) )?`;
  return either.includes('|') ? `(?:${either}) ` : `${either} `;
}
