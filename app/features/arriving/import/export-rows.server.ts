// Exports the catalogue in the columns that import reads: importing an export changes nothing.
import { type RawBuilder, sql as raw } from 'kysely';
import { storedCountry } from '../../../base/countries.ts';
import { formatCsvLine } from '../../../base/csv.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { METRICS } from '../../../base/enumerations.ts';
import { xlsx } from '../../../base/xlsx.ts';
import { type Fields, fieldsFor } from '../../../catalogue/field.ts';
import { investorsOf } from '../../../catalogue/fragments.server.ts';
import { INVESTOR } from '../../../catalogue/investor.ts';
import { RECORD_SOURCES, selectValue } from '../../../catalogue/select.server.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { Sql } from '../../../data/database.ts';
import { dateTextOf } from '../../../data/partial-date-of.ts';
import type { ImportKind } from './contract.ts';
import { FIELDS, PLAIN, type PlainField } from './fields.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Cell = string | number | null | string[];
type Row = Record<string, Cell> & { id: number };

const ROWS_AT_ONCE = 2_000;
const SOURCES = raw`array(select x.url from linked l join sources x on x.id = l.source_id order by l.source_id) as source_url,
  (select x.publisher from linked l join sources x on x.id = l.source_id order by l.source_id limit 1) as publisher,
  (select x.read_on from linked l join sources x on x.id = l.source_id order by l.source_id limit 1) as read_on`;

/** The values of fields, each under its name. */
const valuesOf = (kind: SubjectKind, names: readonly string[]) =>
  raw.join(names.map((name) => raw`${selectValue(kind, name)} as ${raw.ref(name)}`));
const exported = (fields: Fields) => fieldsFor(fields, 'export').map(([name]) => name);
const namesOf = (plain: readonly PlainField[]) => plain.map(([name]) => name);

const QUERIES: Record<ImportKind, (after: number) => RawBuilder<Row>> = {
  startups: (after) => raw<Row>`
    select s.id, s.slug, array(select name from startup_names where startup_id = s.id order by name) as former_names,
      ${valuesOf('startup', exported(STARTUP))}, from_sources.*
    from ${RECORD_SOURCES.startup.from}
      cross join lateral (with linked as (select source_id from startup_sources where startup_id = s.id) select ${SOURCES}) from_sources
    where s.id > ${after} order by s.id limit ${ROWS_AT_ONCE}`,
  rounds: (after) => raw<Row>`
    select f.id, f.slug, s.slug as startup_slug, s.name as startup, ${valuesOf('funding', ['round', 'announced_on', 'note', ...namesOf(PLAIN.rounds)])},
      f.amount_usd, f.reported_amount as amount, f.reported_currency as currency, f.usd_rate, f.usd_rate_on,
      ${investorsOf(raw`f.id`, raw`case when fi.is_lead then '*' else '' end || i.name`)} as investors, from_sources.*
    from ${RECORD_SOURCES.funding.from}
      cross join lateral (with linked as (select source_id from funding_reports where funding_id = f.id and is_preferred) select ${SOURCES}) from_sources
    where f.id > ${after} order by f.id limit ${ROWS_AT_ONCE}`,
  investors: (after) => raw<Row>`
    select i.id, i.slug, ${valuesOf('investor', exported(INVESTOR))}, from_sources.*
    from investors i
      cross join lateral (with linked as (select source_id from investor_sources where investor_id = i.id) select ${SOURCES}) from_sources
    where i.id > ${after} order by i.id limit ${ROWS_AT_ONCE}`,
  news: (after) => raw<Row>`
    select n.id, n.title, n.publisher, n.url, ${dateTextOf('n.published')} as published_on,
      array(select s.slug from news_startups l join startups s on s.id = l.startup_id where l.news_id = n.id order by s.slug) as startup_slugs
    from news n where n.id > ${after} order by n.id limit ${ROWS_AT_ONCE}`,
  // Paged by startup: metrics have no id of their own.
  metrics: (after) => raw<Row>`
    select s.id, s.slug as startup_slug, s.name as startup, m.metric, m.value, m.measured_on, x.url as source_url, x.publisher, x.read_on
    from (select id, slug, name from startups where id > ${after} and exists (select from metric_points where startup_id = startups.id) order by id limit 100) s
      join metric_points m on m.startup_id = s.id left join sources x on x.id = m.source_id
    order by s.id, m.metric, m.measured_on`,
};

const NOT_EXPORTED: Record<ImportKind, readonly string[]> = {
  startups: ['location'],
  rounds: ['website', 'country', 'announced_year', 'announced_month', 'lead_investors'],
  investors: [],
  news: ['startups'],
  metrics: ['website', 'country', ...METRICS],
};

/** In CSV, cells that a spreadsheet would run as a formula are escaped (app/base/csv.ts). */
export async function* exportRows(
  sql: Sql,
  kind: ImportKind,
  format: ExportFormat,
): AsyncGenerator<string | Uint8Array> {
  const columns = Object.keys(FIELDS[kind]).filter((field) => !NOT_EXPORTED[kind].includes(field));
  const cellsOf = (row: Row) => columns.map((column) => joinList(row[column] ?? null, column));
  if (format === 'xlsx') {
    const rows: Array<ReturnType<typeof cellsOf>> = [];
    for await (const read of readAll(sql, kind)) rows.push(...read.map(cellsOf));
    yield* xlsx([{ name: kind, header: columns, rows }]);
    return;
  }
  if (format === 'csv') yield `${formatCsvLine(columns)}\r\n`;
  for await (const rows of readAll(sql, kind)) {
    yield rows
      .map((row) =>
        format === 'csv' ? `${formatCsvLine(cellsOf(row))}\r\n` : jsonLine(row, columns),
      )
      .join('');
  }
}

async function* readAll(sql: Sql, kind: ImportKind): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const { rows } = await QUERIES[kind](after).execute(sql);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => nameNations(kind, row));
    after = last.id;
  }
}

const FIELDS_OF: Partial<Record<ImportKind, Fields>> = { startups: STARTUP, investors: INVESTOR };

/** Countries by name: NA is Namibia, and says that nothing is known. */
function nameNations(kind: ImportKind, row: Row): Row {
  const named = { ...row };
  for (const [name, { kind: of }] of Object.entries(FIELDS_OF[kind] ?? {})) {
    const value = row[name];
    if (of === 'nations' && Array.isArray(value)) named[name] = value.map(storedCountry);
    if (of === 'nation' && typeof value === 'string') named[name] = storedCountry(value);
  }
  return named;
}

/** Keeps a single name with a comma or a plus from being read as two. */
function joinList(cell: Cell, column: string): string | number | null {
  if (!Array.isArray(cell)) return cell;
  if (column === 'source_url') return cell.join(' ');
  return cell.length === 1 && /[,&+]|\b(?:and|et|by)\b/.test(cell[0] ?? '')
    ? `${cell[0]};`
    : cell.join(';');
}

function jsonLine(row: Row, columns: readonly string[]): string {
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))}\n`;
}
