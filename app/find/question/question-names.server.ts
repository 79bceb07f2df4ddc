// Startups, investors and people whose names are in a question, as written or nearly so: looked
// up step by step, as far as the reading of the question needs them.
import type { Sql } from '../../data/database.ts';
import { distanceOf, soundKeysOf, soundsLike } from '../../language/arabic-sound.ts';
import { isKnownWord } from '../../language/meaning/phrases.ts';
import type { Lexicon } from '../../language/question/lexicon.ts';
import type { Reading, Understood } from '../../language/question/reading.ts';
import { keyOf, listNameKeys, type NamedThing, type Names } from '../../language/question/row.ts';
import { isArabic, readTokens, type Token } from '../../language/tokens.ts';
import type { NameHit } from '../names/name-hit.ts';
import {
  listExactlyNamed,
  listExactlySounding,
  listWhollyBeginning,
} from '../names/name-rows.server.ts';
import { findNames, listMeantNames, listNames, type MeantName } from '../names/names.server.ts';
import { loadInitials, SHORT_FORM } from './lexicon.server.ts';

const NAME_CUES = ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy', 'invests', 'led', 'raised'];
const BEFORE_NAMES =
  'of by from with for about like and or de du des da do dos das par por pela pelo avec com et e ou ya za wa na kwa من ل و'.split(
    ' ',
  );
/** What a question for a name may say beside it, and where it asks for no kind of thing. */
const BESIDE_NAMES = ['small', 'who', 'fate', 'cue', 'returns', 'coverage', 'comparison'];
const DESCRIBING_NAMES = ['place', 'industry'];
const sayMost = (senses: readonly string[]): string =>
  senses.find((is) => BESIDE_NAMES.includes(is)) ?? senses[0] ?? 'small';

type Found = Map<string, NamedThing[]>;

const FULL_NAME_WORDS = [2, 3, 4];
const SIGNS = ['and', 'et', 'e', 'y', 'na', 'und', 'و', 'plus', 'mais'];
const isSign = ({ key }: Token) => SIGNS.includes(key);
const MOST_SPELLED_OUT = 60;
const BEGUN_WORDS = [2, 3, 4, 5, 6];
const LEAST_BEGUN = 10;
const ARABIC_NAME_WORDS = [1, 2, 3, 4];
const MOST_BESIDE_ONE_WORD = 8;
const MOST_KEYS = 200;
/** The Arabic "of", "by", "and", which are written together with a name. */
const JOINED = /^(?:[وبلف]|لل|ال)(?=...)/;
const MOST_WORDS_OF_NAME = 8;
/** So long a name has no other text near it. */
const LONG_NAME = 10;
/** AfDB is no slip of another name; PAYSTAK may be one. */
const ACRONYM = /^(?:[A-Z]{2,4}|[A-Z][a-z][A-Z]{2})$/;
const MOST_NAMES = 60;
/** A longer question is no name, but of one that is known. */
const MOST_WORDS = 5;

export class QuestionNames {
  private readonly sql: Sql;
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly now: Date;
  private readonly tokens: readonly Token[];
  /** Of the whole text. */
  readonly key: string;

  constructor(sql: Sql, text: string, lexicon: Lexicon, now: Date) {
    this.sql = sql;
    this.text = text;
    this.lexicon = lexicon;
    this.now = now;
    this.tokens = readTokens(text);
    this.key = keyOf(this.tokens);
  }

  /** Runs of so many words. */
  private runs(lengths: readonly number[]): Token[][] {
    return this.tokens.flatMap((_, at) =>
      lengths.flatMap((length) =>
        at + length <= this.tokens.length ? [this.tokens.slice(at, at + length)] : [],
      ),
    );
  }

  private isUnknown(token: Token | undefined): boolean {
    return token !== undefined && this.lexicon.phrases.match([token], 0) === null;
  }

  private isOrdinaryAlone(): boolean {
    const found = this.tokens.length === 1 ? this.lexicon.phrases.match(this.tokens, 0) : null;
    return found?.senses.some(({ is }) => is === 'ordinary') ?? false;
  }

  /** Beside other words: "الناشأة" is a slip of a common noun, and no name. */
  private isSlip({ key }: Token): boolean {
    return this.tokens.length > 2 && this.lexicon.phrases.spelling.isSlipOfWord(key);
  }

  /** Startups, investors and people of exactly the name of some words. */
  async listWritten(): Promise<Found> {
    const keys = listNameKeys(this.tokens);
    if (keys.length === 0) return new Map();
    const fullNames = this.tokens.flatMap((_, at) =>
      FULL_NAME_WORDS.map((length) =>
        this.tokens
          .slice(at, at + length)
          .map(({ key }) => key)
          .join(' '),
      ),
    );
    const spelledOut = this.listSpelledOut();
    const wanted = [...new Set([...keys, ...[...spelledOut.values()].flat()])];
    const found = await listExactlyNamed(this.sql, wanted, fullNames);
    const named: Found = Map.groupBy(
      found.filter(({ key }) => keys.includes(key)),
      ({ key }) => key,
    );
    for (const [written, spelled] of spelledOut) {
      const signed = found.filter(({ key, name }) => spelled.includes(key) && /[&+]/.test(name));
      if (signed.length > 0) named.set(written, [...(named.get(written) ?? []), ...signed]);
    }
    return named;
  }

  /**
   * Keys of words with and without those that may spell out a sign: "Baobab plus" is Baobab+. Of
   * two things either may be said in the singular.
   */
  private listSpelledOut(): Map<string, string[]> {
    const keys = new Map<string, string[]>();
    if (!this.tokens.some(isSign)) return keys;
    for (const run of this.runs([2, 3, 4, 5])) {
      const rest = run.filter((token) => !isSign(token));
      const key = keyOf(rest);
      if (rest.length === run.length || key.length <= 2) continue;
      const plural = rest.map((token) => `${token.key.replace(/s$/, '')}s`).join('');
      keys.set(keyOf(run), [key, plural]);
    }
    return new Map([...keys].slice(0, MOST_SPELLED_OUT));
  }

  /** Investors whose initials are in it, where they are no other word or name. */
  async listByInitials(written: Names): Promise<Found> {
    const isInCapitals = ({ from, to }: Token) => /^[A-Z]+$/.test(this.text.slice(from, to));
    const isOther = (token: Token) =>
      written.has(token.key) ||
      !this.isUnknown(token) ||
      (isKnownWord(token.key) && !isInCapitals(token));
    const tokens = this.tokens.filter((token) => SHORT_FORM.test(token.key) && !isOther(token));
    if (tokens.length === 0) return new Map();
    const initials = await loadInitials(this.sql, this.now);
    return new Map(
      tokens.flatMap((token) => {
        const found = initials.get(token.key);
        const isMeant = found && (!found.isOnlyInCapitals || isInCapitals(token));
        return isMeant ? [[token.key, [found.thing]] as const] : [];
      }),
    );
  }

  /** Longer names that several words begin: "Google Black Founders Fund" Africa. */
  async listBegun(): Promise<Found> {
    const keys = this.runs(BEGUN_WORDS)
      .filter((run) => run.some((token) => this.isUnknown(token)))
      .map(keyOf)
      .filter(({ length }) => length >= LEAST_BEGUN);
    const found = await listWhollyBeginning(this.sql, keys.slice(0, MOST_KEYS));
    return Map.groupBy(found, ({ key }) => key);
  }

  /** Names in Latin letters that words spell in Arabic letters. */
  async listSpelledInArabic(): Promise<Found> {
    // "فوري" is a word as well; alone it is the name.
    const isSpelled = (token: Token | undefined) =>
      isArabic(token?.key ?? '') && (this.isUnknown(token) || this.isOrdinaryAlone());
    const spelled = this.runs(ARABIC_NAME_WORDS).flatMap((run) => {
      // In a long sentence one word sounds like some name by chance.
      const isOften = this.tokens.length > MOST_BESIDE_ONE_WORD;
      if (run.length === 1 && (isOften || run.some((one) => this.isSlip(one)))) return [];
      if (!isSpelled(run[0]) && !isSpelled(run.at(-1))) return [];
      const key = keyOf(run);
      return [{ key, written: [...new Set([key, key.replace(JOINED, '')])] }];
    });
    const keys = [...new Set(spelled.flatMap(({ written }) => written.flatMap(soundKeysOf)))];
    if (keys.length === 0) return new Map();
    const sounding = await listExactlySounding(this.sql, keys.slice(0, MOST_KEYS));
    const named = spelled.map(({ key, written }): [string, NamedThing[]] => {
      const found = written.flatMap((one) => {
        const ownKeys = soundKeysOf(one);
        return sounding
          .filter((thing) => ownKeys.includes(thing.key) && soundsLike(one, thing.written))
          .map((thing) => ({ thing, distance: distanceOf(one, thing.written) }));
      });
      found.sort((a, b) => a.distance - b.distance);
      return [key, found.map(({ thing }) => thing)];
    });
    return new Map(named.filter(([, things]) => things.length > 0));
  }

  /** What a few words mean that are no words of a language: a name with slips, or a part of one. */
  async listMeant(how: { isWhole?: boolean } = {}): Promise<MeantName[]> {
    return this.mayBeMisspelt() ? listMeantNames(this.sql, this.text, how) : [];
  }

  /** A few words, one of which no vocabulary has. */
  private mayBeMisspelt(): boolean {
    const isLong = this.key.length >= LONG_NAME;
    const isUnknown = (token: Token) =>
      !token.isQuoted &&
      /\p{L}{3}/u.test(token.key) &&
      !ACRONYM.test(this.text.slice(token.from, token.to)) &&
      !isKnownWord(token.key) &&
      this.isUnknown(token) &&
      (isLong || !this.lexicon.phrases.spelling.isNear(token.key));
    return this.tokens.length <= MOST_WORDS_OF_NAME && this.tokens.some(isUnknown);
  }

  /**
   * Whether the words may be a name but for slips: in capitals or quotation marks, behind "of" or
   * "backed by", or with nothing beside them but who is asked for.
   */
  mayStand(words: string): boolean {
    const start = this.text.indexOf(words);
    const end = start + words.length;
    const first = this.tokens.findIndex(({ from }) => from >= start);
    const last = this.tokens.findLastIndex(({ to }) => to <= end);
    if (start < 0 || first < 0 || last < first) return false;
    const own = this.tokens.slice(first, last + 1);
    const hasCapital = own.some(({ from }) => from > 0 && /^\p{Lu}/u.test(this.text.slice(from)));
    if (hasCapital || own.some(({ isQuoted }) => isQuoted)) return true;
    const senses = this.sensesBeside(first, last);
    return senses.isSaid || senses.rest.every((is) => BESIDE_NAMES.includes(is));
  }

  /** In quotation marks: it is meant as it is written. */
  isKept(words: string): boolean {
    const start = this.text.indexOf(words);
    return this.tokens.some(
      ({ from, to, isQuoted }) => isQuoted && from >= start && to <= start + words.length,
    );
  }

  /** Of what is beside some words: whether it introduces a name, and all that it says. */
  private sensesBeside(first: number, last: number) {
    const rest: string[] = [];
    let isSaid = false;
    for (let at = 0; at < this.tokens.length; ) {
      const phrase = at < first || at > last ? this.lexicon.phrases.match(this.tokens, at) : null;
      const next = at + (phrase?.length ?? 1);
      for (const sense of phrase?.senses ?? []) {
        const isCue = sense.is === 'cue' && NAME_CUES.includes(sense.value);
        isSaid ||= isCue && (next === first || at === last + 1 || next === first - 1);
      }
      if (next === first && BEFORE_NAMES.includes(this.tokens[at]?.key ?? '')) isSaid = true;
      if (phrase) rest.push(sayMost(phrase.senses.map(({ is }) => is)));
      at = next;
    }
    const hasNoun = rest.includes('returns');
    return { isSaid, rest: hasNoun ? rest : rest.filter((is) => !DESCRIBING_NAMES.includes(is)) };
  }

  /** The startup or investor that a misspelt name means. */
  async listMisspelt(): Promise<Found> {
    return this.nameAll(await findNames(this.sql, this.text, 1));
  }

  /** The whole text as a name of these. */
  nameAll(hits: readonly NameHit[]): Found {
    const things = hits.flatMap(({ kind, slug, name }) =>
      kind === 'startup' || kind === 'investor' ? [{ kind, slug, name }] : [],
    );
    // What is both is rather looked for as a startup.
    things.sort((a, b) => Number(a.kind === 'investor') - Number(b.kind === 'investor'));
    return new Map(things.length > 0 ? [[this.key, things]] : []);
  }

  /** Without small words: "what happened to Paystak" asks for Paystak. */
  withoutSmall(): string {
    const { tokens, text } = this;
    const said: Token[] = [];
    for (let at = 0; at < tokens.length; ) {
      const phrase = this.lexicon.phrases.match(tokens, at);
      const isSmall = phrase?.senses.every(({ is }) => ['small', 'who', 'fate'].includes(is));
      const length = phrase?.length ?? 1;
      if (!isSmall) said.push(...tokens.slice(at, at + length));
      at += length;
    }
    const write = ({ from, to, isQuoted }: Token) =>
      isQuoted ? `"${text.slice(from, to)}"` : text.slice(from, to);
    return said.map(write).join(' ');
  }

  /** The names that a question is, or begins with, shown before what is found by meaning. */
  async listHits(read: Understood): Promise<NameHit[]> {
    const { filters, compared } = read;
    const words = this.text.trim().split(/\s+/u).length;
    if (compared.length > 0 || (filters.length > 0 && words > 3)) return [];
    const meant = isName(read) ? await listMeantNames(this.sql, this.text) : [];
    const isExact = meant.some(({ slips }) => slips === 0);
    if (meant.length > 0 && !isExact && this.mayBeMisspelt()) return meant;
    if (words > MOST_WORDS && !isExact) return [];
    // Of what is named exactly nothing else is meant but longer names.
    const like = { below: isExact ? 0 : 10, most: 20 };
    // "BII" alone
    const initials = words === 1 && !isExact ? await this.listByInitials(new Map()) : new Map();
    const [named] = [...initials.values()].flat();
    return listNames(this.sql, named?.name ?? this.text, { ofEachKind: MOST_NAMES, like });
  }
}

const isName = ({ filters, meaning, sort, returns }: Reading) =>
  filters.length === 0 && !meaning && !sort && (returns === 'startups' || returns === 'investors');
