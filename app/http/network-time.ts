// Shares out over time by network (an IPv4 address or a /48 of IPv6): while others ask too, half a
// request of each is under way on average, whatever it keeps busy.
import { setTimeout as wait } from 'node:timers/promises';
import { networkOf, siteOf } from './client-address.server.ts';
import { HttpError } from './errors.ts';

/** Of each second. */
const SHARE = 0.5;
/** Time that a network may use before it waits: a visitor's first pages, or an office's. */
const AT_ONCE_MS = 4_000;
/** After a request so recent another may follow at any moment. */
const LATELY_MS = 10_000;
const LONGEST_WAIT_MS = 2_500;
/** Debts beyond what anybody waits for are forgotten. */
const MOST_DEBT_MS = 2 * LONGEST_WAIT_MS * SHARE;
/** The minimum cost of a request, used until its cost is known. */
const LEAST_MS = 5;
const MANY_NETWORKS = 10_000;

interface Account {
  leftMs: number;
  atMs: number;
  /** The recent cost of its requests. */
  usualMs: number;
}

type Count = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface NetworkTime {
  /**
   * Waits until the network's share allows for another request, of which `count` measures what is
   * its work and no wait for others. Throws 429 for who would wait too long.
   */
  run<Result>(
    address: string,
    start: (count: Count) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>;
}

export function createNetworkTime(now = () => performance.now(), pause = wait): NetworkTime {
  const accounts = new Map<string, Account>();
  let latest = { key: '', atMs: Number.NEGATIVE_INFINITY };
  let before = latest;

  function noteAsked(key: string): void {
    if (latest.key !== key) before = latest;
    latest = { key, atMs: now() };
  }

  const isAlone = (key: string) => {
    const other = latest.key === key ? before : latest;
    return now() - other.atMs > LATELY_MS;
  };

  function accountOf(key: string): Account {
    const account = accounts.get(key) ?? { leftMs: AT_ONCE_MS, atMs: now(), usualMs: LEAST_MS };
    account.leftMs = Math.min(AT_ONCE_MS, account.leftMs + SHARE * (now() - account.atMs));
    account.atMs = now();
    if (accounts.size >= MANY_NETWORKS) forgetWhole();
    accounts.set(key, account);
    return account;
  }

  /** Those that have all of their share again. */
  function forgetWhole(): void {
    for (const [key, { leftMs, atMs }] of accounts) {
      if (leftMs + SHARE * (now() - atMs) >= AT_ONCE_MS) accounts.delete(key);
    }
  }

  function take(account: Account, ms: number): void {
    account.leftMs = Math.max(-MOST_DEBT_MS, account.leftMs - ms);
  }

  return {
    async run(address, start, signal) {
      const key = siteOf(address) ?? networkOf(address);
      noteAsked(key);
      const account = accountOf(key);
      const waitMs = isAlone(key) ? 0 : -account.leftMs / SHARE;
      if (waitMs > LONGEST_WAIT_MS) throw tooMuch(waitMs);
      const expectedMs = account.usualMs;
      take(account, expectedMs);
      if (waitMs > 0) await pause(waitMs, undefined, { signal });
      let ms = LEAST_MS;
      const count: Count = async (work) => {
        const beganAtMs = now();
        return await work().finally(() => {
          ms += now() - beganAtMs;
        });
      };
      try {
        return await start(count);
      } finally {
        account.usualMs = (account.usualMs + ms) / 2;
        take(account, ms - expectedMs);
      }
    },
  };
}

function tooMuch(waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new HttpError(
    429,
    `Your network has used its share of this server, and others ask too. Try again in ${seconds} seconds.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}
