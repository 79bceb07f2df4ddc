// A filled database that travels with a packed release (scripts/make-package.ts), so that the first
// start neither makes nor fills one.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasDatabase } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';

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
