// Refuses a damaged folder of the embedded database, which PGlite would create anew over the data.
import { existsSync, readdirSync } from 'node:fs';
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

/** Throws DamagedDatabase where files are there but the one that marks a database is not. */
export function refuseDamaged(folder: string): void {
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isEmpty || existsSync(join(folder, 'PG_VERSION'))) return;
  throw new DamagedDatabase(folder, 'PG_VERSION is missing');
}
