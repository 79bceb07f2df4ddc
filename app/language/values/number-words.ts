// Numbers in words of five languages: "twenty-two", "quatre-vingt-dix", "اثنين وعشرين".
import { foldAmount } from './currencies.ts';
import numberWords from './number-words.json' with { type: 'json' };

const VALUES = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.map((word) => [foldAmount(word), Number(value)] as const),
  ),
);
/** Between the parts of a number. */
const AND = new Set(['and', 'et', 'e', 'na']);

/** Of a word, "vingt-deux" or "وعشرين" too: the parts that are numbers, or null. */
function partsOf(word: string): number[] | null {
  const parts = foldAmount(word)
    .split('-')
    .filter((part) => !AND.has(part))
    .map((part) => VALUES.get(part) ?? VALUES.get(part.replace(/^[وبل]/u, '')));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : null;
}

export const isNumberWord = (word: string): boolean => partsOf(word) !== null;

/** "half a million", "un million et demi", "meio milhão", "مليونين ونصف المليون". */
const HALVES: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /(?<!\p{L})(?:half an? |(?:une? )?demi[- ]|meio |[بل]?نصف )(?=m[iî]ll|bill|milh|bilh|مليون|مليار)/giu,
    '0.5 ',
  ],
  [/(?<!\p{L})(?:an?|one|un|um) (\p{L}+) (?:and a half|et demi|e meio)(?!\p{L})/giu, '1.5 $1'],
  [/(?<=\d) (\p{L}+) (?:and a half|et demi|e meio)(?!\p{L})/giu, '.5 $1'],
  [/(?<!\p{L})(?:one|1) and a half (?=\p{L})/giu, '1.5 '],
  [/(?<!\p{L}|\d )[بل]?مليون ونصف(?: المليون)?(?!\p{L})/gu, '1.5 مليون'],
  [/(?<!\p{L})[بل]?مليونين? ونصف(?: المليون)?(?!\p{L})/gu, '2.5 مليون'],
  [/(?<=\d) (ملايين|مليون) ونصف(?: المليون)?(?!\p{L})/gu, '.5 $1'],
];

/** "neuf millions de dollars" as "9 millions de dollars". A lone "one" or "un" stays. */
export function withDigits(text: string): string {
  return HALVES.reduce(
    (read, [pattern, digits]) => read.replace(pattern, digits),
    inDigits(text),
  ).replace(
    /(?<!\p{L})(\d+|une?|um) (?:milliards?|bilh\S+) (?:et |e )?(\d+) (milli\S+|milh\S+)/giu,
    (_, above: string, below: string, unit: string) =>
      `${(Number(above) || 1) * 1000 + Number(below)} ${unit}`,
  );
}

function inDigits(text: string): string {
  const words = text.split(' ');
  const from = words.findIndex(isNumberWord);
  if (from < 0) return text;
  const parts: number[] = [];
  let to = from;
  for (; to < words.length; to++) {
    const word = words[to] ?? '';
    const isJoint = AND.has(word) && isNumberWord(words[to + 1] ?? '');
    if (!isJoint && !isNumberWord(word)) break;
    parts.push(...(isJoint ? [] : (partsOf(word) ?? [])));
  }
  if (parts.length === 1 && parts[0] === 1) return text;
  return [...words.slice(0, from), String(sumOf(parts)), ...words.slice(to)].join(' ');
}

/** "deux cents" and "quatre-vingts" multiply, all else adds. */
function sumOf(parts: readonly number[]): number {
  let sum = 0;
  for (const part of parts) {
    const isFourTwenty = part === 20 && sum % 100 === 4;
    if (part === 100 && sum > 0 && sum < 10) sum *= 100;
    else if (isFourTwenty) sum += 76;
    else sum += part;
  }
  return sum;
}
