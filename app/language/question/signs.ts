// What a question asks of somebody whom it names, by the kinds of words that stand in it: for
// wordings that no phrase of named.json has.
import { foldLetters } from '../tokens.ts';
import named from './lexicon/named.json' with { type: 'json' };
import signs from './lexicon/signs.json' with { type: 'json' };
import { readWords } from './patterns.ts';

export type Role = keyof typeof named.role;
export type Fact = keyof typeof named.fact;
/** Those of `signs.json` alone have no phrases. */
export type Step = keyof typeof named.step | 'near' | 'foundersBacked' | 'ofLeads';
export type Kind = keyof typeof signs.words;
export type Sign =
  | `fact.${Fact}`
  | `role.${Role}`
  | `step.${Step}`
  | 'investors'
  | 'backed'
  | 'shared'
  | 'ages'
  | 'versus'
  | 'sold'
  | 'deal'
  | 'coInvestors'
  | 'share'
  | 'sum';
export type Named = keyof Omit<typeof signs, 'about' | 'words'>;

const WORDS = Object.entries(signs.words).map(([kind, words]) => ({
  kind: kind as Kind,
  pattern: new RegExp(`^(?:${words.map(toPattern).join('|')})`, 'u'),
}));

function toPattern(word: string): string {
  const isWhole = word.endsWith('.');
  return foldLetters(isWhole ? word.slice(0, -1) : word) + (isWhole ? '(?!\\p{L})' : '');
}

/** What Arabic writes together with the word behind it. */
const JOINED = /^(?:[وف])?(?:[بكل])?(?:ال)?(?=\p{L}{3})/u;

/** What Swahili writes before a verb, without and with its object: "iliyonunua", "kuinunua". */
const SUBJECT =
  '^(?:ni|u|a|tu|m|wa|i|zi|li|ya|ki|vi|ku)(?:li|me|na|ta|mesha)(?:ye|o|yo|cho|vyo|zo)?';
const CONJUGATED = [SUBJECT, '^ku'].flatMap((subject) =>
  ['', '(?:i|u|ki|vi|zi|wa)'].map((object) => new RegExp(`${subject}${object}(?=\\p{L}{4})`, 'u')),
);

/** Of one word. */
export function listKinds(key: string): Kind[] {
  const forms = [key, ...[JOINED, ...CONJUGATED].map((written) => key.replace(written, ''))];
  return WORDS.flatMap(({ kind, pattern }) =>
    forms.some((form) => pattern.test(form)) ? [kind] : [],
  );
}

/** Of all words of a text. */
export const kindsIn = (text: string): ReadonlySet<Kind> =>
  new Set(readWords(text).flatMap(({ key }) => listKinds(key)));

/** What is asked, the likeliest first; `others` is what stands beside the names. */
export function listSigns(others: string, named: Named): Sign[] {
  const kinds = kindsIn(others);
  return signs[named].flatMap(([sign = '', all = '']) =>
    all.split(' ').every((kind) => isThere(kind, kinds)) ? [sign as Sign] : [],
  );
}

/** Whether some kind of words has it. */
export const isSign = (key: string): boolean => listKinds(key).length > 0;

const isThere = (kind: string, kinds: ReadonlySet<string>): boolean =>
  kind.startsWith('!') ? !kinds.has(kind.slice(1)) : kinds.has(kind);
