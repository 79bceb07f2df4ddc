import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Busy, createSemaphore } from './semaphore.ts';

const OPTIONS = { limit: 2, maxWaiting: 2, maxWaitMs: 5_000 };

test('only so many run at once, the rest in the order they came', async () => {
  const semaphore = createSemaphore({ ...OPTIONS, maxWaiting: 10 });
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
    ended.push(number);
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => semaphore.run(work(number))));
  expect(most).toBe(2);
  expect(ended).toEqual([1, 2, 3, 4, 5, 6]);
  expect([semaphore.running, semaphore.waiting, semaphore.refused]).toEqual([0, 0, 0]);
});

test('a full queue refuses at once', async () => {
  const semaphore = createSemaphore(OPTIONS);
  const release = Promise.withResolvers<void>();
  const admitted = [1, 2, 3, 4].map(() => semaphore.run(() => release.promise));
  await expect(semaphore.run(async () => {})).rejects.toThrow(Busy);
  expect([semaphore.running, semaphore.waiting, semaphore.refused]).toEqual([2, 2, 1]);
  release.resolve();
  await Promise.all(admitted);
});

test('what waits too long is refused and takes no slot', async () => {
  const semaphore = createSemaphore({ ...OPTIONS, limit: 1, maxWaitMs: 10 });
  const release = Promise.withResolvers<void>();
  const first = semaphore.run(() => release.promise);
  await expect(semaphore.run(async () => {})).rejects.toThrow(Busy);
  release.resolve();
  await first;
  expect(semaphore.running).toBe(0);
});

test('work that fails gives its slot back', async () => {
  const semaphore = createSemaphore({ ...OPTIONS, limit: 1 });
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 'yes')).toBe('yes');
});
