// A filled database that travels with a packed release and the container image, each file packed
// (scripts/make-starter.ts), so that the first start neither makes nor fills one.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql as raw } from 'kysely';
import { hasDatabase } from './data-directory.ts';
import type { Sql } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

/** Otherwise all sites of a release would sign links with one key, which anybody can unpack. */
export async function forgetKeys(sql: Sql): Promise<void> {
  await raw`delete from signing_keys`.execute(sql);
}

const STARTER = new URL('../../build/starter/', import.meta.url);

export function packStarter(database: string, starter: string): void {
  copyFiles(database, starter, (bytes) => gzipSync(bytes));
}

function copyFiles(from: string, to: string, convert: (bytes: Buffer) => Uint8Array): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, convert(readFileSync(path)));
    }
  }
}

/** Unpacks it into a data directory without a database; false if there is nothing to unpack. */
export async function placeStarter(dataDir: string, starter = STARTER): Promise<boolean> {
  if (!existsSync(starter)) return false;
  const release = await lockDirectory(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (hasDatabase(dataDir)) return true;
    // Files that are not a database are examined when it is opened.
    if (existsSync(folder)) return false;
    const unfinished = `${folder}-copying`;
    rmSync(unfinished, { recursive: true, force: true });
    copyFiles(fileURLToPath(starter), unfinished, (bytes) => gunzipSync(bytes));
    renameSync(unfinished, folder);
    return true;
  } finally {
    release();
  }
}
