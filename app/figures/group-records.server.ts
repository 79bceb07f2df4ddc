// A group's median round and share of sourced records.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { JobLog, Work } from '../jobs/jobs.server.ts';
import { industryTag, placeTag } from '../page-cache/cache-tags.ts';
import { type DailyFigure, readDailyFigure, refreshDailyFigure } from './daily-figures.server.ts';
import { isRecent, listMembers, type StartupGroup } from './sums.server.ts';

/** Larger groups are read daily: one record more hardly changes them, and reading all is slow. */
const STARTUPS_READ_AT_ONCE = 300;

interface GroupRecords {
  median_round: number | null;
  rows_count: number;
  sourced_count: number;
  checked_count: number;
}

export async function findGroupRecords(
  sql: Sql,
  group: StartupGroup,
  startupsCount: number,
  now: Date,
): Promise<GroupRecords> {
  return startupsCount <= STARTUPS_READ_AT_ONCE
    ? readRecords(sql, group, now, ofFew)
    : readDailyFigure(sql, recordsOf(sql, group, now), now);
}

/** Computes the large groups not yet computed on the day of `now`. */
export async function refreshLargeRecords(sql: Sql, now: Date): Promise<void> {
  const groups = await listGroups(sql, raw`totals.startups_count > ${STARTUPS_READ_AT_ONCE}`);
  for (const group of groups) await refreshDailyFigure(sql, recordsOf(sql, group, now), now);
}

/** Groups whose row of `group_totals totals` meets the condition. */
export async function listGroups(sql: Sql, isWanted: RawBuilder<unknown>): Promise<StartupGroup[]> {
  const { rows } = await raw<{
    kind: 'country' | 'city' | null;
    placeId: number;
    industryId: number;
  }>`
    select p.kind, totals.place_id as "placeId", totals.industry_id as "industryId"
    from group_totals totals left join places p on p.id = totals.place_id
    where ${isWanted} and totals.industry_id >= 0 and (totals.place_id, totals.industry_id) <> (0, 0)
    order by 3, 2`.execute(sql);
  return rows.map(({ kind, placeId, industryId }) => ({
    ...(kind ? { place: { id: placeId, kind } } : {}),
    ...(industryId > 0 ? { industryId } : {}),
  }));
}

function recordsOf(sql: Sql, group: StartupGroup, now: Date): DailyFigure<GroupRecords> {
  return {
    key: `records:${group.place?.id ?? 0}:${group.industryId ?? 0}`,
    compute: () => readRecords(sql, group, now, ofMany),
    listCacheTags: () => listGroupTags(sql, group),
  };
}

/** A page of an industry within a place carries the industry's tag. */
export async function listGroupTags(sql: Sql, { place, industryId }: StartupGroup) {
  const placeId = industryId === undefined ? (place?.id ?? 0) : 0;
  const { rows } = await raw<{ slug: string }>`
    select slug from places where id = ${placeId}
    union all select slug from industries where id = ${industryId ?? 0}`.execute(sql);
  return rows.map(({ slug }) => (industryId === undefined ? placeTag(slug) : industryTag(slug)));
}

// Small groups look up each startup; a join would be planned as reading all rounds.
const ofFew = raw`members m cross join lateral (select * from fundings where startup_id = m.id offset 0) f`;
const ofMany = raw`members m join fundings f on f.startup_id = m.id`;

async function readRecords(
  sql: Sql,
  group: StartupGroup,
  now: Date,
  roundsOfMembers: RawBuilder<unknown>,
): Promise<GroupRecords> {
  const { rows } = await raw<GroupRecords>`
    with members as materialized (
      select s.id, s.verified_at from (${listMembers(group)}) m join startups s on s.id = m.id
    ), rounds as materialized (
      select f.id, f.counted_usd from ${roundsOfMembers}
    ), cited as (
      select 'startup' as record, m.id, m.verified_at, ss.source_id
      from members m left join startup_sources ss on ss.startup_id = m.id
      union all
      select 'round', r.id, null, report.source_id
      from rounds r left join funding_reports report on report.funding_id = r.id
    ), records as (
      select count(x.id) as sources, greatest(max(x.checked_on), max(verified_at)::date) as checked_on
      from cited left join sources x on x.id = cited.source_id
      group by cited.record, cited.id
    )
    select (select percentile_cont(0.5) within group (order by counted_usd) from rounds) as median_round,
      count(*) as rows_count, count(*) filter (where sources > 0) as sourced_count,
      count(*) filter (where ${isRecent(raw`checked_on`, now)}) as checked_count
    from records`.execute(sql);
  return rows[0] as GroupRecords;
}

export function figuresWork(sql: Sql, log: JobLog): Work {
  return {
    jobs: [
      {
        name: 'figures-rebuild',
        cron: '40 2 * * *',
        async run() {
          const wrong = await rebuildFigures(sql);
          if (wrong > 0) log.warn({ wrong }, 'sums differed from the catalogue and were corrected');
        },
      },
      {
        name: 'group-records',
        cron: '*/10 * * * *',
        run: () => refreshLargeRecords(sql, new Date()),
      },
    ],
    loops: [],
  };
}

/** Recomputes all sums; returns the number of wrong rows. Writers wait for it at commit. */
export async function rebuildFigures(sql: Sql): Promise<number> {
  return sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    const { rows } = await raw<{ wrong: number }>`
      select rebuild_figures() as wrong`.execute(transaction);
    const wrong = rows[0]?.wrong ?? 0;
    if (wrong > 0) await raw`select record_invalidation('{all}')`.execute(transaction);
    return wrong;
  });
}
