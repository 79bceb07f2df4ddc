// npm run bench -- kills [kills] [writes]: kill -9 during acknowledged writes, of a process with
// the embedded database and of a whole Postgres; counts the writes that are gone (README.md).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { type DatabaseOptions, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { findPostgres, startPostgres } from '../scripts/test-postgres.ts';
import { formatTable, print } from './measure.ts';
import { makeBenchFolder } from './sites.ts';

const MOST_STARTS = 50;
const [kills = 100, writes = 1_000] = process.argv.slice(2).map(Number);

interface Target {
  name: string;
  options: DatabaseOptions;
  /** What the writer is called with. */
  address: string;
  kill(writer: ReturnType<typeof startWriter>): Promise<void>;
}

const startWriter = (address: string, round: number) =>
  spawn(process.execPath, ['e2e/keep-writing.ts', address, String(round)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function measure({ name, options, address, kill }: Target) {
  const prepared = await openDatabase(options);
  await migrate(prepared);
  await prepared.close();
  let [acknowledged, lost, slowestMs] = [0, 0, 0];
  for (let round = 0; round < kills; round += 1) {
    const writer = startWriter(address, round);
    let count = 0;
    // Each round is killed at another moment.
    const until = writes + (round % 7);
    const isDone = Promise.withResolvers<void>();
    writer.stdout.on('data', (bytes) => {
      count += String(bytes).split('\n').length - 1;
      if (count >= until) isDone.resolve();
    });
    await isDone.promise;
    await kill(writer);
    const startedAt = performance.now();
    const database = await openDatabase(options);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from sources where publisher = ${`round ${round}`}`.execute(
      database.sql,
    );
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    await database.close();
    acknowledged += count;
    lost += Math.max(0, count - (rows[0]?.count ?? 0));
  }
  return { name, acknowledged, lost, slowestMs };
}

function measureEmbedded() {
  const dataDir = makeBenchFolder();
  return measure({
    name: 'embedded',
    options: { dataDir },
    address: dataDir,
    async kill(writer) {
      writer.kill('SIGKILL');
      await once(writer, 'close');
    },
  });
}

async function measurePostgres() {
  const { bin } = findPostgres();
  // Other than tests, it may lose nothing.
  const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
  const postgres = bin ? await startPostgres(settings) : { reason: 'none of its own' };
  if (!('url' in postgres && postgres.url && postgres.folder)) {
    print(`Postgres is left out: ${postgres.reason}`);
    return undefined;
  }
  const { url, folder, stop } = postgres;
  process.once('exit', stop);
  const data = join(folder, 'data');
  return measure({
    name: 'Postgres',
    options: { databaseUrl: url },
    address: url,
    async kill(writer) {
      const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const children = spawnSync('pgrep', ['-P', main], { encoding: 'utf8' }).stdout;
      spawnSync('kill', ['-9', main, ...children.trim().split('\n')]);
      writer.kill('SIGKILL');
      await once(writer, 'close');
      const asOwner =
        process.getuid?.() === 0
          ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
          : [];
      const [command = '', ...args] = [...asOwner, join(bin ?? '', 'pg_ctl')];
      // Its pid may still be taken by a process that was not waited for.
      rmSync(join(data, 'postmaster.pid'));
      const began = readFileSync(join(data, 'postmaster.opts'), 'utf8').trim();
      const options = began.replace(/^\S+ "-D" "[^"]*" /, '');
      const log = join(folder, 'log');
      const again = [...args, '-D', data, '-w', '-l', log, '-o', options, 'start'];
      // Refused until the kernel has taken the memory from those that were killed.
      for (let tries = 0; spawnSync(command, again, { cwd: folder }).status !== 0; tries += 1) {
        if (tries === MOST_STARTS) throw new Error(readFileSync(log, 'utf8').slice(-2_000));
        await wait(200);
      }
    },
  });
}

const results = [await measureEmbedded(), await measurePostgres()].filter(
  (one) => one !== undefined,
);
print(
  formatTable(results, [
    ['database', ({ name }) => name],
    ['kills', () => kills],
    ['acknowledged', ({ acknowledged }) => acknowledged],
    ['lost', ({ lost }) => lost],
    ['slowest start, s', ({ slowestMs }) => (slowestMs / 1_000).toFixed(1)],
  ]),
);
process.exit(results.every(({ lost }) => lost === 0) ? 0 : 1);
