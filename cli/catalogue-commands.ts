// The catalogue itself: filling it, checking the starter's files, rebuilding search.
import { type Command, InvalidArgumentError, Option } from 'commander';
import { sql as raw } from 'kysely';
import { formatCount } from '../app/base/count.ts';
import { isoDay } from '../app/base/dates.ts';
import type { Sql } from '../app/data/database.ts';
import { endInterrupted } from '../app/features/arriving/import/follow-import.server.ts';
import {
  checkCatalogue,
  FINDING_KINDS,
  type Finding,
  REFUSED,
} from '../db/seed/check-catalogue.ts';
import { MAX_STARTUPS } from '../db/seed/demo/generate.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import {
  command,
  type Flags,
  log,
  openProgress,
  print,
  printJson,
  seconds,
  withDatabase,
  withDatabaseAlone,
} from './command.ts';
import { EXIT } from './exit-codes.ts';

interface SeedFlags extends Flags {
  starter?: boolean;
  demo?: number;
  seed?: number;
  replace?: boolean;
}

export function seedCommand(): Command {
  return command('seed', 'Fills the database with a catalogue.', [
    ['griot seed', 'the starter catalogue of real startups'],
    ['griot seed --demo 5000', '5,000 fictional startups with every field filled'],
    ['griot seed --demo 5000 --seed 7', 'others, but the same ones each time'],
    ['griot seed --starter --replace', 'takes out what is there, then the starter catalogue'],
  ])
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
    .action(async (flags: SeedFlags, called: Command) => {
      if (flags.seed !== undefined && flags.demo === undefined)
        called.error("error: option '--seed <number>' goes with '--demo <count>' only");
      await withDatabaseAlone(async ({ sql }) => {
        const startedAt = performance.now();
        await fill(sql, flags);
        const durationMs = performance.now() - startedAt;
        const counts = await countRows(sql);
        const described = Object.entries(counts).map(
          ([table, count]) => `${formatCount(count)} ${table}`,
        );
        log(`Done in ${seconds(durationMs)}: ${described.join(', ')}`);
        if (flags.json) printJson(counts);
      });
    });
}

function readWholeNumber(text: string, least: number, most: number): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
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
  const counts: Record<string, number> = {};
  for (const table of ['startups', 'fundings', 'investors', 'news'] as const) {
    const { count } = await sql
      .selectFrom(table)
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

interface CheckFlags extends Flags {
  most: string;
}

/** Reads files only. */
export function checkCommand(): Command {
  const check = command('check', 'Looks for mistakes; changes nothing.', [
    ['griot check seed', 'what to mend, the worst first'],
    ['griot check seed andela wave', 'of these startups only'],
    ['griot check seed --json', 'all of it for a script'],
  ]);
  check
    .command('seed')
    .argument('[startups...]', 'slugs; all startups without any')
    .description(
      'what is contradictory, unsourced, doubled, padded, weak, stale or missing in db/seed',
    )
    .option('--most <count>', 'findings shown', '40')
    .option('--json', 'all findings as JSON on stdout')
    .action((slugs: string[], { most, json }: CheckFlags) => {
      const all = checkCatalogue(readStarterCatalogue(), isoDay(new Date()));
      const findings = slugs.length > 0 ? all.filter(({ slug }) => slugs.includes(slug)) : all;
      if (json) printJson({ findings });
      else describe(findings, Number(most));
      const isRefused = findings.some(({ kind }) => REFUSED.includes(kind));
      process.exitCode = isRefused ? EXIT.failed : EXIT.ok;
    });
  return check;
}

function describe(findings: readonly Finding[], most: number): void {
  for (const { kind, slug, says } of findings.slice(0, most)) {
    print(`${kind.padEnd(13)}  ${slug}: ${says}`);
  }
  const counts = FINDING_KINDS.map((kind) => {
    const count = findings.filter((one) => one.kind === kind).length;
    return `${formatCount(count)} ${kind}`;
  });
  log(`${findings.length > most ? `The worst ${most} of ` : ''}${counts.join(', ')}`);
}

export function searchCommand(): Command {
  const search = command('search', 'What search asks.', [
    ['griot search reindex', 'makes afresh everything that search asks'],
  ]);
  search
    .command('reindex')
    .description('makes it afresh from the catalogue; searches wait meanwhile')
    .option('--dry-run', 'only counts what there is')
    .option('--json', 'the result as JSON on stdout')
    .action(reindex);
  return search;
}

async function reindex({ dryRun = false, json }: Flags): Promise<void> {
  await withDatabase(async ({ sql }) => {
    const startedAt = performance.now();
    if (!dryRun) await endInterrupted(sql);
    const durationMs = Math.round(performance.now() - startedAt);
    const { rows } = await raw<{ startups: number; names: number }>`
      select (select count(*)::int from search_startups) as startups,
        (select count(*)::int from search_names where is_whole) as names`.execute(sql);
    const { startups = 0, names = 0 } = rows[0] ?? {};
    log(
      `${dryRun ? 'There are' : `Made afresh in ${seconds(durationMs)}:`} ${formatCount(startups)} startups and ${formatCount(names)} names to search`,
    );
    if (json) printJson({ startups, names, duration_ms: durationMs, dry_run: dryRun });
  });
}
