// Name search for startups, investors, industries and places (docs/search-engine.md). Each step
// only runs if the earlier found too little: prefixes, all words, misspellings.

import type { Sql } from '../../data/database.ts';
import { distanceOf, soundKeysOf, soundsLike } from '../../language/arabic-sound.ts';
import { findNear, spellingsOf } from '../../language/slips.ts';
import { isArabic, type NameWords, readNameWords, shorterNames } from '../../language/tokens.ts';
import { foldText } from './fold-texts.server.ts';
import { NAME_KINDS, type NameHit } from './name-hit.ts';
import {
  beginningWith,
  describeMatches,
  exactly,
  listBeginning,
  listBeginningOfKind,
  listNamed,
  listSimilarWords,
  listSounding,
  listSpelledAlike,
  listWithAll,
  type NameMatch,
  onePerEntity,
  type PlacedWord,
} from './name-matches.server.ts';

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

/** Names that the whole question, else its first words, spell in Arabic letters. */
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
  return findNear(typed, words)
    .slice(0, MAX_NEAR_WORDS)
    .map(({ word, distance }) => ({ word, place: Math.round(distance * 4), isWholeOnly: false }));
}
