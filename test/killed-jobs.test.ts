// A job whose process was killed is run again by another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { startJobs } from '../app/jobs/jobs.server.ts';
import { untilSaid } from './until-said.ts';

describe('kill -9', () => {
  test('a job under way is taken up again by the next process', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'griot-jobs-'));
    const prepared = await openDatabase({ dataDir });
    await migrate(prepared);
    await prepared.close();
    const killed = spawn(process.execPath, ['test/run-endless-job.ts', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilSaid(killed.stdout, 'begun');
    killed.kill('SIGKILL');
    await once(killed, 'exit').catch(() => {});

    const database = await openDatabase({ dataDir });
    let runs = 0;
    const jobs = await startJobs({
      sql: database.sql,
      kind: 'embedded',
      work: {
        jobs: [{ name: 'endless', cron: '0 0 1 1 *', run: async () => void runs++ }],
        loops: [],
      },
      log: { info() {}, warn() {}, error() {} },
    });
    await expect.poll(() => runs).toBe(1);
    await jobs.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
