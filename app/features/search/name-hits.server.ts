// The steps of name search, each one query over words (db/migrations/020-search-names.sql).
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

// Names looked at a step; one entity may have several.
const NAMES_A_STEP = 40;
// Words looked at where many begin alike, and names of each.
const WORDS_A_STEP = 40;
const NAMES_A_WORD = 12;
/** Names with the longest word of a question, of which those with all its words are taken. */
const NAMES_WITH_A_WORD = 1_000;
/** Words that share a misspelling with one typed; the likeliest names first. */
const MISSPELLED_WORDS = 400;
const STEMS_A_MISSPELLING = 200;
const WORDS_A_STEM = 40;
const NEAR_WORDS = 30;
const LEAST_SIMILARITY_LENGTH = 6;

/** Names equal to the question, then names that begin with it, then names with a word that does. */
export function findBeginning(sql: Sql, { key }: NameQuestion): Promise<NameHit[]> {
  return readHits(
    sql,
    raw`
    (select name_id, 0 as place from search_name_words
      where word = ${key} and is_whole order by weight desc limit ${NAMES_A_STEP})
    union all
    (select name_id, case when is_whole then 1 else 2 end from ${wordsBeginningWith(key)} found
      order by is_whole desc, weight desc limit ${NAMES_A_STEP})`,
  );
}

function wordsBeginningWith(key: string): RawBuilder<unknown> {
  const { length } = Array.from(key);
  // An index for each of these lengths gives the likeliest names without reading the others.
  if (length <= 3) {
    return raw`(select name_id, is_whole, weight from search_name_words
      where left(word, ${raw.lit(length)}) = ${key}
      order by is_whole desc, weight desc limit ${NAMES_A_STEP})`;
  }
  return raw`(select listed.* from
    (select word from search_words where word >= ${key} and word < ${endOfRange(key)}
      order by is_whole desc, weight desc limit ${WORDS_A_STEP}) likely
    cross join lateral ${likelyNamesOf(raw`likely.word`)} listed)`;
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

/** What is likely meant when little begins with the question; the nearest first. */
export async function findLike(sql: Sql, question: NameQuestion): Promise<NameHit[]> {
  const { words, key } = question;
  const near = await findNearWords(sql, key);
  if (words.length === 1) {
    const like = near.length > 0 ? near : await findSimilarWords(sql, key);
    return readHits(sql, nearWhole(like));
  }
  const steps = [hasAllWords(words), nearWhole(near), shorter(question)];
  const hits = await readHits(sql, raw`${raw.join(steps, raw` union all `)}`);
  if (hits.length > 0) return hits;
  const nearEach = await findNearEach(sql, words);
  return nearEach ? readHits(sql, nearEach) : [];
}

// Places of the steps, best first; the nearness of words fills the gaps between them.
const PLACE_OF_ALL_WORDS = 1;
const PLACE_OF_NEAR = 2;
const PLACE_OF_SHORTER = 40;

/** Names with a word for each word of the question, in any order. */
function hasAllWords(words: readonly string[]): RawBuilder<unknown> {
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  return raw`
    select distinct name_id, ${PLACE_OF_ALL_WORDS}::int as place from (
      select name_id from search_name_words
      where word >= ${longest} and word < ${endOfRange(longest)} limit ${NAMES_WITH_A_WORD}) found
    where not exists (
      select from unnest(${others}::text[], ${others.map(endOfRange)}::text[]) as other (beginning, ending)
      -- One look into the names' own words each; joined, a word that most names have would be read whole.
      where (select true from search_name_words w
        where w.name_id = found.name_id and w.word >= other.beginning and w.word < other.ending limit 1) is null)`;
}

/** Names with words like the whole question, nearest words first, whole names before parts of names. */
function nearWhole(near: readonly NearWord[]): RawBuilder<unknown> {
  // Half an error is the least difference between words; being only a part of a name counts half of that.
  const places = near.map(({ distance }) => PLACE_OF_NEAR + Math.round(distance * 4));
  return raw`
    select listed.name_id, near.place + case when listed.is_whole then 0 else 1 end as place
    from unnest(${near.map(({ word }) => word)}::text[], ${places}::int[]) as near (word, place)
      cross join lateral ${likelyNamesOf(raw`near.word`)} listed`;
}

/** Names with a word like each word of the question; none when some word is like none. */
async function findNearEach(
  sql: Sql,
  words: readonly string[],
): Promise<RawBuilder<unknown> | null> {
  const near: string[][] = [];
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    near.push((await findNearWords(sql, word)).map((one) => one.word));
  }
  if (near.some((list) => list.length === 0)) return null;
  const [longest = [], ...others] = near;
  return raw`select name_id, 0 as place from (
      select distinct listed.name_id from unnest(${longest}::text[]) as near (word)
        cross join lateral ${likelyNamesOf(raw`near.word`, NAMES_WITH_A_WORD)} listed) found
    where not exists (
      select from unnest(${others.map((list) => JSON.stringify(list))}::text[]) as other (words)
      where (select true from search_name_words w where w.name_id = found.name_id
        and w.word = any (array(select json_array_elements_text(other.words::json))) limit 1) is null)`;
}

async function findNearWords(sql: Sql, typed: string): Promise<NearWord[]> {
  const { rows } = await raw<{ word: string }>`
    select w.word from (
      -- One by one: how many share any of them is more than the statistics of the index can tell.
      select distinct s.stem from unnest(${misspellingsOf(typed)}::text[]) as misspelled (stem)
        cross join lateral (select stem from search_stems known
          where known.misspellings @> array[misspelled.stem] limit ${STEMS_A_MISSPELLING}) s) stems
      cross join lateral (select word, weight from search_words alike where alike.stem = stems.stem
        order by weight desc, word limit ${WORDS_A_STEM}) w
    order by w.weight desc, w.word limit ${MISSPELLED_WORDS}`.execute(sql);
  return findNear(
    typed,
    rows.map(({ word }) => word),
  ).slice(0, NEAR_WORDS);
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

/** What the first words of the question name by themselves: the longest of them first. */
function shorter(question: NameQuestion): RawBuilder<unknown> {
  return raw`
    select w.name_id, ${PLACE_OF_SHORTER}::int + shorter.place::int
    from unnest(${shorterNames(question)}::text[]) with ordinality as shorter (key, place)
      join search_name_words w on w.word = shorter.key and w.is_whole`;
}

/** A range of one word instead of an equation: only then is the index, which has them in order, surely read no further than needed. */
function likelyNamesOf(word: RawBuilder<unknown>, limit = NAMES_A_WORD): RawBuilder<unknown> {
  return raw`(select name_id, is_whole, weight from search_name_words named
    where named.word >= ${word} and named.word <= ${word}
    order by named.word, named.is_whole desc, named.weight desc limit ${limit})`;
}

/** `found` has name_id and place; the lowest place comes first, then what is likelier meant. */
async function readHits(
  sql: Sql,
  found: RawBuilder<unknown>,
  limit = NAMES_A_STEP,
): Promise<NameHit[]> {
  const { rows } = await raw<NameHit>`
    with best as (
      select n.kind, n.entity_id, n.name, n.relation, n.weight, min(found.place) as place
      from (${found}) found join search_names n on n.id = found.name_id
      group by n.id
      order by place, n.weight desc, n.relation = 'main' desc, n.key limit ${limit}
    )
    select b.kind, b.entity_id as "entityId", b.place = 0 as "isEqual", entity.slug, entity.name, entity.detail, entity.is_city as "isCity", entity.logo, entity.tagline,
      case when b.relation <> 'main' then b.name end as "otherName", b.relation = 'former' as "isFormer"
    from best b cross join lateral (
      select slug, name, (select c.name from places c where c.id = s.country_id) as detail, false as is_city, logo, tagline
      from startups s where b.kind = 'startup' and id = b.entity_id
      union all
      select slug, name, type, false, logo, null from investors where b.kind = 'investor' and id = b.entity_id
      union all
      select slug, name, label, false, null, null from industries where b.kind = 'industry' and id = b.entity_id
      union all
      select slug, name, (select c.name from places c where c.id = p.country_id), kind = 'city', null, null
      from places p where b.kind = 'location' and id = b.entity_id) entity
    order by b.place, b.weight desc, b.relation = 'main' desc, entity.name`.execute(sql);
  return rows;
}
