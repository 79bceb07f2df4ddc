/** Saves a CSV file made in the browser and reports how it went. */
import { type CsvCell, csvFileName, formatCsv } from '../base/csv.ts';
import { toastsText } from '../text/text.ts';
import { request } from './request.ts';
import { showToast } from './toast-queue.ts';

interface CsvFile {
  title: string;
  productName: string;
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

export function saveCsv({ title, productName, header, rows }: CsvFile): void {
  save(csvFileName(title, productName), () => formatCsv(header, rows));
}

type CsvAddress = Pick<CsvFile, 'title' | 'productName'> & { address: string };

/** Saves what an own address answers as CSV. */
export async function fetchCsv({ title, productName, address }: CsvAddress): Promise<void> {
  const { ok, body } = await request(address);
  save(csvFileName(title, productName), () => {
    if (!ok || typeof body !== 'string') throw new Error(`${address} answered no file`);
    return body;
  });
}

function save(fileName: string, make: () => string): void {
  try {
    download(fileName, make());
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
