// Other forms of words that the vocabulary has, in languages that bend words more than English.
import { readVocabularyFiles } from './vocabulary/vocabulary-files.server.ts';
import { splitWords } from './words.ts';

const LEAST = 3;

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
    if (prefix === '' || root.length - prefix.length < LEAST) return root;
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

interface Family {
  languages: string[];
  /** Of words that may be of this family. */
  pattern: RegExp;
  rootOf: (word: string) => string;
}

const FAMILIES: Family[] = [
  { languages: ['sw'], pattern: /^[a-z]{4,}$/, rootOf: swahiliRoot },
  { languages: ['fr', 'pt'], pattern: /^[a-z]{5,}$/, rootOf: romanceRoot },
  { languages: ['ar'], pattern: /^\p{Script=Arabic}{4,}$/u, rootOf: arabicRoot },
];

export class WordForms {
  private readonly families = listFamilies();

  /** A word of the vocabulary that this may be another form of. */
  knownFormOf(word: string): string | null {
    for (const { pattern, rootOf, known } of this.families) {
      const found = pattern.test(word) ? known.get(rootOf(word)) : undefined;
      if (found) return found;
    }
    return null;
  }
}

function listFamilies() {
  const concepts = Object.values(readVocabularyFiles()).flatMap((file) => file.concepts);
  return FAMILIES.map((family) => {
    const { languages, rootOf } = family;
    const phrases = languages.flatMap((language) =>
      concepts.flatMap(({ words }) => words[language] ?? []),
    );
    return { ...family, known: listRoots(phrases.map(splitWords), rootOf) };
  });
}

/** Of words that are phrases of their own first. */
function listRoots(phrases: string[][], rootOf: Family['rootOf']): Map<string, string> {
  const roots = new Map<string, string>();
  for (const words of phrases.sort((a, b) => a.length - b.length)) {
    for (const word of words) {
      const root = rootOf(word);
      if (root.length >= LEAST && !roots.has(root)) roots.set(root, word);
    }
  }
  return roots;
}
