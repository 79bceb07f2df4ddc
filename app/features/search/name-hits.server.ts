// The steps of name search, each one query; what they look up are functions of the database (db/migrations/080-search.sql).
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { endOfRange, type NameQuestion, shorterNames } from './name-question.ts';
import type { SearchKind } from './suggestion-contract.ts';
import { findNear, misspellingsOf, type NearWord } from './typing-errors.ts';

/** A name that was found, and of what. */
export interface NameHit {
  kind: SearchKind;
  entityId: number;
  slug: string;
  /** The question is all of a name. */
  isEqual: boolean;
  /** What it is called now. */
  name: string;
  /** The name found, where it is another one. */
  otherName: string | null;
  isFormer: boolean;
  /** The country of a startup or city, the type of an investor, the label of an industry; null when unknown. */
  detail: string | null;
  isCity: boolean;
  logo: string | null;
  tagline: string | null;
}

const NEAR_WORDS = 30;
const LEAST_SIMILARITY_LENGTH = 6;

export interface Beginning {
  /** Names equal to the question, then names that begin with it, then names with a word that does. */
  hits: NameHit[];
  /** Words that may have been meant; only where less than `enough` begins with the question, and nothing is equal to it. */
  misspelled: string[];
}

export async function findBeginning(
  sql: Sql,
  { key }: NameQuestion,
  most: number,
): Promise<Beginning> {
  const { rows } = await raw<FoundRow>`
    with begun as materialized (
      select hit.* from find_names_beginning(${key}, ${endOfRange(key)}) found,
        read_name_hits(found.name_ids, found.places, ${most}) hit
    )
    select ${hitColumns}, null::json as words from begun
    union all
    select ${noHitColumns}, (select json_agg(word) from find_words_sharing(${misspellingsOf(key)}::text[]) as word)
    where (select count(*) from begun) < ${most} and not exists (select from begun where place = 0)`.execute(
    sql,
  );
  return {
    hits: listHits(rows),
    misspelled: rows.flatMap(({ words }) => words ?? []),
  };
}

/** All names of a kind with a word that begins with the question, up to a limit, in the same order. */
export function listBeginning(
  sql: Sql,
  { key }: NameQuestion,
  kind: SearchKind,
  limit: number,
): Promise<NameHit[]> {
  const found = raw`
    select w.name_id, case when w.is_whole and w.word = ${key} then 0 when w.is_whole then 1 else 2 end as place
    from search_name_words w join search_names named on named.id = w.name_id
    where w.word >= ${key} and w.word < ${endOfRange(key)} and named.kind = ${kind}
    order by w.is_whole desc, w.weight desc limit ${2 * limit}`;
  return readHits(sql, found, limit);
}

/** What is likely meant when little begins with the question; the nearest first. `misspelled` is what findBeginning answered. */
export async function findLike(
  sql: Sql,
  question: NameQuestion,
  misspelled: readonly string[],
  most: number,
): Promise<NameHit[]> {
  const { words, key } = question;
  const near = findNear(key, misspelled).slice(0, NEAR_WORDS);
  if (words.length === 1) {
    const like = near.length > 0 ? near : await findSimilarWords(sql, key);
    return like.length > 0 ? readHits(sql, nearWhole(like), most) : [];
  }
  const { hits, nearEach } = await findLikeSeveral(sql, question, near, most);
  if (hits.length > 0) return hits;
  return nearEach.some((list) => list.length === 0) ? [] : readHits(sql, likeEach(nearEach), most);
}

/** The place of names with a word like the question: behind those with all of its words, before those of its beginnings. */
const PLACE_OF_NEAR = 2;

/** Of a question of several words: what it may mean, and, where that is nothing, words like each of its words. */
async function findLikeSeveral(
  sql: Sql,
  question: NameQuestion,
  near: readonly NearWord[],
  most: number,
): Promise<{ hits: NameHit[]; nearEach: string[][] }> {
  const words = question.words.toSorted((a, b) => b.length - a.length);
  const typed = words.map((word) => JSON.stringify(misspellingsOf(word)));
  const { rows } = await raw<FoundRow & { place: number }>`
    with hits as materialized (
      select hit.* from find_names_like(${words}::text[], ${words.map(endOfRange)}::text[], ${near.map(({ word }) => word)}::text[],
          ${placesOf(near)}::int[], ${shorterNames(question)}::text[]) found,
        read_name_hits(found.name_ids, found.places, ${most}) hit
    )
    select ${hitColumns}, null::json as words, 0 as place from hits
    union all
    select ${noHitColumns}, json_build_array(sharing.word), sharing.place from find_words_sharing_each(${typed}::text[]) sharing
    where not exists (select from hits)`.execute(sql);
  const nearEach = words.map((word, index) =>
    findNear(
      word,
      rows.flatMap((row) => (row.place === index + 1 ? (row.words ?? []) : [])),
    )
      .slice(0, NEAR_WORDS)
      .map((one) => one.word),
  );
  return { hits: listHits(rows), nearEach };
}

/** Names with words like the whole question, nearest words first, whole names before parts of names. */
function nearWhole(near: readonly NearWord[]): RawBuilder<unknown> {
  return raw`select near.name_id, near.place
    from find_names_near(${near.map(({ word }) => word)}::text[], ${placesOf(near)}::int[]) near`;
}

/** Half an error is the least difference between words; being only a part of a name counts half of that. */
function placesOf(near: readonly NearWord[]): number[] {
  return near.map(({ distance }) => PLACE_OF_NEAR + Math.round(distance * 4));
}

/** Names with a word like each word of the question. */
function likeEach(near: readonly string[][]): RawBuilder<unknown> {
  return raw`select name_id, 0 as place
    from find_names_like_each(${near.map((list) => JSON.stringify(list))}::text[]) as name_id`;
}

/** For two errors in the first letters, which misspellings do not cover: longer words with as many letter triples in common. */
async function findSimilarWords(sql: Sql, typed: string): Promise<NearWord[]> {
  if (typed.length < LEAST_SIMILARITY_LENGTH) return [];
  const { rows } = await raw<{ word: string }>`
    select word from search_words where word % ${typed}
    order by similarity(word, ${typed}) desc, weight desc limit ${NEAR_WORDS}`.execute(sql);
  return findNear(
    typed,
    rows.map(({ word }) => word),
  );
}

const hitColumns = raw`
  kind, entity_id as "entityId", place = 0 as "isEqual", slug, name, detail, is_city as "isCity", logo, tagline,
  case when relation <> 'main' then found_name end as "otherName", relation = 'former' as "isFormer"`;
const noHitColumns = raw`
  null, null::bigint, false, null, null, null, false, null, null, null, false`;

/** A name found, or words: then all the rest is null. */
type FoundRow = NameHit & { words: string[] | null };

function listHits(rows: readonly FoundRow[]): NameHit[] {
  return rows.filter(({ kind }) => kind !== null);
}

/** `found` selects name_id and place; the lowest place comes first, then what is likelier meant. */
async function readHits(sql: Sql, found: RawBuilder<unknown>, limit: number): Promise<NameHit[]> {
  const { rows } = await raw<NameHit>`
    select ${hitColumns}
    from (select array_agg(name_id) as ids, array_agg(place) as places from (${found}) one) found,
      read_name_hits(found.ids, found.places, ${limit}) hit`.execute(sql);
  return rows;
}
