// Base backup, archive and a restore to a moment, as docs/operating.md describes them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { seconds } from '../../cli/command.ts';
import type { Machine } from './machine.ts';

const PORT = 5555;
const BIN = '/usr/lib/postgresql/15/bin';

function backUpWith(machine: Machine, ...args: string[]): number {
  const startedAtMs = performance.now();
  const config = `--config=${machine.folder}/pgbackrest.conf`;
  machine.run('pgbackrest', config, '--stanza=griot', ...args);
  return performance.now() - startedAtMs;
}

/** On the primary: from then on WAL is archived. */
export const createArchive = (primary: Machine) => backUpWith(primary, 'stanza-create');

/** Backs up, continues to write, and restores the state before a mistake. */
export async function restoreToMoment(
  machine: Machine,
  ask: (text: string) => Promise<{ count: number; at: string }[]>,
): Promise<{ isRight: boolean; words: string }> {
  const backupMs = backUpWith(machine, '--type=full', 'backup');
  await wait(2_000);
  const [moment] = await ask(
    'select count(*)::int, clock_timestamp()::text as at from acknowledged',
  );
  if (!moment) throw new Error('The primary did not say how much there is');
  await wait(2_000);
  // The mistake.
  await ask('delete from acknowledged');
  // Waits until the WAL up to here is archived: a restore that finds less ends with an error.
  backUpWith(machine, 'check');

  const folder = `${machine.folder}/restored`;
  spawnSync('install', ['-d', '-m', '700', '-o', 'postgres', '-g', 'postgres', folder]);
  const startedAtMs = performance.now();
  backUpWith(
    machine,
    ...[`--pg1-path=${folder}`, '--type=time', `--target=${moment.at}`],
    ...['--target-action=promote', '--archive-mode=off', 'restore'],
  );
  const control = (...args: string[]) => machine.run(`${BIN}/pg_ctl`, '-D', folder, ...args);
  const options = `-p ${PORT} -c listen_addresses= -c cluster_name=restored`;
  try {
    control('-w', '-t', '120', '-l', `${folder}.log`, '-o', options, 'start');
    const restoreMs = performance.now() - startedAtMs;
    const at = ['-h', machine.folder, '-p', String(PORT), '-d', 'griot', '-Atc'];
    const found = Number(machine.run(`${BIN}/psql`, ...at, 'select count(*) from acknowledged'));
    control('-m', 'fast', 'stop');
    machine.run(`${BIN}/pg_checksums`, '--check', '-D', folder);
    const took = [backupMs, restoreMs].map(seconds);
    return {
      // Writers went on for the moment between counting and reading the clock.
      isRight: found >= moment.count && found <= moment.count + 20,
      words: `Restored to ${moment.at}: ${found} rows where there were ${moment.count}; backup ${took[0]}, restore ${took[1]}.`,
    };
  } catch (error) {
    const log = readFileSync(`${folder}.log`, 'utf8').split('\n').slice(-30).join('\n');
    throw new Error(`${(error as Error).message}\n${log}`);
  }
}
