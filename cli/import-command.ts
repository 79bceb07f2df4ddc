// `griot import`: says what it found in a file, takes it in, and says what became of its rows.
import {
  accessSync,
  constants,
  createWriteStream,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { Argument, type Command, Option } from 'commander';
import { countPerSecond, formatCount } from '../app/base/count.ts';
import type { CountryCode } from '../app/base/countries.ts';
import { formatCsv } from '../app/base/csv.ts';
import { isoDay } from '../app/base/dates.ts';
import { IMPORT_KINDS, type ImportKind } from '../app/features/arriving/import/contract.ts';
import { isFollowed } from '../app/features/arriving/import/follow-import.server.ts';
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
import { ensureReference } from '../db/seed/load-reference.ts';
import {
  command,
  type Flags,
  log,
  openProgress,
  printJson,
  seconds,
  withDatabaseAlone,
} from './command.ts';
import { describeSurvey, surveyAsJson } from './describe-survey.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';
import * as options from './import-options.ts';

interface ImportFlags extends Flags {
  mapping?: string;
  problems?: string;
  /** The former name of --problems. */
  report?: string;
  encoding?: Encoding;
  separator?: string;
  sheet?: string;
  dateOrder?: DateOrder;
  decimals?: DecimalSign;
  unit?: string;
  undatedRounds?: boolean;
  currency?: string;
  rate?: Map<string, Rate>;
  country?: CountryCode;
  sourceUrl?: string;
  publisher?: string;
  readOn?: string;
  isStandardInput?: boolean;
}

/** An option with a few words to choose from. */
const choice = (flags: string, about: string, words: readonly string[]) =>
  new Option(flags, about).choices(words);

export function importCommand(): Command {
  return command(
    'import',
    'Takes in a file: XLSX, or CSV, TSV, JSON or JSON lines, these also as .gz. The same file twice changes nothing.',
    [
      ['griot import startups companies.csv', 'new startups in, known ones filled in'],
      ['griot import rounds deals.csv.gz --dry-run', 'says what would happen, writes nothing'],
      [
        'griot import rounds deals.csv --rate EUR=1.08@2024-05-01',
        'converts euros at a stated rate',
      ],
      [
        'griot import rounds deals.csv --source-url https://a.example/list',
        'the source of rows that name none',
      ],
      ['griot import startups odd.csv --mapping odd.json', 'columns told rather than guessed'],
      ['griot import metrics followers.jsonl --json', 'the result as JSON on stdout'],
    ],
  )
    .addArgument(new Argument('<kind>', 'what a row is').choices(IMPORT_KINDS))
    .argument('<file>', 'path of the file, or - for standard input')
    .option(
      '--mapping <file>',
      'JSON that tells columns, kinds of round and industries (docs/importing.md)',
    )
    .option(
      '--problems <file>',
      'where rows and cells left out are listed; default: <file>.problems.csv beside the file',
    )
    .addOption(new Option('--report <file>', 'the former name of --problems').hideHelp())
    .option('--dry-run', 'does everything, then takes it back')
    .option('--json', 'the result as JSON on stdout')
    .addOption(choice('--encoding <name>', 'instead of detecting it', options.ENCODINGS))
    .option('--sheet <name>', 'of a workbook, instead of the first whose headers are known')
    .addOption(choice('--separator <name>', 'instead of detecting it', options.SEPARATOR_NAMES))
    .addOption(
      choice('--date-order <order>', 'how 03/04/2021 is meant', ['day-first', 'month-first']),
    )
    .addOption(choice('--decimals <sign>', 'which sign stands before decimals', ['dot', 'comma']))
    .addOption(choice('--unit <unit>', 'what amounts without a unit count', options.UNIT_NAMES))
    .option(
      '--undated-rounds',
      'rows without date and kind are rounds all the same, no totals of companies',
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
    .action(runImport);
}

/** A file is read more than once; standard input is saved for that time. */
async function runImport(kind: ImportKind, given: string, flags: ImportFlags): Promise<void> {
  if (given !== '-') return importFrom(kind, given, flags);
  const folder = mkdtempSync(join(tmpdir(), 'griot-import-'));
  try {
    const file = join(folder, 'standard-input');
    await pipeline(process.stdin, createWriteStream(file));
    await importFrom(kind, file, { ...flags, isStandardInput: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importFrom(kind: ImportKind, file: string, flags: ImportFlags): Promise<void> {
  // Collects garbage sooner: rows live as long as their batch.
  for (const flag of ['--heap-growing-percent=40', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
  const told = flags.problems ?? flags.report;
  for (const given of [file, flags.mapping]) {
    if (given !== undefined && told !== undefined && isOneFile(told, given)) {
      const reason = `--problems ${told} would overwrite ${given}, which is read`;
      throw new CommandFailed(`${reason}. Nothing was written.`, EXIT.usage);
    }
  }
  const mapping = options.readMapping(flags.mapping);
  const survey = await surveyFile(kind, file, {
    columns: mapping.columns,
    encoding: flags.encoding,
    sheet: flags.sheet,
    separator: options.separatorOf(flags.separator),
    dateOrder: flags.dateOrder,
    decimals: flags.decimals,
    unit: options.unitOf(flags.unit),
    areUndatedRounds: flags.undatedRounds,
  });
  for (const line of describeSurvey(kind, survey, flags)) log(line);
  const { isStandardInput = false } = flags;
  const beside = isStandardInput ? undefined : pathBeside(file, 'problems');
  const reportPath = told ?? beside;
  if (reportPath === undefined) {
    log(
      `  problems  only counted, as nothing can be written beside ${isStandardInput ? 'standard input' : file}: give --problems`,
    );
  }
  await withDatabaseAlone(async (database, settings) => {
    await ensureReference(database.sql);
    const { country, sourceUrl, publisher, readOn } = flags;
    const context = await loadCleanContext(database.sql, survey, {
      today: isoDay(new Date()),
      currency: flags.currency,
      rates: flags.rate,
      defaults: { country, sourceUrl, publisher, readOn },
      mapping,
    });
    const connection = await openImportConnection(database, settings.DATABASE_URL);
    const progress = openProgress();
    try {
      const result = await importFile(connection, kind, survey, context, {
        reportPath,
        isDryRun: flags.dryRun,
        onProgress: ({ stage, rows, all }) =>
          progress.show(rows, all, stage === 'rows' ? 'Rows' : 'Figures and search'),
      });
      progress.end();
      conclude(kind, file, survey, result, flags);
    } finally {
      progress.end();
      await connection.close();
    }
  });
}

/** Whatever links lead there. */
function isOneFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/** `<file>.problems.csv`; undefined for standard input and where nothing can be written. */
function pathBeside(file: string, what: 'problems' | 'duplicates'): string | undefined {
  const folder = dirname(resolve(file));
  const path = `${file}.${what}.csv`;
  if (/^\/(dev|proc)(\/|$)/.test(folder)) return undefined;
  try {
    accessSync(existsSync(path) ? path : folder, constants.W_OK);
    return path;
  } catch {
    return undefined;
  }
}

function writeDuplicates(
  file: string | undefined,
  pairs: ImportResult['nearDuplicates'],
): string | undefined {
  const [first] = pairs;
  if (!first) return undefined;
  const path = file === undefined ? undefined : pathBeside(file, 'duplicates');
  const rows = pairs.map((pair) => Object.values(pair));
  if (path) writeFileSync(path, formatCsv(Object.keys(first), rows));
  const written = path ?? `nothing can be written beside ${file ?? 'standard input'}`;
  log(`  ${formatCount(pairs.length)} pairs may be one startup twice: ${written}`);
  return path;
}

function conclude(
  kind: ImportKind,
  file: string,
  survey: Survey,
  { counts, reportPath, nearDuplicates, loadMs, compareMs, followMs }: ImportResult,
  { dryRun = false, json, isStandardInput = false }: ImportFlags,
): void {
  const { read, created, updated, unchanged, rejected, leftOut } = counts;
  log(dryRun ? 'Nothing was written (--dry-run). It would be:' : 'Done:');
  log(
    `  ${formatCount(read)} rows: ${formatCount(created)} new, ${formatCount(updated)} changed something known, ${formatCount(unchanged)} said what was known, ${formatCount(rejected)} left out`,
  );
  if (leftOut > 0) {
    const where = reportPath ? '; their rows are in' : '';
    log(`  ${formatCount(leftOut)} cells could not be used as they are${where}`);
  }
  if (reportPath) log(`  What was left out and why: ${reportPath}`);
  else if (rejected + leftOut > 0) log('  What was left out is listed with --problems FILE');
  const duplicatesPath = writeDuplicates(isStandardInput ? undefined : file, nearDuplicates);
  const perSecond = formatCount(countPerSecond(read, loadMs));
  // Since this process began: also what came before the rows.
  const totalMs = performance.now();
  const prepareMs = totalMs - loadMs - compareMs - followMs;
  const parts = [
    `${seconds(prepareMs)} to look at the file and open the database`,
    `${seconds(loadMs)} for the rows (${perSecond} a second)`,
    ...(kind === 'startups' ? [`${seconds(compareMs)} to compare names`] : []),
    ...(isFollowed(kind) ? [`${seconds(followMs)} for figures and search`] : []),
  ];
  log(`  ${seconds(totalMs)} in all: ${parts.join(', ')}`);
  if (json) {
    printJson({
      kind,
      dry_run: dryRun,
      file: surveyAsJson(survey),
      rows: { read, created, updated, unchanged, rejected },
      cells_left_out: leftOut,
      report: reportPath ?? null,
      possible_duplicates: nearDuplicates.length,
      duplicates_report: duplicatesPath ?? null,
      load_ms: Math.round(loadMs),
      search_ms: Math.round(followMs),
      prepare_ms: Math.round(prepareMs),
      compare_ms: Math.round(compareMs),
      total_ms: Math.round(totalMs),
    });
  }
  if (rejected > 0) process.exitCode = EXIT.partlyDone;
}
