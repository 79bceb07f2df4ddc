// Startups, investors and people whose names stand in a question, as written or nearly so.

import type { Sql } from '../../../data/database.ts';
import {
  listExactlyNamed,
  listExactlySounding,
  listWhollyBeginning,
} from '../../../find/names/exact-names.server.ts';
import { listMeantNames, type MeantName } from '../../../find/names/meant-name.server.ts';
import type { NameHit } from '../../../find/names/name-hit.ts';
import { findNames, listNames } from '../../../find/names/names.server.ts';
import type { Context } from '../../../http/context.ts';
import { distanceOf, soundKeysOf, soundsLike } from '../../../language/arabic-sound.ts';
import { isKnownWord } from '../../../language/meaning/phrases.ts';
import {
  keyOf,
  listNameKeys,
  type NamedThing,
  type Names,
} from '../../../language/question/row.ts';
import type { Lexicon } from '../../../language/question/lexicon.ts';
import type { Reading, Understood } from '../../../language/question/reading.ts';
import { isArabic, readTokens, type Token } from '../../../language/tokens.ts';
import { listByInitials } from './initials.server.ts';
import { loadLexicon } from './load-lexicon.server.ts';

const NAME_WORDS = [2, 3, 4];

/** Startups, investors and people of exactly the name of some words of the question. */
export async function listNamesIn(sql: Sql, text: string): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const fullNames = tokens.flatMap((_, at) =>
    NAME_WORDS.map((length) =>
      tokens
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' '),
    ),
  );
  const keys = listNameKeys(tokens);
  if (keys.length === 0) return new Map();
  const spelledOut = listSpelledOut(tokens);
  const wanted = [...new Set([...keys, ...[...spelledOut.values()].flat()])];
  const found = await listExactlyNamed(sql, wanted, fullNames);
  const named: Map<string, NamedThing[]> = Map.groupBy(
    found.filter(({ key }) => keys.includes(key)),
    ({ key }) => key,
  );
  for (const [written, spelled] of spelledOut) {
    const signed = found.filter(({ key, name }) => spelled.includes(key) && /[&+]/.test(name));
    if (signed.length > 0) named.set(written, [...(named.get(written) ?? []), ...signed]);
  }
  return named;
}

const SIGNS = ['and', 'et', 'e', 'y', 'na', 'und', 'و', 'plus', 'mais'];
const isSign = ({ key }: Token) => SIGNS.includes(key);
const MOST_SPELLED_OUT = 60;

/**
 * Keys of words with and without those that may spell out a sign: "Baobab plus" is Baobab+. Of two
 * things either may be said in the singular.
 */
function listSpelledOut(tokens: readonly Token[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  if (!tokens.some(isSign)) return keys;
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 2; length <= 5 && at + length <= tokens.length; length++) {
      const run = tokens.slice(at, at + length);
      const rest = run.filter((token) => !isSign(token));
      const key = keyOf(rest, 0, rest.length);
      if (rest.length === length || key.length <= 2) continue;
      const plural = rest.map((token) => `${token.key.replace(/s$/, '')}s`).join('');
      keys.set(keyOf(run, 0, length), [key, plural]);
    }
  }
  return new Map([...keys].slice(0, MOST_SPELLED_OUT));
}

const MOST_BESIDE_ONE_WORD = 8;
const ARABIC_NAME_WORDS = [1, 2, 3, 4];
const MOST_KEYS = 200;
/** The Arabic "of", "by", "and", which are written together with a name. */
const JOINED = /^(?:[وبلف]|لل|ال)(?=...)/;

/** Names in Latin letters that words of the question spell in Arabic letters. */
export async function listSpelledInArabic(
  sql: Sql,
  text: string,
  { phrases }: Lexicon,
): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const isUnknown = (at: number) =>
    isArabic(tokens[at]?.key ?? '') && phrases.match(tokens.slice(at, at + 1), 0) === null;
  const spelled = tokens.flatMap((_, at) =>
    ARABIC_NAME_WORDS.flatMap((length) => {
      // In a long sentence one word sounds like some name by chance.
      if (length === 1 && tokens.length > MOST_BESIDE_ONE_WORD) return [];
      const isName = at + length <= tokens.length && isUnknown(at) && isUnknown(at + length - 1);
      if (!isName) return [];
      const key = keyOf(tokens, at, length);
      const written = [key, key.replace(JOINED, '')];
      return [{ key, written: [...new Set(written)] }];
    }),
  );
  const keys = [...new Set(spelled.flatMap(({ written }) => written.flatMap(soundKeysOf)))];
  if (keys.length === 0) return new Map();
  const sounding = await listExactlySounding(sql, keys.slice(0, MOST_KEYS));
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

const LEAST_OF_NAME = 10;
const BEGUN_WORDS = [2, 3, 4, 5, 6];

/** Longer names that several words of the question begin: "Google Black Founders Fund" Africa. */
export async function listNamesBegun(
  sql: Sql,
  text: string,
  { phrases }: Lexicon,
): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const isUnknown = (at: number) => phrases.match(tokens.slice(at, at + 1), 0) === null;
  const keys = tokens.flatMap((_, at) =>
    BEGUN_WORDS.flatMap((length) => {
      const isSaid = tokens.slice(at, at + length).some((__, place) => isUnknown(at + place));
      const key = at + length <= tokens.length && isSaid ? keyOf(tokens, at, length) : '';
      return key.length >= LEAST_OF_NAME ? [key] : [];
    }),
  );
  return Map.groupBy(await listWhollyBeginning(sql, keys.slice(0, MOST_KEYS)), ({ key }) => key);
}

/** The startup or investor that a misspelt name means. */
export async function findMisspelt(sql: Sql, text: string): Promise<Names> {
  const [hit] = await findNames(sql, text, 1);
  return hit ? nameAll(text, [hit]) : new Map();
}

/** The words as a name of these. */
export function nameAll(text: string, hits: readonly NameHit[]): Map<string, NamedThing[]> {
  const tokens = readTokens(text);
  const things = hits.flatMap(({ kind, slug, name }) =>
    kind === 'startup' || kind === 'investor' ? [{ kind, slug, name }] : [],
  );
  // What is both is rather looked for as a startup.
  things.sort((a, b) => Number(a.kind === 'investor') - Number(b.kind === 'investor'));
  return new Map(things.length > 0 ? [[keyOf(tokens, 0, tokens.length), things]] : []);
}

const MOST_WORDS_OF_NAME = 8;
/** So long a name has no other text near it. */
const LONG_NAME = 10;

/** What a few words mean that are no words of a language: a name with slips, or a part of one. */
export async function findMeant(
  sql: Sql,
  text: string,
  lexicon: Lexicon,
  how: { isWhole?: boolean } = {},
): Promise<MeantName[]> {
  return mayBeMisspelt(text, lexicon) ? listMeantNames(sql, text, how) : [];
}

/** AfDB is no slip of another name; PAYSTAK may be one. */
const ACRONYM = /^(?:[A-Z]{2,4}|[A-Z][a-z][A-Z]{2})$/;

/** A few words, one of which no vocabulary has. */
export function mayBeMisspelt(text: string, { phrases }: Lexicon): boolean {
  const tokens = readTokens(text);
  const isLong = keyOf(tokens, 0, tokens.length).length >= LONG_NAME;
  const isUnknown = (token: Token) =>
    /\p{L}{3}/u.test(token.key) &&
    !ACRONYM.test(text.slice(token.from, token.to)) &&
    !isKnownWord(token.key) &&
    phrases.match([token], 0) === null &&
    (isLong || phrases.matchMistyped(token.key).length === 0);
  return tokens.length <= MOST_WORDS_OF_NAME && tokens.some(isUnknown);
}

const MOST_NAMES = 60;
/** A longer question is no name, but of one that is known. */
const MOST_WORDS = 5;

/** The names that a question is, or begins with, shown before what is found by meaning. */
export async function listNameHits(
  { sql, now }: Pick<Context, 'now'> & { sql: Sql },
  text: string,
  read: Understood,
): Promise<NameHit[]> {
  const { filters, compared } = read;
  const words = text.trim().split(/\s+/u).length;
  if (compared.length > 0 || (filters.length > 0 && words > 3)) return [];
  const meant = isName(read) ? await listMeantNames(sql, text) : [];
  const isExact = meant.some(({ slips }) => slips === 0);
  if (meant.length > 0 && !isExact && mayBeMisspelt(text, await loadLexicon(sql, now)))
    return meant;
  if (words > MOST_WORDS && !isExact) return [];
  // Of what is named exactly nothing else is meant but longer names.
  const like = { below: isExact ? 0 : 10, most: 20 };
  const named = words === 1 && !isExact ? await findByInitials(sql, text, now) : undefined;
  return listNames(sql, named?.name ?? text, { ofEachKind: MOST_NAMES, like });
}

/** "BII" alone */
async function findByInitials(sql: Sql, text: string, now: Date) {
  const lexicon = await loadLexicon(sql, now);
  const named = await listByInitials(sql, text, { lexicon, names: new Map(), now });
  return [...named.values()].flat()[0];
}

const isName = ({ filters, meaning, sort, returns }: Reading) =>
  filters.length === 0 && !meaning && !sort && (returns === 'startups' || returns === 'investors');
