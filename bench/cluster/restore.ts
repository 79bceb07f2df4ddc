// Base backup, archive and a restore to a moment, as docs/operating.md describes them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from './machine.ts';

type Ask = (text: string) => Promise<{ count: number; at: string }[]>;
const PORT = 5555;

function backUpWith(machine: Machine, ...args: string[]): void {
  const config = `--config=${machine.folder}/pgbackrest.conf`;
  machine.run('pgbackrest', config, '--stanza=griot', ...args);
}

/** On the primary: from then on WAL is archived. */
export const createArchive = (primary: Machine) => backUpWith(primary, 'stanza-create');

/** Backs up, goes on writing, and restores the state before a mistake. */
export async function restoreToMoment(
  machine: Machine,
  ask: Ask,
): Promise<{ isRight: boolean; words: string }> {
  const backrest = (...args: string[]) => backUpWith(machine, ...args);
  const startedAtMs = performance.now();
  backrest('--type=full', 'backup');
  const backupMs = performance.now() - startedAtMs;
  await wait(2_000);
  const [moment] = await ask(
    'select count(*)::int, clock_timestamp()::text as at from acknowledged',
  );
  if (!moment) throw new Error('The primary did not say how much there is');
  await wait(2_000);
  // The mistake.
  await ask('delete from acknowledged');
  // Waits until the WAL up to here is archived: a restore that finds less ends with an error.
  backrest('check');

  const folder = `${machine.folder}/restored`;
  mkdirSync(folder);
  spawnSync('chown', ['postgres:postgres', folder]);
  spawnSync('chmod', ['700', folder]);
  const restoreStartedAtMs = performance.now();
  backrest(
    `--pg1-path=${folder}`,
    '--type=time',
    `--target=${moment.at}`,
    '--target-action=promote',
    '--archive-mode=off',
    'restore',
  );
  const bin = '/usr/lib/postgresql/15/bin';
  let found: number;
  let restoreMs: number;
  try {
    machine.run(
      `${bin}/pg_ctl`,
      ...['-D', folder, '-w', '-t', '120', '-l', `${folder}.log`],
      ...['-o', `-p ${PORT} -c listen_addresses= -c cluster_name=restored`, 'start'],
    );
    restoreMs = performance.now() - restoreStartedAtMs;
    found = Number(
      machine.run(
        `${bin}/psql`,
        ...['-h', machine.folder, '-p', String(PORT), '-d', 'griot', '-Atc'],
        'select count(*) from acknowledged',
      ),
    );
  } catch (error) {
    const log = readFileSync(`${folder}.log`, 'utf8').split('\n').slice(-30).join('\n');
    throw new Error(`${(error as Error).message}\n${log}`);
  }
  machine.run(`${bin}/pg_ctl`, '-D', folder, '-m', 'fast', 'stop');
  machine.run(`${bin}/pg_checksums`, '--check', '-D', folder);
  // Writers went on for the moment between counting and reading the clock.
  const isRight = found >= moment.count && found <= moment.count + 20;
  return {
    isRight,
    words: `Restored to ${moment.at}: ${found} rows where there were ${moment.count}; backup ${(backupMs / 1_000).toFixed(1)} s, restore ${(restoreMs / 1_000).toFixed(1)} s.`,
  };
}
