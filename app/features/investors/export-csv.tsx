import { type CsvCell, type FileColumn, sayCut, tabulate } from '../../base/csv.ts';
import { INVESTOR } from '../../catalogue/investor.ts';
import type { InvestorResult } from '../../catalogue/investor-contract.ts';
import { listPagesText, marksText, investorsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { fetchCsv, saveCsv } from '../../ui/save-csv.ts';

export const INVESTOR_COLUMNS: readonly FileColumn<InvestorResult>[] = [
  { label: () => INVESTOR.name.label, value: ({ name }) => name },
  { label: () => INVESTOR.type.label, value: ({ type }) => type },
  { label: () => INVESTOR.country.label, value: ({ country }) => country },
  { label: () => text.stages, value: ({ stages }) => stages.join(', ') },
  { label: () => text.dealsColumn, value: ({ deals_count }) => deals_count },
  { label: () => text.leadDeals, value: ({ lead_count }) => lead_count },
  { label: () => `${text.roundsSum} (USD)`, value: ({ total_amount }) => total_amount },
  { label: () => text.lastDeal, value: ({ last_deal_on }) => last_deal_on?.date ?? null },
  { label: () => INVESTOR.website.label, value: ({ website }) => website },
];

interface ExportCsvProps {
  productName: string;
  /** Cells of INVESTOR_COLUMNS. */
  rows: readonly (readonly CsvCell[])[];
  /** How many match, and how many of them one file has. */
  total: number;
  most: number;
  /** The same file of all that match, for where the page has not all. */
  address: string;
}

/** Writes the CSV in the browser, of all that match. */
export function ExportCsv({ productName, rows, total, most, address }: ExportCsvProps) {
  const { header } = tabulate(INVESTOR_COLUMNS, []);
  const title = sayCut(text.exportTitle, total, most);
  return (
    <Button
      className="needs-script"
      onClick={() =>
        rows.length >= total
          ? saveCsv({ title, productName, header, rows })
          : fetchCsv({ title, productName, address })
      }
    >
      {text.exportCsv}
      {marksText.comma}
      {listPagesText.fileRows(total, most, false)}
    </Button>
  );
}
