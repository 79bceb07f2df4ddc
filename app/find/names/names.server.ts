// Name search for startups, investors, industries and places (docs/search-engine.md). Each step
// only runs if the earlier found too little: prefixes, all words, misspellings.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { step } from '../../http/thread-time.server.ts';
import { distanceOf, soundKeysOf, soundsLike } from '../../language/arabic-sound.ts';
import {
  countSlips,
  findNear,
  LONGEST_NAME,
  listRespelled,
  slipsAllowed,
  spellingsOf,
} from '../../language/slips.ts';
import { isArabic, type NameWords, readNameWords, shorterNames } from '../../language/tokens.ts';
import { NAME_KINDS, type NameHit } from './name-hit.ts';
import {
  beginningWith,
  describeMatches,
  exactly,
  listBeginning,
  listBeginningOfKind,
  listNamed,
  listOfWords,
  listSimilarWords,
  listSounding,
  listSpelledAlike,
  listWithAll,
  type NameMatch,
  type NameOfWord,
  onePerEntity,
  type PlacedWord,
} from './name-rows.server.ts';
import { once } from './once.server.ts';

/** At most `most`, likeliest first; none without letters or digits. */
export async function findNames(sql: Sql, text: string, most: number): Promise<NameHit[]> {
  const question = readNameWords(await foldText(sql, text));
  if (!question) return [];
  const begun = onePerEntity(await listBeginning(sql, question.key));
  const isEnough = begun.length >= most || begun.some(({ place }) => place === 0);
  const like = isEnough ? [] : await listLike(sql, question);
  return describeMatches(sql, onePerEntity([...begun, ...like]).slice(0, most));
}

interface Limits {
  ofEachKind: number;
  /** With fewer prefix matches than `below`, adds at most `most` similar names. */
  like: { below: number; most: number };
}

/** All names with the prefix by kind, likeliest first, up to the limits. */
export async function listNames(sql: Sql, text: string, limits: Limits): Promise<NameHit[]> {
  const question = readNameWords(await foldText(sql, text));
  if (!question) return [];
  const begun: NameMatch[] = [];
  for (const kind of NAME_KINDS) {
    const matches = await listBeginningOfKind(sql, question.key, kind, 2 * limits.ofEachKind);
    begun.push(...onePerEntity(matches).slice(0, limits.ofEachKind));
  }
  const like = begun.length < limits.like.below ? await listLike(sql, question) : [];
  return describeMatches(
    sql,
    onePerEntity([...begun, ...onePerEntity(like).slice(0, limits.like.most)]),
  );
}

/** Similar names, for queries with few prefix matches. */
async function listLike(sql: Sql, question: NameWords): Promise<NameMatch[]> {
  const { key, words } = question;
  const sounding = isArabic(key) ? await listByArabicSound(sql, question) : [];
  if (sounding.length > 0) return sounding;
  const near = await listNear(sql, key);
  if (words.length === 1) {
    return listNamed(sql, near.length > 0 ? near : await listNearBySimilarity(sql, key));
  }
  const beginnings = words.map((word) => [beginningWith(word)]);
  const shorter = shorterNames(question).map((word, place) => ({ word, place, isWholeOnly: true }));
  const found = [
    ...(await listWithAll(sql, beginnings)),
    ...(await listNamed(sql, near)),
    ...(await listNamed(sql, shorter)),
  ];
  return found.length > 0 ? found : listLikeEach(sql, words);
}

/** Names that the whole question, otherwise its first words, spell in Arabic letters. */
async function listByArabicSound(sql: Sql, question: NameWords): Promise<NameMatch[]> {
  for (const key of [question.key, ...shorterNames(question)]) {
    const found = (await listSounding(sql, soundKeysOf(key)))
      .filter(({ name }) => soundsLike(key, name))
      .sort((a, b) => distanceOf(key, a.name) - distanceOf(key, b.name));
    if (found.length > 0) return found;
  }
  return [];
}

/** Names with a word similar to each of the query's. */
async function listLikeEach(sql: Sql, words: readonly string[]): Promise<NameMatch[]> {
  const alternatives = [];
  for (const word of words) {
    const near = await listNear(sql, word);
    if (near.length === 0) return [];
    alternatives.push(near.map((one) => exactly(one.word)));
  }
  return listWithAll(sql, alternatives);
}

const MAX_NEAR_WORDS = 30;

async function listNear(sql: Sql, typed: string): Promise<PlacedWord[]> {
  return placeNear(typed, await listSpelledAlike(sql, spellingsOf(typed)));
}

const MIN_SIMILARITY_LENGTH = 6;

/** For two errors in the first letters, which spellings do not cover. */
async function listNearBySimilarity(sql: Sql, typed: string): Promise<PlacedWord[]> {
  if (typed.length < MIN_SIMILARITY_LENGTH) return [];
  return placeNear(typed, await listSimilarWords(sql, typed, MAX_NEAR_WORDS));
}

/** Distance 0.5 is the least; being only part of a name adds half of that. */
function placeNear(typed: string, words: readonly string[]): PlacedWord[] {
  return step(() => findNear(typed, words))
    .slice(0, MAX_NEAR_WORDS)
    .map(({ word, distance }) => ({ word, place: Math.round(distance * 4), isWholeOnly: false }));
}

export interface MeantName extends NameHit {
  slips: number;
}

const MOST_MEANT = 5;

/** Those whose whole name is nearest, likeliest first; otherwise the only one with such a word. */
export function listMeantNames(
  sql: Sql,
  text: string,
  { isWhole = false } = {},
): Promise<MeantName[]> {
  return once(['meant', text, isWhole], () => findMeant(sql, text, isWhole));
}

async function findMeant(sql: Sql, text: string, isWholeOnly: boolean): Promise<MeantName[]> {
  const key = readNameWords(await foldText(sql, text))?.key ?? '';
  if (isArabic(key) && !/[a-z]/.test(key)) return listSoundingAlike(sql, key);
  if (key.length > LONGEST_NAME) return [];
  const most = slipsAllowed(key.length);
  const spelled = most > 0 ? await listSpelledAlike(sql, spellingsOf(key)) : [];
  const slips = new Map<string, number>();
  step(() => {
    for (const word of [key, ...listRespelled(key), ...spelled]) {
      const count = countSlips(key, word);
      if (count <= most) slips.set(word, count);
    }
  });
  const found = (await listOfWords(sql, [...slips.keys()])).map((match) => ({
    ...match,
    slips: slips.get(match.word) ?? 0,
  }));
  const whole = nearest(found.filter(({ isWhole }) => isWhole));
  const isPart = !isWholeOnly && whole.length === 0 && key.length >= LEAST_OF_PART;
  const part = isPart ? nearest(found.filter(({ slips: count }) => count <= MOST_IN_PART)) : [];
  const meant = whole.length > 0 || part.length > 1 ? whole : part;
  const hits = await describeMatches(sql, meant.slice(0, MOST_MEANT));
  return hits.map((hit, at) => ({ ...hit, slips: meant[at]?.slips ?? 0 }));
}

/** Of names in Arabic letters the nearest by sound. */
async function listSoundingAlike(sql: Sql, key: string): Promise<MeantName[]> {
  const alike = (await listSounding(sql, soundKeysOf(key)))
    .filter(({ name }) => soundsLike(key, name))
    .map((match) => ({ ...match, slips: distanceOf(key, match.name) }));
  const least = Math.min(...alike.map(({ slips }) => slips));
  const nearestOnes = alike.filter(({ slips }) => slips === least).slice(0, MOST_MEANT);
  const hits = await describeMatches(sql, nearestOnes);
  return hits.map((hit) => ({ ...hit, slips: Math.max(least, 0.1) }));
}

const LEAST_OF_PART = 5;
const MOST_IN_PART = 1;
/** One match of each entity, of those with the fewest slips. */
function nearest<Match extends NameOfWord & { slips: number }>(matches: readonly Match[]): Match[] {
  const least = Math.min(...matches.map(({ slips }) => slips));
  return onePerEntity(matches.filter(({ slips }) => slips === least));
}

/** Removes case and accents as fold_name does. Only non-ASCII texts need the database. */
export async function foldTexts(sql: Sql, texts: readonly string[]): Promise<Map<string, string>> {
  const folded = new Map(texts.map((text) => [text, text.replaceAll('\0', '').toLowerCase()]));
  const foreign = texts.filter((text) => !/^\p{ASCII}*$/u.test(text));
  if (foreign.length === 0) return folded;
  // The dictionary only knows composed letters.
  const composed = foreign.map((text) => text.replaceAll('\0', '').normalize('NFC'));
  const { rows } = await raw<{ folded: string }>`
    select fold_name(text) as folded from unnest(${composed}::text[]) with ordinality as given (text, place)
    order by place`.execute(sql);
  foreign.forEach((text, place) => {
    folded.set(text, rows[place]?.folded ?? '');
  });
  return folded;
}

async function foldText(sql: Sql, text: string): Promise<string> {
  return (await foldTexts(sql, [text])).get(text) ?? '';
}
