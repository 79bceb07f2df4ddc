// A filled database that travels with a packed release (scripts/make-package.ts), so that the first
// start neither makes nor fills one.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { hasDatabase } from './data-directory.ts';
import type { Sql } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

/** Else all sites of a release would sign their links with the same, which anybody can unpack. */
export async function forgetKeys(sql: Sql): Promise<void> {
  await raw`delete from signing_keys`.execute(sql);
}

const STARTER = new URL('../../build/starter/', import.meta.url);

/** Copies it into a data directory that has no database; false where there is nothing to copy. */
export async function placeStarter(dataDir: string, starter = STARTER): Promise<boolean> {
  if (!existsSync(starter)) return false;
  const release = await lockDirectory(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (hasDatabase(dataDir)) return true;
    // What is there without being a database is looked at when it is opened.
    if (existsSync(folder)) return false;
    const unfinished = `${folder}-copying`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(fileURLToPath(starter), unfinished, { recursive: true });
    renameSync(unfinished, folder);
    return true;
  } finally {
    release();
  }
}
