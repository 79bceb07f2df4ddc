// npm run bench -- cluster [fault ...]: the three machines of deploy/cluster as network namespaces
// of this one, HAProxy and the site before them, and one fault after another (bench/README.md).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAULTS } from './cluster/faults.ts';

const NEEDED: Record<string, string> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
  ip: 'iproute2',
  unshare: 'util-linux',
  strace: 'strace',
  cc: 'gcc libc6-dev',
};

/** One sentence for each thing that is missing. */
export function findMissing(): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const packages = Object.entries(NEEDED)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
  if (globSync('/usr/lib/postgresql/15/bin/postgres').length === 0) packages.push('postgresql-15');
  const missing: string[] = [];
  if (process.getuid?.() !== 0) missing.push('It makes network namespaces: run it as root.');
  if (packages.length > 0) {
    missing.push(`Programs are missing: apt-get install ${packages.join(' ')}`);
  }
  return missing;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !FAULTS.some((fault) => fault.name === name));
const missing = findMissing();
if (unknown.length > 0 || missing.length > 0) {
  const list = FAULTS.map(({ name, is }) => `  ${name.padEnd(26)}${is}`).join('\n');
  const problems = [...missing, ...unknown.map((name) => `There is no fault ${name}.`)];
  process.stderr.write(`${problems.join('\n')}\n\nFaults:\n${list}\n`);
  process.exit(2);
}
// All of it ends with the first process of these namespaces. That is a shell, which also buries
// processes whose parents are gone.
const run = fileURLToPath(new URL('./cluster/run.ts', import.meta.url));
const { status } = spawnSync(
  'unshare',
  [
    ...['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'],
    ...['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, run, ...asked],
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
