import { setTimeout as wait } from 'node:timers/promises';

/** Settles no sooner than `leastMs`, so that timing reveals nothing about an address. */
export async function padResponseTime<Answer>(
  leastMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [done] = await Promise.allSettled([work(), wait(leastMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
