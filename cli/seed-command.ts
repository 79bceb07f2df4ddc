import { Command, InvalidArgumentError, Option } from 'commander';
import { formatCount } from '../app/base/count.ts';
import type { Sql } from '../app/data/database.ts';
import { MAX_STARTUPS } from '../db/seed/demo/generate.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { withDatabase } from './open-database.ts';
import { log, openProgress, print, seconds } from './output.ts';
import { withExamples } from './with-examples.ts';

interface SeedFlags {
  starter?: boolean;
  demo?: number;
  seed?: number;
  replace?: boolean;
  json?: boolean;
}

export function seedCommand(): Command {
  return withExamples(new Command('seed'), [
    ['griot seed', 'the starter catalogue of real startups'],
    ['griot seed --demo 5000', '5,000 fictional startups with every field filled'],
    ['griot seed --demo 5000 --seed 7', 'others, but the same ones each time'],
    ['griot seed --starter --replace', 'takes out what is there, then the starter catalogue'],
  ])
    .description('Fills the database with a catalogue.')
    .option('--starter', 'the starter catalogue; this is the default')
    .addOption(
      new Option(
        '--demo <count>',
        `that many fictional startups, 1 to ${formatCount(MAX_STARTUPS)}`,
      )
        .argParser((text) => readWholeNumber(text, 1, MAX_STARTUPS))
        .conflicts('starter'),
    )
    .option(
      '--seed <number>',
      'a whole number from 0 that picks which fictional startups; 1 unless given',
      (text: string) => readWholeNumber(text, 0, Number.MAX_SAFE_INTEGER),
    )
    .option(
      '--replace',
      'empty the catalogue first: every startup, round, investor and news entry, whoever entered them',
    )
    .option('--json', 'the counts as JSON on stdout')
    .action(async (flags: SeedFlags, command: Command) => {
      if (flags.seed !== undefined && flags.demo === undefined)
        command.error("error: option '--seed <number>' goes with '--demo <count>' only");
      await runSeed(flags);
    });
}

function readWholeNumber(text: string, least: number, most: number): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
}

async function runSeed(flags: SeedFlags): Promise<void> {
  await withDatabase(async ({ sql }) => {
    const startedAt = performance.now();
    await fill(sql, flags);
    const durationMs = performance.now() - startedAt;
    const counts = await countRows(sql);
    const described = Object.entries(counts).map(
      ([table, count]) => `${formatCount(count)} ${table}`,
    );
    log(`Done in ${seconds(durationMs)}: ${described.join(', ')}`);
    if (flags.json) print(JSON.stringify(counts));
  });
}

async function fill(sql: Sql, { demo: count, seed = 1, replace }: SeedFlags): Promise<void> {
  const catalogue = readStarterCatalogue();
  if (count === undefined) {
    log('Loading the starter catalogue');
    await loadStarterCatalogue(sql, catalogue, { replace });
    return;
  }
  log(`Making ${formatCount(count)} fictional startups`);
  const progress = openProgress();
  const onProgress = (made: number) => {
    progress.show(made, count, 'Startups');
    if (made < count) return;
    progress.end();
    log(`${formatCount(made)} of ${formatCount(count)}; now what is derived from them`);
  };
  try {
    await loadDemo(sql, catalogue, { count, seed, replace, onProgress });
  } finally {
    progress.end();
  }
}

async function countRows(sql: Sql): Promise<Record<string, number>> {
  const tables = ['startups', 'fundings', 'investors', 'news'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await sql
      .selectFrom(table)
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}
