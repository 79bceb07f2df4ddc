// Writes build/starter, the starter catalogue as a packed database, from which a release and the
// container image start without filling one.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { forgetKeys, packStarter } from '../app/data/starter-database.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';

/** Below `build`, such as that of a release. */
export async function makeStarter(build: string): Promise<void> {
  const dataDir = join(build, 'filling');
  rmSync(dataDir, { recursive: true, force: true });
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await seedIfEmpty(database, console.error);
  await forgetKeys(database.sql);
  await database.close();
  packStarter(join(dataDir, 'postgres'), join(build, 'starter'));
  rmSync(dataDir, { recursive: true });
}

if (import.meta.main) await makeStarter(fileURLToPath(new URL('../build', import.meta.url)));
