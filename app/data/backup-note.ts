// The record of the last backup: a file in DATA_DIR, which other programs can write, too.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeOwnFolder } from './data-directory.ts';

const note = z.object({
  made_at: z.iso.datetime(),
  file: z.string().max(1_000),
  bytes: z.number().int().min(0),
  /** When the backup was restored on trial. */
  tested_at: z.iso.datetime().nullable().default(null),
});

export type BackupNote = z.output<typeof note>;

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

interface Read {
  /** Null if there is none. */
  note: BackupNote | null;
  /** Why one that is there cannot be read. */
  problem: string | null;
}

export function readBackupNote(dataDir: string): Read {
  const file = fileIn(dataDir);
  try {
    return { note: note.parse(JSON.parse(readFileSync(file, 'utf8'))), problem: null };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { note: null, problem: null };
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : message;
    return { note: null, problem: `${file}: ${reason}` };
  }
}

/** By renaming, so that nobody reads half of it. */
export function writeBackupNote(dataDir: string, written: BackupNote): void {
  const file = fileIn(dataDir);
  makeOwnFolder(dataDir);
  writeFileSync(`${file}.unfinished`, `${JSON.stringify(written)}\n`, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}
