// How large what is searched is, and what is common in it, as far as the database's own statistics tell. Only the way matches are found
// depends on it, never which match: so it may be old, and of an embedded database that never looked at its tables little is told.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

export type TextColumn = 'tagline' | 'overview';

/** Parts are of all startups, 0 to 1. */
export interface Statistics {
  /** By the highest id: there are hardly fewer. */
  startupsCount: number;
  /** Pages of each table on disk. */
  pages: Record<'search_startups' | 'search_texts', number>;
  /** Of each column the words that at least a hundredth of all texts have, with the part of texts that do. */
  words: Record<TextColumn, ReadonlyMap<string, number>>;
  /** By the ids of countries. */
  countries: ReadonlyMap<number, number>;
  /** By what choices_of writes, the most frequent ones. */
  choices: ReadonlyMap<string, number>;
}

const LEAST_PART = 0.01;
const KEPT_MS = 600_000;

interface Kept {
  statistics: Promise<Statistics>;
  until: number;
}
const keptBy = new WeakMap<Sql, Kept>();

/** As they were at most ten minutes ago. */
export function readStatistics(sql: Sql): Promise<Statistics> {
  const kept = keptBy.get(sql);
  if (kept && performance.now() < kept.until) return kept.statistics;
  const statistics = readNow(sql);
  keptBy.set(sql, { statistics, until: performance.now() + KEPT_MS });
  statistics.catch(() => keptBy.delete(sql));
  return statistics;
}

type Common = Array<[value: string, part: number]>;

async function readNow(sql: Sql): Promise<Statistics> {
  // Statistics of an index name its columns by their place in it.
  const { rows } = await raw<{
    startups: number;
    startups_pages: number;
    texts_pages: number;
    tagline: Common | null;
    overview: Common | null;
    countries: Common | null;
    choices: Common | null;
  }>`
    with words as (
      select a.attnum::int as place, json_agg(json_build_array(common.word, common.part)) as common
      from pg_stats s
        join pg_attribute a on a.attrelid = 'search_texts_words'::regclass and a.attname = s.attname
        cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as common (word, part)
      where s.schemaname = current_schema and s.tablename = 'search_texts_words' and common.word is not null
        and common.part >= ${LEAST_PART}
      group by a.attnum
    )
    select (select coalesce(max(startup_id), 0) from search_startups) as startups,
      pg_relation_size('search_startups') / 8192 as startups_pages, pg_relation_size('search_texts') / 8192 as texts_pages,
      (select common from words where place = 1) as tagline, (select common from words where place = 2) as overview,
      (select json_agg(json_build_array(common.id, common.part))
        from pg_stats s cross join lateral unnest(s.most_common_vals::text::text[], s.most_common_freqs) as common (id, part)
        where s.schemaname = current_schema and s.tablename = 'search_startups' and s.attname = 'country_id') as countries,
      (select json_agg(json_build_array(common.choices, common.part))
        from pg_stats s cross join lateral unnest(s.most_common_vals::text::text[], s.most_common_freqs) as common (choices, part)
        where s.schemaname = current_schema and s.tablename = 'search_startups_choices') as choices`.execute(
    sql,
  );
  const [row] = rows;
  return {
    startupsCount: row?.startups ?? 0,
    pages: { search_startups: row?.startups_pages ?? 0, search_texts: row?.texts_pages ?? 0 },
    words: { tagline: new Map(row?.tagline), overview: new Map(row?.overview) },
    countries: new Map(row?.countries?.map(([id, part]) => [Number(id), part])),
    choices: new Map(row?.choices),
  };
}
