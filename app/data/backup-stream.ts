// A backup of the embedded database: a tar file of a copy of its files, read piece by piece. The
// whole would not fit into the memory of the process that serves the site meanwhile.
import { randomUUID } from 'node:crypto';
import { createReadStream, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Copied {
  /** Copies its files into a new folder while no query runs. */
  copyFiles(folder: string): Promise<void>;
}

/** Needs as much room in the data directory as the database takes. */
export async function* readBackup(database: Copied, dataDir: string): AsyncGenerator<Buffer> {
  // As the doctor knows what a killed process left.
  const folder = join(dataDir, `backup-${randomUUID()}.unfinished`);
  try {
    await database.copyFiles(folder);
    yield* tarOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BLOCK_BYTES = 512;

async function* tarOf(folder: string): AsyncGenerator<Buffer> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(path);
    const isFolder = entry.isDirectory();
    const name = `/${relative(folder, path)}`;
    yield headerOf({ name, isFolder, size: isFolder ? 0 : size, seconds: mtimeMs / 1_000 });
    if (isFolder) continue;
    yield* createReadStream(path);
    yield Buffer.alloc(-size & (BLOCK_BYTES - 1));
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

interface Header {
  /** At most 100 bytes; those of Postgres are much shorter. */
  name: string;
  isFolder: boolean;
  size: number;
  seconds: number;
}

/** As POSIX describes ustar. */
function headerOf({ name, isFolder, size, seconds }: Header): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  const write = (at: number, text: string) => header.write(text, at, 'latin1');
  const octal = (at: number, digits: number, value: number) =>
    write(at, Math.floor(value).toString(8).padStart(digits, '0'));
  write(0, name);
  octal(100, 7, isFolder ? 0o700 : 0o600);
  octal(108, 7, 0);
  octal(116, 7, 0);
  octal(124, 11, size);
  octal(136, 11, seconds);
  write(148, ' '.repeat(8));
  write(156, isFolder ? '5' : '0');
  write(257, 'ustar\0' + '00');
  octal(
    148,
    6,
    header.reduce((sum, byte) => sum + byte, 0),
  );
  write(154, '\0 ');
  return header;
}
