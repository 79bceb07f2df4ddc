// Questions of which one word at a time is mistyped, by rule: a letter left out, typed twice,
// changed or swapped with the next, at places spread over the word.
import questions from './mistyped.json' with { type: 'json' };

export interface Mistyped {
  language: string;
  /** What the word is: grammar, number, country, industry, kind. */
  of: string;
  /** As it should be spelt. */
  question: string;
  typed: string;
}

const MARKED = /\{(?<of>[a-z]+):(?<word>[^}]+)\}/g;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'];

/** The key beside it; of letters with accents a common slip, the letter without. */
function neighbourOf(letter: string): string {
  const plain = letter.normalize('NFD')[0] ?? letter;
  const row = KEYS.find((keys) => keys.includes(plain.toLowerCase()));
  const at = row?.indexOf(plain.toLowerCase()) ?? -1;
  return row?.[at + 1] ?? row?.[at - 1] ?? 'x';
}

export function listErrors(word: string): string[] {
  const letters = [...word];
  const errors = [0.3, 0.6, 0.85].flatMap((share) => {
    const at = Math.min(letters.length - 2, Math.max(1, Math.floor(share * letters.length)));
    const [one = '', next = ''] = letters.slice(at);
    return [
      letters.toSpliced(at, 1),
      letters.toSpliced(at, 0, one),
      letters.toSpliced(at, 1, neighbourOf(one)),
      letters.toSpliced(at, 2, next, one),
    ];
  });
  const typed = errors.map((one) => one.join(''));
  return [...new Set(typed)].filter((one) => one !== word);
}

export function listMistyped(): Mistyped[] {
  return Object.entries(questions).flatMap(([language, asked]) =>
    asked.flatMap((marked) => {
      const question = marked.replaceAll(MARKED, '$<word>');
      return [...marked.matchAll(MARKED)].flatMap((found) => {
        const { of = '', word = '' } = found.groups ?? {};
        const before = marked.slice(0, found.index).replaceAll(MARKED, '$<word>');
        const behind = marked.slice(found.index + found[0].length).replaceAll(MARKED, '$<word>');
        return listErrors(word).map((error) => ({
          language,
          of,
          question,
          typed: before + error + behind,
        }));
      });
    }),
  );
}
