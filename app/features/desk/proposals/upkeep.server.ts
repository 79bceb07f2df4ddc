// Records to check next: statuses not checked for a year, websites that do not respond.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

const MOST = 20;

export interface DueStartup {
  slug: string;
  name: string;
  /** Since when, as yyyy-mm-dd; null for never. */
  on: string | null;
  why: string | null;
  reads: number;
}

export interface Due {
  rows: DueStartup[];
  all: number;
}

const readsOf = raw`(select coalesce(sum(reads), 0)::bigint from page_reads where kind = 'startup' and entity_id = s.id)`;

/** Listed as active by a source that is older than a year, or by none; the most read first. */
export async function listUnseenStatuses(sql: Sql, now: Date): Promise<Due> {
  const { rows } = await raw<DueStartup & { all: number }>`
    select s.slug, s.name, seen.on::text as on, null as why, ${readsOf} as reads, count(*) over () as all
    from startups s cross join lateral (
      select max(greatest(x.published_on, x.checked_on, x.read_on)) as on from sources x where x.id = s.status_source_id) seen
    where s.status = 'active' and not s.is_fictional
      and coalesce(seen.on, '-infinity') < (${now}::timestamptz - interval '1 year')::date
    order by reads desc, seen.on nulls first, s.id limit ${MOST}`.execute(sql);
  return { rows, all: rows[0]?.all ?? 0 };
}

/** Whose website failed when it was last read, or whose address as a source is dead. */
export async function listSilentSites(sql: Sql): Promise<Due> {
  const { rows } = await raw<DueStartup & { all: number }>`
    select s.slug, s.name, failed.on::text as on, failed.why, ${readsOf} as reads, count(*) over () as all
    from startups s join (
      select startup_id, max(why) as why, max(on_day) as on from (
        select startup_id, outcome as why, scanned_at::date as on_day from technology_scans
        where outcome ~ '^(status [45]|network|too-slow|not-public)'
        union all
        select own.id, l.outcome, l.dead_since from link_checks l join sources x on x.id = l.source_id
          join startups own on own.website = x.url
        where l.dead_since is not null) one
      group by startup_id) failed on failed.startup_id = s.id
    where not s.is_fictional and s.status is distinct from 'closed'
    order by reads desc, failed.on, s.id limit ${MOST}`.execute(sql);
  return { rows, all: rows[0]?.all ?? 0 };
}
