import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { refuseLateWork, step, withoutThreadTime, withThreadTime } from './thread-time.server.ts';

/** Work that takes so many ms of a clock of its own. */
function createClock() {
  let ms = 0;
  const work = (takes: number) =>
    step(
      () => {
        ms += takes;
        return takes;
      },
      () => ms,
    );
  return { work, pass: (passed: number) => (ms += passed) };
}

test('steps are done until their share is used up; then the next one is a 503 that names it', () => {
  const { work } = createClock();
  withThreadTime('/search', 600, () => {
    expect([work(60), work(39), work(500)]).toEqual([60, 39, 500]);
    expect(() => work(1)).toThrow(
      expect.objectContaining({
        status: 503,
        headers: { 'retry-after': '5' },
        message:
          '/search may take 100 ms of processor time, and this took more. Ask for less at once.',
      }),
    );
    expect(withoutThreadTime(() => work(1))).toBe(1);
  });
});

test('each request has its own share, and what passes between its steps is not its own', async () => {
  const { work, pass } = createClock();
  const ask = () =>
    withThreadTime('/search', 600, async () => {
      for (let count = 0; count < 9; count++) {
        work(10);
        pass(1_000);
        await nextTurn();
      }
      return 'answered';
    });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered']);
});

test('a step within a step counts once, and no limit is none', () => {
  const { work } = createClock();
  withThreadTime('/search', 600, () => {
    step(
      () => work(90),
      () => 0,
    );
    expect(work(5)).toBe(5);
  });
  withThreadTime('/search', 0, () => expect([work(1_000), work(1_000)]).toHaveLength(2));
  expect(work(1_000)).toBe(1_000);
});

test('what begins after the time of a request is over is refused', async () => {
  await withThreadTime('/search', 50, async () => {
    refuseLateWork();
    await vi.waitFor(() =>
      expect(refuseLateWork).toThrow(expect.objectContaining({ status: 503 })),
    );
  });
  refuseLateWork();
});
