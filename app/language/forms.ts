// Forms of a word: what it may be an inflection of, its stem, its root.
import { isArabic } from './tokens.ts';

/** The word itself first, then what it may be an inflection of, by rules of five languages. */
export function listForms(word: string): string[] {
  if (word.length < 4) return word.length === 3 && isArabic(word) ? listArabicForms(word) : [word];
  if (isArabic(word)) return listArabicForms(word);
  const forms = [word];
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  if (singular !== word) {
    forms.push(singular);
    // "après" is not the plural of April.
    if (word.endsWith('es') && word.length > 5) forms.push(word.slice(0, -2));
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
    if (word.endsWith('oes')) forms.push(`${word.slice(0, -3)}ao`);
  }
  if (singular.endsWith('a')) forms.push(`${singular.slice(0, -1)}o`);
  if (singular.length < 5) return forms;
  if (word.endsWith('e') || singular.endsWith('a')) forms.push(singular.slice(0, -1));
  // Participles: sediado, sediada.
  if (/[ai]do$/.test(singular)) forms.push(`${singular.slice(0, -1)}a`);
  if (singular.endsWith('enne')) forms.push(singular.slice(0, -2));
  return forms;
}

const ARABIC_PREFIXES = ['', 'ال', 'و', 'ب', 'ل', 'ف', 'لل', 'وال', 'بال', 'فال', 'ك'];
const ARABIC_ENDINGS = ['', 'ه', 'ات', 'ين', 'ون', 'ا', 'يه'];

function listArabicForms(word: string): string[] {
  const forms = new Set([word]);
  for (const prefix of ARABIC_PREFIXES) {
    if (!word.startsWith(prefix) || word.length - prefix.length < 2) continue;
    const rest = word.slice(prefix.length);
    forms.add(rest);
    for (const ending of ARABIC_ENDINGS) {
      if (!rest.endsWith(ending) || rest.length - ending.length < 3) continue;
      // الفئه is no form of الف: its first letters are the article.
      if (
        prefix === '' &&
        ending !== '' &&
        rest.length - ending.length === 3 &&
        rest.startsWith('ال')
      )
        continue;
      const stem = rest.slice(0, rest.length - ending.length);
      forms.add(stem);
      // شركات is the plural of شركه.
      if (ending === 'ات') forms.add(`${stem}ه`);
    }
  }
  return [...forms];
}

// The stem is what the first step of M. F. Porter, "An algorithm for suffix stripping" (Program
// 14(3), 1980) leaves: without plurals, -ed, -ing and a final -e, which suits French plurals too.
// Later steps would merge mobile and mobility, hospital and hospitality.

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

export const SHORTEST_ROOT = 3;

// Swahili puts into prefixes what other languages put into endings: mkulima is a farmer, wakulima
// farmers; nunua buy, wananunua they buy, sokoni at the market.
const SWAHILI_PREFIX =
  /^(?:wa|tu|ni|mi|mw|m|ki|vi|li|ya|ma|zi|ku|hu|na|me|ta|si|ha|ji|ka|ye|yo|zo|lo|cho|vyo|a|u|i)/;

/** Without prefixes, the ending of places and the last vowel, which turns with the mood. */
export function swahiliRoot(word: string): string {
  let root = word.length > 5 ? word.replace(/ni$/, '') : word;
  root = root.replace(/[aei]$/, '');
  for (;;) {
    const prefix = SWAHILI_PREFIX.exec(root)?.[0] ?? '';
    if (prefix === '' || root.length - prefix.length < SHORTEST_ROOT) return root;
    root = root.slice(prefix.length);
  }
}

const ENDINGS = [
  // French
  'issaient issement issent issons issait issant issez eraient erions erait erons eront erai',
  'aient antes ante ants ant ions ait ais ent ons eurs euses eur euse ees ee',
  // Portuguese
  'assem essem issem ariam eriam iriam avamos aremos ando endo indo aram eram iram avam ava',
  'amos emos imos ados adas ado ada idos idas ido ida iam ia ou eu iu am em',
  // both
  'ez er ir re ar as os es is it a o e i s u',
];
const ROMANCE = new RegExp(
  `(?<=.{4})(?:${ENDINGS.join(' ')
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')})$`,
);

/** pourrissaient, pourrir → pourr. */
export function romanceRoot(word: string): string {
  return word.replace(ROMANCE, '');
}

const JOINED = /^[وف]?(?:[بلك]?ال|لل|[بلكس])?(?=.{3})/u;
const PERSON = /^[اينتم](?=.{3})/u;
const ENDING = /(?<=.{3})(?:وها|ونه|تها|تهم|نها|ات|ون|ين|وا|نا|ها|هم|كم|ني|يه|ته|ت|ه|ي|ك|ا)$/u;

/** وندفعها, دفع → دفع: what is written together with a word, its person and its ending. */
export function arabicRoot(word: string): string {
  return word.replace(JOINED, '').replace(PERSON, '').replace(ENDING, '');
}
