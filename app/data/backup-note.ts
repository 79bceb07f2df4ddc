// What is known of the last backup: a note in DATA_DIR, which other programs can write, too.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const note = z.object({
  made_at: z.iso.datetime(),
  file: z.string().max(1_000),
  bytes: z.number().int().min(0),
  /** When the backup was restored on trial. */
  tested_at: z.iso.datetime().nullable().default(null),
});

export type BackupNote = z.output<typeof note>;

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Null where there is none, or none that can be read. */
export function readBackupNote(dataDir: string): BackupNote | null {
  try {
    return note.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** By renaming, so that nobody reads half of it. */
export function writeBackupNote(dataDir: string, written: BackupNote): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.unfinished`, `${JSON.stringify(written)}\n`, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}
