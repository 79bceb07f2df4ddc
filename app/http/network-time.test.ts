import { expect, test } from 'vitest';
import { createNetworkTime } from './network-time.ts';

const [GREEDY, OTHER] = ['10.0.0.1', '10.0.0.2'];
const nothing = async () => {};

/** Networks that ask one request after the other, on a clock of their own. */
function createNetworks() {
  let ms = 0;
  const time = createNetworkTime(() => ms, (async (waited: number) => {
    ms += waited;
  }) as never);
  return {
    /** Of requests that take `each` of the thread, how many were answered until `untilMs`. */
    async ask(address: string, each: number, untilMs: number) {
      const seen = { answered: 0, refused: 0 };
      while (ms < untilMs) {
        const work = async () => {
          ms += each;
        };
        const asked = time.run(address, (count) => count(work));
        await asked.then(
          () => seen.answered++,
          ({ status, headers }) => {
            expect(status).toBe(429);
            seen.refused++;
            ms += 1_000 * Number(headers['retry-after']);
          },
        );
      }
      return seen;
    },
    time,
    pass: (passed: number) => {
      ms += passed;
    },
  };
}

test('a network that is alone takes all of the time', async () => {
  const { ask } = createNetworks();
  expect(await ask(GREEDY, 20, 60_000)).toEqual({ answered: 3_000, refused: 0 });
});

test('while another asks, half a request of it is under way after its first four seconds', async () => {
  const { ask, time } = createNetworks();
  let answered = 0;
  for (let second = 1; second <= 60; second++) {
    answered += (await ask(GREEDY, 20, second * 1_000)).answered;
    await time.run(OTHER, nothing);
  }
  const seconds = (answered * (20 + 5)) / 1_000;
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThan(35);
});

test('many at once wait one after the other, and those who would wait too long are refused', async () => {
  let ms = 0;
  const waited: number[] = [];
  const time = createNetworkTime(
    () => ms,
    (async (asked: number) => void waited.push(asked)) as never,
  );
  const ask = (takes: number) =>
    time.run(GREEDY, (count) =>
      count(async () => {
        ms += takes;
      }),
    );
  await time.run(OTHER, nothing);
  for (let count = 0; count < 45; count++) await ask(195);
  const before = waited.length;
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask(0)));
  const together = waited.slice(before);
  expect(new Set(together).size).toBe(together.length);
  expect(Math.max(...together)).toBeLessThanOrEqual(2_500);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(20 - together.length);
  expect(refused[0]).toMatchObject({ reason: { status: 429 } });
});

test('waits for others are not counted', async () => {
  const { ask, time, pass } = createNetworks();
  await time.run(OTHER, nothing);
  for (let count = 0; count < 50; count++) {
    await time.run(GREEDY, async (counted) => {
      pass(100);
      await counted(nothing);
    });
    await time.run(OTHER, nothing);
  }
  expect((await ask(GREEDY, 20, 6_000)).refused).toBe(0);
});

test('what was used comes back, and the addresses of one /48 share it', async () => {
  const { ask, time, pass } = createNetworks();
  await ask('2001:db8:1:1::1', 100, 20_000);
  await time.run(OTHER, nothing);
  const again = () => time.run('2001:db8:1:2::1', nothing);
  await expect(again()).rejects.toMatchObject({ status: 429 });
  pass(9_000);
  await time.run(OTHER, nothing);
  await again();
});
