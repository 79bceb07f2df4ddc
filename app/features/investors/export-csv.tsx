import { type CsvCell, csvFileName, formatCsv } from '../../base/csv.ts';
import { investorsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';

export interface ExportCsvProps {
  productName: string;
  /** The rows on the page, as investorsText.exportColumns names them. */
  rows: readonly (readonly CsvCell[])[];
}

/** Writes the investors shown to a CSV file, in the browser and without a call (spec sections 7 and 9). */
export function ExportCsv({ productName, rows }: ExportCsvProps) {
  const exportRows = () => {
    try {
      download(csvFileName(text.exportTitle, productName), formatCsv(text.exportColumns, rows));
      showToast({ type: 'positive', message: text.exportDone });
    } catch {
      showToast({ type: 'negative', message: text.exportFailed });
    }
  };
  return (
    <Button className="needs-script" onClick={exportRows}>
      {text.exportCsv}
    </Button>
  );
}

/** Throws where the browser refuses the file. */
function download(fileName: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold of the file once it began.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
