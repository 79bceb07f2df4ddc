// Startups, investors and people whose names are in a question but for slips, or that a question
// is: looked up step by step, as far as the reading of the question needs them.
import { isKnownWord } from '../../language/meaning/phrases.ts';
import type { Reading, Understood } from '../../language/question/reading.ts';
import type { Token } from '../../language/tokens.ts';
import type { NameHit } from '../names/name-hit.ts';
import { findNames, listMeantNames, listNames, type MeantName } from '../names/names.server.ts';
import { type Found, WrittenNames } from './written-names.server.ts';

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

const MOST_WORDS_OF_NAME = 8;
/** So long a name has no other text near it. */
const LONG_NAME = 10;
/** AfDB is no slip of another name; PAYSTAK may be one. */
const ACRONYM = /^(?:[A-Z]{2,4}|[A-Z][a-z][A-Z]{2})$/;
const MOST_NAMES = 60;
/** A longer question is no name, but of one that is known. */
const MOST_WORDS = 5;

export class QuestionNames extends WrittenNames {
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
      this.isUnknownJoined(token) &&
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
    // "most" is no slip of MPost.
    if (this.tokens.every(({ key }) => isKnownWord(key))) return new Map();
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
    const short = words === 1 && !isExact ? await this.listShortened(new Map()) : new Map();
    const [named] = [...short.values()].flat();
    return listNames(this.sql, named?.name ?? this.text, { ofEachKind: MOST_NAMES, like });
  }
}

const isName = ({ filters, meaning, sort, returns }: Reading) =>
  filters.length === 0 && !meaning && !sort && (returns === 'startups' || returns === 'investors');
