// Head-counts from the operator's CSV file: columns startup (slug, domain or name), date,
// employees, and optionally source, an address.

import { createReadStream } from 'node:fs';
import { sql as raw } from 'kysely';
import { hostOf } from '../../../base/address.ts';
import { isoDay, readDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import { readWebAddress } from '../../../language/values/address.ts';
import { CsvReader, type CsvRecord } from '../import/csv-reader.ts';
import type { Measured, MetricCollector } from './collectors.server.ts';

const DAILY = 1_440;
const BATCH = 500;
const MOST_EMPLOYEES = 10_000_000;
const LONGEST_CELL = 2_000;

interface Row {
  line: number;
  startup: string;
  date: string;
  employees: number;
  sourceUrl: string | null;
}

/** Idempotent. */
export function headcountFile(file: string): MetricCollector {
  return {
    name: 'headcount-file',
    everyMinutes: DAILY,
    async *collect({ sql, now, signal }) {
      let rows: Row[] = [];
      for await (const { line, cells, problem } of readFileRows(file, signal)) {
        const row = problem ?? readRow(cells, line, isoDay(now));
        if (typeof row === 'string') yield { failed: `line ${line}: ${row}` };
        else rows.push(row);
        if (rows.length < BATCH) continue;
        yield* resolveRows(sql, rows);
        rows = [];
      }
      yield* resolveRows(sql, rows);
    },
  };
}

/** Throws when the file is unreadable or lacks a required column. */
async function* readFileRows(file: string, signal: AbortSignal) {
  let columns: string[] | undefined;
  for await (const { line, cells, problem } of readRecords(file, signal)) {
    if (columns) {
      const named = columns.map((name, index) => [name, cells[index]?.trim() ?? '']);
      yield { line, cells: Object.fromEntries(named), problem };
    } else columns = readColumns(cells);
  }
  if (!columns) readColumns([]);
}

async function* readRecords(file: string, signal: AbortSignal): AsyncGenerator<CsvRecord> {
  const reader = new CsvReader(',');
  for await (const piece of createReadStream(file, { signal, encoding: 'utf8' })) {
    yield* reader.push(piece);
  }
  yield* reader.end();
}

function readColumns(cells: readonly string[]): string[] {
  const names = cells.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase()
      .replaceAll(' ', '_'),
  );
  const missing = ['startup', 'date', 'employees'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const reason = `no column ${missing.join(', ')}`;
    throw Object.assign(new Error(reason), { code: reason });
  }
  return names;
}

/** The parsed row, or its errors. */
function readRow(
  { startup = '', date = '', employees = '', source = '' }: Record<string, string>,
  line: number,
  today: string,
): Row | string {
  if (!startup || startup.length > LONGEST_CELL) return 'no startup';
  if (readDay(date) === null) return 'date is not a day such as 2026-05-17';
  if (date > today) return 'date is in the future';
  const digits = employees.replace(/[,' ]/g, '');
  if (!/^\d{1,9}$/.test(digits) || Number(digits) > MOST_EMPLOYEES)
    return 'employees is not a whole number';
  const url = source.length <= LONGEST_CELL ? URL.parse(source) : null;
  const sourceUrl = url && /^https?:$/.test(url.protocol) ? url.href : null;
  return { line, startup, date, employees: Number(digits), sourceUrl };
}

async function* resolveRows(sql: Sql, rows: readonly Row[]): AsyncGenerator<Measured> {
  if (rows.length === 0) return;
  const ids = await findStartups(sql, [...new Set(rows.map(({ startup }) => startup))]);
  for (const { line, startup, date, employees, sourceUrl } of rows) {
    const startupId = ids.get(startup);
    if (startupId === undefined) {
      yield { failed: `line ${line}: no one startup of that slug, domain or name` };
    } else {
      yield {
        points: [{ startupId, metric: 'employees', measuredOn: date, value: employees, sourceUrl }],
      };
    }
  }
}

/** By slug, otherwise by domain, otherwise by a unique name. */
async function findStartups(sql: Sql, given: readonly string[]): Promise<Map<string, number>> {
  const domains = given.map((text) => {
    const address = readWebAddress(text);
    return address && hostOf(address);
  });
  const { rows } = await raw<{ given: string; id: number | null }>`
    select asked.given, coalesce(
      (select id from startups where slug = lower(asked.given)),
      (select id from startups where domain = asked.domain and not is_fictional limit 1),
      (select case when count(*) = 1 then min(id) end from startups
        where fold_name(name) = fold_name(asked.given))) as id
    from unnest(${given}::text[], ${domains}::text[]) as asked (given, domain)`.execute(sql);
  return new Map(rows.flatMap(({ given: text, id }) => (id === null ? [] : [[text, id] as const])));
}
