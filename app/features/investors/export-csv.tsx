import type { CsvCell, FileColumn } from '../../base/csv.ts';
import { INVESTOR } from '../../catalogue/investor.ts';
import type { InvestorResult } from '../../catalogue/investor-contract.ts';
import { investorsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/save-csv.ts';

export const INVESTOR_COLUMNS: readonly FileColumn<InvestorResult>[] = [
  { label: INVESTOR.name.label, value: ({ name }) => name },
  { label: INVESTOR.type.label, value: ({ type }) => type },
  { label: INVESTOR.country.label, value: ({ country }) => country },
  { label: text.stages, value: ({ stages }) => stages.join(', ') },
  { label: text.dealsColumn, value: ({ deals_count }) => deals_count },
  { label: text.leadDeals, value: ({ lead_count }) => lead_count },
  { label: `${text.roundsSum} (USD)`, value: ({ total_amount }) => total_amount },
  { label: text.lastDeal, value: ({ last_deal_on }) => last_deal_on?.date ?? null },
  { label: INVESTOR.website.label, value: ({ website }) => website },
];

export interface ExportCsvProps {
  productName: string;
  /** Cells of INVESTOR_COLUMNS. */
  rows: readonly (readonly CsvCell[])[];
}

/** Writes the CSV in the browser, without a call. */
export function ExportCsv({ productName, rows }: ExportCsvProps) {
  const header = INVESTOR_COLUMNS.map(({ label }) => label);
  return (
    <Button
      className="needs-script"
      onClick={() => saveCsv({ title: text.exportTitle, productName, header, rows })}
    >
      {text.exportCsv}
    </Button>
  );
}
