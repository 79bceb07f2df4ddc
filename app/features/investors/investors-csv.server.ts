// GET /investors.csv and /investors.xlsx, with the parameters of the page.
import type { CsvCell } from '../../base/csv.ts';
import { type InvestorResult, investorSearchQuery } from '../../catalogue/investor-contract.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { investorsText as text } from '../../text/text.ts';
import { readFilters } from './filters.server.ts';
import { searchInvestors } from './search.server.ts';

/** All that match, up to the caller's row limit. Throws 422. */
export async function answerInvestorsCsv(context: Context): Promise<Response> {
  const filters = await readFilters(context.sql, readQuery(investorSearchQuery, context.url));
  const found = await searchInvestors(context.sql, filters, 1, limitsOf(context).csvRows);
  return answerTable(context, {
    title: text.exportTitle,
    cache: 'public',
    header: text.exportColumns,
    rows: found.rows.map(toExportRow),
  });
}

/** In the order of investorsText.exportColumns. */
export function toExportRow(row: InvestorResult): CsvCell[] {
  return [
    row.name,
    row.type,
    row.country,
    row.stages.join(', '),
    row.deals_count,
    row.lead_count,
    row.total_amount,
    row.last_deal_on?.date ?? null,
    row.website,
  ];
}
