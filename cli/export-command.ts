import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Argument, Command, Option } from 'commander';
import { IMPORT_KINDS, type ImportKind } from '../app/features/arriving/import/contract.ts';
import {
  type ExportFormat,
  exportRows,
} from '../app/features/arriving/import/export-rows.server.ts';
import { withDatabase } from './open-database.ts';
import { log } from './output.ts';
import { withExamples } from './with-examples.ts';

interface ExportFlags {
  output?: string;
  format?: ExportFormat;
}

export function exportCommand(): Command {
  return withExamples(new Command('export'), [
    ['griot export startups > startups.csv', 'all startups as CSV'],
    ['griot export rounds --output rounds.jsonl.gz', 'all rounds as packed JSON lines'],
    ['griot export metrics --format jsonl', 'figures as JSON lines on stdout'],
  ])
    .description(
      'Writes the catalogue out in the columns that import reads. Importing an export changes nothing.',
    )
    .addArgument(new Argument('<kind>', 'what a row is').choices(IMPORT_KINDS))
    .option(
      '--output <file>',
      'a file instead of stdout; its ending tells the format, .gz packs it',
    )
    .addOption(
      new Option('--format <format>', 'csv unless the ending of the file says otherwise').choices([
        'csv',
        'jsonl',
      ]),
    )
    .action(async (kind: ImportKind, { output, format }: ExportFlags) => {
      const isJson = /\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(output ?? '');
      await withDatabase(async ({ sql }) => {
        const text = Readable.from(exportRows(sql, kind, format ?? (isJson ? 'jsonl' : 'csv')));
        const target: Writable = output ? createWriteStream(output) : process.stdout;
        const packed = output?.endsWith('.gz') ? [createGzip()] : [];
        try {
          await pipeline([text, ...packed, target], { end: output !== undefined });
        } catch (error) {
          // `head` reads only the beginning.
          if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
        }
      });
      if (output) log(`Wrote ${output}`);
    });
}
