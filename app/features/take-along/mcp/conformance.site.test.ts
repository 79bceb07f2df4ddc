// The official conformance suite against our endpoint. Scenarios that need the suite's own sample
// tools, prompts or resources are left out.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/server.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
let server: TestServer;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  server = await openTestServer(site);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const run = promisify(execFile);

/** Checks that fail because the endpoint has no such thing. */
const NOT_HERE = [
  // The suite's own tools.
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-server-no-log-without-loglevel',
  // Streams of changes: the list of tools never changes.
  'sep-2575-server-sends-subscription-ack',
  'sep-2575-server-tags-subscription-id',
  // Prompts and resources.
  'sep-2549-prompts-list-caching-hints',
  'sep-2549-resources-list-caching-hints',
  'sep-2549-resources-templates-list-caching-hints',
];

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

test.each([
  ['2025-11-25', 'server-initialize'],
  ['2025-11-25', 'ping'],
  ['2025-11-25', 'tools-list'],
  ['2025-11-25', 'dns-rebinding-protection'],
  ['2026-07-28', 'server-stateless'],
  ['2026-07-28', 'tools-list'],
  ['2026-07-28', 'dns-rebinding-protection'],
  ['2026-07-28', 'caching'],
  ['2026-07-28', 'http-header-validation'],
])('%s: %s', async (revision, scenario) => {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/.bin/conformance',
      'server',
      `--url=http://127.0.0.1:${server.port}/mcp`,
      `--scenario=${scenario}`,
      `--spec-version=${revision}`,
    ],
    { encoding: 'utf8' },
  ).catch((error: { stdout: string }) => error);
  const checks = stdout.replaceAll(ESCAPES, '').matchAll(/\[(\S+) *\] (SUCCESS|FAILURE)/g);
  const results = Map.groupBy(checks, ([, , result]) => result);
  expect(results.get('SUCCESS')?.length, stdout).toBeGreaterThan(0);
  const failed = results.get('FAILURE')?.map(([, id]) => id ?? '') ?? [];
  expect(failed.filter((id) => !NOT_HERE.includes(id))).toEqual([]);
});
