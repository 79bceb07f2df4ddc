import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Argument, Command, Option } from 'commander';
import { formatCount } from '../app/base/count.ts';
import type { CountryCode } from '../app/base/countries.ts';
import { formatCsv } from '../app/base/csv.ts';
import { isoDay } from '../app/base/day.ts';
import { IMPORT_KINDS, type ImportKind } from '../app/features/arriving/import/contract.ts';
import { openImportConnection } from '../app/features/arriving/import/import-connection.server.ts';
import {
  type ImportResult,
  importFile,
} from '../app/features/arriving/import/import-file.server.ts';
import { loadCleanContext } from '../app/features/arriving/import/load-clean-context.server.ts';
import type { Rate } from '../app/features/arriving/import/row-reader.ts';
import { type Survey, surveyFile } from '../app/features/arriving/import/survey-file.server.ts';
import type { Encoding } from '../app/features/arriving/import/text-encoding.ts';
import type { DateOrder } from '../app/language/values/date.ts';
import type { DecimalSign } from '../app/language/values/number.ts';
import { ensureReference } from '../db/seed/ensure-reference.ts';
import { describeSurvey, surveyAsJson } from './describe-survey.ts';
import { EXIT } from './exit-codes.ts';
import * as options from './import-options.ts';
import { withDatabase } from './open-database.ts';
import { log, openProgress, print, seconds } from './output.ts';
import { withExamples } from './with-examples.ts';

interface ImportFlags {
  mapping?: string;
  report?: string;
  dryRun?: boolean;
  json?: boolean;
  encoding?: Encoding;
  separator?: string;
  dateOrder?: DateOrder;
  decimals?: DecimalSign;
  currency?: string;
  rate?: Map<string, Rate>;
  country?: CountryCode;
  sourceUrl?: string;
  publisher?: string;
  readOn?: string;
}

export function importCommand(): Command {
  return withExamples(new Command('import'), [
    ['griot import startups companies.csv', 'new startups in, known ones filled in'],
    ['griot import rounds deals.csv.gz --dry-run', 'says what would happen, writes nothing'],
    ['griot import rounds deals.csv --rate EUR=1.08@2024-05-01', 'converts euros at a stated rate'],
    [
      'griot import rounds deals.csv --source-url https://a.example/list',
      'the source of rows that name none',
    ],
    ['griot import startups odd.csv --mapping odd.json', 'columns told rather than guessed'],
    ['griot import metrics followers.jsonl --json', 'the result as JSON on stdout'],
  ])
    .description(
      'Takes in a file: CSV, TSV, JSON or JSON lines, each also as .gz. The same file twice changes nothing.',
    )
    .addArgument(new Argument('<kind>', 'what a row is').choices(IMPORT_KINDS))
    .argument('<file>', 'path of the file')
    .option(
      '--mapping <file>',
      'JSON that tells columns, kinds of round and industries (docs/importing.md)',
    )
    .option(
      '--report <file>',
      'where rows and cells left out are listed; default: <file>.problems.csv in this folder',
    )
    .option('--dry-run', 'does everything, then takes it back')
    .option('--json', 'the result as JSON on stdout')
    .addOption(
      new Option('--encoding <name>', 'instead of detecting it').choices(options.ENCODINGS),
    )
    .addOption(
      new Option('--separator <name>', 'instead of detecting it').choices(options.SEPARATOR_NAMES),
    )
    .addOption(
      new Option('--date-order <order>', 'how 03/04/2021 is meant').choices([
        'day-first',
        'month-first',
      ]),
    )
    .addOption(
      new Option('--decimals <sign>', 'which sign stands before decimals').choices([
        'dot',
        'comma',
      ]),
    )
    .option(
      '--currency <code>',
      'of amounts that name none; default USD',
      options.readCurrencyOption,
    )
    .option(
      '--rate <rate>',
      'converts a currency, such as EUR=1.08@2024-05-01; repeatable',
      (text: string, rates?: Map<string, Rate>) => options.readRate(text, rates),
    )
    .option('--country <country>', 'of rows that name none', options.readCountryOption)
    .option('--source-url <address>', 'source of rows that name none', options.readAddressOption)
    .option('--publisher <name>', 'publisher of sources whose rows name none')
    .option(
      '--read-on <day>',
      'day the file was taken from its source; default today',
      options.readDayOption,
    )
    .action((kind: ImportKind, file: string, flags: ImportFlags) => runImport(kind, file, flags));
}

async function runImport(kind: ImportKind, file: string, flags: ImportFlags): Promise<void> {
  // Collects garbage sooner: rows live as long as their batch.
  for (const flag of ['--heap-growing-percent=40', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
  const mapping = options.readMapping(flags.mapping);
  const survey = await surveyFile(kind, file, {
    columns: mapping.columns,
    encoding: flags.encoding,
    separator: options.separatorOf(flags.separator),
    dateOrder: flags.dateOrder,
    decimals: flags.decimals,
  });
  for (const line of describeSurvey(kind, survey, flags)) log(line);
  await withDatabase(async (database, settings) => {
    await ensureReference(database.sql);
    const context = await loadCleanContext(database.sql, survey, {
      today: isoDay(new Date()),
      currency: flags.currency,
      rates: flags.rate,
      defaults: {
        country: flags.country,
        sourceUrl: flags.sourceUrl,
        publisher: flags.publisher,
        readOn: flags.readOn,
      },
      mapping,
    });
    const connection = await openImportConnection(database, settings.DATABASE_URL);
    const progress = openProgress();
    try {
      const result = await importFile(connection, kind, survey, context, {
        reportPath: flags.report ?? join(process.cwd(), `${basename(file)}.problems.csv`),
        isDryRun: flags.dryRun,
        onProgress: ({ stage, rows, all }) =>
          progress.show(rows, all, stage === 'rows' ? 'Rows' : 'Search'),
      });
      progress.end();
      conclude(kind, file, survey, result, flags);
    } finally {
      progress.end();
      await connection.close();
    }
  });
}

function conclude(
  kind: ImportKind,
  file: string,
  survey: Survey,
  { counts, reportPath, nearDuplicates, loadMs, followMs }: ImportResult,
  flags: ImportFlags,
): void {
  const duplicatesPath =
    nearDuplicates.length > 0 ? join(process.cwd(), `${basename(file)}.duplicates.csv`) : undefined;
  if (duplicatesPath) {
    const columns = Object.keys(nearDuplicates[0] ?? {});
    writeFileSync(
      duplicatesPath,
      formatCsv(
        columns,
        nearDuplicates.map((pair) => Object.values(pair)),
      ),
    );
  }
  const { read, created, updated, unchanged, rejected, leftOut } = counts;
  log(flags.dryRun ? 'Nothing was written (--dry-run). It would be:' : 'Done:');
  log(
    `  ${formatCount(read)} rows: ${formatCount(created)} new, ${formatCount(updated)} changed something known, ${formatCount(unchanged)} said what was known, ${formatCount(rejected)} left out`,
  );
  if (leftOut > 0)
    log(`  ${formatCount(leftOut)} cells could not be used as they are; their rows are in`);
  if (reportPath) log(`  What was left out and why: ${reportPath}`);
  if (duplicatesPath)
    log(
      `  ${formatCount(nearDuplicates.length)} pairs may be one startup twice: ${duplicatesPath}`,
    );
  log(
    `  ${seconds(loadMs)} for the rows (${formatCount(Math.round(read / Math.max(loadMs / 1_000, 0.001)))} a second)${kind === 'startups' ? `, ${seconds(followMs)} for the search` : ''}`,
  );
  if (flags.json) {
    print(
      JSON.stringify({
        kind,
        dry_run: flags.dryRun ?? false,
        file: surveyAsJson(survey),
        rows: { read, created, updated, unchanged, rejected },
        cells_left_out: leftOut,
        report: reportPath ?? null,
        possible_duplicates: nearDuplicates.length,
        duplicates_report: duplicatesPath ?? null,
        load_ms: Math.round(loadMs),
        search_ms: Math.round(followMs),
      }),
    );
  }
  if (rejected > 0) process.exitCode = EXIT.partlyDone;
}
