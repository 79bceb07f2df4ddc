import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { FigureSources, PageSource, Source } from './contract.ts';
import { summarizeSources } from './summarize-sources.ts';

type Sourced = Source & { figure: keyof FigureSources };

/**
 * What stands behind the figures of a startup's head: of the total every disclosed round, of the latest round that
 * round, of the status what is named for it, else the sources of the listing.
 */
export async function findFigureSources(sql: Sql, startupId: number): Promise<FigureSources> {
  const { rows } = await raw<Sourced>`
    with rounds as (
      select f.id, f.announced_on, f.amount_usd,
        row_number() over (order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc) as place
      from fundings f where f.startup_id = ${startupId}
    ), behind as (
      select 'total_fundings' as figure, r.source_id, rounds.place, r.id as report_id
      from rounds join funding_reports r on r.funding_id = rounds.id and r.is_preferred
      where rounds.amount_usd is not null
      union all
      select 'latest_round', r.source_id, rounds.place, r.id
      from rounds join funding_reports r on r.funding_id = rounds.id and r.is_preferred
      where rounds.place = 1
      union all
      select 'status', coalesce(s.status_source_id, ss.source_id), 1, coalesce(ss.source_id, 1)
      from startups s
        left join startup_sources ss on ss.startup_id = s.id and s.status_source_id is null
      where s.id = ${startupId} and s.status is not null
    )
    select behind.figure, x.url, x.publisher, x.retrieved_on, x.checked_on
    from behind join sources x on x.id = behind.source_id
    order by behind.place, behind.report_id`.execute(sql);
  const of = (figure: keyof FigureSources) =>
    summarizeSources(rows.filter((one) => one.figure === figure));
  return {
    total_fundings: of('total_fundings'),
    latest_round: of('latest_round'),
    status: of('status'),
  };
}

/** Every source of a startup's page, once, with what it is a source of; those of the profile first. */
export async function listPageSources(sql: Sql, startupId: number): Promise<PageSource[]> {
  const { rows } = await raw<PageSource>`
    with used (source_id, use, place, seen_on) as (
      select source_id, 'profile', 0, null::date from startup_sources where startup_id = ${startupId}
      union all
      select status_source_id, 'status', 1, null from startups where id = ${startupId} and status_source_id is not null
      union all
      select r.source_id, f.round, 2 + row_number() over (order by f.announced_on desc nulls last, f.id desc), null
      from funding_reports r join fundings f on f.id = r.funding_id where f.startup_id = ${startupId}
      union all
      select source_id, 'technologies', 1000000, max(found_on) from startup_technologies
      where startup_id = ${startupId} and source_id is not null group by source_id
      union all
      select source_id, 'metrics', 1000001, max(measured_on) from metric_points
      where startup_id = ${startupId} and source_id is not null group by source_id
    ), uses as (
      select source_id, use, min(place) as place, max(seen_on) as seen_on from used group by source_id, use
    )
    select x.url, x.publisher, greatest(x.retrieved_on, max(uses.seen_on)) as retrieved_on, x.checked_on,
      json_agg(uses.use order by uses.place) as of
    from uses join sources x on x.id = uses.source_id
    group by x.id order by min(uses.place), x.id`.execute(sql);
  return rows;
}
