// Shares out what is scarce by network, so that no single one can take all of it.
import { createSemaphore, type SemaphoreOptions } from '../base/semaphore.ts';
import { networkOf, siteOf } from './client-address.server.ts';

export interface Shares {
  /** Runs `work` as one of the few of this client's network. Throws Busy, or `signal`'s reason. */
  run<Result>(address: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export interface Counts {
  /** Null where the network has as many as it may; otherwise to be called when it has one less. */
  take(address: string): (() => void) | null;
}

// One customer of a provider gets a /48 of IPv6, a whole office or campus too.
const WIDE_TIMES = 10;

/** A network's limit at once, by its key: an IPv4 address, a /64 and a /48 of IPv6. */
function listNetworks(address: string): Array<[key: string, times: number]> {
  const wide = siteOf(address);
  return wide === null
    ? [[networkOf(address), 1]]
    : [
        [networkOf(address), 1],
        [wide, WIDE_TIMES],
      ];
}

/** `limit` and `maxWaiting` are those of one network. */
export function createShares({ limit, maxWaiting = 0, maxWaitMs }: SemaphoreOptions): Shares {
  const networks = new Map<string, ReturnType<typeof createNetwork>>();
  const createNetwork = (times: number) => ({
    users: 0,
    semaphore: createSemaphore({ limit: limit * times, maxWaiting: maxWaiting * times, maxWaitMs }),
  });
  return {
    run(address, work, signal) {
      // A request that waits for the narrow network takes no place of the wide one.
      return listNetworks(address).reduceRight(
        (inner, [key, times]) =>
          async () => {
            const network = networks.get(key) ?? createNetwork(times);
            networks.set(key, network);
            network.users += 1;
            try {
              return await network.semaphore.run(inner, signal);
            } finally {
              network.users -= 1;
              if (network.users === 0) networks.delete(key);
            }
          },
        work,
      )();
    },
  };
}

export function createCounts(limit: number): Counts {
  const taken = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (taken.get(key) ?? 0) + by;
    if (count > 0) taken.set(key, count);
    else taken.delete(key);
  };
  return {
    take(address) {
      const networks = listNetworks(address);
      if (networks.some(([key, times]) => (taken.get(key) ?? 0) >= limit * times)) return null;
      for (const [key] of networks) add(key, 1);
      return () => {
        for (const [key] of networks) add(key, -1);
      };
    },
  };
}
