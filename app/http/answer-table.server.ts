import { type CsvCell, csvFileName, type FileColumn, formatCsv, tabulate } from '../base/csv.ts';
import { isoDay } from '../base/day.ts';
import { xlsx } from '../base/xlsx.ts';
import type { Cache } from './cache-control.ts';
import type { Context } from './context.ts';
import { limitsOf } from './limits.ts';
import { respond } from './respond.server.ts';

interface Answer {
  /** File name without extension. */
  title: string;
  cache: Cache;
}

interface Cells {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** Where heads or cells come as they are; else columns name both. */
export interface TableAnswer extends Answer, Cells {}

interface ColumnsAnswer<Row> extends Answer {
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A download, XLSX where the address ends so, else CSV, cut to the caller's row limit. */
export async function answerTable<Row>(
  context: Context,
  table: ColumnsAnswer<Row> | TableAnswer,
): Promise<Response> {
  const isXlsx = context.url.pathname.endsWith('.xlsx');
  const { title, cache } = table;
  const most = limitsOf(context).csvRows;
  const cells =
    'columns' in table
      ? tabulate(table.columns, table.rows.slice(0, most))
      : { header: table.header, rows: table.rows.slice(0, most) };
  const csvName = csvFileName(title, context.settings.PRODUCT_NAME);
  const name = isXlsx ? csvName.replace(/csv$/, 'xlsx') : csvName;
  return respond(context, {
    status: 200,
    type: isXlsx ? XLSX_TYPE : 'text/csv; charset=utf-8',
    cache,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: isXlsx ? await toWorkbook(context, title, cells) : formatCsv(cells.header, cells.rows),
  });
}

/** The table, and a sheet that says where it comes from. */
async function toWorkbook(
  { settings, url, now }: Context,
  title: string,
  cells: Cells,
): Promise<Buffer> {
  const about = [
    ['Source', settings.PRODUCT_NAME],
    ['Date', isoDay(now)],
    ['Address', settings.SITE_URL + url.pathname + url.search],
    ['Licence', 'CC BY 4.0'],
  ];
  const pieces: Uint8Array[] = [];
  const sheets = [
    { name: 'Data', ...cells },
    { name: 'About', header: ['Title', title], rows: about },
  ];
  for await (const piece of xlsx(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}
