import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import type { Database } from '../app/data/database.ts';
import type { ImportKind } from '../app/features/arriving/import/contract.ts';
import { openImportConnection } from '../app/features/arriving/import/import-connection.server.ts';
import {
  type ImportOptions,
  importFile,
} from '../app/features/arriving/import/import-file.server.ts';
import {
  type CleanOptions,
  loadCleanContext,
} from '../app/features/arriving/import/load-clean-context.server.ts';
import {
  type SurveyOptions,
  surveyFile,
} from '../app/features/arriving/import/survey-file.server.ts';
import { ensureReference } from '../db/seed/load-reference.ts';
import { addressOf } from './databases.ts';
import { parseCsv } from './parse-csv.ts';

export type TestImportOptions = Partial<CleanOptions> &
  SurveyOptions &
  Pick<ImportOptions, 'isDryRun' | 'rowsPerBatch'> & { name?: string };

/** Undefined for the embedded database. */
export async function databaseUrlOf({ sql, kind }: Database): Promise<string | undefined> {
  if (kind === 'embedded') return undefined;
  const { rows } = await raw<{ name: string }>`select current_database() as name`.execute(sql);
  return addressOf(rows[0]?.name ?? '');
}

/** Imports the content as a file; returns counts, survey and the report's rows by header. */
export async function importText(
  database: Database,
  kind: ImportKind,
  content: string | Uint8Array,
  options: TestImportOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'griot-import-'));
  try {
    const path = join(folder, options.name ?? 'file.csv');
    writeFileSync(path, content);
    const survey = await surveyFile(kind, path, options);
    await ensureReference(database.sql);
    const context = await loadCleanContext(database.sql, survey, {
      today: '2026-11-01',
      ...options,
    });
    const connection = await openImportConnection(database, await databaseUrlOf(database));
    try {
      const reportPath = join(folder, 'report.csv');
      const result = await importFile(connection, kind, survey, context, {
        reportPath,
        isDryRun: options.isDryRun,
        rowsPerBatch: options.rowsPerBatch,
      });
      return { ...result, survey, report: result.reportPath ? readReport(result.reportPath) : [] };
    } finally {
      await connection.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string): Array<Record<string, string>> {
  const [header = [], ...rows] = parseCsv(readFileSync(path, 'utf8'));
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])),
  );
}

const TABLES = [
  'startups',
  'startup_names',
  'startup_industries',
  'startup_sources',
  'people',
  'startup_people',
  'investors',
  'investor_sources',
  'sources',
  'fundings',
  'funding_reports',
  'funding_investors',
  'news',
  'news_startups',
  'metric_points',
  'search_startups',
  'search_names',
] as const;

/** Fingerprints of everything an import can change; `isExact` includes ids and times. */
export async function fingerprint(
  { sql }: Database,
  isExact = true,
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of TABLES) {
    const left = isExact
      ? []
      : [
          'id',
          'created_at',
          'updated_at',
          // Where names are the same, it ends with the id.
          ...(table === 'people' ? ['slug'] : []),
          ...(table.startsWith('search_')
            ? ['industry_ids', 'investor_ids', 'lead_investor_ids', 'founder_ids']
            : []),
        ];
    const { rows } = await raw<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, ',' order by line)), '') as print
      from (select ${isExact ? raw`row_to_json(t)::text` : raw`(${relations(table)} - ${left}::text[])::text`} as line from ${raw.table(table)} t) rows`.execute(
      sql,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

/** A row with slugs in place of ids, which differ between runs. */
function relations(table: string) {
  const slug = (of: string, column: string, label = 'slug') =>
    raw`jsonb_build_object(${`${column}`}::text, (select ${raw.ref(`x.${label}`)} from ${raw.table(of)} x where x.id = t.${raw.ref(column)}))`;
  const parts: Record<string, Array<ReturnType<typeof slug>>> = {
    startup_names: [slug('startups', 'startup_id')],
    startup_industries: [slug('startups', 'startup_id')],
    startup_sources: [slug('startups', 'startup_id'), slug('sources', 'source_id', 'url')],
    startup_people: [slug('startups', 'startup_id'), slug('people', 'person_id', 'name')],
    investor_sources: [slug('investors', 'investor_id'), slug('sources', 'source_id', 'url')],
    fundings: [slug('startups', 'startup_id')],
    funding_reports: [slug('fundings', 'funding_id'), slug('sources', 'source_id', 'url')],
    funding_investors: [slug('fundings', 'funding_id'), slug('investors', 'investor_id')],
    news_startups: [slug('startups', 'startup_id'), slug('news', 'news_id', 'url')],
    metric_points: [slug('startups', 'startup_id'), slug('sources', 'source_id', 'url')],
    search_startups: [slug('startups', 'startup_id')],
    search_names: [
      raw`jsonb_build_object('entity_id', case t.kind when 'startup' then (select slug from startups where id = t.entity_id) when 'investor' then (select slug from investors where id = t.entity_id) end)`,
    ],
  };
  return raw`(to_jsonb(t) ${raw.join(
    (parts[table] ?? []).map((part) => raw`|| ${part}`),
    raw` `,
  )})`;
}

/**
 * That there was an import, which slugs copies have to drop, which pages were rendered again, when,
 * who did it, and what is computed from the rest (listStaleStartups compares that).
 */
const NOT_OF_THE_RECORD = [
  ...['import_runs', 'import_uploads', 'deletions', 'invalidation_outbox', 'alert_changes'],
  ...[
    'found_startups',
    'figures',
    'moderation_log',
    'call_counts',
    'tries',
    'sessions',
    'security_events',
  ],
];

/** Fingerprints of every table, but for when a row was last written. */
export async function everythingRecorded({ sql }: Database): Promise<Record<string, string>> {
  const { rows } = await raw<{ table: string; columns: string[] }>`
    select r.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class r join pg_attribute a on a.attrelid = r.oid
    where r.relkind in ('r', 'm') and r.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attname not like '%updated_at' and a.attname not like '%changed_on'
    group by 1 order by 1`.execute(sql);
  const prints: Record<string, string> = {};
  for (const { table, columns } of rows) {
    if (NOT_OF_THE_RECORD.includes(table)) continue;
    const row = raw`row(${raw.join(columns.map((column) => raw.ref(`t.${column}`)))})`;
    const { rows: found } = await raw<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as print
      from (select ${row}::text as line from ${raw.table(table)} t) lines`.execute(sql);
    prints[table] = found[0]?.print ?? '';
  }
  return prints;
}
