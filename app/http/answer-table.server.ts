import { type CsvCell, csvFileName, formatCsv } from '../base/csv.ts';
import { isoDay } from '../base/day.ts';
import { xlsx } from '../base/xlsx.ts';
import type { Cache } from './cache-control.ts';
import type { Context } from './context.ts';
import { limitsOf } from './limits.ts';
import { respond } from './respond.server.ts';

export interface TableAnswer {
  /** File name without extension (spec section 9). */
  title: string;
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  cache: Cache;
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A download, XLSX where the address ends so, else CSV, cut to the caller's row limit
 * (decisions.md, visitors' limits).
 */
export async function answerTable(context: Context, table: TableAnswer): Promise<Response> {
  const isXlsx = context.url.pathname.endsWith('.xlsx');
  const { title, header, cache } = table;
  const rows = table.rows.slice(0, limitsOf(context).csvRows);
  const csvName = csvFileName(title, context.settings.PRODUCT_NAME);
  const name = isXlsx ? csvName.replace(/csv$/, 'xlsx') : csvName;
  return respond(context, {
    status: 200,
    type: isXlsx ? XLSX_TYPE : 'text/csv; charset=utf-8',
    cache,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: isXlsx ? await toWorkbook(context, { ...table, rows }) : formatCsv(header, rows),
  });
}

/** The table, and a sheet that says where it comes from. */
async function toWorkbook(context: Context, { title, header, rows }: TableAnswer): Promise<Buffer> {
  const { settings, url, now } = context;
  const about = [
    ['Source', settings.PRODUCT_NAME],
    ['Date', isoDay(now)],
    ['Address', settings.SITE_URL + url.pathname + url.search],
    ['Licence', 'CC BY 4.0'],
  ];
  const pieces: Uint8Array[] = [];
  const sheets = [
    { name: 'Data', header, rows },
    { name: 'About', header: ['Title', title], rows: about },
  ];
  for await (const piece of xlsx(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}
