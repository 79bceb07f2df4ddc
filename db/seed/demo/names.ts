// Invented names: built from syllables and marked, so that nobody takes them for a real company or
// person.
import words from './names.json' with { type: 'json' };
import type { Random } from './random.ts';

/** Ends every fictional company's name. */
export const FICTIONAL_MARKER = 'Demo';

const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const FIRST = syllables('B D J K L M N R S T V W Y Z Kw Mb Nd Tw', ['', 'm', 'n', 'l']);
const MIDDLE = syllables('b d g h j k l m n r s t v w y sh');
const LAST = syllables('b d k l m n r s t v w y nd z');
const STEMS_COUNT = FIRST.length * MIDDLE.length * LAST.length;

// Chance builds words that mean something after all.
const UNWANTED =
  /bomb|boko|dago|dik|dildo|dum|homo|hutu|jew|kak|kike|kil|moron|mata|nazi|negr|nig|nud|shit|sida|sodo|tit/;

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ô', u: 'ú' };

const GIVEN_NAMES = words.given_names;
export const INVESTOR_WORDS: Record<string, string[]> = words.investor_words;

function syllables(onsets: string, codas = ['']): string[] {
  return onsets
    .split(' ')
    .flatMap((onset) => VOWELS.flatMap((vowel) => codas.map((coda) => onset + vowel + coda)));
}

/** Gives words such as Zimbalo, never the same twice; throws after about two million. */
export function stemMaker(random: Random): () => string {
  // A step that shares no factor with the count visits every word once.
  let step = random.between(STEMS_COUNT >> 2, STEMS_COUNT >> 1);
  while (greatestCommonDivisor(step, STEMS_COUNT) !== 1) step++;
  let position = random.between(0, STEMS_COUNT - 1);
  let used = 0;
  return () => {
    for (;;) {
      if (++used > STEMS_COUNT) throw new RangeError('No unused name is left');
      position = (position + step) % STEMS_COUNT;
      const stem = stemAt(position);
      if (!UNWANTED.test(stem.toLowerCase())) return stem;
    }
  };
}

function stemAt(position: number): string {
  const first = position % FIRST.length;
  const rest = Math.floor(position / FIRST.length);
  // The later syllables lean on the earlier ones, so that neighbours in the sequence do not rhyme.
  const middle = (rest + first * 7) % MIDDLE.length;
  const last = (Math.floor(rest / MIDDLE.length) + first * 11 + middle * 3) % LAST.length;
  return `${FIRST[first]}${MIDDLE[middle]}${LAST[last]}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Stem, often a trade word, and the marker; now and then with an accent or very long. */
export function startupName(stem: string, trade: string, country: string, random: Random): string {
  const written = random.chance(0.04) ? accented(stem) : stem;
  if (random.chance(0.003)) {
    const long = `${written} ${trade} Company for Enterprise and Community Services in ${country} ${FICTIONAL_MARKER}`;
    if (long.length <= 90) return long;
  }
  return random.chance(0.6)
    ? `${written} ${trade} ${FICTIONAL_MARKER}`
    : `${written} ${FICTIONAL_MARKER}`;
}

function accented(stem: string): string {
  return stem.replace(/[aeiou]$/, (vowel) => ACCENTS[vowel] ?? vowel);
}

/** A given name in use somewhere in Africa with a family name made of syllables. */
export function personName(random: Random): string {
  return `${random.pick(GIVEN_NAMES)} ${stemAt(random.between(0, STEMS_COUNT - 1))}`;
}

/** A person for angels, else a stem and what kind of house it is; marked like companies. */
export function investorName(stem: string, kind: string, random: Random): string {
  const word = random.pick(INVESTOR_WORDS[kind] ?? []);
  const name = word ? `${stem} ${word}` : `${random.pick(GIVEN_NAMES)} ${stem}`;
  return `${name} ${FICTIONAL_MARKER}`;
}
