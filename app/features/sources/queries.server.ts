import { type RawBuilder, sql as raw } from 'kysely';
import type { SourcesByUse } from './arrange-sources.ts';

/** Of `sources x`; in the order of SourceColumns. */
const sourceColumns = raw`x.id, x.url, x.publisher, x.retrieved_on, x.checked_on`;

/** Sources are looked up one by one: it is planned for any startup, and would else read all of them where they are few. */
const sourceOf = (id: RawBuilder<unknown>) =>
  raw`lateral (select * from sources where id = ${id} offset 0) x`;

/** The newest day on which something of a startup was seen at each source. */
const seenAt = (table: string, day: string) => raw`(
  select json_agg(json_build_array(seen.day, ${sourceColumns}) order by seen.source_id)
  from (
    select source_id, max(${raw.ref(day)}) as day from ${raw.table(table)}
    where startup_id = s.id and source_id is not null group by source_id) seen
    cross join ${sourceOf(raw`seen.source_id`)})`;

/** For a query of `startups s`: every use that its page makes of a source. */
export const sourcesByUseColumn: RawBuilder<SourcesByUse> = raw<SourcesByUse>`json_build_object(
  'profile', (
    select json_agg(json_build_array(${sourceColumns}) order by ss.source_id)
    from startup_sources ss cross join ${sourceOf(raw`ss.source_id`)} where ss.startup_id = s.id),
  'status', (select json_build_array(${sourceColumns}) from sources x where x.id = s.status_source_id),
  'rounds', (
    select json_agg(
      json_build_array(f.id, f.round, f.amount_usd is not null, r.is_preferred, ${sourceColumns})
      order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc, r.id)
    from fundings f left join funding_reports r on r.funding_id = f.id left join ${sourceOf(raw`r.source_id`)} on true
    where f.startup_id = s.id),
  'technologies', ${seenAt('startup_technologies', 'found_on')},
  'metrics', ${seenAt('metric_points', 'measured_on')})`;
