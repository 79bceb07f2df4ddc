// Refuses a damaged folder of the embedded database, which PGlite would create anew over the data.
import { existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DamagedDatabase extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The database in ${folder} is damaged: ${reason}. Nothing was changed.
Restore a backup:  ./griot restore FILE --replace   (the present folder is set aside)
or move ${folder} away to begin with an empty database.`,
    );
  }
}

const LEAST_FREE_BYTES = 1_048_576;

/** Why the database in a folder did not open: a full disk (ENOSPC), else damage. */
export function explainOpenFailure(folder: string, reason: string): Error {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > LEAST_FREE_BYTES) return new DamagedDatabase(folder, reason);
  return Object.assign(new Error(reason), { code: 'ENOSPC', path: folder });
}

export function hasDatabase(dataDir: string): boolean {
  return isDatabase(join(dataDir, 'postgres'));
}

function isDatabase(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/**
 * Before PGlite opens the folder; what is returned is called when it is open. A folder whose making
 * was cut short by a full disk or a kill is made again. Throws DamagedDatabase where files are
 * there but the one that marks a database is not.
 */
export function prepareFolder(folder: string): () => void {
  const unfinished = `${folder}-unfinished`;
  const hasVersion = isDatabase(folder);
  if (!hasVersion && existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isEmpty) writeFileSync(unfinished, '', { mode: 0o600 });
  else if (!hasVersion) throw new DamagedDatabase(folder, 'PG_VERSION is missing');
  return () => rmSync(unfinished, { force: true });
}
