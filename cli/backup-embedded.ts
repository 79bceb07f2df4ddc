import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { sql as raw } from 'kysely';
import { readBackup } from '../app/data/backup-stream.ts';
import { openDatabase } from '../app/data/database.ts';
import { DirectoryInUse, lockDirectory } from '../app/data/directory-lock.ts';
import { fetchBackup } from '../app/data/operator-socket.ts';
import { countAllRows } from '../app/data/upgrade.ts';
import { CommandFailed } from './exit-codes.ts';

export interface RestoreOptions {
  replace?: boolean;
  dryRun?: boolean;
}

/** Writes beside the target first, so that it is never left broken; returns its bytes. */
export async function backupEmbedded(
  dataDir: string,
  file: string,
  isDryRun = false,
): Promise<number> {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new CommandFailed(`There is no database in ${dataDir}.`);
  const unfinished = `${file}.unfinished`;
  // One that is there keeps its owner and mode, or leads elsewhere: it is made anew.
  rmSync(unfinished, { force: true });
  try {
    await writeBackup(dataDir, unfinished, isDryRun);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  if (isDryRun) return 0;
  renameSync(unfinished, file);
  return statSync(file).size;
}

/** By the process that has the database open, otherwise here. */
async function writeBackup(dataDir: string, file: string, isDryRun: boolean): Promise<void> {
  const database = await openDatabase({ dataDir }).catch(async (error: unknown) => {
    const isServed = error instanceof DirectoryInUse && !isDryRun;
    if (isServed && (await fetchBackup(dataDir, file))) return undefined;
    throw error;
  });
  if (!database) return;
  try {
    if (isDryRun) return;
    await pipeline(
      readBackup(database, dataDir),
      createGzip(),
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
  } finally {
    await database.close();
  }
}

/** Returns the folder to which the former database was moved, if there was one. */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  { replace, dryRun }: RestoreOptions,
): Promise<string | undefined> {
  const snapshot = unpack(file);
  const folder = join(dataDir, 'postgres');
  // Whole before it takes the place of the former, which a kill then leaves as it is.
  const unfinished = join(dataDir, 'restored.unfinished');
  const unlock = await lockDirectory(dataDir);
  try {
    const isThere = existsSync(folder);
    if (isThere && !replace) {
      throw new CommandFailed(
        `There is a database in ${dataDir} already. Nothing was changed. With --replace it makes room; it is kept beside.`,
      );
    }
    rmSync(unfinished, { recursive: true, force: true });
    await tryOut(snapshot, file, dryRun ? undefined : unfinished);
    if (dryRun) return undefined;
    const kept = `${folder}-before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    if (isThere) renameSync(folder, kept);
    renameSync(join(unfinished, 'postgres'), folder);
    return isThere ? kept : undefined;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

/** Restores it into memory and returns how many rows are in it. Nothing is changed. */
export async function testEmbeddedBackup(file: string): Promise<number> {
  return tryOut(unpack(file), file);
}

function unpack(file: string): ArrayBuffer {
  try {
    return new Uint8Array(gunzipSync(readFileSync(file))).buffer;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT'
        ? `There is no file ${file}.`
        : `${file} is no backup of an embedded database: ${message}.`;
    throw new CommandFailed(`${reason} Nothing was changed.`);
  }
}

/** In memory, or in a folder. */
async function tryOut(snapshot: ArrayBuffer, file: string, dataDir?: string): Promise<number> {
  try {
    const trial = await openDatabase({ dataDir, snapshot });
    try {
      await raw`select count(*) from schema_migrations`.execute(trial.sql);
      return await countAllRows(trial.sql);
    } finally {
      await trial.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new CommandFailed(
      `${file} is no backup of an embedded database: ${(error as Error).message}. Nothing was changed.`,
    );
  }
}
