// What a mistyped word of a question was meant to be: a word of the lexicon, whose lists are
// closed, one or two letters away. Grammar is only read where it says something of a number.
import { listForms } from '../forms.ts';
import { isKnownWord } from '../meaning/phrases.ts';
import type { Match } from '../phrases.ts';
import { SpellingIndex } from '../slips.ts';
import type { Token } from '../tokens.ts';
import type { Sense } from './lexicon.ts';

/** A word that was read as another. */
export interface Respelled {
  token: Token;
  word: string;
  /** Of another place, as near: "Nigera" may be Niger too. */
  other: string | null;
  /** By what stands beside it, as in "betwen 5 and 10", or by its letters. */
  isCertain: boolean;
}

/** A word of phrases. */
interface Entry {
  /** Of longer ones alone, as "south" of "South Africa". */
  isPart: boolean;
  languages: Set<string>;
}

/** These say something only of a number or a date. */
const OF_NUMBERS: ReadonlyArray<Sense['is']> = [
  'compare',
  'between',
  'date',
  'scale',
  'and',
  'period',
  'ordinal',
  'month',
];
/** Too often part of what is described to ask for anything. */
const WEAK: ReadonlyArray<Sense['is']> = [
  'small',
  'ordinary',
  'loose',
  'unanswerable',
  'who',
  'byMeaning',
];
const TWO_EDITS_FROM = 7;
const SHORT = 4;
const SHORTEST = 3;
/** More unknown words than questions have. */
const MOST_RESPELLED = 12;
const LONGEST_PHRASE = 6;
const LETTERS = /^[\p{L}\p{M}]{3,30}$/u;
const CAPITALS = /^\p{Lu}{2,5}$/u;

export class Spelling {
  private readonly index = new SpellingIndex();
  private readonly entries = new Map<string, Entry>();
  private readonly weights = new Map<string, number>();
  private readonly match: (tokens: readonly Token[], at: number) => Match<Sense> | null;

  constructor(match: (tokens: readonly Token[], at: number) => Match<Sense> | null) {
    this.match = match;
  }

  /** A phrase of the lexicon. */
  add(words: readonly string[], sense: Sense, language: string | null): void {
    if (sense.is === 'ordinary' || (sense.is === 'place' && sense.kind === 'city')) return;
    for (const word of words) {
      if (!LETTERS.test(word)) continue;
      const entry = this.entries.get(word) ?? { isPart: true, languages: new Set() };
      entry.isPart &&= words.length > 1;
      if (language) entry.languages.add(language);
      this.entries.set(word, entry);
      this.index.add(word);
    }
  }

  /** How many startups the record has of a country: of two as near, the larger is meant. */
  weigh(slug: string, startups: number): void {
    this.weights.set(slug, startups);
  }

  /** Whether it is a word of the lexicon but for a letter. */
  isNear(word: string): boolean {
    return word.length > SHORT && this.index.listWithin(word, 1).length > 0;
  }

  /** What mistyped words were meant to be. Names are left as they are: of so many words here. */
  correct(tokens: readonly Token[], text: string, nameAt: (at: number) => number): Respelled[] {
    const found: Respelled[] = [];
    const read = [...tokens];
    const isAsking = this.asksForSomething(read);
    let tried = 0;
    for (let at = 0; at < read.length; ) {
      const token = read[at] as Token;
      const phrase = this.match(read, at);
      const named = nameAt(at);
      const isWord = phrase !== null || isKnownWord(token.key);
      const isOpen =
        named === 0 &&
        tried < MOST_RESPELLED &&
        (!phrase || (phrase.length === 1 && phrase.senses.every(({ is }) => WEAK.includes(is)))) &&
        isMistyped(token, text) &&
        (!isWord || isBesideNumber(read, at, 1));
      if (isOpen) {
        tried += 1;
        const meant = this.nearest(read, at, { isWord, isAsking });
        if (meant) {
          found.push({ token, ...meant });
          read[at] = { ...token, key: meant.word };
        }
      }
      at += Math.max(1, named, phrase?.length ?? 1);
    }
    return found;
  }

  private asksForSomething(tokens: readonly Token[]): boolean {
    for (let at = 0; at < tokens.length; ) {
      const phrase = this.match(tokens, at);
      if (phrase?.senses.some(({ is }) => !WEAK.includes(is))) return true;
      at += phrase?.length ?? 1;
    }
    return tokens.length <= 2;
  }

  private nearest(
    tokens: readonly Token[],
    at: number,
    how: { isWord: boolean; isAsking: boolean },
  ): Omit<Respelled, 'token'> | null {
    const { key } = tokens[at] as Token;
    const most = key.length >= TWO_EDITS_FROM && !how.isWord ? 2 : 1;
    const edits = new Map<string, number>();
    for (const form of listForms(key)) {
      if (form.length < SHORTEST) continue;
      for (const near of this.index.listWithin(form, most)) {
        edits.set(near.word, Math.min(near.edits, edits.get(near.word) ?? most));
      }
    }
    const spoken = this.languagesBeside(tokens, at);
    const ranked = [...edits].flatMap(([word, count]) => {
      const one = this.rank(tokens, at, word, count, how);
      if (!one) return [];
      const isSpoken = [...(this.entries.get(word)?.languages ?? [])].some((of) => spoken.has(of));
      return [{ ...one, slips: one.slips - (isSpoken ? 0.2 : 0) }];
    });
    ranked.sort((a, b) => a.slips - b.slips || b.weight - a.weight);
    const [best, ...others] = ranked;
    if (!best) return null;
    const { word, place, isCertain } = best;
    const other = others.find(
      (one) => place && one.place && one.place !== place && one.slips < best.slips + 0.5,
    );
    return { word, other: other?.word ?? null, isCertain };
  }

  /** How far from what was typed it is; null where it cannot stand there. */
  private rank(
    tokens: readonly Token[],
    at: number,
    word: string,
    edits: number,
    { isWord, isAsking }: { isWord: boolean; isAsking: boolean },
  ) {
    const { key } = tokens[at] as Token;
    const phrase = this.phraseWith(tokens, at, word);
    if (!phrase || (this.entries.get(word)?.isPart && phrase.length === 1)) return null;
    const is = phrase.senses.map((sense) => sense.is);
    const isOfNumber = is.some((one) => OF_NUMBERS.includes(one));
    const isFitting = isOfNumber && isBesideNumber(tokens, phrase.from, phrase.length);
    const isLonger = phrase.length > 1;
    // "more then 10m": a word, but another makes a phrase with what stands beside it.
    if (isWord && !(isFitting && isLonger)) return null;
    if (is.every((one) => OF_NUMBERS.includes(one)) && !isFitting) return null;
    const startsAlike = key[0] === word[0];
    const isSwap = sortLetters(key) === sortLetters(word);
    const isSure = isFitting || isLonger;
    if (key.length === SHORTEST && !(isSure && startsAlike)) return null;
    if (!isSure && !isAsking) return null;
    if (!isSure && !startsAlike && edits > 1) return null;
    // Any word may be a letter off from a small one.
    const isChanged = key.length === word.length && !isSwap;
    if (is.every((one) => WEAK.includes(one)) && (isChanged || !startsAlike)) return null;
    if (!isSure && key.length === SHORT && !(startsAlike && (isSwap || key.length < word.length)))
      return null;
    const place = phrase.senses.find((sense) => sense.is === 'place');
    const slug = place ? place.slug || place.iso2 : null;
    const slips = edits + (startsAlike ? 0 : 0.4) - (isSwap ? 0.3 : 0) - (isSure ? 0.4 : 0);
    const weight = slug ? 1 + (this.weights.get(slug) ?? 0) : 1;
    return { word, slips, weight, place: slug, isCertain: isSure || isSwap };
  }

  /** The first phrase that holds a place once the word stands there. */
  private phraseWith(tokens: readonly Token[], at: number, word: string) {
    const read = tokens.with(at, { ...(tokens[at] as Token), key: word });
    for (let from = Math.max(0, at - 3); from <= at; from++) {
      const phrase = this.match(read.slice(0, from + LONGEST_PHRASE), from);
      if (phrase && from + phrase.length > at) return { ...phrase, from };
    }
    return null;
  }

  /** Those that most of the other words belong to. */
  private languagesBeside(tokens: readonly Token[], at: number): ReadonlySet<string> {
    const counts = new Map<string, number>();
    for (const [place, { key }] of tokens.entries()) {
      if (place === at) continue;
      for (const one of this.entries.get(key)?.languages ?? []) {
        counts.set(one, (counts.get(one) ?? 0) + 1);
      }
    }
    const most = Math.max(0, ...counts.values());
    return new Set([...counts].filter(([, count]) => count === most).map(([one]) => one));
  }
}

/** A word, not in quotation marks, and no acronym. */
function isMistyped({ key, from, to, isQuoted, isCode }: Token, text: string): boolean {
  const isAcronym = CAPITALS.test(text.slice(from, to)) && /\p{Ll}/u.test(text);
  return LETTERS.test(key) && !isQuoted && !isCode && !isAcronym;
}

const sortLetters = (word: string) => [...word].sort().join('');

const SIGN = /^(?:[$€£₦₵<>]|us|usd|eur|ksh|kes|ngn|zar|egp|dola|dollars?|dolares|euros?)$/;

/** A number stands before it, or within three words behind it. */
function isBesideNumber(tokens: readonly Token[], from: number, length: number): boolean {
  const behind = from + length;
  return [from - 1, behind, behind + 1, behind + 2].some((place) => {
    const token = tokens[place];
    return token !== undefined && (token.value !== undefined || SIGN.test(token.key));
  });
}
