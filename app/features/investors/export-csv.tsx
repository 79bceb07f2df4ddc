import type { CsvCell } from '../../base/csv.ts';
import { investorsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/save-csv.ts';

export interface ExportCsvProps {
  productName: string;
  /** Columns as investorsText.exportColumns. */
  rows: readonly (readonly CsvCell[])[];
}

/** Writes the CSV in the browser, without a call. */
export function ExportCsv({ productName, rows }: ExportCsvProps) {
  const exportRows = () =>
    saveCsv({ title: text.exportTitle, productName, header: text.exportColumns, rows });
  return (
    <Button className="needs-script" onClick={exportRows}>
      {text.exportCsv}
    </Button>
  );
}
