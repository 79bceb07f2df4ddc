import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Busy, createGate } from './gate.ts';

const OPTIONS = { atOnce: 2, mostWaiting: 2, longestWaitMs: 5_000 };

test('so many run at once, the rest in the order they came', async () => {
  const gate = createGate({ ...OPTIONS, mostWaiting: 10 });
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
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => gate.pass(work(number))));
  expect(most).toBe(2);
  expect(ended).toEqual([1, 2, 3, 4, 5, 6]);
  expect([gate.running, gate.waiting, gate.refused]).toEqual([0, 0, 0]);
});

test('who comes when the queue is full is refused at once', async () => {
  const gate = createGate(OPTIONS);
  const letGo = Promise.withResolvers<void>();
  const passed = [1, 2, 3, 4].map(() => gate.pass(() => letGo.promise));
  await expect(gate.pass(async () => {})).rejects.toThrow(Busy);
  expect([gate.running, gate.waiting, gate.refused]).toEqual([2, 2, 1]);
  letGo.resolve();
  await Promise.all(passed);
});

test('who waits too long is refused and takes no place', async () => {
  const gate = createGate({ ...OPTIONS, atOnce: 1, longestWaitMs: 10 });
  const letGo = Promise.withResolvers<void>();
  const first = gate.pass(() => letGo.promise);
  await expect(gate.pass(async () => {})).rejects.toThrow(Busy);
  letGo.resolve();
  await first;
  expect(gate.running).toBe(0);
});

test('work that fails gives its place back', async () => {
  const gate = createGate({ ...OPTIONS, atOnce: 1 });
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(async () => 'yes')).toBe('yes');
});
