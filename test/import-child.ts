// Imports a file, to be killed by a test. Arguments: kind, file, report, rows a batch, and where it
// is to be killed: once so many rows are in, or when the search follows.
import { writeSync } from 'node:fs';
import type { ImportKind } from '../app/features/arriving/import/contract.ts';
import { openImportConnection } from '../app/features/arriving/import/import-connection.server.ts';
import { importFile } from '../app/features/arriving/import/import-file.server.ts';
import { loadCleanContext } from '../app/features/arriving/import/load-clean-context.server.ts';
import { surveyFile } from '../app/features/arriving/import/survey-file.server.ts';
import { readOperatorSettings, withDatabase } from '../cli/command.ts';
import { ensureReference } from '../db/seed/load-reference.ts';

const [kind, file = '', reportPath = '', rowsPerBatch, killAt] = process.argv.slice(2);
const survey = await surveyFile(kind as ImportKind, file);
await withDatabase(async (database) => {
  await ensureReference(database.sql);
  const context = await loadCleanContext(database.sql, survey, {
    today: '2026-11-01',
  });
  const connection = await openImportConnection(database, readOperatorSettings().DATABASE_URL);
  const onProgress = ({ stage, rows }: { stage: string; rows: number }) => {
    if (killAt !== stage && !(stage === 'rows' && rows >= Number(killAt))) return;
    writeSync(process.stdout.fd, 'there');
    // Whatever comes next waits for the kill.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
  await importFile(connection, kind as ImportKind, survey, context, {
    reportPath,
    rowsPerBatch: Number(rowsPerBatch),
    onProgress,
  });
  await connection.close();
});
