// A temporary Postgres for tests, from Debian's binaries, run as an ordinary user.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

type TestPostgres =
  | { url: string; folder?: string; stop: () => void; reason?: undefined }
  | { url?: undefined; reason: string };

const OLDEST = 15;
// Durability is not needed.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  jit: 'off',
  autovacuum: 'off',
};

/** Whether TEST_DATABASE_URL or binaries are available; otherwise the reason why not. */
export function findPostgres(): { bin?: string; reason?: string } {
  if (process.env.TEST_DATABASE_URL) return {};
  const bin = findBinaries();
  if (!bin) return { reason: `no Postgres ${OLDEST} or newer below /usr/lib/postgresql` };
  if (userInfo().uid === 0 && !findUser()) {
    return { reason: 'Postgres does not run as root, and there is no user postgres' };
  }
  return { bin };
}

/** Starts it with additional settings, or returns why not. TEST_DATABASE_URL takes precedence. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  const { bin, reason } = findPostgres();
  if (!bin) return { reason: reason ?? 'no Postgres' };

  const folder = mkdtempSync(join(tmpdir(), 'griot-postgres-'));
  const asUser = ordinaryUser(folder);
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...asUser, join(bin, program), ...args];
    return spawnSync(command, rest, { encoding: 'utf8', cwd: folder });
  };
  const data = join(folder, 'data');
  const control = (...args: string[]) => run('pg_ctl', '-D', data, ...args);
  const port = await findFreePort();
  const encoding = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const made = run('initdb', '-D', data, '-U', 'griot', '--auth=trust', ...encoding, '--no-sync');
  const all = { ...SETTINGS, ...settings };
  const asOptions = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const options = `-p ${port} -k ${folder} ${asOptions.join(' ')}`;
  const started = control('-w', '-t', '600', '-l', join(folder, 'log'), '-o', options, 'start');
  if (started.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return { reason: `Postgres did not start: ${made.stderr || started.stderr || started.stdout}` };
  }
  const stop = () => {
    control('-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://griot@127.0.0.1:${port}/postgres`, folder, stop };
}

function findBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .map((folder) => ({ folder, version: Number(folder.split('/').at(-2)) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version)[0]?.folder;
}

function findUser(): { uid: number; gid: number } | undefined {
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  return uid && gid ? { uid, gid } : undefined;
}

/** Command prefix that drops root; empty for ordinary users. */
function ordinaryUser(folder: string): string[] {
  const user = userInfo().uid === 0 ? findUser() : undefined;
  if (!user) return [];
  chownSync(folder, user.uid, user.gid);
  return ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
}
