import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { type Job, startJobs, type Work } from './jobs.server.ts';

// Keeps the schedule out of the tests.
const YEARLY = '0 0 1 1 *';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const start = (work: Partial<Work>, logged: object[] = []) =>
  startJobs({
    sql: site.sql,
    kind: site.database.kind,
    work: { jobs: [], loops: [], ...work },
    log: { info() {}, warn() {}, error: (fields) => void logged.push(fields) },
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
      await expect.poll(() => runs, { timeout: 15_000 }).toBe(times);
      await jobs.stop();
    }
    const [first, second] = await listQueued('at-start');
    expect([first?.state, second?.state]).toEqual(['completed', 'completed']);
  });

  test('one that fails is tried again, and the log holds none of its words', async () => {
    let tries = 0;
    const logged: object[] = [];
    const run = async () => {
      tries++;
      if (tries === 1) throw new Error('could not write to ama@example.org');
    };
    const jobs = await start({ jobs: [atStart('second-try', run)] }, logged);
    await expect.poll(() => tries, { timeout: 25_000 }).toBe(2);
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
    await expect
      .poll(() => listQueued('dead-letters'), { timeout: 15_000 })
      .toMatchObject([{ state: 'created' }]);
    await jobs.stop();
    expect(await listQueued('hopeless')).toMatchObject([{ state: 'failed' }]);
  });

  test('stopping waits for what is under way and takes up nothing new', async () => {
    const ended: number[] = [];
    let begun = 0;
    const run = async () => {
      begun++;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      ended.push(begun);
    };
    let rounds = 0;
    const loop = {
      name: 'round',
      everyMs: 10,
      run: async () => {
        rounds++;
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    };
    const jobs = await start({ jobs: [atStart('slow', run)], loops: [loop] });
    await expect.poll(() => begun, { timeout: 15_000 }).toBe(1);
    await expect.poll(() => rounds, { timeout: 15_000 }).toBeGreaterThan(1);
    await jobs.stop();
    const roundsAtStop = rounds;
    expect(ended).toEqual([1]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(rounds).toBe(roundsAtStop);
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
