import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Busy, createSemaphore } from './semaphore.ts';

afterEach(() => vi.useRealTimers());

const OPTIONS = { limit: 2, maxWaiting: 2, maxWaitMs: 5_000 };

test('only so many run at once, the rest in the order they came', async () => {
  const semaphore = createSemaphore({ ...OPTIONS, maxWaiting: 10 });
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    ended.push(number);
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => semaphore.run(work(number))));
  expect(most).toBe(2);
  expect(ended).toEqual([1, 2, 3, 4, 5, 6]);
  expect([semaphore.running, semaphore.waiting, semaphore.refused]).toEqual([0, 0, 0]);
});

test('a full queue refuses its oldest', async () => {
  const semaphore = createSemaphore(OPTIONS);
  const release = Promise.withResolvers<void>();
  const admitted = [1, 2].map(() => semaphore.run(() => release.promise));
  const oldest = semaphore.run(async () => 'oldest');
  const others = [4, 5].map((number) => semaphore.run(async () => number));
  await expect(oldest).rejects.toThrow(Busy);
  expect([semaphore.running, semaphore.waiting, semaphore.refused]).toEqual([2, 2, 1]);
  release.resolve();
  await Promise.all(admitted);
  expect(await Promise.all(others)).toEqual([4, 5]);
});

test('who leaves takes no slot, and is not worked for', async () => {
  const semaphore = createSemaphore({ ...OPTIONS, limit: 1 });
  const release = Promise.withResolvers<void>();
  const first = semaphore.run(() => release.promise);
  const leaving = new AbortController();
  let worked = 0;
  const work = async () => {
    worked += 1;
  };
  const left = semaphore.run(work, leaving.signal);
  const stays = semaphore.run(work);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect([semaphore.waiting, semaphore.refused]).toEqual([1, 0]);
  release.resolve();
  await Promise.all([first, stays]);
  await expect(semaphore.run(work, leaving.signal)).rejects.toThrow('aborted');
  expect([worked, semaphore.running]).toEqual([1, 0]);
});

test('once the oldest has waited half the time, the newest goes first', async () => {
  vi.useFakeTimers();
  const semaphore = createSemaphore({ limit: 1, maxWaitMs: 200 });
  const release = Promise.withResolvers<void>();
  const first = semaphore.run(() => release.promise);
  const order: number[] = [];
  const waiting = [1, 2, 3].map((number) => semaphore.run(async () => order.push(number)));
  vi.advanceTimersByTime(120);
  release.resolve();
  await Promise.all([first, ...waiting]);
  expect(order).toEqual([3, 2, 1]);
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
