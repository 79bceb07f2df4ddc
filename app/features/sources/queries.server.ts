import { type RawBuilder, sql as raw } from 'kysely';
import type { UsedSource } from './arrange-sources.ts';

/**
 * For a query of `startups s`: every use that its page makes of a source; first those of the profile, then of the status, of its rounds,
 * the newest first, of its technologies and of its metrics. Sources are looked up one by one: it is planned for any startup, and would
 * else read all of them where they are few.
 */
export const usedSourcesColumn: RawBuilder<UsedSource[]> = raw<UsedSource[]>`(
  select coalesce(json_agg(used order by place, nth), '[]') from (
    select x.id, x.url, x.publisher, x.retrieved_on, x.checked_on, u.use, u.place, u.nth, u.seen_on, u.is_preferred, u.is_disclosed
    from (
      select source_id, 'profile' as use, 0 as place, source_id as nth, null::date as seen_on,
        false as is_preferred, false as is_disclosed
      from startup_sources where startup_id = s.id
      union all
      select s.status_source_id, 'status', 1, 1, null, false, false where s.status_source_id is not null
      union all
      select r.source_id, f.round,
        1 + dense_rank() over (order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc), r.id, null,
        r.is_preferred, f.amount_usd is not null
      from fundings f left join funding_reports r on r.funding_id = f.id where f.startup_id = s.id
      union all
      select source_id, 'technologies', 1000000, source_id, max(found_on), false, false
      from startup_technologies where startup_id = s.id and source_id is not null group by source_id
      union all
      select source_id, 'metrics', 1000001, source_id, max(measured_on), false, false
      from metric_points where startup_id = s.id and source_id is not null group by source_id
    ) u cross join lateral (select * from sources where id = u.source_id offset 0) x
  ) used)`;
