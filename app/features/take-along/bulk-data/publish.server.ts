import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { readSigningKey, signFile } from '../../../base/minisign.ts';
import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import {
  SIGNATURE_FILE,
  SNAPSHOT_FILE,
  type Snapshot,
  type SnapshotPlan,
  SUMS_FILE,
} from './contract.ts';
import { planTables, readAllRows } from './read-tables.server.ts';
import {
  dataFolder,
  listSnapshots,
  nextName,
  removeOldSnapshots,
  UNFINISHED,
} from './snapshots.server.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));
// Without a bound its heap grows with the machine's memory. It needs a third of this.
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=4'];

/** Writes a snapshot beside the others and takes old ones away. All of it is there, or nothing. */
export async function publishData(sql: Sql, settings: Settings, now: Date): Promise<Snapshot> {
  const { DATA_DIR, DATA_SIGNING_KEY, SITE_URL, PRODUCT_NAME } = settings;
  const key = DATA_SIGNING_KEY ? readSigningKey(DATA_SIGNING_KEY) : null;
  mkdirSync(dataFolder(DATA_DIR), { recursive: true });
  const folder = mkdtempSync(join(dataFolder(DATA_DIR), UNFINISHED));
  try {
    const snapshot = nextName(DATA_DIR, now);
    await writeFiles(sql, {
      folder,
      snapshot,
      made_at: now.toISOString(),
      previous: listSnapshots(DATA_DIR)[0] ?? null,
      productName: PRODUCT_NAME,
      siteUrl: SITE_URL,
      is_fictional: await isFictional(sql),
      public_key: key?.publicKey ?? null,
      tables: await planTables(sql),
    });
    if (key) {
      const sums = readFileSync(join(folder, SUMS_FILE));
      writeFileSync(join(folder, SIGNATURE_FILE), signFile(sums, SUMS_FILE, now, key));
    }
    renameSync(folder, join(dataFolder(DATA_DIR), snapshot));
    removeOldSnapshots(DATA_DIR, now);
    const written = join(dataFolder(DATA_DIR), snapshot, SNAPSHOT_FILE);
    return JSON.parse(readFileSync(written, 'utf8'));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles(sql: Sql, plan: SnapshotPlan): Promise<void> {
  const writer = spawn(process.execPath, ['--no-warnings', ...HEAP, WRITER], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(writer, 'close');
  let said = '';
  writer.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  // Reported with its exit code.
  writer.stdin.on('error', () => {});
  try {
    if (writer.pid) setPriority(writer.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const send = async (line: unknown) => {
      if (writer.exitCode !== null || writer.stdin.destroyed)
        throw new Error('The writer has ended');
      if (!writer.stdin.write(`${JSON.stringify(line)}\n`)) {
        await Promise.race([once(writer.stdin, 'drain'), ended]);
      }
    };
    await send(plan);
    await readAllRows(sql, send);
    writer.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`exit code ${code}`);
  } catch (error) {
    writer.kill();
    await ended;
    throw new Error(`The snapshot was not written: ${(error as Error).message}\n${said}`);
  }
}

async function isFictional(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ is_fictional: boolean }>`
    select exists (select from startups where is_fictional) as is_fictional`.execute(sql);
  return rows[0]?.is_fictional ?? false;
}

export function bulkDataWork(sql: Sql, settings: Settings): Work {
  const run = async () => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    // Done already, before a restart or by an operator.
    if (listSnapshots(settings.DATA_DIR)[0]?.startsWith(day)) return;
    await publishData(sql, settings, now);
  };
  return { jobs: [{ name: 'publish-data', cron: '15 3 * * *', atStart: true, run }], loops: [] };
}
