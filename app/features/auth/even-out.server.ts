import { setTimeout as wait } from 'node:timers/promises';

// Longer than what is done for a known or an unknown address takes apart from hashing, which both do.
const AT_LEAST_MS = 200;

/** Answers, or fails, no sooner than after a fixed time: how long it took then tells nothing about an address. */
export async function evenOut<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [done] = await Promise.allSettled([work(), wait(AT_LEAST_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
