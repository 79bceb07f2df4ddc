// griot upgrade: a database of an earlier release becomes one of this version, after a backup.
import { join } from 'node:path';
import type { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import type { Database } from '../app/data/database.ts';
import {
  appliedMigrations,
  FormerSchema,
  findConflict,
  listMigrations,
  migrate,
} from '../app/data/migrate.ts';
import { findRelease, type Release } from '../app/data/releases.ts';
import { countRows, upgrade } from '../app/data/upgrade.ts';
import type { Settings } from '../app/http/settings.ts';
import about from '../package.json' with { type: 'json' };
import { backupEmbedded } from './backup-embedded.ts';
import { backupPostgres } from './backup-postgres.ts';
import { command, log, openOnly, printJson, readOperatorSettings, seconds } from './command.ts';

interface UpgradeFlags {
  check?: boolean;
  backup?: string;
  json?: boolean;
}

export function upgradeCommand(): Command {
  return command(
    'upgrade',
    'Makes a database of an earlier release one of this version, with all that is in it. Stop the site first.',
    [
      ['griot upgrade --check', 'what would happen'],
      ['griot upgrade', 'backs up, then does it'],
      ['griot upgrade --backup /safe/griot.backup', 'with the backup elsewhere'],
    ],
  )
    .option('--check', 'only says what would happen')
    .option('--backup <file>', 'where the backup is written; in DATA_DIR by default')
    .option('--json', 'the result as JSON on stdout')
    .action(async ({ check, backup, json }: UpgradeFlags) => {
      const settings = readOperatorSettings();
      const found = await within(settings, look);
      log(say(found));
      const isNeeded = found.release !== undefined || found.missing.length > 0;
      if (check || !isNeeded) {
        if (json) printJson(summary(found, null));
        return;
      }
      const file = backup ?? backupName(settings);
      await (settings.DATABASE_URL
        ? backupPostgres(settings.DATABASE_URL, file)
        : backupEmbedded(settings.DATA_DIR, file));
      log(`Wrote ${file}. The way back: ./griot restore ${file} --replace, and the former version`);
      const startedAt = performance.now();
      await within(settings, (database) => carryOver(database, found.release));
      log(`Upgraded to ${about.version} in ${seconds(performance.now() - startedAt)}`);
      if (json) printJson(summary(found, file));
    });
}

interface Found {
  release: Release | undefined;
  /** Migrations that the next start would apply. */
  missing: string[];
  tables: number;
  rows: number;
}

async function within<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openOnly(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Throws SchemaConflict for a database that no version known here has made. */
async function look({ sql }: Database): Promise<Found> {
  const applied = await appliedMigrations(sql);
  const release = findRelease(applied);
  const conflict = findConflict(applied);
  if (conflict && !(conflict instanceof FormerSchema)) throw conflict;
  const counted = await countRows(sql);
  return {
    release: conflict ? release : undefined,
    missing: listMigrations().flatMap(({ name }) => (applied.has(name) ? [] : [name])),
    tables: counted.filter(({ rows }) => rows > 0).length,
    rows: counted.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function say({ release, missing, tables, rows }: Found): string {
  const held = `${formatCount(rows)} rows in ${formatCount(tables)} tables`;
  if (release) {
    const dropped = release.dropped.join(', ') || 'nothing';
    return `This database is one of Griot ${release.name}: ${held}. All of them become ones of ${about.version}, but for ${dropped}.`;
  }
  if (missing.length === 0) return `This database is one of this version: ${held}. Nothing to do.`;
  return `This database is one of this version's line: ${held}. To apply: ${missing.join(', ')}.`;
}

async function carryOver(database: Database, release: Release | undefined): Promise<void> {
  if (release) await upgrade(database, release);
  await migrate(database);
}

function backupName({ DATA_DIR }: Settings): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(DATA_DIR, `before-${about.version}-${now}.backup`);
}

function summary({ release, missing, tables, rows }: Found, backup: string | null) {
  return { from: release?.name ?? null, to: about.version, missing, tables, rows, backup };
}
