/** Saves a CSV file made in the browser and reports how it went. */
import { type CsvCell, csvFileName, formatCsv } from '../base/csv.ts';
import { toastsText } from '../text/text.ts';
import { showToast } from './toast-queue.ts';

interface CsvFile {
  title: string;
  productName: string;
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

export function saveCsv({ title, productName, header, rows }: CsvFile): void {
  try {
    download(csvFileName(title, productName), formatCsv(header, rows));
    showToast({ type: 'positive', message: toastsText.exportDone });
  } catch {
    showToast({ type: 'negative', message: toastsText.exportFailed });
  }
}

function download(fileName: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own reference to the file once it began.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
