// The one thing of the record that some words of a question name.
import type { Sql } from '../../data/database.ts';
import { isKnownWord } from '../../language/meaning/phrases.ts';
import type { NamedThing } from '../../language/question/row.ts';
import { keyOf, MAX_NAME_WORDS } from '../../language/question/row.ts';
import { isArabic, readTokens, type Token } from '../../language/tokens.ts';
import { once } from '../names/once.server.ts';
import { loadLexicon } from './lexicon.server.ts';
import { QuestionNames } from './question-names.server.ts';

/** Beside a name stand words of grammar, "startup", a place: not words that nobody knows. */
const BESIDE = ['small', 'who', 'returns', 'place', 'cue', 'date', 'period', 'known', 'and'];
const SHORTEST = 2;
/** Of a name in Arabic letters, among words of which some sound like one by chance. */
const MOST_AMONG_OTHERS = 0.2;
const GRAMMAR = ['small', 'who', 'compare', 'date', 'between', 'not', 'and'];

const isNamed = ({ name }: NamedThing, key: string) => keyOf(readTokens(name)) === key;

/** Scripts without capitals have names as they are. */
const CAPITAL = /^(?:\p{Lu}|\p{Lo})/u;
const POSSESSIVE = /[’']s\b/g;

export interface NamedIn {
  thing: NamedThing;
  /** What is beside the name. */
  others: string;
  /** As it is written. */
  words: string;
}

/** The words of this key, and what stands beside them. */
function cutName(
  text: string,
  tokens: readonly Token[],
  key: string,
): Pick<NamedIn, 'words' | 'others'> {
  for (let at = 0; at < tokens.length; at++) {
    for (let end = at + 1; end <= tokens.length; end++) {
      if (keyOf(tokens.slice(at, end)) !== key) continue;
      const [from, to] = [tokens[at]?.from, tokens[end - 1]?.to];
      return {
        words: text.slice(from, to),
        others: `${text.slice(0, from)} ${text.slice(to)}`.trim(),
      };
    }
  }
  return { words: text, others: '' };
}

/**
 * The likeliest of these kinds; null where words that nobody knows are beside the name, but for a
 * name in capitals where `isAmongOthers`.
 */
export function findNamedIn(
  sql: Sql,
  given: string,
  now: Date,
  kinds: ReadonlyArray<NamedThing['kind']>,
  { isAmongOthers = false } = {},
): Promise<NamedIn | null> {
  const key = ['named', given, kinds, isAmongOthers];
  return once(key, () => find(sql, given, now, kinds, isAmongOthers));
}

async function find(
  sql: Sql,
  given: string,
  now: Date,
  kinds: ReadonlyArray<NamedThing['kind']>,
  isAmongOthers: boolean,
): Promise<NamedIn | null> {
  const lexicon = await loadLexicon(sql, now);
  const words = given.replaceAll(POSSESSIVE, '').trim();
  if (words === '') return null;
  const asked = new QuestionNames(sql, words, lexicon, now);
  const exact = await asked.listWritten();
  const written = new Map([...(await asked.listShortened(exact)), ...exact]);
  // Its own name before a former or short one of another.
  const ofKinds = (things: readonly NamedThing[] = [], key = '') =>
    things
      .filter(({ kind }) => kinds.includes(kind))
      .sort((a, b) => Number(isNamed(b, key)) - Number(isNamed(a, key)));
  const tokens = readTokens(words);
  for (let length = Math.min(tokens.length, MAX_NAME_WORDS); length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const key = keyOf(tokens.slice(at, at + length));
      const [thing] = ofKinds(written.get(key), key);
      const others = [...tokens.slice(0, at), ...tokens.slice(at + length)];
      const areSmall = isAmongOthers
        ? CAPITAL.test(words.slice(tokens[at]?.from)) || isNoWord(tokens.slice(at, at + length))
        : others.every((token) => isBeside(token));
      if (key.length < SHORTEST || !thing || !areSmall || isGrammar(tokens, at, length)) continue;
      return { thing, ...cutName(words, tokens, key) };
    }
  }
  if (isAmongOthers) {
    for (const [key, things] of isArabic(words)
      ? await asked.listSpelledInArabic(MOST_AMONG_OTHERS)
      : []) {
      const [thing] = ofKinds(things);
      if (thing) return { thing, ...cutName(words, tokens, key) };
    }
    return null;
  }
  const said = new QuestionNames(sql, asked.withoutSmall(), lexicon, now);
  const isAlone = readTokens(asked.withoutSmall()).length === 1;
  const spelled = await said.listSpelledInArabic(isAlone ? undefined : MOST_AMONG_OTHERS);
  for (const [key, things] of spelled) {
    const [thing] = ofKinds(things);
    if (thing) return { thing, ...cutName(words, tokens, key) };
  }
  const [thing] = ofKinds(await said.listMeant({ isWhole: true }));
  return thing ? { thing, others: '', words } : null;

  /** "over how many rounds" names no startup called Over. */
  function isGrammar(all: readonly Token[], at: number, length: number): boolean {
    const [own] = all.slice(at, at + length);
    if (length > 1 || !own || own.isQuoted) return false;
    const senses = lexicon.phrases.match([own], 0)?.senses ?? [];
    const isLower = /^\p{Ll}/u.test(words.slice(own.from));
    return isLower && senses.some(({ is }) => GRAMMAR.includes(is));
  }

  /** "lidya", "kune food", "d.light"; "wave" may be one of the sea. */
  function isNoWord(own: readonly Token[]): boolean {
    const written = words.slice(own[0]?.from, own.at(-1)?.to);
    if (/\p{L}[.&]\p{L}/u.test(written)) return true;
    return own.some(({ key }) => !isKnownWord(key)) && !lexicon.phrases.match(own, 0);
  }

  function isBeside(token: Token): boolean {
    if (/^(?:19|20)\d\d$/.test(token.key)) return true;
    const senses = lexicon.phrases.match([token], 0)?.senses ?? [];
    return senses.some(({ is }) => BESIDE.includes(is)) || !/[\p{L}\p{N}]/u.test(token.key);
  }
}
