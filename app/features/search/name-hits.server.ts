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
  /** What it is called now. */
  name: string;
  /** The name found, where it is another one. */
  otherName: string | null;
  isFormer: boolean;
  /** The country of a startup or city, the type of an investor, the label of an industry; null when unknown. */
  detail: string | null;
  isCity: boolean;
}

// Names looked at a step; one entity may have several.
const NAMES_A_STEP = 40;
// Words looked at where many begin alike, and names of each.
const WORDS_A_STEP = 40;
const NAMES_A_WORD = 20;
/** Names with the longest word of a question, of which those with all its words are taken. */
const NAMES_WITH_A_WORD = 1_000;
/** Words that share a misspelling with one typed; the likeliest names first. */
const MISSPELLED_WORDS = 400;
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

/** Names with a word for each word of the question, in any order. */
export function findWords(sql: Sql, { words }: NameQuestion): Promise<NameHit[]> {
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  return readHits(
    sql,
    raw`
    select distinct name_id, 0 as place from (
      select name_id from search_name_words
      where word >= ${longest} and word < ${endOfRange(longest)} limit ${NAMES_WITH_A_WORD}) found
    where not exists (
      select from unnest(${others}::text[], ${others.map(endOfRange)}::text[]) as other (beginning, ending)
      where not exists (
        select from search_name_words w
        where w.name_id = found.name_id and w.word >= other.beginning and w.word < other.ending))`,
  );
}

/** Names like the question but for a typing error or two, nearest first. */
export async function findMistyped(sql: Sql, question: NameQuestion): Promise<NameHit[]> {
  const near = await findNearWords(sql, question.key);
  const whole = await readHits(sql, namesOf(near));
  if (whole.length > 0 || question.words.length === 1) return whole;
  return findMistypedWords(sql, question);
}

/** Names with all words of the question, each of which may be mistyped. */
async function findMistypedWords(sql: Sql, { words }: NameQuestion): Promise<NameHit[]> {
  const near = await Promise.all(words.map((word) => findNearWords(sql, word)));
  const lists = near.map((list) => JSON.stringify(list.map(({ word }) => word)));
  if (near.some((list) => list.length === 0)) return [];
  return readHits(
    sql,
    raw`
    select name_id, 0 as place from (
      select distinct w.name_id, list.place
      from unnest(${lists}::text[]) with ordinality as list (words, place)
        cross join lateral json_array_elements_text(list.words::json) as near (word)
        cross join lateral ${likelyNamesOf(raw`near.word`, NAMES_WITH_A_WORD)} w) matched
    group by name_id having count(*) = ${words.length}`,
  );
}

async function findNearWords(sql: Sql, typed: string): Promise<NearWord[]> {
  const { rows } = await raw<{ word: string }>`
    select w.word from search_stems s cross join lateral (
      select word, weight from search_words alike where alike.stem = s.stem
      order by weight desc, word limit ${WORDS_A_STEM}) w
    where s.misspellings && ${misspellingsOf(typed)}::text[]
    order by w.weight desc, w.word limit ${MISSPELLED_WORDS}`.execute(sql);
  const near = findNear(
    typed,
    rows.map(({ word }) => word),
  );
  if (near.length > 0 || typed.length < LEAST_SIMILARITY_LENGTH) return near.slice(0, NEAR_WORDS);
  const similar = await raw<{ word: string }>`
    select word from search_words where word % ${typed}
    order by similarity(word, ${typed}) desc, weight desc limit ${NEAR_WORDS}`.execute(sql);
  return findNear(
    typed,
    similar.rows.map(({ word }) => word),
  );
}

/** What the first words of the question name by themselves: the longest of them first. */
export function findShorter(sql: Sql, question: NameQuestion): Promise<NameHit[]> {
  const names = shorterNames(question);
  return readHits(
    sql,
    raw`
    select w.name_id, shorter.place::int from unnest(${names}::text[]) with ordinality as shorter (key, place)
      join search_name_words w on w.word = shorter.key and w.is_whole`,
  );
}

/** Names with these words, nearest words first, whole names before parts of names. */
function namesOf(near: readonly NearWord[]): RawBuilder<unknown> {
  // Half an error is the least difference between words; being only a part of a name counts half of that.
  const places = near.map(({ distance }) => Math.round(distance * 4));
  return raw`
    select listed.name_id, near.place + case when listed.is_whole then 0 else 1 end as place
    from unnest(${near.map(({ word }) => word)}::text[], ${places}::int[]) as near (word, place)
      cross join lateral ${likelyNamesOf(raw`near.word`)} listed`;
}

/** A range of one word instead of an equation: only then is the index, which has them in order, surely read no further than needed. */
function likelyNamesOf(word: RawBuilder<unknown>, limit = NAMES_A_WORD): RawBuilder<unknown> {
  return raw`(select name_id, is_whole, weight from search_name_words named
    where named.word >= ${word} and named.word <= ${word}
    order by named.word, named.is_whole desc, named.weight desc limit ${limit})`;
}

/** `found` has name_id and place; the lowest place comes first, then what is likelier meant. */
async function readHits(sql: Sql, found: RawBuilder<unknown>): Promise<NameHit[]> {
  const { rows } = await raw<NameHit>`
    with best as (
      select n.kind, n.entity_id, n.name, n.relation, n.weight, min(found.place) as place
      from (${found}) found join search_names n on n.id = found.name_id
      group by n.id
      order by place, n.weight desc, n.relation = 'main' desc, n.key limit ${NAMES_A_STEP}
    )
    select b.kind, b.entity_id as "entityId", entity.slug, entity.name, entity.detail, entity.is_city as "isCity",
      case when b.relation <> 'main' then b.name end as "otherName", b.relation = 'former' as "isFormer"
    from best b cross join lateral (
      select slug, name, (select c.name from places c where c.id = s.country_id) as detail, false as is_city
      from startups s where b.kind = 'startup' and id = b.entity_id
      union all
      select slug, name, type, false from investors where b.kind = 'investor' and id = b.entity_id
      union all
      select slug, name, label, false from industries where b.kind = 'industry' and id = b.entity_id
      union all
      select slug, name, (select c.name from places c where c.id = p.country_id), kind = 'city'
      from places p where b.kind = 'location' and id = b.entity_id) entity
    order by b.place, b.weight desc, b.relation = 'main' desc, entity.name`.execute(sql);
  return rows;
}
