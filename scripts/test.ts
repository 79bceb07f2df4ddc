// `npm test`: types, lint and all tests. `npm test -- startups` runs only the test files with that
// word in their path.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQL_RECORDS } from '../test/record-sql.ts';
import { findPostgres } from './test-postgres.ts';

interface Result {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'griot-test-'));
const filters = process.argv.slice(2);

/** Buffers the output unless `isLive`, so that parallel commands stay readable. */
async function run(command: string, args: string[], isLive = false): Promise<number | null> {
  const child = spawn(command, args, {
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // Hundreds of processes start with the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes) => {
      output += bytes;
    });
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (status !== 0) console.log(output);
  return status;
}

async function check(title: string, command: string, args: string[]): Promise<Result> {
  const status = await run(command, args);
  const hasPassed = status === 0;
  console.log(`== ${title}: ${hasPassed ? 'passed' : 'FAILED'}`);
  return {
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? 0 : 1,
    skipped: 0,
    failures: hasPassed ? [] : [`${title}: ${command} ended with ${status}`],
  };
}

async function runTests(): Promise<Result> {
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', ['run', ...reporters, ...filters], true);
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8')), status);
  } catch {
    // Ended without a report.
    const failures = [`tests: no report, ended with ${status}`];
    return { passed: 0, failed: 1, skipped: 0, failures };
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: Array<{ name: string; message: string; assertionResults: TestResult[] }>;
}

interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

function readReport(report: Report, status: number | null): Result {
  const failures: string[] = [];
  for (const { name, message, assertionResults } of report.testResults) {
    if (message) failures.push(`${name}\n${message}`);
    for (const { fullName, status: result, failureMessages } of assertionResults) {
      if (result !== 'failed') continue;
      failures.push(`${name}: ${fullName}\n${failureMessages.join('\n')}`);
    }
  }
  // Failures outside tests, such as in a file that cannot be loaded, count too.
  const isOutside = status !== 0 && report.numFailedTests === 0;
  if (isOutside) failures.push(`tests: ended with ${status}, outside any test`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isOutside ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** Without Postgres the site tests only use the embedded database, which is reported. */
function notePostgres(): Result {
  const { reason } = findPostgres();
  if (reason) console.log(`== tests on Postgres: skipped, ${reason}`);
  return { passed: 0, failed: 0, skipped: reason ? 1 : 0, failures: [] };
}

// Earlier records may be of another schema.
if (filters.length === 0) rmSync(SQL_RECORDS, { recursive: true, force: true });
const results =
  filters.length > 0
    ? [await runTests()]
    : await Promise.all([
        check('types', 'tsc', ['--noEmit']),
        check('lint', 'biome', ['check', '--error-on-warnings', '.']),
        runTests(),
        notePostgres(),
      ]);
if (filters.length === 0) results.push(await check('SQL', 'node', ['scripts/check-sql.ts']));

rmSync(folder, { recursive: true, force: true });
const failures = results.flatMap((result) => result.failures);
// Repeated at the end, to be seen.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
const sum = (name: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[name], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
