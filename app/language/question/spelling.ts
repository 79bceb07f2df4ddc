// What a mistyped word of a question was meant to be: a word of the lexicon, whose lists are
// closed, one or two letters away. Grammar is only read where it says something of a number.
import { listForms, stem } from '../forms.ts';
import { isKnownWord } from '../meaning/phrases.ts';
import type { Match } from '../phrases.ts';
import { SpellingIndex } from '../slips.ts';
import type { Token } from '../tokens.ts';
import { fitOf, type MatchPhrase, OF_NUMBERS } from './fit.ts';
import { introducesName, type Sense, slugOf } from './sense.ts';

/** A word that was read as another. */
export interface Respelled {
  token: Token;
  word: string;
  /** Of another place, as near: "Nigera" may be Niger too. */
  other: string | null;
  /** By what stands beside it, as in "betwen 5 and 10", or by its letters. */
  isCertain: boolean;
}

type Meant = Omit<Respelled, 'token'>;

/** What is known of a word before it is read as another. */
interface Beside {
  /** A word of a language, so that another has to make more of what stands beside it. */
  isWord: boolean;
  /** Whether the rest asks for something, and describes nothing alone. */
  isAsking: boolean;
  /** Read by its ending as something, unless it lacks a letter of a place. */
  isBent: boolean;
}

/** A word of phrases. */
interface Entry {
  /** Of longer ones alone, as "south" of "South Africa". */
  isPart: boolean;
  languages: Set<string>;
}

/** Too often part of what is described to ask for anything. */
const WEAK: ReadonlyArray<Sense['is']> = [
  'small',
  'ordinary',
  'loose',
  'unanswerable',
  'who',
  'byMeaning',
];
const OF_TIME: ReadonlyArray<Sense['is']> = ['date', 'period', 'month', 'small'];
const TWO_EDITS_FROM = 8;
/** A word near another form than the one that was typed is a little farther. */
const OF_A_FORM = 0.15;
/** What a question is about. */
const SUBJECTS: ReadonlyArray<Sense['is']> = ['place', 'industry', 'returns', 'kind', 'round'];
const SHORT = 4;
const SHORT_STILL = 5;
const SHORTEST = 3;
/** More unknown words than questions have. */
const MOST_RESPELLED = 8;
const LONGEST_PHRASE = 6;
const LETTERS = /^[\p{L}\p{M}]{3,30}$/u;
const SWAHILI_VERB = /^(?:[aiu]|wa|zi|ya|ki)(?:li|me|na|ta)/;
const CAPITALS = /^\p{Lu}{2,5}$/u;

export class Spelling {
  private readonly index = new SpellingIndex();
  private readonly entries = new Map<string, Entry>();
  private readonly weights = new Map<string, number>();
  private readonly match: MatchPhrase;

  constructor(match: MatchPhrase) {
    this.match = match;
  }

  /** A phrase of the lexicon. */
  add(words: readonly string[], sense: Sense, language: string | null): void {
    const isCity = sense.is === 'place' && sense.kind === 'city';
    if (sense.is === 'ordinary') return;
    for (const word of words) {
      if (!LETTERS.test(word)) continue;
      const entry = this.entries.get(word) ?? { isPart: true, languages: new Set() };
      entry.isPart &&= words.length > 1;
      if (language) entry.languages.add(language);
      this.entries.set(word, entry);
      if (!isCity) this.index.add(word);
    }
  }

  /** How many startups are of a country or an industry: of two as near, the larger is meant. */
  weigh(slug: string, startups: number): void {
    this.weights.set(slug, startups);
  }

  /** Whether it stands in any phrase. */
  has(word: string): boolean {
    return this.entries.has(word);
  }

  /** Whether it is a place but for a letter. */
  isNear(word: string): boolean {
    if (word.length <= SHORT) return false;
    return this.index.listWithin(word, 1).some((near) => this.isPlace(near.word));
  }

  /** Whether it is any word of these but for a letter. */
  isSlipOfWord(word: string): boolean {
    return word.length > SHORT && this.index.listWithin(word, 1).length > 0;
  }

  /** What mistyped words were meant to be. Names are left as they are: of so many words here. */
  correct(tokens: readonly Token[], text: string, nameAt: (at: number) => number): Respelled[] {
    const found: Respelled[] = [];
    const read = [...tokens];
    const isAsking = this.asksForSomething(read);
    let tried = 0;
    let before: readonly Sense[] = [];
    for (let at = 0; at < read.length; ) {
      const token = read[at] as Token;
      const phrase = this.match(read, at);
      const named = nameAt(at);
      const isBent = phrase !== null && this.isBent(token, phrase);
      const isWord = !isBent && (phrase !== null || isKnownWord(token.key));
      const isOpen =
        named === 0 &&
        !before.some(introducesName) &&
        tried < MOST_RESPELLED &&
        isMistyped(token, text) &&
        (!phrase || isBent || isWeak(phrase) || this.isMisplaced(read, at, phrase));
      if (isOpen) {
        tried += 1;
        const meant = this.nearest(read, at, { isWord, isBent, isAsking });
        const root = phrase ? stem : (word: string) => word;
        const isOther = meant && root(meant.word) !== root(token.key);
        if (isOther && (tokens.length > 1 || this.isPlace(meant.word))) {
          found.push({ token, ...meant });
          read[at] = { ...token, key: meant.word };
        }
      }
      before = phrase?.senses ?? [];
      at += Math.max(1, named, phrase?.length ?? 1);
    }
    return found;
  }

  /** A word of time beside an amount: "mois de 2 millions", "at last 5 million". */
  private isMisplaced(tokens: readonly Token[], at: number, { length, senses }: Match<Sense>) {
    if (length > 1 || !senses.every(({ is }) => OF_TIME.includes(is))) return false;
    const number = [at + 1, at + 2].find((place) => tokens[place]?.value !== undefined);
    if (number === undefined) return false;
    const isScale = this.match(tokens, number + 1)?.senses.some(({ is }) => is === 'scale');
    const before = this.match(tokens, number - 1)?.senses ?? [];
    return isScale || before.some(({ is }) => is === 'currency');
  }

  /** Of a word alone, which is rather a name than anything else. */
  private isPlace(word: string): boolean {
    const senses = this.match([{ key: word, from: 0, to: word.length }], 0)?.senses ?? [];
    return senses.some(({ is }) => is === 'place');
  }

  /** By an ending that it may not have: "Nigera" is no feminine of Niger; "zambiana" is one. */
  private isBent({ key }: Token, { length, senses }: Match<Sense>): boolean {
    if (length > 1 || this.entries.has(key) || !/^[a-z]{4,}a$/.test(key)) return false;
    if (key.endsWith('ana') && this.entries.has(`${key.slice(0, -1)}o`)) return false;
    return senses.every(({ is }) => is === 'place' || is === 'currency');
  }

  private asksForSomething(tokens: readonly Token[]): boolean {
    for (let at = 0; at < tokens.length; ) {
      const phrase = this.match(tokens, at);
      if (phrase?.senses.some(({ is }) => !WEAK.includes(is))) return true;
      at += phrase?.length ?? 1;
    }
    return tokens.length <= 2;
  }

  private nearest(tokens: readonly Token[], at: number, how: Beside): Meant | null {
    const { key } = tokens[at] as Token;
    const near = new Map<string, { form: string; edits: number }>();
    for (const form of listForms(key)) {
      if (form.length < SHORTEST) continue;
      const most = form.length >= TWO_EDITS_FROM && !how.isWord ? 2 : 1;
      for (const { word, edits } of this.index.listWithin(form, most)) {
        const count = edits + (form === key ? 0 : OF_A_FORM);
        if (count < (near.get(word)?.edits ?? 9)) near.set(word, { form, edits: count });
      }
    }
    const spoken = this.languagesBeside(tokens, at);
    const ranked = [...near].flatMap(([word, { form, edits }]) => {
      const isSpoken = [...(this.entries.get(word)?.languages ?? [])].some((of) => spoken.has(of));
      const one = this.rank(tokens, at, { word, form, edits }, how);
      // French "s'élèvent" is no slip of English "eleven".
      if (!one || (one.isNumber && spoken.size > 0 && !isSpoken)) return [];
      return [{ ...one, slips: one.slips - (isSpoken ? 0.2 : 0) }];
    });
    ranked.sort((a, b) => a.slips - b.slips || b.weight - a.weight);
    // Of places the larger is meant rather, where another is hardly nearer.
    const close = ranked.filter(({ slips }) => slips < (ranked[0]?.slips ?? 0) + 0.25);
    const best = ranked[0]?.place ? close.toSorted((a, b) => b.weight - a.weight)[0] : ranked[0];
    if (!best) return null;
    const { word, place, isCertain } = best;
    const other = ranked.find(
      (one) => place && one.place && one.place !== place && one.slips < best.slips + 0.5,
    );
    return { word, other: how.isBent ? key : (other?.word ?? null), isCertain };
  }

  /** How far from what was typed it is; null where it cannot stand there. */
  private rank(
    tokens: readonly Token[],
    at: number,
    { word, form: key, edits }: { word: string; form: string; edits: number },
    { isWord, isBent, isAsking }: Beside,
  ) {
    const phrase = this.phraseWith(tokens, at, word);
    if (!phrase || (this.entries.get(word)?.isPart && phrase.length === 1)) return null;
    const is = phrase.senses.map((sense) => sense.is);
    const fit = fitOf(tokens, phrase, is, this.match);
    const isLonger = phrase.length > 1;
    const isStem = stem(word) === stem(key);
    // "more then 10m", "etre 5 et 10": a word, but another makes more of what stands beside it.
    const isBetter = fit === 'close' || (fit === 'number' && (isLonger || isStem)) || isStem;
    if (isWord && !isBetter) return null;
    if (isBent && !(is.includes('place') && word.length > key.length)) return null;
    const needsFit = is.every((one) => OF_NUMBERS.includes(one) || one === 'not');
    const startsAlike = key[0] === word[0];
    const isNo = is.includes('not') && isLonger && startsAlike;
    if (needsFit && !fit && !isNo) return null;
    // "Tiger" is no Niger: a short word keeps its first letter, unless two changed places.
    const isSwap = sortLetters(key) === sortLetters(word);
    if (key.length <= SHORT_STILL && !startsAlike && !isSwap) return null;
    // What turns a meaning round is not found in a longer word.
    const { length } = (tokens[at] as Token).key;
    if (is.includes('not') && length > word.length + 1) return null;
    const isSure = fit !== null || (isLonger && (needsFit || !!this.entries.get(word)?.isPart));
    const isChanged = key.length === word.length && !isSwap;
    // Two letters changed, or another root behind the same Swahili prefixes, make another word:
    // "ilibuniwa" was founded, "ilifungwa" closed.
    if (edits >= 2 && (isChanged || SWAHILI_VERB.test(key))) return null;
    if (key.length === SHORTEST && !(isSure && startsAlike)) return null;
    if (!isSure && (!isAsking || (!startsAlike && edits > 1))) return null;
    if (!isSure && key.length === SHORT && (!startsAlike || key.length > word.length || isChanged))
      return null;
    // Any word may be a letter off from a small one, "naked" from "named".
    const isSubject = is.some((one) => SUBJECTS.includes(one));
    const isDoubtful = is.every((one) => WEAK.includes(one)) || (!isSubject && key.length <= 5);
    if (!isSure && isDoubtful && (isChanged || !startsAlike)) return null;
    const slug = slugOf(phrase.senses);
    const isApt = fit === 'close' || is.includes(fit === 'year' ? 'date' : 'compare');
    const slips =
      edits +
      (startsAlike ? 0 : 0.4) -
      (isSwap ? 0.3 : 0) -
      (isSure ? 0.4 : 0) -
      (fit && isApt ? 0.1 : 0) +
      0.1 * Math.sign(key.length - word.length);
    const place = is.includes('place') ? slug : null;
    const weight = slug ? 1 + (this.weights.get(slug) ?? 0) : 1;
    const isNumber = is.includes('number');
    return { word, slips, weight, place, isNumber, isCertain: isSure || isSwap };
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

  /** The languages that most of the other words belong to. */
  languagesBeside(tokens: readonly Token[], at: number): ReadonlySet<string> {
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

const isWeak = ({ length, senses }: Match<Sense>) =>
  length === 1 && senses.every(({ is }) => WEAK.includes(is));

const sortLetters = (word: string) => [...word].sort().join('');
