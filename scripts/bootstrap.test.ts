import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const BOOTSTRAP = new URL('./bootstrap.mjs', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'griot-bootstrap-'));
  for (const folder of ['scripts', 'node_modules', 'app']) mkdirSync(join(root, folder));
  copyFileSync(BOOTSTRAP, join(root, 'scripts/bootstrap.mjs'));
  const lock = '{}';
  writeFileSync(join(root, 'package-lock.json'), lock);
  const installed = createHash('sha256').update('package-lock.json').update(lock).digest('hex');
  writeFileSync(join(root, 'node_modules/.griot-installed'), installed);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function start(build: string) {
  writeFileSync(join(root, 'build.mjs'), build);
  const own = { prestart: scripts.prestart, start: 'echo started', build: 'node build.mjs' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'x', scripts: own }));
  return spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function end(npm: ReturnType<typeof start>): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (bytes) => (said += bytes));
  const [code] = await once(npm, 'close');
  return { code, said };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('builds when sources have changed, and only then', async () => {
  const build = "import fs from 'node:fs'; fs.appendFileSync('built', 'once ')";
  const built = () => readFileSync(join(root, 'built'), 'utf8');
  expect((await end(start(build))).said).toMatch(/Building the site: [\d.]+ s[\s\S]*started/);
  expect((await end(start(build))).said).not.toContain('Building');
  expect(built()).toBe('once ');
  writeFileSync(join(root, 'app/page.tsx'), 'changed');
  await end(start(build));
  expect(built()).toBe('once once ');
});

test('a build that fails says why, starts nothing, and is tried again', async () => {
  const failing = "console.error('no such file'); process.exit(3)";
  const { code, said } = await end(start(failing));
  expect(code).toBe(1);
  expect(said).toMatch(/no such file[\s\S]*failed\./);
  expect(said).not.toContain('started');
  expect((await end(start(''))).said).toContain('started');
});

test('SIGTERM to npm while it builds leaves no process behind', async () => {
  const file = join(root, 'pid');
  const npm = start(
    "import fs from 'node:fs'; fs.writeFileSync('pid', process.pid + ' '); setTimeout(() => {}, 60_000)",
  );
  const ended = once(npm, 'exit');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/ $/);
  const pid = Number(readFileSync(file, 'utf8'));
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => isRunning(pid)).toBe(false);
});
