import { expect, test } from 'vitest';
import { createNetworkTime } from './network-time.ts';

const [GREEDY, OTHER] = ['10.0.0.1', '10.0.0.2'];

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
        const asked = time.run(address, work, () => each);
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

test('while another asks, it takes a quarter of it after its first two seconds', async () => {
  const { ask, time } = createNetworks();
  let answered = 0;
  for (let second = 1; second <= 60; second++) {
    answered += (await ask(GREEDY, 20, second * 1_000)).answered;
    await time.run(
      OTHER,
      async () => {},
      () => 0,
    );
  }
  const seconds = (answered * (20 + 5)) / 1_000;
  expect(seconds).toBeGreaterThan(15);
  expect(seconds).toBeLessThan(18);
});

test('many at once wait one after the other, and those who would wait too long are refused', async () => {
  const waited: number[] = [];
  const time = createNetworkTime(() => 0, (async (ms: number) => {
    waited.push(ms);
  }) as never);
  const ask = () =>
    time.run(
      GREEDY,
      async () => {},
      () => 95,
    );
  await time.run(
    OTHER,
    async () => {},
    () => 0,
  );
  for (let count = 0; count < 20; count++) await ask();
  expect(waited).toEqual([]);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, ask));
  expect(new Set(waited).size).toBe(waited.length);
  expect(Math.max(...waited)).toBeLessThanOrEqual(2_500);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(20 - waited.length - 1);
  expect(refused[0]).toMatchObject({ reason: { status: 429 } });
  await time.run(
    OTHER,
    async () => {},
    () => 0,
  );
});

test('what was used comes back, and the addresses of one /48 share it', async () => {
  const { ask, time, pass } = createNetworks();
  await ask('2001:db8:1:1::1', 100, 9_000);
  await time.run(
    OTHER,
    async () => {},
    () => 0,
  );
  const again = () =>
    time.run(
      '2001:db8:1:2::1',
      async () => {},
      () => 0,
    );
  await expect(again()).rejects.toMatchObject({ status: 429 });
  pass(10_000);
  await time.run(
    OTHER,
    async () => {},
    () => 0,
  );
  await again();
});
