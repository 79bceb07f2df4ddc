import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import { appoint } from '../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { writeBackupNote } from '../../data/backup-note.ts';
import { startJobs } from '../../jobs/jobs.server.ts';
import type { Status } from './contract.ts';

const METRICS_TOKEN = 'a-token-of-some-length';
const folder = mkdtempSync(join(tmpdir(), 'griot-status-'));
let site: TestSite;
let moderator: Member;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { METRICS_TOKEN, DATA_DIR: folder } });
  moderator = await site.member();
  await appoint(site.sql, moderator);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function readStatus(): Promise<Status> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const answer = await site.request('/status.json', { headers });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return answer.json();
}

test('only moderators with their second step see it, and programs with the token', async () => {
  const other = await site.member({ email: 'kofi@people.example' });
  for (const path of ['/status', '/status.json']) {
    const visitor = await site.request(path);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      `/login?next=${encodeURIComponent(path)}`,
    ]);
    expect((await other.request(path)).status).toBe(404);
    expect((await moderator.request(path)).status).toBe(200);
    const guessed = { authorization: 'Bearer a-token-of-other-length' };
    expect((await site.request(path, { headers: guessed })).status).toBe(303);
  }
  await raw`update sessions set second_step_at = null`.execute(site.sql);
  expect((await moderator.request('/status')).status).toBe(303);
  await appoint(site.sql, moderator);
});

test('it says what waits and for how long, what mail does, and what is known of backups', async () => {
  expect(await readStatus()).toMatchObject({ jobs: null, backup: null });
  await raw`delete from mails`.execute(site.sql);
  await raw`insert into mails (to_address, template, subject, text, html, dedupe_key, state, next_attempt_at, last_error)
    values ('a@people.example', 'x', 'x', '', '', 'late', 'queued', now() - interval '2 hours', 'ECONNREFUSED'),
      ('b@people.example', 'x', 'x', '', '', 'later', 'queued', now() + interval '1 hour', null),
      ('c@people.example', 'x', 'x', '', '', 'cut', 'failed', now(), 'interrupted while it was handed over')`.execute(
    site.sql,
  );
  const note = { made_at: '2026-11-01T02:10:00.000Z', file: '/safe/griot.backup', bytes: 9e6 };
  writeBackupNote(folder, { ...note, tested_at: null });
  const { waiting, mail, backup, disk } = await readStatus();
  const [mails] = waiting;
  expect(mails).toMatchObject({ what: 'mails', count: 1 });
  expect(mails?.oldest_seconds).toBeGreaterThan(7_000);
  expect(mail).toEqual({
    queued: 2,
    sending: 0,
    failed: 0,
    interrupted: 1,
    sent_last_day: 0,
    last_error: 'interrupted while it was handed over',
  });
  expect(backup).toEqual({ ...note, tested_at: null });
  expect(await readStatus()).toMatchObject({ backup_problem: null });
  expect(disk.free_bytes).toBeLessThanOrEqual(disk.all_bytes);

  const page = await moderator.page('/status');
  expect(page).toMatch(/Jobs have never run here[\s\S]*/);
  expect(page).toContain('/safe/griot.backup, 9\u00a0MB');
  expect(page).toContain('Never. ./griot backup --test');
  expect(page).toContain('1 were cut off');
});

test('a note of the last backup that cannot be read is said, and ends nothing', async () => {
  const file = join(folder, 'last-backup.json');
  writeFileSync(file, '{"made_at": "yesterday"}');
  const problems = [(await readStatus()).backup_problem];
  expect(await moderator.page('/status')).toContain('Its note cannot be read.');
  rmSync(file);
  mkdirSync(file);
  problems.push((await readStatus()).backup_problem);
  expect(problems).toEqual([
    expect.stringMatching(/last-backup\.json: [\s\S]*made_at/),
    expect.stringMatching(/last-backup\.json: EISDIR/),
  ]);
  rmSync(file, { recursive: true });
  expect(await readStatus()).toMatchObject({ backup: null, backup_problem: null });
});

test('each job says when it last ran, for how long, and how often it failed', async () => {
  let fails = true;
  const done = Promise.withResolvers<void>();
  const run = async () => {
    if (!fails) return done.resolve();
    fails = false;
    throw new TypeError('once');
  };
  const jobs = await startJobs({
    sql: site.sql,
    kind: site.database.kind,
    log: site.log,
    work: {
      jobs: [
        { name: 'fails-once', cron: '20 3 * * *', atStart: true, run },
        { name: 'sleeps', cron: '25 3 * * *', run: async () => {} },
      ],
      loops: [],
    },
  });
  await done.promise;
  await jobs.stop();
  const status = await readStatus();
  expect(status.jobs).toMatchObject([
    { name: 'fails-once', cron: '20 3 * * *', state: 'completed', failures: 1 },
    { name: 'sleeps', began_at: null, seconds: null, state: null, failures: 0 },
  ]);
  expect(status.jobs?.[0]?.seconds).toBeGreaterThanOrEqual(0);
  const page = await moderator.page('/status');
  expect(page).toMatch(/fails-once[\s\S]*completed[\s\S]*sleeps[\s\S]*not this week/);
});
