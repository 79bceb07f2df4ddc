// Startups, investors and people whose names are in a question as they are written: in full, by
// their initials, by how they begin, spelt out or in Arabic letters.
import type { Sql } from '../../data/database.ts';
import { distanceOf, soundKeysOf, soundsLike } from '../../language/arabic-sound.ts';
import { isKnownWord } from '../../language/meaning/phrases.ts';
import type { Lexicon } from '../../language/question/lexicon.ts';
import { keyOf, listNameKeys, type NamedThing, type Names } from '../../language/question/row.ts';
import { isSign } from '../../language/question/signs.ts';
import { isArabic, readTokens, type Token } from '../../language/tokens.ts';
import {
  listExactlyNamed,
  listExactlySounding,
  listWhollyBeginning,
} from '../names/name-rows.server.ts';
import { loadShortNames } from './lexicon.server.ts';

export type Found = Map<string, NamedThing[]>;

const FULL_NAME_WORDS = [2, 3, 4];
const SHORT_NAME_WORDS = [1, 2, 3];
const SIGNS = ['and', 'et', 'e', 'y', 'na', 'und', 'و', 'plus', 'mais'];
const isJoint = ({ key }: Token) => SIGNS.includes(key);
const MOST_SPELLED_OUT = 60;
const BEGUN_WORDS = [2, 3, 4, 5, 6];
const LEAST_BEGUN = 10;
const ARABIC_NAME_WORDS = [1, 2, 3, 4];
const MOST_BESIDE_ONE_WORD = 8;
const MOST_KEYS = 200;
/** The Arabic "of", "by", "and", which are written together with a name. */
const JOINED = /^(?:[وبلف]|لل|ال)(?=...)/;
/** Before shorter words as well: "وفي". */
const WRITTEN_WITH = /^(?:[وبلف]|لل|ال)(?=..)/;

export class WrittenNames {
  protected readonly sql: Sql;
  protected readonly text: string;
  protected readonly lexicon: Lexicon;
  protected readonly now: Date;
  protected readonly tokens: readonly Token[];
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

  protected isUnknown(token: Token | undefined): boolean {
    return token !== undefined && this.lexicon.phrases.match([token], 0) === null;
  }

  private isOrdinary(token: Token): boolean {
    const found = this.lexicon.phrases.match([token], 0);
    return found?.senses.some(({ is }) => is === 'ordinary') ?? false;
  }

  /** "فوري" is a word as well; alone and behind "the company" it is the name. */
  private isNameByPlace(token: Token): boolean {
    const before = this.tokens[this.tokens.indexOf(token) - 1];
    const isPlace = before ? this.isCompany(before) : this.tokens.length === 1;
    return isPlace && this.isOrdinary(token);
  }

  /** "الشركة", "لشركة" */
  private isCompany(token: Token): boolean {
    return [token.key, token.key.replace(WRITTEN_WITH, '')].some((key) =>
      this.lexicon.phrases
        .match([{ ...token, key }], 0)
        ?.senses.some((sense) => sense.is === 'returns' && sense.value === 'startups'),
    );
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
    if (!this.tokens.some(isJoint)) return keys;
    for (const run of this.runs([2, 3, 4, 5])) {
      const rest = run.filter((token) => !isJoint(token));
      const key = keyOf(rest);
      if (rest.length === run.length || key.length <= 2) continue;
      const plural = rest.map((token) => `${token.key.replace(/s$/, '')}s`).join('');
      keys.set(keyOf(run), [key, plural]);
    }
    return new Map([...keys].slice(0, MOST_SPELLED_OUT));
  }

  /** Investors by their initials or first words, where these are no other word or name. */
  async listShortened(written: Names): Promise<Found> {
    const known = await loadShortNames(this.sql, this.now);
    return new Map(
      this.runs(SHORT_NAME_WORDS).flatMap((run) => {
        const found = known.get(keyOf(run));
        const isOther = written.has(keyOf(run)) || !found || !this.isShortName(run);
        const isMeant = !isOther && (!found.isOnlyInCapitals || run.every(this.isInCapitals));
        return isMeant ? [[keyOf(run), [found.thing]] as const] : [];
      }),
    );
  }

  private readonly isInCapitals = ({ from, to }: Token) =>
    /^[A-Z]+$/.test(this.text.slice(from, to));

  /** Of words that a language knows, only with capitals that no sentence asks for. */
  private isShortName(run: readonly Token[]): boolean {
    const [first] = run;
    const isCapital = ({ from }: Token) => /^[\p{Lu}\p{N}]/u.test(this.text.slice(from));
    const isNoWord = run.some(({ key }) => !isKnownWord(key)) || run.every(this.isInCapitals);
    if (run.length > 1) return run.every(isCapital);
    return (
      this.isUnknown(first) && (isNoWord || (first !== this.tokens[0] && run.every(isCapital)))
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

  /** "لشركة" is the word for a company with a preposition. */
  protected isUnknownJoined(token: Token | undefined): boolean {
    const bare = token && { ...token, key: token.key.replace(WRITTEN_WITH, '') };
    const isRead = (key: string) => isSign(key) || this.lexicon.phrases.spelling.has(key);
    const isKnown = token !== undefined && isArabic(token.key) && isRead(token.key);
    return !isKnown && this.isUnknown(token) && (bare?.key === token?.key || this.isUnknown(bare));
  }

  /** Names in Latin letters that words spell in Arabic letters; `most` edits are their share. */
  async listSpelledInArabic(most = 1): Promise<Found> {
    const isSpelled = (token: Token | undefined) =>
      token !== undefined &&
      isArabic(token.key) &&
      (this.isUnknownJoined(token) || this.isNameByPlace(token));
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
          .map((thing) => ({ thing, distance: distanceOf(one, thing.written) }))
          .filter(({ distance }) => distance <= most);
      });
      found.sort((a, b) => a.distance - b.distance);
      return [key, found.map(({ thing }) => thing)];
    });
    return new Map(named.filter(([, things]) => things.length > 0));
  }
}
