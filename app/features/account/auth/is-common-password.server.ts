import list from './common-passwords.json' with { type: 'json' };

const COMMON = new Set<string>(list.passwords);
const COMMON_WORDS = new Set<string>(list.words);
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
};
// Of the product and what it is about; its name is a setting.
const OWN_WORDS = ['griot', 'startups', 'startup', 'african', 'africa', 'afrique', 'investor'];
const LEAST_OWN_LETTERS = 4;

/** Listed, a common word with a few signs around it, a repetition, or made of one's own address. */
export function isCommonPassword(password: string, email = '', productName = ''): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const spelled = lower.replace(/[@430$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const ownName = email.toLowerCase().split('@')[0] ?? '';
  const ownWords = [...OWN_WORDS, productName.toLowerCase(), ownName.replace(/[^a-z]/g, '')];
  return (
    COMMON.has(lower) ||
    COMMON.has(spelled) ||
    COMMON_WORDS.has(lettersOf(lower)) ||
    COMMON_WORDS.has(lettersOf(spelled)) ||
    /^(.{1,6})\1+$/su.test(lower) ||
    lower === email.toLowerCase() ||
    (ownName.length > 2 && lower.replaceAll(ownName, '').length < LEAST_OWN_LETTERS) ||
    isMadeOf(ownWords, lower) ||
    isMadeOf(ownWords, spelled)
  );
}

/** The letters of a word with signs before and after it; '' where there is more than that. */
function lettersOf(text: string): string {
  return /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u.exec(text)?.[1] ?? '';
}

function isMadeOf(words: readonly string[], text: string): boolean {
  const known = words.filter((word) => word.length > 2 && text.includes(word));
  if (known.length === 0) return false;
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), text);
  const letters = rest.replace(/[^\p{L}]/gu, '');
  return letters.length < LEAST_OWN_LETTERS || COMMON_WORDS.has(letters);
}
