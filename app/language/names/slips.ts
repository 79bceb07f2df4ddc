// How far a typed name is from a known one: slips of the finger, and letters that sound alike.
import { countEdits } from '../edit-distance.ts';

/** Written one way or the other for one sound. */
const ALIKE: ReadonlyArray<[one: string, other: string]> = [
  ['ch', 'k'],
  ['ck', 'k'],
  ['ck', 'c'],
  ['kh', 'k'],
  ['qu', 'k'],
  ['ph', 'f'],
  ['x', 'ks'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['ie', 'y'],
  ['sh', 'ch'],
  ['th', 't'],
  ['eau', 'o'],
  ['w', 'ou'],
];

/** The word with one such pair exchanged, at each place. */
export function listRespelled(word: string): string[] {
  const both = ALIKE.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]);
  const found = new Set<string>();
  for (const [from = '', to = ''] of both) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      found.add(word.slice(0, at) + to + word.slice(at + from.length));
    }
  }
  return [...found];
}

/** The same for words that are heard alike. */
function soundOf(word: string): string {
  return word
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/ch|ck|kh|qu|[cq]/g, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('ou', 'u')
    .replaceAll(/ie|y/g, 'i')
    .replaceAll('th', 't');
}

/** Edits; less where both sound alike, more where the first letters differ, which is rare. */
export function countSlips(typed: string, name: string): number {
  if (typed === name) return 0;
  if (soundOf(typed) === soundOf(name)) return 0.5;
  return countEdits(typed, name) + (typed[0] === name[0] ? 0 : 0.25);
}

const SHORTEST = 4;
const LONG = 9;

/** The most slips in a name of this length. */
export function slipsAllowed(length: number): number {
  if (length < SHORTEST) return 0;
  return length < LONG ? 1.25 : 2.25;
}
