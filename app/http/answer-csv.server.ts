import { type CsvCell, csvFileName, formatCsv } from '../base/csv.ts';
import type { Cache } from './cache-control.ts';
import type { Context } from './context.ts';
import { limitsOf } from './limits.ts';
import { respond } from './respond.server.ts';

export interface CsvAnswer {
  /** File name without extension (spec section 9). */
  title: string;
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  cache: Cache;
}

/** Sends a CSV download, cut to the caller's row limit (decisions.md, visitors' limits). */
export function answerCsv(
  context: Context,
  { title, header, rows, cache }: CsvAnswer,
): Promise<Response> {
  const name = csvFileName(title, context.settings.PRODUCT_NAME);
  return respond(context, {
    status: 200,
    type: 'text/csv; charset=utf-8',
    cache,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: formatCsv(header, rows.slice(0, limitsOf(context).csvRows)),
  });
}
