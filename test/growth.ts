// Work that must grow with the length of what is read, and no faster.
const PARTS = 32;
/** Far from 1 (work grows with the length) and from 32 (it grows with the square of it). */
export const MOST_GROWTH = 8;
const LEAST_US = 50_000;

/**
 * How much more work the whole is than its parts together. In processor time of this thread, to
 * which a slow or busy machine adds the same on both sides.
 */
export async function growthOf(work: (length: number) => unknown, length: number): Promise<number> {
  let whole = 0;
  let parts = 0;
  while (parts < LEAST_US) {
    parts += await workOf(async () => {
      for (let part = 0; part < PARTS; part++) await work(Math.ceil(length / PARTS));
    });
    whole += await workOf(() => work(length));
  }
  return whole / parts;
}

/** In microseconds of processor time of this thread. */
export async function workOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
