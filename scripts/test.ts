// `npm test`: types, lint, unit and site tests on both databases, journeys in a real browser; ends with the count.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './test-postgres.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const folder = mkdtempSync(join(tmpdir(), 'griot-test-'));
// Hundreds of processes begin with the same files.
const NODE_COMPILE_CACHE = join(folder, 'compiled');
const total: Count = { passed: 0, failed: 0, skipped: 0 };
// Said once more at the end: what failed is far above by then, or cut from a kept log.
const failures: string[] = [];
const retried: string[] = [];

function add(title: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  console.log(`${title}: ${describe(count)}`);
}

function describe({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One command that is right or wrong as a whole. */
function check(title: string, command: string, args: string[]): void {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failures.push(`${title}: ${command} ended with ${status}`);
  add(title, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });
}

function runTests(title: string, args: string[], env: Record<string, string> = {}): void {
  console.log(`\n== ${title}`);
  const report = join(folder, `${title.replaceAll(' ', '-')}.json`);
  const { status } = spawnSync(
    'vitest',
    // Processes, sockets and browsers meet in another order on a busy machine: a second try, and what needed it is named.
    [
      'run',
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE, ...env } },
  );
  add(title, readReport(title, report, status));
}

// A run that dies before its report, or fails outside any test, still counts as failed.
function readReport(title: string, file: string, status: number | null): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    failures.push(...readFailures(title, report.testResults));
    retried.push(...readRetried(title, report.testResults));
    const count = {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    if (status !== 0 && count.failed === 0) {
      count.failed = 1;
      failures.push(`${title}: ended with ${status}, outside any test`);
    }
    return count;
  } catch {
    failures.push(`${title}: no report, ended with ${status}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

interface FileResult {
  name: string;
  message: string;
  assertionResults: TestResult[];
}

interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

function readFailures(title: string, files: FileResult[]): string[] {
  return files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${title}: ${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => describeTest(title, name, test)),
  ]);
}

function readRetried(title: string, files: FileResult[]): string[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => describeTest(title, name, test)),
  );
}

function describeTest(title: string, file: string, test: TestResult): string {
  return `${title}: ${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`;
}

check('types', 'tsc', ['--noEmit']);
check('lint', 'biome', ['check', '--error-on-warnings', '.']);
runTests('tests', ['--project', 'unit', '--project', 'site']);

const postgres = await startPostgres();
if (postgres.url) {
  runTests('tests on Postgres', ['--project', 'postgres'], { TEST_DATABASE_URL: postgres.url });
  postgres.stop();
} else {
  console.log(`\n== tests on Postgres\nskipped: ${postgres.reason}`);
  add('tests on Postgres', { passed: 0, failed: 0, skipped: 1 });
}

// Each has a browser and a site of its own, which together keep a processor busy.
runTests('browser journeys', ['--project', 'browser', '--maxWorkers=2']);

rmSync(folder, { recursive: true, force: true });
for (const test of retried) console.log(`\nPASSED AT ITS SECOND TRY ${test}`);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${describe(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
