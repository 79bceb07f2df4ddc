// Runs before every npm command, on any Node from 20 and without dependencies:
// installs when node_modules is missing or the lock has changed, with --build builds when sources have, and with
// --generate makes maps and fonts when they are missing.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const SOURCES = ['app', 'server', 'scripts', 'vite.config.ts', 'package-lock.json'];

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.version}.`);
}
await install();
if (process.argv.includes('--build')) await build();
if (process.argv.includes('--generate') && !existsSync(join(root, 'app/generated'))) {
  await step('Generating maps and fonts', 'npm', ['run', '--silent', 'generate']);
}

async function install() {
  const stamp = join(root, 'node_modules', '.griot-installed');
  const wanted = hash(['package-lock.json']);
  if (readStamp(stamp) === wanted) return;
  await step('Installing dependencies', 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  writeFileSync(stamp, wanted);
}

async function build() {
  const stamp = join(root, 'build', '.griot-built');
  const wanted = hash(SOURCES);
  if (readStamp(stamp) === wanted) return;
  await step('Building the site', 'npm', ['run', '--silent', 'build']);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

async function step(title, command, args) {
  const startedAt = Date.now();
  process.stderr.write(`${title} …\n`);
  const { status, output } = await run(command, args);
  if (status !== 0) fail(`${output}\n${title}: ${command} ${args.join(' ')} failed.`);
  process.stderr.write(`${title}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

// In a group of its own, so that a signal ends all that it has started, too.
async function run(command, args) {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm puts its own lifecycle settings into the environment; a nested npm must not inherit production mode.
    env: { ...process.env, NODE_ENV: undefined, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  let output = '';
  const keep = (text) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  // Without its stamp a step is done anew the next time, while npm would take long to undo what it had begun.
  const end = () => {
    process.kill(-child.pid, 'SIGKILL');
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const [status] = await once(child, 'close');
  for (const signal of SIGNALS) process.off(signal, end);
  return { status, output };
}

function hash(paths) {
  const sum = createHash('sha256');
  for (const path of paths) addTo(sum, path);
  return sum.digest('hex');
}

function addTo(sum, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = readDirectory(full);
  if (!entries) sum.update(path).update(readFileSync(full));
  // app/generated is made by the build itself.
  else for (const name of entries) if (name !== 'generated') addTo(sum, `${path}/${name}`);
}

function readDirectory(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
