// The command on a data directory of 0.1, as an operator has it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../app/data/database.ts';
import { FormerSchema, migrate } from '../app/data/migrate.ts';
import { loadRelease } from '../test/upgrades/load-release.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'griot-upgrade-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'before.backup');
beforeAll(async () => {
  const database = await openDatabase({ dataDir });
  await loadRelease(database.sql, '0.1');
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function griot(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined },
  });
  return { status, stdout, stderr };
}

async function readUsers(): Promise<{ names: string[]; isUpgraded: boolean }> {
  const database = await openDatabase({ dataDir });
  const { rows } = await raw<{ name: string }>`select name from users order by id`.execute(
    database.sql,
  );
  const isUpgraded = await migrate(database).then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(FormerSchema);
      expect((error as Error).message).toContain('./griot upgrade');
      return false;
    },
  );
  await database.close();
  return { names: rows.map(({ name }) => name), isUpgraded };
}

test('it says what would happen, does it after a backup, and the backup is the way back', async () => {
  const { names } = await readUsers();
  expect(names).toContain('Sena Sender');

  const checked = griot('upgrade', '--check', '--json');
  expect(checked.stderr).toContain('This database is one of Griot 0.1');
  expect(JSON.parse(checked.stdout)).toMatchObject({ from: '0.1', to: '0.2.0', backup: null });
  expect(checked.status).toBe(0);
  expect(await readUsers()).toEqual({ names, isUpgraded: false });

  const done = griot('upgrade', '--backup', backup);
  expect(done.stderr).toContain('Upgraded to 0.2.0');
  expect(done.status).toBe(0);
  expect(existsSync(backup)).toBe(true);
  expect(await readUsers()).toEqual({ names, isUpgraded: true });
  expect(griot('upgrade').stderr).toContain('Nothing to do');

  expect(griot('restore', backup, '--replace').status).toBe(0);
  expect(await readUsers()).toEqual({ names, isUpgraded: false });
});
