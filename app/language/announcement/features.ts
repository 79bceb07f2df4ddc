// What the reader of articles looks at of each word.
import { type Kind, listKinds } from '../question/signs.ts';
import { isCode, isSign } from '../values/currencies.ts';
import { isNumberWord } from '../values/number-words.ts';
import { isCityWord, isCountryWord } from './country-words.ts';
import type { Sentence, Word } from './words.ts';

/** Buckets of features: a power of two. */
export const BUCKETS = 2 ** 17;

/** FNV-1a. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** What a word looks like: a name, a number, a sign. */
export function shapeOf({ text }: Word): string {
  if (/^\p{N}/u.test(text)) return /\p{L}/u.test(text) ? '0x' : '0';
  if (/^\p{Lu}[\p{Lu}\p{N}&.]+$/u.test(text)) return 'XX';
  if (/^\p{Lu}.*-\p{Ll}+$/u.test(text)) return 'Xx-x';
  if (/^\p{Ll}.*\p{Lu}/u.test(text)) return 'xX';
  if (/\.\p{Ll}/u.test(text)) return 'x.x';
  if (/^\p{Lu}.*\p{Ll}.*\p{Lu}/u.test(text)) return 'XxX';
  if (/^\p{Lu}/u.test(text)) return text.length === 1 ? 'X' : 'Xx';
  if (/^\p{Script=Arabic}/u.test(text)) return 'ar';
  if (/^\p{L}/u.test(text)) return 'x';
  return /^\p{Sc}/u.test(text) ? '$' : text;
}

/** The kind of word where any of the kind will do. */
export function kindOf(word: Word): string {
  if (isCountryWord(word.text)) return 'COUNTRY';
  if (isCityWord(word.text)) return 'CITY';
  if (/^\p{N}/u.test(word.text) || isNumberWord(word.text)) return 'NUMBER';
  if (isSign(word.text) || isCode(word.text)) return 'MONEY';
  return '';
}

/** Where a sentence ends or begins. */
export const END = '|';
const FAR = 7;

/** What the reader of questions knows a word to say of money, owners, ends and times: the first. */
const SAYING: ReadonlyArray<Kind> = [
  ...(['lead', 'buy', 'merge', 'end', 'investor', 'put', 'money', 'boss', 'founder'] as const),
  ...(['before', 'once', 'later', 'beside', 'share', 'worth'] as const),
];
const said = new Map<string, string>();
const MOST_KNOWN = 20_000;

export function sayingOf({ key }: Word): string {
  const known = said.get(key);
  if (known !== undefined) return known;
  const kinds = listKinds(key);
  const saying = SAYING.find((one) => kinds.includes(one)) ?? '';
  if (said.size < MOST_KNOWN) said.set(key, saying);
  return saying;
}

/** Buckets of each word of each sentence. */
export function featuresOfWords(sentences: readonly Sentence[]): number[][][] {
  const written = new Map<string, number>();
  const small = new Set<string>();
  for (const { words } of sentences)
    for (const key of new Set(words.map((word) => word.key)))
      written.set(key, (written.get(key) ?? 0) + 1);
  for (const { words } of sentences)
    for (const word of words) if (/^\p{Ll}/u.test(word.text)) small.add(word.key);
  const inTitle = new Set(sentences[0]?.words.map((word) => word.key));
  return sentences.map(({ words }, index) => {
    const place = index === 0 ? 'T' : index === 1 ? 'F' : 'B';
    const shapes = words.map(shapeOf);
    const classes = words.map(kindOf);
    const capitals = words.filter((word) => /^\p{L}{4,}/u.test(word.text));
    const isAllCapital =
      capitals.filter((word) => /^\p{Lu}/u.test(word.text)).length > 0.7 * capitals.length;
    const sayings = words.map(sayingOf);
    const keyAt = (at: number) => classes[at] || (words[at]?.key ?? END);
    const shapeAt = (at: number) => (shapes[at] ?? END) + (isAllCapital ? '!' : '');
    const quoted = quotesOf(words);
    return words.map((word, at) => {
      const found = new Set<string>();
      const add = (name: string, value: string) => found.add(`${name}=${value}`);
      const [k, k1, k2, k3, n1, n2, n3] = [0, -1, -2, -3, 1, 2, 3].map((by) => keyAt(at + by));
      const shape = shapeAt(at);
      add('w', word.key);
      add('c', classes[at] ?? '');
      add('-1', k1 ?? '');
      add('+1', n1 ?? '');
      add('-2', k2 ?? '');
      add('+2', n2 ?? '');
      add('-3', k3 ?? '');
      add('+3', n3 ?? '');
      add('-21', `${k2} ${k1}`);
      add('+12', `${n1} ${n2}`);
      add('-1w', `${k1} ${k}`);
      add('w+1', `${k} ${n1}`);
      add('-1+1', `${k1} ${n1}`);
      add('p3', word.key.slice(0, 3));
      add('s3', word.key.slice(-3));
      add('-s3', (words[at - 1]?.key ?? END).slice(-4));
      add('+p4', (words[at + 1]?.key ?? END).slice(0, 4));
      add('sh', shape);
      add('sh3', `${shapeAt(at - 1)} ${shape} ${shapeAt(at + 1)}`);
      add('sh-1k', `${k1} ${shape}`);
      add('sh+1k', `${shape} ${n1}`);
      add('sh-2', `${shapeAt(at - 2)} ${shapeAt(at - 1)} ${shape}`);
      add('at', `${place}${at === 0 ? '^' : ''}${shape}`);
      const times = written.get(word.key) ?? 0;
      const isName = !small.has(word.key);
      add('seen', `${place}${times > 1}${inTitle.has(word.key)}${isName}${shape}`);
      for (let by = 2; by <= FAR; by++) {
        if (words[at - by]) add('L', keyAt(at - by).slice(0, 6) + (isName ? '' : '.'));
        if (words[at + by]) add('R', keyAt(at + by).slice(0, 6) + (isName ? '' : '.'));
      }
      for (let by = 1; by <= FAR; by++) {
        const [before, behind] = [sayings[at - by], sayings[at + by]];
        const near = by < 4 ? by : '';
        if (before) add('SL', `${near}${before}`);
        if (behind) add('SR', `${near}${behind}`);
      }
      if (quoted[at]) add('q', `${quoted[at]} ${k1}`);
      return [...found].map(bucketOf);
    });
  });
}

/** Which word of a quotation each is; none outside. */
function quotesOf(words: readonly Word[]): number[] {
  let at = 0;
  return words.map(({ text }) => {
    if (text === '"') at = at > 0 ? 0 : 1;
    return text === '"' || at === 0 ? 0 : at++;
  });
}
