import { sql as raw } from 'kysely';
import { sourceColumns } from './source-columns.ts';

/** Of `startups s`: every use of a source on its page in the order of places, as UsedSource. */
export const usedSources = raw`array(
  select to_json(used) from (
    with uses (source_id, use, place, position, seen_on, is_preferred, is_disclosed) as (
      select source_id, 'profile', 0, source_id, null::date, false, false
      from startup_sources where startup_id = s.id
      union all
      select unnest(source_ids), 'names', null, 0, null, false, false
      from startup_names where startup_id = s.id
      union all
      select unnest(source_ids), 'history', null, 0, null, false, false
      from startup_events where startup_id = s.id
      union all
      select unnest(source_ids), 'people', null, 0, null, false, false
      from startup_people where startup_id = s.id
      union all
      select unnest(source_ids), 'operations', null, 0, null, false, false
      from startup_operations where startup_id = s.id
      union all
      select unnest(s.incorporated_source_ids), 'incorporation', null, 0, null, false, false
      union all
      select s.status_source_id, 'status', 1, 0, null, false, false
      where s.status_source_id is not null
      union all
      select report.source_id, r.round, 1 + r.place, report.id, null, report.is_preferred, r.counted_usd is not null
      from (
        select id, round, counted_usd,
          row_number() over (order by announced_on desc nulls last, amount_usd desc nulls last, id desc) as place
        from fundings where startup_id = s.id) r join funding_reports report on report.funding_id = r.id
      union all
      select source_id, 'technologies', null, source_id, max(found_on), false, false
      from startup_technologies where startup_id = s.id group by source_id
      union all
      select source_id, 'metrics', null, source_id, max(measured_on), false, false
      from metric_points where startup_id = s.id group by source_id
    )
    select x.id, ${sourceColumns}, uses.use, uses.place, uses.seen_on, uses.is_preferred,
      uses.is_disclosed
    from uses join sources x on x.id = uses.source_id
    order by uses.place nulls last, uses.use desc, uses.position) used)`;
