// The catalogue as files: an export in the columns of an import, and snapshots for /data.
import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Argument, type Command, Option } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { makeSigningKey, readSigningKey } from '../app/base/minisign.ts';
import { IMPORT_KINDS, type ImportKind } from '../app/features/arriving/import/contract.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportRows,
} from '../app/features/arriving/import/export-rows.server.ts';
import { publishData } from '../app/features/take-along/bulk-data/publish.server.ts';
import { command, type Flags, log, print, printJson, seconds, withDatabase } from './command.ts';

interface ExportFlags {
  output?: string;
  format?: ExportFormat;
}

export function exportCommand(): Command {
  return command(
    'export',
    'Writes the catalogue out in the columns that import reads. Importing an export changes nothing.',
    [
      ['griot export startups > startups.csv', 'all startups as CSV'],
      ['griot export rounds --output rounds.jsonl.gz', 'all rounds as packed JSON lines'],
      ['griot export startups --output startups.xlsx', 'as a workbook'],
      ['griot export metrics --format jsonl', 'figures as JSON lines on stdout'],
    ],
  )
    .addArgument(new Argument('<kind>', 'what a row is').choices(IMPORT_KINDS))
    .option(
      '--output <file>',
      'a file instead of stdout; its ending tells the format, .gz packs it',
    )
    .addOption(
      new Option('--format <format>', 'csv unless the ending of the file says otherwise').choices(
        EXPORT_FORMATS,
      ),
    )
    .action(async (kind: ImportKind, { output, format }: ExportFlags) => {
      const [, ending = ''] = /\.(jsonl|ndjson|xlsx)(?:\.gz)?$/i.exec(output ?? '') ?? [];
      const told = { jsonl: 'jsonl', ndjson: 'jsonl', xlsx: 'xlsx' } as const;
      const byEnding = Object.entries(told).find(([one]) => one === ending.toLowerCase())?.[1];
      await withDatabase(async ({ sql }) => {
        const text = Readable.from(exportRows(sql, kind, format ?? byEnding ?? 'csv'));
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

export function dataCommand(): Command {
  const publish = command(
    'publish',
    'Writes a snapshot into DATA_DIR/data: CSV, JSON lines, SQLite and Parquet.',
    [['griot data publish --json', 'and says what it has']],
  )
    .option('--json', 'the snapshot on stdout')
    .action(async ({ json }: Flags) => {
      const began = performance.now();
      const snapshot = await withDatabase(({ sql }, settings) =>
        publishData(sql, settings, new Date()),
      );
      if (json) printJson(snapshot);
      for (const { name, rows } of snapshot.tables) log(`${name}: ${formatCount(rows)}`);
      log(`Snapshot ${snapshot.snapshot} in ${seconds(performance.now() - began)}`);
      if (!snapshot.public_key) log('It is not signed: DATA_SIGNING_KEY is not set.');
    });
  const key = command('key', 'Makes a signing key, in the form of minisign without password.', [
    ['griot data key > data-signing.key', 'then DATA_SIGNING_KEY_FILE=data-signing.key'],
  ]).action(() => {
    const secret = makeSigningKey();
    log(`Public key: ${readSigningKey(secret).publicKey}`);
    print(`untrusted comment: minisign secret key\n${secret}`);
  });
  return command('data', 'Snapshots of the whole record, for /data.', [
    ['griot data publish', 'writes a snapshot for /data now, as is done each night'],
    ['griot data key > data-signing.key', 'a key with which snapshots are signed'],
  ])
    .addCommand(publish)
    .addCommand(key);
}
