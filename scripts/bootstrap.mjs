// Runs before every npm command, on Node 20 or later without dependencies. Installs when
// node_modules is missing or the lock changed, builds with --build when sources changed, and
// generates missing maps and fonts with --generate.
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

// In a process group, so that a signal ends its children too.
async function run(command, args) {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without npm's lifecycle settings: a nested npm must not inherit production mode.
    env: { ...process.env, NODE_ENV: undefined, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  let output = '';
  const keep = (text) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  // Without its stamp the step runs again next time; waiting for npm's own cleanup would take long.
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
  // The build writes app/generated itself.
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
