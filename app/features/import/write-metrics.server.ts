// Writes figures of startups over time: one value a startup, metric and day.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { CleanMetric } from './clean-metric.ts';
import type { ImportConnection } from './import-connection.server.ts';
import { REFERENCE_COLUMNS, REFERENCE_TABLE, resolveStartups } from './resolve-startups.server.ts';
import {
  type BatchResult,
  type KindWriter,
  type LinedRow,
  type Staging,
  stageRows,
} from './write-batch.ts';
import { addSources } from './write-sources.server.ts';

const COLUMNS = [
  ...REFERENCE_COLUMNS,
  'measured_on',
  'metrics',
  'values',
  'sources',
  'publisher',
  'retrieved_on',
] as const;

const STAGING: Staging<CleanMetric> = {
  table: 'import_metrics',
  columns: ['line', ...COLUMNS.map((column) => (column === 'values' ? 'counts' : column))],
  valuesOf: (line, row) => [line, ...COLUMNS.map((column) => row[column])],
};

export const metricsWriter: KindWriter<CleanMetric> = {
  staging: STAGING,

  async begin({ sql }) {
    await raw`create temp table if not exists import_metrics (
      line int not null, ${REFERENCE_TABLE}, measured_on date, metrics text[], counts bigint[], sources text[], publisher text, retrieved_on date)`.execute(
      sql,
    );
    await raw`create temp table if not exists import_met_metrics (
      startup_id bigint, metric text, measured_on date, primary key (startup_id, metric, measured_on))`.execute(
      sql,
    );
  },

  keysOf: () => [],

  async write(connection, transaction, [rows = []]) {
    await raw`select set_config('griot.defer_figures', 'off', true)`.execute(transaction);
    return writeRows(connection, transaction, rows);
  },
};

async function writeRows(
  connection: ImportConnection,
  transaction: Sql,
  rows: readonly LinedRow<CleanMetric>[],
): Promise<BatchResult> {
  await stageRows(connection, transaction, STAGING, rows);
  const rejected = await resolveStartups(transaction, 'import_metrics');
  await addSources(transaction, 'import_metrics');
  // The first row of a run that tells a figure counts, later ones for the same day do not.
  const { rows: written } = await raw<{ line: number; is_new: boolean; is_written: boolean }>`
    with points as materialized (
      select distinct on (r.startup_id, one.metric, r.measured_on) r.line, r.startup_id, one.metric, r.measured_on, one.value,
        (select id from sources x where x.url = r.sources[1]) as source_id
      from import_metrics r cross join unnest(r.metrics, r.counts) as one (metric, value)
      where r.startup_id is not null and not exists (
        select from import_met_metrics m where m.startup_id = r.startup_id and m.metric = one.metric and m.measured_on = r.measured_on)
      order by r.startup_id, one.metric, r.measured_on, r.line
    ), met as (
      insert into import_met_metrics select startup_id, metric, measured_on from points
    ), written as (
      insert into metric_points as known (startup_id, metric, measured_on, value, source_id)
      select startup_id, metric, measured_on, value, source_id from points
      on conflict (startup_id, metric, measured_on) do update set value = excluded.value, source_id = coalesce(excluded.source_id, known.source_id)
        where known.value <> excluded.value or (excluded.source_id is not null and known.source_id is distinct from excluded.source_id)
      returning known.startup_id, known.metric, known.measured_on, known.xmax = 0 as is_new
    )
    select p.line, w.is_new, w.startup_id is not null as is_written
    from points p join written w using (startup_id, metric, measured_on)`.execute(transaction);
  const created = new Set(written.filter(({ is_new }) => is_new).map(({ line }) => line));
  const updated = new Set(written.filter(({ line }) => !created.has(line)).map(({ line }) => line));
  return {
    created: created.size,
    updated: updated.size,
    unchanged: rows.length - rejected.length - created.size - updated.size,
    rejected,
    notes: [],
  };
}
