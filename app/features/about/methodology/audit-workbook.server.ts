// GET /methodology/audit.xlsx: the sheet of docs/audit as a workbook.
import { readFileSync } from 'node:fs';
import { AUDIT_SHEET } from '../../../data/seed-files.ts';
import { answerTable } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { methodologyText } from '../../../text/text.ts';
import { CsvReader } from '../../arriving/import/csv-reader.ts';

export function answerAuditWorkbook(context: Context): Promise<Response> {
  const reader = new CsvReader(',');
  const records = [...reader.push(readFileSync(AUDIT_SHEET, 'utf8')), ...reader.end()];
  const [head, ...rows] = records.map(({ cells }) => cells);
  return answerTable(context, {
    title: methodologyText.audit.sheetTitle,
    cache: 'public',
    header: head ?? [],
    rows,
  });
}
