// Queries over search_names and search_words (db/migrations/085-names.sql): matches of name search,
// and things by keys of their whole names.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { SqlPart } from '../sql-parts.ts';
import type { NameHit, NameKind, NameRelation } from './name-hit.ts';
import { once } from './once.server.ts';

/** A matching row of search_names. */
export interface NameMatch {
  kind: NameKind;
  entityId: number;
  name: string;
  relation: NameRelation;
  /** Distance from the query within its step; 0 is nearest. */
  place: number;
}

/** Keeps the first of each startup, investor, industry or place. */
export function onePerEntity<Match extends NameMatch>(matches: readonly Match[]): Match[] {
  const first = new Map<string, Match>();
  for (const match of matches) {
    const entity = `${match.kind} ${match.entityId}`;
    if (!first.has(entity)) first.set(entity, match);
  }
  return [...first.values()];
}

/** A candidate for a word of the query. */
export interface PlacedWord {
  word: string;
  place: number;
  /** Matches only names that consist of this word. */
  isWholeOnly: boolean;
}

const NAMES_A_STEP = 20;
const matchColumns = raw`kind, entity_id as "entityId", name, relation`;
const likeliestFirst = raw`place, weight desc, relation = 'main' desc, name, entity_id`;

/** 0: names equal to the key; 1: names with this prefix; 2: names with a word with this prefix. */
export async function listBeginning(sql: Sql, key: string): Promise<NameMatch[]> {
  const { rows } = await raw<NameMatch>`
    select ${matchColumns}, place from (
      (select *, 0 as place from search_names where word = ${key} and is_whole
        order by weight desc limit ${NAMES_A_STEP})
      union all
      (select *, ${placeOf(key)} from search_names where ${begins(key)}
        order by is_whole desc, weight desc limit ${NAMES_A_STEP})) found
    order by ${likeliestFirst}`.execute(sql);
  return rows;
}

export async function listBeginningOfKind(
  sql: Sql,
  key: string,
  kind: NameKind,
  most: number,
): Promise<NameMatch[]> {
  const { rows } = await raw<NameMatch>`
    select ${matchColumns}, place from (
      select *, ${placeOf(key)} from search_names where kind = ${kind} and ${begins(key)}
      order by word = ${key} desc, is_whole desc, weight desc limit ${most}) found
    order by ${likeliestFirst}`.execute(sql);
  return rows;
}

const placeOf = (key: string): SqlPart =>
  raw`case when not is_whole then 2 when word = ${key} then 0 else 1 end as place`;

/** Short prefixes match many words; indexes by length list the likeliest first. */
const INDEXED_LETTERS = 4;

function begins(key: string): SqlPart {
  const { from, to } = beginningWith(key);
  const { length } = Array.from(key);
  return length <= INDEXED_LETTERS
    ? raw`left(word, ${raw.lit(length)}) = ${key}`
    : raw`word >= ${from} and word < ${to}`;
}

/** Names with one of the words; names of that word alone come first. */
export async function listNamed(sql: Sql, likely: readonly PlacedWord[]): Promise<NameMatch[]> {
  if (likely.length === 0) return [];
  const { rows } = await raw<NameMatch>`
    select ${matchColumns}, place from (
      select named.*, likely.place + (not named.is_whole)::int as place
      from unnest(${likely.map(({ word }) => word)}::text[], ${likely.map(({ place }) => place)}::int[],
          ${likely.map(({ isWholeOnly }) => isWholeOnly)}::bool[]) as likely (word, place, is_whole_only)
        cross join lateral (
          select * from search_names n where n.word = likely.word and n.is_whole >= likely.is_whole_only
          order by n.is_whole desc, n.weight desc limit ${NAMES_A_STEP}) named) found
    order by ${likeliestFirst} limit ${2 * NAMES_A_STEP}`.execute(sql);
  return rows;
}

const NAMES_WITH_A_WORD = 1_000;

/**
 * Names with a word in a range of every list, in any order. Starts from the rarest word. Sorting
 * by word makes the planner stop at the limit instead of collecting the whole range.
 */
export async function listWithAll(
  sql: Sql,
  lists: ReadonlyArray<readonly WordRange[]>,
): Promise<NameMatch[]> {
  const ranges = lists.flatMap((list, at) => list.map((range) => ({ at, ...range })));
  const { rows } = await raw<NameMatch>`
    with ranges as materialized (
      select * from unnest(${ranges.map(({ at }) => at)}::int[], ${ranges.map(({ from }) => from)}::text[],
        ${ranges.map(({ to }) => to)}::text[]) as range (list, first, beyond)
    ), rarest as (
      select list from ranges left join lateral (
        select word from search_names where word >= first and word < beyond
        order by word limit ${NAMES_WITH_A_WORD}) named on true
      group by list order by count(word) limit 1
    )
    select ${matchColumns}, 0 as place from (
      select distinct on (kind, entity_id) named.*, 0 as place
      from ranges cross join lateral (
        select * from search_names where word >= first and word < beyond
        order by word limit ${NAMES_WITH_A_WORD}) named
      where ranges.list = (select list from rarest) and (
        select count(distinct r.list) from search_names n join ranges r on n.word >= r.first and n.word < r.beyond
        where n.kind = named.kind and n.entity_id = named.entity_id) = ${lists.length}
      order by kind, entity_id, is_whole desc, relation = 'main' desc) found
    order by ${likeliestFirst} limit ${2 * NAMES_A_STEP}`.execute(sql);
  return rows;
}

const NAMES_A_SOUND = 40;

/** Startups and investors whose whole name has one of these keys (arabic-sound.ts). */
export async function listSounding(sql: Sql, keys: readonly string[]): Promise<NameMatch[]> {
  if (keys.length === 0) return [];
  const { rows } = await raw<NameMatch>`
    select ${matchColumns}, 0 as place from unnest(${keys}::text[]) as wanted (sound)
      cross join lateral (
        select * from search_names where sound_key(word) = wanted.sound and is_whole
          and kind in ('startup', 'investor')
        order by weight desc limit ${NAMES_A_SOUND}) named
    order by weight desc, name, entity_id`.execute(sql);
  return rows;
}

const WORDS_A_SPELLING = 400;

/** Words whose stems have one of these spellings (typing-errors.ts). */
export async function listSpelledAlike(sql: Sql, spellings: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ word: string }>`
    select distinct alike.word from unnest(${spellings}::text[]) as typed (spelling)
      cross join lateral (
        select word from search_words where spellings(word) @> array[typed.spelling] limit ${WORDS_A_SPELLING}) alike
    order by alike.word`.execute(sql);
  return rows.map(({ word }) => word);
}

/** Words that share enough trigrams with `typed`, most similar first. */
export async function listSimilarWords(sql: Sql, typed: string, most: number): Promise<string[]> {
  const { rows } = await raw<{ word: string }>`
    select word from search_words where word % ${typed}
    order by similarity(word, ${typed}) desc, word limit ${most}`.execute(sql);
  return rows.map(({ word }) => word);
}

/** In the same order, without names deleted meanwhile. */
export async function describeMatches(sql: Sql, matches: readonly NameMatch[]): Promise<NameHit[]> {
  if (matches.length === 0) return [];
  const { rows } = await raw<Described>`
    select found.place, entity.*
    from unnest(${matches.map(({ kind }) => kind)}::text[], ${matches.map(({ entityId }) => entityId)}::bigint[])
        with ordinality as found (kind, id, place)
      cross join lateral (
        select s.slug, s.name, c.name as detail, false as "isCity", c.iso2 as country, s.domain, s.logo, s.tagline,
          s.status
        from startups s join places c on c.id = s.country_id where found.kind = 'startup' and s.id = found.id
        union all
        select slug, name, type, false, country_code, null, logo, null, null
        from investors where found.kind = 'investor' and id = found.id
        union all
        select slug, name, label, false, null, null, null, null, null
        from industries where found.kind = 'industry' and id = found.id
        union all
        select p.slug, p.name, c.name, p.kind = 'city', null, null, null, null, null
        from places p left join places c on c.id = p.country_id
        where found.kind = 'location' and p.id = found.id) entity
    order by found.place`.execute(sql);
  return rows.flatMap(({ place, ...entity }) => {
    const match = matches[place - 1];
    if (!match) return [];
    const { kind, name, relation } = match;
    const otherName = relation === 'main' ? null : name;
    return { kind, ...entity, otherName, relation };
  });
}

type Described = Omit<NameHit, 'kind' | 'otherName' | 'relation'> & { place: number };

/** Words from `from` (included) to `to` (excluded) in byte order. */
interface WordRange {
  from: string;
  to: string;
}

const FIRST_CHARACTER = '\u0001';
const LAST_CHARACTER = '\u{10ffff}';

export function beginningWith(beginning: string): WordRange {
  return { from: beginning, to: beginning + LAST_CHARACTER };
}

export const exactly = (word: string): WordRange => ({ from: word, to: word + FIRST_CHARACTER });

interface Named {
  key: string;
  /** Of its names the one that was found, folded. */
  written: string;
  kind: 'startup' | 'investor' | 'person';
  slug: string;
  name: string;
  /** How likely it is meant, 0 to 100. */
  weight: number;
}

const NAMES_A_KEY = 20;

/** Startups and investors with a whole name of each wanted.key; `most` of a key. */
const companies = (keys: readonly string[], isWanted: SqlPart, most = NAMES_A_KEY): SqlPart => raw`
  select wanted.key, n.word as written, n.kind, entity.slug, entity.name, n.weight
  from unnest(${keys}::text[]) as wanted (key)
    cross join lateral (
      select * from search_names
      where ${isWanted} and is_whole and kind in ('startup', 'investor')
      order by weight desc limit ${most}) n
    cross join lateral (
      select slug, name from startups where n.kind = 'startup' and id = n.entity_id
      union all
      select slug, name from investors where n.kind = 'investor' and id = n.entity_id) entity`;

/** Startups and investors whose whole name is one of the keys, people of one of the names. */
export function listExactlyNamed(
  sql: Sql,
  keys: readonly string[],
  fullNames: readonly string[],
): Promise<Named[]> {
  return once(['exactly', keys, fullNames], async () => {
    const { rows } = await raw<Named>`${companies(keys, raw`word = wanted.key`)}
    union all
    select replace(fold_name(p.name), ' ', ''), p.name, 'person', p.slug, p.name, 0
    from people p where fold_name(p.name) = any (${fullNames}::text[])
    order by weight desc, name`.execute(sql);
    return rows;
  });
}

/** Those whose whole name sounds like one of the keys (arabic-sound.ts), likeliest first. */
export async function listExactlySounding(sql: Sql, keys: readonly string[]): Promise<Named[]> {
  const { rows } = await raw<Named>`${companies(keys, raw`sound_key(word) = wanted.key`)}
    union all
    select sound_key(fold_name(p.name)), p.name, 'person', p.slug, p.name, 0
    from people p where sound_key(fold_name(p.name)) = any (${keys}::text[])
    order by weight desc, name`.execute(sql);
  return rows;
}

const NAMES_BEGUN = 3;

/** Those whose whole name begins with one of the keys, likeliest first. */
export async function listWhollyBeginning(sql: Sql, keys: readonly string[]): Promise<Named[]> {
  const begins = raw`word >= wanted.key and word < wanted.key || ${LAST_CHARACTER}`;
  const { rows } = await raw<Named>`${companies(keys, begins, NAMES_BEGUN)}
    order by weight desc, name`.execute(sql);
  return rows;
}

const MOST_OF_WORDS = 100;

export interface NameOfWord extends NameMatch {
  word: string;
  isWhole: boolean;
}

/** Startups and investors of these words, whole names first. */
export async function listOfWords(sql: Sql, words: readonly string[]): Promise<NameOfWord[]> {
  if (words.length === 0) return [];
  const { rows } = await raw<NameOfWord>`
    select kind, entity_id as "entityId", name, relation, 0 as place, word, is_whole as "isWhole"
    from search_names where word = any (${words}::text[]) and kind in ('startup', 'investor')
    order by is_whole desc, weight desc, relation = 'main' desc, name, entity_id
    limit ${MOST_OF_WORDS}`.execute(sql);
  return rows;
}
