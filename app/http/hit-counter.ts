export interface HitWindow {
  hits: number;
  endsAtMs: number;
}

export type HitCounter = ReturnType<typeof createHitCounter>;

const MAX_KEYS = 100_000;

export function createHitCounter(windowMs: number, maxKeys = MAX_KEYS) {
  const windows = new Map<string, HitWindow>();
  return {
    /** Counts one hit; returns the window's hits and its end. */
    count(key: string, nowMs: number): HitWindow {
      const found = windows.get(key);
      if (found && found.endsAtMs > nowMs) {
        found.hits += 1;
        return { ...found };
      }
      const fresh = { hits: 1, endsAtMs: nowMs + windowMs };
      // Inserted again, a key goes last: the map is ordered by the windows' ends.
      windows.delete(key);
      windows.set(key, fresh);
      for (const [old, { endsAtMs }] of windows) {
        if (endsAtMs > nowMs && windows.size <= maxKeys) break;
        windows.delete(old);
      }
      return { ...fresh };
    },
    /** Sets the count where other processes counted more. */
    raise(key: string, elsewhere: HitWindow): void {
      const found = windows.get(key);
      if (found && found.hits < elsewhere.hits) Object.assign(found, elsewhere);
    },
  };
}
