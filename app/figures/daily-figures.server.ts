// Figures that read every record of a large group; a job computes each once a day.
import { sql as raw } from 'kysely';
import { isoDay } from '../base/dates.ts';
import type { Sql } from '../data/database.ts';
import type { CacheTag } from '../page-cache/cache-tags.ts';

export interface DailyFigure<Value> {
  key: string;
  compute(): Promise<Value>;
  /** Cache tags of the pages that show it. */
  listCacheTags(): Promise<CacheTag[]>;
}

/** Computes it when older than a day, as without jobs. */
export async function readDailyFigure<Value>(
  sql: Sql,
  figure: DailyFigure<Value>,
  now: Date,
): Promise<Value> {
  const { rows } = await raw<{ value: Value }>`
    select value from daily_figures where key = ${figure.key}
      and day between ${isoDay(now)}::date - 1 and ${isoDay(now)}::date`.execute(sql);
  return rows[0]?.value ?? computeDailyFigure(sql, figure, now);
}

/** Computes it unless it is from the day of `now`. */
export async function refreshDailyFigure(sql: Sql, figure: DailyFigure<unknown>, now: Date) {
  const { rows } = await raw`
    select
    from daily_figures where key = ${figure.key} and day = ${isoDay(now)}::date`.execute(sql);
  if (rows.length === 0) await computeDailyFigure(sql, figure, now);
}

async function computeDailyFigure<Value>(
  sql: Sql,
  { key, compute, listCacheTags }: DailyFigure<Value>,
  now: Date,
): Promise<Value> {
  const value = await compute();
  const { rows } = await raw<{ isChanged: boolean | null }>`
    with before as (select value from daily_figures where key = ${key})
    insert into daily_figures (key, day, value) values (${key}, ${isoDay(now)}::date, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set day = excluded.day, value = excluded.value
    returning (select before.value <> daily_figures.value from before) as "isChanged"`.execute(sql);
  if (rows[0]?.isChanged)
    await raw`select record_invalidation(${await listCacheTags()}::text[])`.execute(sql);
  return value;
}
