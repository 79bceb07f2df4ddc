// The doctor's checks outside the database: the runtime, disk, files, mail and site.
import { globSync, lstatSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { formatCount } from '../app/base/count.ts';
import { HOUR_MS } from '../app/base/dates.ts';
import { readBackupNote } from '../app/data/backup-note.ts';
import { closeFolderToOthers, listOpenToOthers, readDisk } from '../app/data/data-directory.ts';
import type { Settings } from '../app/http/settings.ts';

/** The repair of --fix: deletes nothing that cannot be recreated, sends no mail twice. */
interface Mend {
  /** As a promise, such as "removes them". */
  does: string;
  /** Returns what it did. */
  run(): Promise<string> | string;
}

export interface Finding {
  what: string;
  state: 'ok' | 'warn' | 'fail' | 'mended';
  detail: string;
  mend?: Mend;
}

const finding = (state: Finding['state']) => (what: string, detail: string, mend?: Mend) => ({
  what,
  state,
  detail,
  mend,
});
export const ok = finding('ok');
export const warn = finding('warn');
export const fail = finding('fail');

const WANTED_NODE = 26;
const [LITTLE_BYTES, LEAST_BYTES] = [1 << 30, 100 << 20];
const TIMEOUT_MS = 3_000;

export function checkRuntime(): Finding {
  const isWanted = Number(process.versions.node.split('.')[0]) === WANTED_NODE;
  if (isWanted) return ok('node', process.version);
  const hint = `the site runs on Node ${WANTED_NODE}, which ./griot and npm start bring along`;
  return warn('node', `${process.version}; ${hint}`);
}

export function checkDisk({ DATA_DIR }: Settings): Finding {
  const { freeBytes } = readDisk(DATA_DIR);
  const detail = `${(freeBytes / 1e9).toFixed(1)} GB free at ${DATA_DIR}`;
  if (freeBytes < LEAST_BYTES) return fail('disk', `${detail}: nothing can be written soon`);
  return (freeBytes < LITTLE_BYTES ? warn : ok)('disk', detail);
}

/** Files that hold accounts and mails, and what was left by processes that were killed. */
export function checkFiles({ DATA_DIR }: Settings): Finding[] {
  const open = listOpenToOthers(DATA_DIR);
  const anHourAgo = Date.now() - HOUR_MS;
  const left = globSync(['lock-*-*', '*.unfinished'], { cwd: DATA_DIR })
    .map((name) => join(DATA_DIR, name))
    .filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < anHourAgo);
  const findings: Finding[] = [];
  if (open.length > 0) {
    const detail = `${formatCount(open.length)} in ${DATA_DIR} may be read by others, such as ${open[0]}`;
    findings.push(
      warn('files', detail, {
        does: 'closes them to others',
        run() {
          closeFolderToOthers(DATA_DIR);
          const [left] = listOpenToOthers(DATA_DIR);
          if (left) throw new Error(`${left} belongs to another user`);
          return 'closed to others';
        },
      }),
    );
  }
  if (left.length > 0) {
    findings.push(
      warn('leftovers', `of processes that were killed: ${left.join(', ')}`, {
        does: 'removes them',
        run() {
          for (const path of left) rmSync(path, { recursive: true, force: true });
          return 'removed';
        },
      }),
    );
  }
  return findings.length > 0
    ? findings
    : [ok('files', `all in ${DATA_DIR} are for this user alone`)];
}

/** As the note says: the doctor opens no backup. */
export function checkBackup({ DATA_DIR }: Settings): Finding {
  const { note, problem } = readBackupNote(DATA_DIR);
  if (problem) return warn('backup', `its note cannot be read: ${problem}`);
  if (!note) return ok('backup', 'none is known here: ./griot backup notes the ones it makes');
  const tested = note.tested_at
    ? `restored on trial at ${note.tested_at}`
    : 'never restored on trial: ./griot backup --test does that';
  return ok('backup', `made at ${note.made_at}, ${tested}: ${note.file}`);
}

/** Only whether the server answers: signing in and sending would be more than a look. */
export async function checkMail({ SMTP_URL, DATA_DIR, isProduction }: Settings): Promise<Finding> {
  if (!SMTP_URL) {
    const detail = `SMTP_URL is not set: mails are kept as files in ${DATA_DIR}/mail`;
    return isProduction ? warn('mail', `${detail}, and nobody gets them`) : ok('mail', detail);
  }
  const { hostname, port, protocol } = new URL(SMTP_URL);
  const at = `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
  const problem = await dial(hostname, Number(at.split(':').at(-1)));
  if (!problem) return ok('mail', `${at} answers`);
  const hint = 'mails wait in the database and are tried again';
  return fail('mail', `${at} does not answer (${problem}); ${hint}`);
}

function dial(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS });
    const end = (problem: string | null) => {
      socket.destroy();
      resolve(problem);
    };
    socket.on('connect', () => end(null));
    socket.on('timeout', () => end('no answer within 3 s'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}

export async function checkSite({ PORT, HOST }: Settings): Promise<Finding> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const address = `http://${host}:${PORT}/readyz`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (status === 200 ? ok : fail)('site', `${address} answers ${status}`);
  } catch {
    return ok('site', `does not run at port ${PORT} of this machine`);
  }
}
