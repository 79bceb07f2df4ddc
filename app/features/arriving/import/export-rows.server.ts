// Exports the catalogue in the columns that import reads: importing an export changes nothing.
import { type RawBuilder, sql as raw } from 'kysely';
import { formatCsvLine } from '../../../base/csv.ts';
import { METRICS } from '../../../base/enumerations.ts';
import type { Sql } from '../../../data/database.ts';
import { dateTextOf } from '../../../data/partial-date-of.ts';
import type { ImportKind } from './contract.ts';
import { FIELDS } from './fields.ts';

export type ExportFormat = 'csv' | 'jsonl';

type Cell = string | number | null | string[];
type Row = Record<string, Cell> & { id: number };

const ROWS_AT_ONCE = 2_000;
const SOURCES = raw`array(select x.url from linked l join sources x on x.id = l.source_id order by l.source_id) as source_url,
  (select x.publisher from linked l join sources x on x.id = l.source_id order by l.source_id limit 1) as publisher,
  (select x.read_on from linked l join sources x on x.id = l.source_id order by l.source_id limit 1) as read_on`;

const QUERIES: Record<ImportKind, (after: number) => RawBuilder<Row>> = {
  startups: (after) => raw<Row>`
    select s.id, s.slug, s.name, array(select name from startup_names where startup_id = s.id order by name) as former_names, s.website, s.public_ticker,
      s.tagline, s.overview, s.status, s.type, s.employee_range, s.year_founded, country.name as country, state.name as state, city.name as city,
      array(select i.name from startup_industries l join industries i on i.id = l.industry_id where l.startup_id = s.id order by l.position) as industries,
      s.twitter, array(select p.name from startup_people l join people p on p.id = l.person_id where l.startup_id = s.id and l.is_founder order by l.position) as founders,
      from_sources.*
    from startups s join places country on country.id = s.country_id
      left join places state on state.id = s.state_id left join places city on city.id = s.city_id
      cross join lateral (with linked as (select source_id from startup_sources where startup_id = s.id) select ${SOURCES}) from_sources
    where s.id > ${after} order by s.id limit ${ROWS_AT_ONCE}`,
  rounds: (after) => raw<Row>`
    select f.id, f.slug, s.slug as startup_slug, s.name as startup, f.round, ${dateTextOf('f.announced')} as announced_on,
      f.amount_usd, f.reported_amount as amount, f.reported_currency as currency, f.usd_rate, f.usd_rate_on,
      array(select case when l.is_lead then '*' else '' end || i.name from funding_investors l join investors i on i.id = l.investor_id
        where l.funding_id = f.id order by l.is_lead desc, l.position) as investors,
      f.note, from_sources.*
    from fundings f join startups s on s.id = f.startup_id
      cross join lateral (with linked as (select source_id from funding_reports where funding_id = f.id and is_preferred) select ${SOURCES}) from_sources
    where f.id > ${after} order by f.id limit ${ROWS_AT_ONCE}`,
  investors: (after) => raw<Row>`
    select i.id, i.slug, i.name, i.type, i.country_code as country, i.website, i.stages, from_sources.*
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
): AsyncGenerator<string> {
  const columns = Object.keys(FIELDS[kind]).filter((field) => !NOT_EXPORTED[kind].includes(field));
  if (format === 'csv') yield `${formatCsvLine(columns)}\r\n`;
  for (let after = 0; ; ) {
    const { rows } = await QUERIES[kind](after).execute(sql);
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .map((row) => (format === 'csv' ? csvLine(row, columns) : jsonLine(row, columns)))
      .join('');
    after = last.id;
  }
}

function csvLine(row: Row, columns: readonly string[]): string {
  return `${formatCsvLine(columns.map((column) => joinList(row[column] ?? null, column)))}\r\n`;
}

/** Keeps a single name with a comma from being read as two. */
function joinList(cell: Cell, column: string): string | number | null {
  if (!Array.isArray(cell)) return cell;
  if (column === 'source_url') return cell.join(' ');
  return cell.length === 1 && /[,&]|\band\b/.test(cell[0] ?? '') ? `${cell[0]};` : cell.join(';');
}

function jsonLine(row: Row, columns: readonly string[]): string {
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))}\n`;
}
