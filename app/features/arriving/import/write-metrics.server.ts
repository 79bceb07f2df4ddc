import { sql as raw } from 'kysely';
import type { CleanMetric } from './clean-metric.ts';
import {
  REFERENCE_COLUMNS,
  REFERENCE_MATCH_COLUMNS,
  resolveStartups,
} from './resolve-startups.server.ts';
import type { Writer } from './staging.server.ts';
import { addSources, SOURCE_COLUMNS } from './staging.server.ts';

const TABLE = 'import_metrics';

export const metricsWriter: Writer<CleanMetric> = {
  table: TABLE,
  columns: {
    ...REFERENCE_COLUMNS,
    measured_on: 'date',
    metrics: 'text[]',
    counts: 'bigint[]',
    ...SOURCE_COLUMNS,
  },
  matchColumns: REFERENCE_MATCH_COLUMNS,
  seenColumns:
    'startup_id bigint, metric text, measured_on date, primary key (startup_id, metric, measured_on)',

  keysOf: () => [],

  async write(transaction) {
    const rejected = await resolveStartups(transaction, TABLE);
    await addSources(transaction, TABLE);
    // The first row of a file that gives a figure counts; later ones for the same day do not.
    const { rows: written } = await raw<{ line: number; is_new: boolean; is_written: boolean }>`
      with points as materialized (
        select distinct on (r.startup_id, one.metric, r.measured_on) r.line, r.startup_id, one.metric, r.measured_on, one.value,
          (select id from sources x where x.url = r.sources[1]) as source_id
        from import_metrics r cross join unnest(r.metrics, r.counts) as one (metric, value)
        where r.startup_id is not null and not exists (
          select from import_seen n where n.startup_id = r.startup_id and n.metric = one.metric and n.measured_on = r.measured_on)
        order by r.startup_id, one.metric, r.measured_on, r.line
      ), noted as (
        insert into import_seen select startup_id, metric, measured_on from points
      ), written as (
        insert into metric_points as before (startup_id, metric, measured_on, value, source_id)
        select startup_id, metric, measured_on, value, source_id from points
        on conflict (startup_id, metric, measured_on) do update set value = excluded.value, source_id = coalesce(excluded.source_id, before.source_id)
          where before.value <> excluded.value or (excluded.source_id is not null and before.source_id is distinct from excluded.source_id)
        returning before.startup_id, before.metric, before.measured_on, before.xmax = 0 as is_new
      )
      select p.line, w.is_new, w.startup_id is not null as is_written
      from points p join written w using (startup_id, metric, measured_on)`.execute(transaction);
    const created = new Set(written.flatMap(({ line, is_new }) => (is_new ? line : [])));
    const changedLines = new Set(written.map(({ line }) => line)).difference(created);
    return { created: created.size, changedLines, rejected };
  },
};
