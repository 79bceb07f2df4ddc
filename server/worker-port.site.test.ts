// What a worker reports of the jobs, through its port.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../app/jobs/jobs.server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { createMetrics } from './metrics.ts';
import { openWorkerPort } from './worker-port.ts';

const YEARLY = '0 0 1 1 *';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

test('it is up, and reports which jobs and mails wait, for how long, and which failed permanently', async () => {
  const { sql, database, settings } = site;
  const metrics = createMetrics();
  metrics.watch({ database, semaphores: {} });
  metrics.watchWork(sql);
  const port = await openWorkerPort(0, {
    metrics,
    settings,
    checkReady: () => sql.executeQuery(CompiledQuery.raw('select 1')),
  });
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(port.address() as AddressInfo).port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  // Before the first job their table does not exist.
  const before = await read('/metrics');
  expect(before.status).toBe(200);
  expect(before.text).not.toMatch(/^griot_jobs\{/m);

  const held = Promise.withResolvers<void>();
  const run = () => held.promise;
  const jobs = await startJobs({
    sql,
    kind: database.kind,
    work: { jobs: [{ name: 'held', cron: YEARLY, atStart: true, run }], loops: [] },
    log: { info() {}, warn() {}, error() {} },
  });
  const mail = {
    to_address: 'ama@griot.test',
    template: 'welcome',
    subject: 's',
    text: 't',
    html: 'h',
  };
  const dueAt = new Date(Date.now() - 60_000);
  await sql
    .insertInto('mails')
    .values([
      { ...mail, dedupe_key: 'late', next_attempt_at: dueAt },
      { ...mail, dedupe_key: 'failed', state: 'failed' },
      {
        ...mail,
        dedupe_key: 'lost',
        state: 'failed',
        last_error: 'ETIMEDOUT after it was handed over',
      },
    ])
    .execute();
  await expect
    .poll(async () => (await read('/metrics')).text)
    .toContain('griot_jobs{job="held",state="active"} 1');
  const { text } = await read('/metrics');
  expect(text).toContain('griot_mails{state="queued"} 1');
  expect(text).toContain('griot_mails{state="failed"} 1');
  expect(text).toContain('griot_mails{state="interrupted"} 1');
  expect(Number(/^griot_mails_late_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(60);
  expect(text).toMatch(/^griot_database_connections\{/m);
  expect(text).not.toContain('ama@');
  expect(await read('/healthz')).toEqual({ status: 200, text: 'ok' });
  expect(await read('/readyz')).toEqual({ status: 200, text: 'ready' });
  expect((await read('/')).status).toBe(404);
  held.resolve();
  await expect
    .poll(async () => (await read('/metrics')).text)
    .toMatch(/^griot_job_rows\{job="held"\} 0$/m);
  const documented = readFileSync('docs/operating.md', 'utf8');
  const series = (await read('/metrics')).text.match(/^griot_[^ ]+/gm) ?? [];
  expect(new Set(series).size).toBe(series.length);
  const names = new Set(series.map((one) => one.replace(/(_(bucket|count|sum))?(\{.*)?$/, '')));
  expect([...names].filter((name) => !documented.includes(name))).toEqual([]);
  await jobs.stop();
  port.close();
});

test('metrics that cannot be sent are a 500, and the worker goes on', async () => {
  const broken = { ...createMetrics(), text: () => Promise.reject(new Error('no figures')) };
  const checkReady = () => Promise.reject(new Error('no database'));
  const port = await openWorkerPort(0, { metrics: broken, settings: site.settings, checkReady });
  const address = `http://127.0.0.1:${(port.address() as AddressInfo).port}`;
  expect((await fetch(`${address}/metrics`)).status).toBe(500);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  port.close();
});
