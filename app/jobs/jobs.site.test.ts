import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { type Job, startJobs, type Work } from './jobs.server.ts';
import { countJobs, listLastRuns } from './runs.server.ts';

// Keeps the schedule out of the tests.
const YEARLY = '0 0 1 1 *';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const start = (work: Partial<Work>, logged: object[] = [], said: object[] = []) =>
  startJobs({
    sql: site.sql,
    kind: site.database.kind,
    work: { jobs: [], loops: [], ...work },
    log: {
      info: (fields) => void said.push(fields),
      warn() {},
      error: (fields) => void logged.push(fields),
    },
  });
const atStart = (name: string, run: () => Promise<void>): Job => ({
  name,
  cron: YEARLY,
  atStart: true,
  run,
});

async function listQueued(name: string) {
  const { rows } = await raw<{ state: string; retry_count: number }>`
    select state::text, retry_count from jobs.job where name = ${name}`.execute(site.sql);
  return rows;
}

describe('jobs', () => {
  test('one that is to run at the start does, once with each process that begins', async () => {
    let runs = 0;
    const job = atStart('at-start', async () => void runs++);
    for (const times of [1, 2]) {
      const jobs = await start({ jobs: [job] });
      await expect.poll(() => runs).toBe(times);
      await jobs.stop();
    }
    const [first, second] = await listQueued('at-start');
    expect([first?.state, second?.state]).toEqual(['completed', 'completed']);
  });

  test('what a run took is in the log, and stays with it in the queue', async () => {
    const said: object[] = [];
    const run = async () => {
      await raw`select generate_series(1, 7)`.execute(site.database.backgroundSql);
    };
    const jobs = await start({ jobs: [atStart('counted', run)] }, [], said);
    const counted = async () =>
      (await listLastRuns(site.sql)).find(({ job }) => job === 'counted') ?? null;
    await expect.poll(counted).toMatchObject({ rows: 7 });
    await jobs.stop();
    expect(said).toContainEqual(await counted());
  });

  test('those that are due at the start begin one after the other', async () => {
    const run = async () => {};
    const jobs = await start({ jobs: [atStart('due-first', run), atStart('due-then', run)] });
    const { rows } = await raw<{ waits: number }>`
      select extract(epoch from start_after - created_on)::int as waits from jobs.job
      where name in ('due-first', 'due-then') order by name`.execute(site.sql);
    await jobs.stop();
    expect(rows).toEqual([{ waits: 0 }, { waits: 15 }]);
  });

  test('one that fails is tried again, and the log holds none of its words', async () => {
    let tries = 0;
    const logged: object[] = [];
    const run = async () => {
      tries++;
      if (tries === 1) throw new Error('could not write to ama@example.org');
    };
    const jobs = await start({ jobs: [atStart('second-try', run)] }, logged);
    await expect.poll(() => tries).toBe(2);
    await jobs.stop();
    expect(logged).toMatchObject([{ job: 'second-try', error: 'Error' }]);
    expect(JSON.stringify(logged)).not.toContain('ama@');
  });

  test('one that fails to the last try lies among the dead letters', async () => {
    const run = async () => {
      // Waiting for the earlier retries would take minutes.
      await raw`update jobs.job set retry_count = retry_limit where name = 'hopeless'`.execute(
        site.sql,
      );
      throw new Error('never');
    };
    const jobs = await start({ jobs: [atStart('hopeless', run)] });
    await expect.poll(() => listQueued('dead-letters')).toMatchObject([{ state: 'created' }]);
    await jobs.stop();
    expect(await listQueued('hopeless')).toMatchObject([{ state: 'failed' }]);
    const failed = (await countJobs(site.sql)).filter(({ state }) => state === 'failed');
    expect(failed).toEqual([{ job: 'hopeless', state: 'failed', count: 1 }]);
  });

  test('loops begin before the queue is made: after a kill mails do not wait for it', async () => {
    const begun: string[] = [];
    const loop = { name: 'look', everyMs: 60_000, run: async () => void begun.push('loop') };
    const atStart = async () => begun.push('queue') === 0;
    const job: Job = { name: 'looked-at', cron: YEARLY, atStart, run: async () => {} };
    const jobs = await start({ jobs: [job], loops: [loop] });
    await jobs.stop();
    expect(begun).toEqual(['loop', 'queue']);
  });

  test('stopping waits for what is under way and takes up nothing new', async () => {
    const ended: string[] = [];
    const begun = Promise.withResolvers<void>();
    const isStopping = Promise.withResolvers<void>();
    const run = async () => {
      begun.resolve();
      await isStopping.promise;
      await listQueued('slow');
      ended.push('job');
    };
    let rounds = 0;
    const loop = {
      name: 'round',
      everyMs: 10,
      run: async (signal: AbortSignal) => {
        rounds++;
        if (rounds === 1) signal.addEventListener('abort', () => isStopping.resolve());
        await listQueued('slow');
      },
    };
    const jobs = await start({ jobs: [atStart('slow', run)], loops: [loop] });
    await begun.promise;
    await expect.poll(() => rounds).toBeGreaterThan(1);
    await jobs.stop();
    ended.push('all');
    const roundsAtStop = rounds;
    let later = 0;
    const others = await start({ loops: [{ ...loop, run: async () => void later++ }] });
    await expect.poll(() => later).toBeGreaterThan(5);
    await others.stop();
    expect(ended).toEqual(['job', 'all']);
    expect(rounds).toBe(roundsAtStop);
  });

  test('loops do not wait for the queues of jobs', async () => {
    const ran = Promise.withResolvers<void>();
    const job = {
      ...atStart('slow-to-begin', async () => {}),
      atStart: () => ran.promise.then(() => false),
    };
    const loop = { name: 'sends', everyMs: 5, run: async () => ran.resolve() };
    await (await start({ jobs: [job], loops: [loop] })).stop();
  });

  test('a loop that fails goes on', async () => {
    let rounds = 0;
    const logged: object[] = [];
    const run = async () => {
      rounds++;
      throw new TypeError('broken');
    };
    const jobs = await start({ loops: [{ name: 'failing', everyMs: 5, run }] }, logged);
    await expect.poll(() => rounds).toBeGreaterThan(3);
    await jobs.stop();
    expect(logged[0]).toMatchObject({ job: 'failing', error: 'TypeError' });
  });

  test('the clock: what is listed is scheduled, what is no longer listed is not', async () => {
    const schedules = async () => {
      const { rows } = await raw<{ name: string; cron: string }>`
        select name, cron from jobs.schedule order by name`.execute(site.sql);
      return rows;
    };
    const run = async () => {};
    await (await start({ jobs: [{ name: 'nightly', cron: '20 3 * * *', run }] })).stop();
    expect(await schedules()).toMatchObject([{ name: 'nightly', cron: '20 3 * * *' }]);
    await (await start({ jobs: [{ name: 'nightly', cron: '25 4 * * 1', run }] })).stop();
    expect(await schedules()).toMatchObject([{ name: 'nightly', cron: '25 4 * * 1' }]);
    await (await start({ jobs: [] })).stop();
    expect(await schedules()).toEqual([]);
  });
});
