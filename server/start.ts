// The start of every process of the site: settings, the migrated database, and messages for an
// operator where something is missing.

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DamagedDatabase } from '../app/data/data-directory.ts';
import { type Database, openDatabase } from '../app/data/database.ts';
import {
  describeDatabaseError,
  isMissingRelation,
  isPoolersRefusal,
  isUnavailable,
} from '../app/data/database-error.ts';
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { migrate, SchemaConflict } from '../app/data/migrate.ts';
import { type OperatorSocket, serveOperator } from '../app/data/operator-socket.ts';
import { isLoopbackAddress, isLoopbackHost } from '../app/http/client-address.server.ts';
import { readSettings, type Settings, SettingsError } from '../app/http/settings.ts';
import type { JobLog } from '../app/jobs/jobs.server.ts';
import { CatalogueMistakes } from '../db/seed/starter-catalogue.ts';
import { logSlowQueries } from './log.ts';
import type { Metrics } from './metrics.ts';

export const EXIT_FAILED = 1;
const EXIT_CONFIGURATION = 3;
const RETRY_MS = 1_000;
const SAID_EVERY_TRIES = 30;
const FIRST_START_MIB = 700;

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Runs a process, whose files are for its own user alone; ends it with words where it fails. */
export async function startProcess(start: (settings: Settings) => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await start(readSettings(process.env));
  } catch (error) {
    const { message, exitCode } = explainStartError(error);
    say(message);
    process.exit(exitCode);
  }
}

/** Tries again each second while the database is unavailable, and says so now and then. */
async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || isMissingRelation(error)) throw error;
      if (tries % SAID_EVERY_TRIES === 0) {
        say(`Waiting for the database of DATABASE_URL: ${describeDatabaseError(error)}`);
      }
      await wait(RETRY_MS);
    }
  }
}

/**
 * Starts jobs: an error of theirs never ends the process, which continues without them, logs it and
 * tries again. Undefined where the process ends before they start.
 */
export async function untilStarted<Running>(
  start: () => Promise<Running>,
  isEnding: () => boolean,
): Promise<Running | undefined> {
  for (let tries = 0; !isEnding(); tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries % SAID_EVERY_TRIES === 0) {
        say(`Jobs do not run yet: ${describeDatabaseError(error)}`);
      }
      await wait(RETRY_MS);
    }
  }
  return undefined;
}

/** An unhandled rejection would end the process, and all requests with it. */
export function logStrayErrors(log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'an error nobody waited for'));
}

interface OpenOptions {
  settings: Settings;
  log: Logger;
  metrics?: Metrics;
  /** On a real Postgres; the setting by default. */
  statementTimeoutMs?: number;
  /** Runs on the migrated database before it serves, without a time limit. */
  prepare?: (database: Database) => Promise<void>;
}

/** Opens the database for a process: migrates it, then sets its limits. */
export async function openMigrated(options: OpenOptions): Promise<Database> {
  const { settings, log, metrics } = options;
  const where = {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    namedStatements: settings.DATABASE_NAMED_STATEMENTS,
  };
  const logSlow = logSlowQueries(log, settings.SLOW_QUERY_MS);
  // Migrations and the first filling have no time limit.
  let isReady = false;
  const open = () =>
    openDatabase({
      ...where,
      poolSize: settings.DATABASE_POOL_SIZE,
      statementTimeoutMs: options.statementTimeoutMs ?? settings.DATABASE_TIMEOUT_MS,
      onQuery(text, durationMs) {
        if (!isReady) return;
        metrics?.observeQuery(durationMs);
        logSlow(text, durationMs);
      },
    });
  const makeReady = async (database: Database) => {
    const applied = await migrate(database);
    if (applied.length > 0) say(`Applied ${applied.length} migrations`);
    await options.prepare?.(database);
  };
  if (!settings.DATABASE_URL) {
    const database = await open();
    await makeReady(database);
    isReady = true;
    return database;
  }
  const unlimited = await openDatabase({ ...where, poolSize: 2, statementTimeoutMs: 0 });
  await untilAvailable(() => makeReady(unlimited)).finally(() => unlimited.close());
  isReady = true;
  return open();
}

/** For `./griot` while this process runs. If the socket cannot be made, the site works without. */
export async function takeCommands(
  database: Database,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  log: Pick<JobLog, 'warn'>,
): Promise<OperatorSocket | undefined> {
  if (database.kind !== 'embedded') return undefined;
  try {
    return await serveOperator(database, DATA_DIR);
  } catch (err) {
    log.warn({ err }, 'no commands beside this process: its socket in DATA_DIR cannot be made');
    return undefined;
  }
}

/** For the operator of a small machine: the system ends a process without a word. */
export function describeKilledFill(signal: NodeJS.Signals): string {
  return `The process that fills the database was ended by ${signal}, most likely because memory ran out.
A first start takes up to ${FIRST_START_MIB} MiB for half a minute, later ones half of that. Give it more once, or fill
DATA_DIR on a larger machine and copy it here (./griot backup there, ./griot restore here).`;
}

/** By the system's error code. */
const EXPLAINED: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `${path} may not be read or written by this user. Give it to this user, or set another DATA_DIR or PORT.`,
  EADDRINUSE: (path) =>
    `${path} is in use by another program. Stop that program, or set another PORT or HOST.`,
  EADDRNOTAVAIL: (path) => `${path} is no address of this machine. Set HOST to one that is.`,
  ENOENT: (path) =>
    `${path} cannot be made: what is above it is missing or read-only. Make it, or set another DATA_DIR.`,
  ENOSPC: (path) =>
    `The disk is full (${path}). Free some space and start again; what was saved is intact.`,
  EROFS: (path) =>
    `${path} lies on a read-only file system. Mount it writable, or set another DATA_DIR.`,
};

/** The operator's message after a failed start: what happened and what to do next. */
export function explainStartError(error: unknown): { message: string; exitCode: number } {
  if (error instanceof SettingsError || error instanceof SchemaConflict) {
    return { message: error.message, exitCode: EXIT_CONFIGURATION };
  }
  if (error instanceof DirectoryInUse || error instanceof DamagedDatabase) {
    return { message: error.message, exitCode: EXIT_FAILED };
  }
  if (error instanceof CatalogueMistakes) {
    return { message: error.message, exitCode: EXIT_CONFIGURATION };
  }
  if (isPoolersRefusal(error)) {
    return { message: describeDatabaseError(error), exitCode: EXIT_CONFIGURATION };
  }
  const failed = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const { code = '', path, address, port, stack } = failed;
  const where = path ?? (port === undefined ? 'DATA_DIR' : `${address}:${port}`);
  return { message: EXPLAINED[code]?.(where) ?? String(stack ?? error), exitCode: EXIT_FAILED };
}

// Who can open the site and its development pages, as printed at start.

type Exposed = Pick<Settings, 'HOST' | 'isProduction' | 'DEVELOPMENT_PAGES' | 'BILLING_SANDBOX'>;

/** Nothing for a site with https: a proxy is in front. */
export function describeExposure(settings: Exposed): string[] {
  const { HOST, isProduction, DEVELOPMENT_PAGES, BILLING_SANDBOX } = settings;
  if (isProduction) return [];
  if (isLoopbackHost(HOST) || isLoopbackAddress(HOST)) {
    return [
      'Only this machine can open it. To open it to others, put a proxy with TLS in front and set',
      'SITE_URL to its https address (docs/operating.md). HOST=0.0.0.0 opens it without encryption.',
    ];
  }
  return [
    `WARNING: HOST=${HOST} opens this site to the network, and SITE_URL is not https.`,
    'Passwords, sessions and mails can be read and changed on their way. Never let real people sign',
    'in like this: put a proxy with TLS in front and set SITE_URL to its https address.',
    ...(DEVELOPMENT_PAGES ? ['DEVELOPMENT_PAGES=on shows everybody each kept mail.'] : []),
    ...(BILLING_SANDBOX ? ['BILLING_SANDBOX=on gives subscriptions to everybody.'] : []),
  ];
}

/** The key of development pages; the same over restarts, in a file that only its owner can read. */
export function readDevelopmentKey({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  const file = join(DATA_DIR, 'development-key');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const key = randomBytes(12).toString('base64url');
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}
