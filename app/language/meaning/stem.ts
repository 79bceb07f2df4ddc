// Removes plurals, -ed, -ing and a final -e: the first step of M. F. Porter, "An algorithm for
// suffix stripping" (Program 14(3), 1980), which also suits French plurals. Later steps would merge
// mobile and mobility, hospital and hospitality.

const VOWELS = 'aeiou';

function isConsonant(word: string, at: number): boolean {
  const letter = word[at] ?? '';
  if (VOWELS.includes(letter)) return false;
  return letter !== 'y' || at === 0 || !isConsonant(word, at - 1);
}

function hasVowel(part: string): boolean {
  for (let at = 0; at < part.length; at++) if (!isConsonant(part, at)) return true;
  return false;
}

function endsDouble(part: string): boolean {
  const last = part.length - 1;
  return last > 0 && part[last] === part[last - 1] && isConsonant(part, last);
}

/** One consonant, vowel, consonant, with only consonants before: the stem of hop(ing), mov(ed). */
function isShort(part: string): boolean {
  const last = part.length - 1;
  const endsShort =
    last > 1 &&
    isConsonant(part, last) &&
    !isConsonant(part, last - 1) &&
    isConsonant(part, last - 2) &&
    !'wxy'.includes(part[last] ?? '');
  return endsShort && !hasVowel(part.slice(0, last - 1));
}

function cutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  if (word.endsWith('s') && !/[su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function cutTense(word: string): string {
  const suffix = /[^e]ed$/.test(word) ? 'ed' : word.endsWith('ing') ? 'ing' : '';
  const part = word.slice(0, word.length - suffix.length);
  if (!suffix || !hasVowel(part)) return word;
  if (/(at|bl|iz)$/.test(part)) return `${part}e`;
  if (endsDouble(part) && !/[lsz]$/.test(part)) return part.slice(0, -1);
  return isShort(part) ? `${part}e` : part;
}

const ARABIC = /^\p{Script=Arabic}{3,}$/u;
const ARABIC_PREFIX = /^(?:[وفبك]ال|ال|لل|[لي](?=.{4}))(?=.{3})/u;
const ARABIC_SUFFIX = /(?<=.{3})(?:ات|ون|ين|يه|ان|ها|هم|ه|ي)$/u;

/** The article, what is written together with it, and endings, as light stemmers take them off. */
function stemArabic(word: string): string {
  return word.replace(ARABIC_PREFIX, '').replace(ARABIC_SUFFIX, '');
}

const LENGTH_THAT_LOSES_E = 5;

/** 'lending' → 'lend', 'deliveries' → 'deliveri'. Words with digits or at most two letters stay. */
export function stem(word: string): string {
  if (ARABIC.test(word)) return stemArabic(word);
  // Portuguese prestações.
  if (/[cs]oes$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (word.length < 3 || /[^a-z]/.test(word)) return word;
  let part = cutTense(cutPlural(word));
  if (part.endsWith('y') && hasVowel(part.slice(0, -1))) part = `${part.slice(0, -1)}i`;
  return part.endsWith('e') && part.length >= LENGTH_THAT_LOSES_E ? part.slice(0, -1) : part;
}
