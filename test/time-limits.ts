import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/**
 * The limits of time that the product sets itself (AbortSignal.timeout): they run out when the test
 * says so, and never because the machine is slow.
 */
export function useTimeLimits() {
  let limits: Array<{ ms: number; end: () => void }> = [];
  let spy: MockInstance;
  beforeEach(() => {
    limits = [];
    spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      limits.push({ ms, end: () => limit.abort(reason) });
      return limit.signal;
    });
  });
  afterEach(() => spy.mockRestore());
  return {
    /** In ms, in the order in which they were set. */
    list: () => limits.map(({ ms }) => ms),
    /** Lets those run out that were set for as long; without it, all. */
    end(ofMs?: number) {
      for (const { ms, end } of limits) if (ofMs === undefined || ms === ofMs) end();
    },
  };
}
