import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('lets only so many in at once, in the order in which they came, also after a failure', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: Array<(error?: Error) => void> = [];
  const all = [0, 1, 2, 3].map((nth) =>
    turns.take(() => {
      begun.push(nth);
      return new Promise<number>((resolve, reject) => {
        ends[nth] = (error) => (error ? reject(error) : resolve(nth));
      });
    }),
  );
  expect(begun).toEqual([0, 1]);
  expect(turns.waiting).toBe(2);
  ends[1]?.(new Error('failed'));
  await expect(all[1]).rejects.toThrow('failed');
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  expect(await all[0]).toBe(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([all[2], all[3]])).toEqual([2, 3]);
  expect(turns.waiting).toBe(0);
  expect(await turns.take(async () => 4)).toBe(4);
});
