import { expect, test } from 'vitest';
import { Busy } from '../base/semaphore.ts';
import { createCounts, createShares } from './network-shares.ts';

/** Starts work that lasts until `end`, and says who got a place. */
function hold(addresses: string[], shares = createShares({ limit: 2 })) {
  const end = Promise.withResolvers<void>();
  const outcomes = addresses.map((address) =>
    shares.run(address, () => end.promise.then(() => 'ran')).catch((error: Error) => error),
  );
  return { shares, outcomes, end: () => end.resolve() };
}

test('one network gets its share, others theirs', async () => {
  const { outcomes, end } = hold(['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']);
  expect(await outcomes[2]).toBeInstanceOf(Busy);
  end();
  expect(await Promise.all(outcomes.toSpliced(2, 1))).toEqual(['ran', 'ran', 'ran']);
});

test('addresses of one /64 share, those of one /48 share ten times as much', async () => {
  const same64 = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:9::3'];
  const { outcomes, end } = hold(same64);
  expect(await outcomes[2]).toBeInstanceOf(Busy);
  end();
  const many = Array.from({ length: 21 }, (_, at) => `2001:db8:1:${at}::1`);
  const wide = hold([...many, '2001:db8:2::1']);
  expect(await wide.outcomes[20]).toBeInstanceOf(Busy);
  wide.end();
  expect(await wide.outcomes[21]).toBe('ran');
});

test('waiting requests are served when a place is free; a network that left is forgotten', async () => {
  const shares = createShares({ limit: 1, maxWaiting: 1, maxWaitMs: 5_000 });
  const { outcomes, end } = hold(['10.0.0.1', '10.0.0.1'], shares);
  end();
  expect(await Promise.all(outcomes)).toEqual(['ran', 'ran']);
  const again = hold(['10.0.0.1'], shares);
  again.end();
  expect(await again.outcomes[0]).toBe('ran');
});

test('counts are given back once each', () => {
  const counts = createCounts(1);
  const release = counts.take('10.0.0.1');
  expect(counts.take('10.0.0.1')).toBeNull();
  expect(counts.take('10.0.0.2')).not.toBeNull();
  release?.();
  expect(counts.take('10.0.0.1')).not.toBeNull();
  const taken = Array.from({ length: 11 }, (_, at) => counts.take(`2001:db8:1:${at}::1`));
  expect(taken.map((one) => one !== null)).toEqual([...Array(10).fill(true), false]);
});
