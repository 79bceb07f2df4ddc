import type { CsvCell } from '../../base/csv.ts';
import type { InvestorResult } from './contract.ts';

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
