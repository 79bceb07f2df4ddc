// Names in Latin letters that a word in Arabic letters may spell: سويفل is Swvl, فوري is Fawry.
import { countEdits } from './slips.ts';
import { foldLetters } from './tokens.ts';

/** Letters by sound; a letter is written for several sounds. Vowels are not compared. */
const SOUNDS: ReadonlyArray<[sound: string, letters: string]> = [
  ['b', 'بپ'],
  ['t', 'تطث'],
  ['s', 'ثچذزظسصش'],
  ['d', 'دضذ'],
  ['k', 'خقك'],
  ['g', 'جگغق'],
  ['r', 'ر'],
  ['f', 'فڤ'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
];
const soundsOf = (letter: string): string[] =>
  SOUNDS.flatMap(([sound, letters]) => (letters.includes(letter) ? [sound] : []));
const VOWELS: Readonly<Record<string, string>> = { و: 'w', ي: 'y', ى: 'y', ئ: 'y' };
const MOST_KEYS = 8;

/** The sound_key (db/migrations/085-names.sql) of names that the text may spell. */
export function soundKeysOf(text: string): string[] {
  // تش spells ch at most places, which is s there.
  const spellings = text.includes('تش') ? [text, text.replaceAll('تش', 'ش')] : [text];
  const keys = spellings.flatMap((spelling) => {
    let begun = [''];
    for (const letter of spelling) {
      const sounds = soundsOf(letter);
      if (sounds.length > 0) begun = begun.flatMap((key) => sounds.map((sound) => key + sound));
      begun = begun.slice(0, MOST_KEYS);
    }
    return begun.map(withoutDoubles);
  });
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Of names with one of its keys: the fewer consonants, the more alike vowels have to be. */
export function soundsLike(text: string, name: string): boolean {
  return distanceOf(text, name) <= (MOST_DIFFERENT[consonantsOf(text)] ?? 0.5);
}

/** Edits between both with vowels, as a share of the longer. */
export function distanceOf(text: string, name: string): number {
  const typed = [...text].map((one) => VOWELS[one] ?? soundsOf(one)[0] ?? '').join('');
  const [a, b] = [withoutDoubles(typed), latinSound(name)];
  return countEdits(a, b) / Math.max(a.length, b.length, 1);
}

/** By the number of consonants; half with more. */
const MOST_DIFFERENT = [0, 0, 0.25, 0.4];

const consonantsOf = (text: string) => Math.min(...soundKeysOf(text).map(({ length }) => length));

const withoutDoubles = (text: string) => text.replaceAll(/(.)\1+/g, '$1');

const LATIN: ReadonlyArray<[RegExp, string]> = [
  [/tur(?=e)/g, 'tsr'],
  [/tch|sch/g, 'ts'],
  [/sh|ch|ti(?=on)|c(?=[eiy])/g, 's'],
  [/th/g, 't'],
  [/kh|ck|[cq]/g, 'k'],
  [/ph|v/g, 'f'],
  [/x/g, 'ks'],
  [/p/g, 'b'],
  [/j/g, 'g'],
  [/z/g, 's'],
  [/[uo]/g, 'w'],
  [/[ie]/g, 'y'],
  [/[ah]|[^a-z0-9]/g, ''],
];

function latinSound(name: string): string {
  const folded = foldLetters(name);
  return withoutDoubles(LATIN.reduce((text, [from, to]) => text.replaceAll(from, to), folded));
}
