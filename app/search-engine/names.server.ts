// Finds startups, investors, industries and places by name (docs/search-engine.md). A question is tried in steps, each asked only
// where those before found too little: what begins with it, what has all of its words, what it may be a misspelling of.
import type { Sql } from '../data/database.ts';
import { foldText } from './fold-texts.server.ts';
import { NAME_KINDS, type NameHit } from './name-hit.ts';
import {
  describeMatches,
  listBeginning,
  listBeginningOfKind,
  listNamed,
  listSimilarWords,
  listSpelledAlike,
  listWithAll,
  type NameMatch,
  type PlacedWord,
} from './name-matches.server.ts';
import {
  beginningWith,
  exactly,
  type NameQuestion,
  readNameQuestion,
  shorterNames,
} from './name-question.ts';
import { findNear, spellingsOf } from './typing-errors.ts';

/** At most `most`, likeliest first; none for a text without letters or digits. */
export async function findNames(sql: Sql, text: string, most: number): Promise<NameHit[]> {
  const question = readNameQuestion(await foldText(sql, text));
  if (!question) return [];
  const begun = onePerEntity(await listBeginning(sql, question.key));
  const isEnough = begun.length >= most || begun.some(({ place }) => place === 0);
  const like = isEnough ? [] : await listLike(sql, question);
  return describeMatches(sql, onePerEntity([...begun, ...like]).slice(0, most));
}

interface Limits {
  ofEachKind: number;
  /** With fewer names than this that begin with the text, this many that are only like it are listed as well. */
  like: { below: number; most: number };
}

/** All that begin with the text, kind by kind and likeliest first, up to the limits. */
export async function listNames(sql: Sql, text: string, limits: Limits): Promise<NameHit[]> {
  const question = readNameQuestion(await foldText(sql, text));
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

/** Of the names of one startup, investor, industry or place the first. */
function onePerEntity(matches: readonly NameMatch[]): NameMatch[] {
  const first = new Map<string, NameMatch>();
  for (const match of matches) {
    const entity = `${match.kind} ${match.entityId}`;
    if (!first.has(entity)) first.set(entity, match);
  }
  return [...first.values()];
}

/** What was likely meant where little begins with the question. */
async function listLike(sql: Sql, question: NameQuestion): Promise<NameMatch[]> {
  const { key, words } = question;
  const near = await listNear(sql, key);
  if (words.length === 1) {
    return listNamed(sql, near.length > 0 ? near : await listNearBySimilarity(sql, key));
  }
  const found = [
    ...(await listWithAll(
      sql,
      words.map((word) => [beginningWith(word)]),
    )),
    ...(await listNamed(sql, near)),
    ...(await listNamed(sql, shorterNames(question).map(toWholeName))),
  ];
  return found.length > 0 ? found : listLikeEach(sql, words);
}

/** Names with a word like each of the question's. */
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

/** Half an error is the least difference between words; being only a part of a name counts half of that. */
function placeNear(typed: string, words: readonly string[]): PlacedWord[] {
  return findNear(typed, words)
    .slice(0, MAX_NEAR_WORDS)
    .map(({ word, distance }) => ({ word, place: Math.round(distance * 4), isWholeOnly: false }));
}

const toWholeName = (word: string, place: number): PlacedWord => ({
  word,
  place,
  isWholeOnly: true,
});
