// Shares out the thread's time by network (an IPv4 address or a /48 of IPv6): while others ask too,
// each takes a quarter of it.
import { setTimeout as wait } from 'node:timers/promises';
import { networkOf, siteOf } from './client-address.server.ts';
import { HttpError } from './errors.ts';

/** Of each second. */
const SHARE = 0.25;
/** What a network may have taken before it waits: a visitor's first pages, or an office's. */
const AT_ONCE_MS = 2_000;
/** Whoever asked so long ago may ask again any moment. */
const LATELY_MS = 10_000;
const LONGEST_WAIT_MS = 2_500;
/** Debts beyond what anybody waits for are forgotten. */
const MOST_DEBT_MS = 2 * LONGEST_WAIT_MS * SHARE;
/** What a request costs at least, and until it is known. */
const LEAST_MS = 5;
const MANY_NETWORKS = 10_000;

interface Account {
  leftMs: number;
  atMs: number;
  /** What its requests took of late. */
  usualMs: number;
}

export interface NetworkTime {
  /**
   * Waits until the network's share allows for another request. `spent` is asked at the end. Throws
   * 429 for who would wait too long.
   */
  run<Result>(
    address: string,
    work: () => Promise<Result>,
    spent: () => number,
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
    async run(address, work, spent, signal) {
      const key = siteOf(address) ?? networkOf(address);
      noteAsked(key);
      const account = accountOf(key);
      const waitMs = isAlone(key) ? 0 : -account.leftMs / SHARE;
      if (waitMs > LONGEST_WAIT_MS) throw tooMuch(waitMs);
      const expectedMs = account.usualMs;
      take(account, expectedMs);
      if (waitMs > 0) await pause(waitMs, undefined, { signal });
      try {
        return await work();
      } finally {
        const ms = LEAST_MS + spent();
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
