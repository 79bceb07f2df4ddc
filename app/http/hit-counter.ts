// Counts hits by key within fixed windows of time, in memory that does not grow without bound.

export interface HitWindow {
  hits: number;
  endsAtMs: number;
}

export interface HitCounter {
  /** Counts one more hit; answers the hits of the key's window and when it ends. */
  count(key: string, nowMs: number): HitWindow;
  /** Takes over what is counted elsewhere too, where that is more. */
  raise(key: string, elsewhere: HitWindow): void;
}

const MAX_KEYS = 100_000;

export function createHitCounter(windowMs: number, maxKeys = MAX_KEYS): HitCounter {
  const windows = new Map<string, HitWindow>();
  return {
    count(key, nowMs) {
      const found = windows.get(key);
      if (found && found.endsAtMs > nowMs) {
        found.hits += 1;
        return { ...found };
      }
      const fresh = { hits: 1, endsAtMs: nowMs + windowMs };
      // Set anew, a key stands last: the map is in the order in which windows end.
      windows.delete(key);
      windows.set(key, fresh);
      for (const [old, { endsAtMs }] of windows) {
        if (endsAtMs > nowMs && windows.size <= maxKeys) break;
        windows.delete(old);
      }
      return { ...fresh };
    },
    raise(key, elsewhere) {
      const found = windows.get(key);
      if (found && found.hits < elsewhere.hits) Object.assign(found, elsewhere);
    },
  };
}
