import { afterEach, expect, test, vi } from 'vitest';
import { openProgress } from './command.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a terminal, progress is a line each half minute', () => {
  vi.useFakeTimers();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const isTTY = process.stderr.isTTY;
  process.stderr.isTTY = false;
  const progress = openProgress();
  process.stderr.isTTY = isTTY;
  for (let done = 1_000; done <= 7_000; done += 1_000) {
    vi.advanceTimersByTime(10_000);
    progress.show(done, 7_000, 'Rows');
  }
  progress.end();
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    'Rows: 3,000 of 7,000\n',
    'Rows: 6,000 of 7,000\n',
  ]);
});
