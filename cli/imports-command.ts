// `griot imports`: which files were imported, and taking one of them back.
import { type Command, InvalidArgumentError } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { isoDay } from '../app/base/dates.ts';
import { findRun, listRuns } from '../app/features/arriving/import/runs.server.ts';
import { undoRun } from '../app/features/arriving/import/undo-import.server.ts';
import {
  command,
  type Flags,
  log,
  openProgress,
  print,
  printJson,
  withDatabase,
} from './command.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';

const SHOWN = 50;

export function importsCommand(): Command {
  const imports = command('imports', 'Which files were imported last, and taking one back.', [
    ['griot imports', 'the last fifty, each with its number'],
    ['griot imports undo 12', 'takes back what number 12 wrote'],
  ])
    .option('--json', 'the list as JSON on stdout')
    .action(list);
  imports
    .command('undo')
    .description(
      'takes back what an import wrote; what was changed or used since stays, and is listed',
    )
    .argument('<number>', 'of the import, as ./griot imports shows it', readNumber)
    .option('--json', 'what stays as JSON on stdout')
    .action(undo);
  return imports;
}

function readNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected the number of an import, as ./griot imports shows it.');
}

async function list({ json }: Flags): Promise<void> {
  const runs = await withDatabase(({ sql }) => listRuns(sql, SHOWN));
  if (json) return printJson(runs);
  if (runs.length === 0) log('Nothing was imported yet.');
  for (const { id, kind, file_name, started_at, created, updated, undone_at } of runs) {
    const wrote = `${formatCount(created ?? 0)} new, ${formatCount(updated ?? 0)} changed`;
    const state = undone_at ? `undone on ${isoDay(undone_at)}` : wrote;
    print(`${id}  ${isoDay(started_at)}  ${kind}  ${file_name}  ${state}`);
  }
}

async function undo(id: number, { json }: Flags): Promise<void> {
  await withDatabase(async ({ sql }) => {
    const run = await findRun(sql, id);
    if (!run) throw new CommandFailed(`There is no import ${id}: ./griot imports lists them.`);
    if (run.undone_at) throw new CommandFailed(`Import ${id} is undone already.`);
    if (!run.can_undo) {
      throw new CommandFailed(`Import ${id} is too old: what it wrote is no longer known.`);
    }
    const progress = openProgress();
    const kept = await undoRun(sql, id, (done, all) => progress.show(done, all, 'Changes')).finally(
      () => progress.end(),
    );
    log(`Took back ${run.file_name} (${run.kind}).`);
    for (const { table, name, reason } of kept) {
      log(`  stays, as it was ${reason} since: ${name} (${table})`);
    }
    if (json) printJson({ id, kept });
    if (kept.length > 0) process.exitCode = EXIT.partlyDone;
  });
}
