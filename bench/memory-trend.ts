// Whether a process grows: a line through its resident memory, and through what its heap shrinks to after each collection.

export interface MemorySample {
  /** Since the beginning. */
  seconds: number;
  residentMiB: number;
  /** Null where the process does not tell. */
  heapMiB: number | null;
}

export interface Trend {
  /** The mean of the first and of the last third. */
  fromMiB: number;
  toMiB: number;
  /** Of the straight line that fits best. */
  perHourMiB: number;
}

// Long enough to hold a full collection of the heap under load.
const FLOOR_SECONDS = 60;
// A part of its size, each hour: less cannot be told from how a process goes up and down anyway.
const GROWING_PART = 0.1;
const LEAST_SECONDS = 600;

export interface MemoryTrend {
  resident: Trend;
  heap: Trend | null;
  /** Null after less than ten minutes: too little to tell. */
  isGrowing: boolean | null;
}

/** Of the samples from `warmSeconds` on. */
export function findMemoryTrend(
  samples: readonly MemorySample[],
  warmSeconds: number,
): MemoryTrend {
  const warm = samples.filter(({ seconds }) => seconds >= warmSeconds);
  const resident = fitTrend(warm.map(({ seconds, residentMiB }) => [seconds, residentMiB]));
  const floors = listHeapFloors(warm);
  const heap = floors.length > 0 ? fitTrend(floors) : null;
  // The heap goes up and down with every collection and resident memory follows: only both together are growth.
  const isGrowing = grows(resident) && (heap === null || grows(heap));
  const seconds = (warm.at(-1)?.seconds ?? 0) - (warm[0]?.seconds ?? 0);
  return { resident, heap, isGrowing: seconds < LEAST_SECONDS ? null : isGrowing };
}

function grows({ fromMiB, perHourMiB }: Trend): boolean {
  return perHourMiB > fromMiB * GROWING_PART;
}

type Point = readonly [seconds: number, miB: number];

/** The least of every minute: what was in use after a collection. */
function listHeapFloors(samples: readonly MemorySample[]): Point[] {
  const minutes = Map.groupBy(samples, ({ seconds }) => Math.floor(seconds / FLOOR_SECONDS));
  return [...minutes].flatMap(([minute, some]) => {
    const heaps = some.flatMap(({ heapMiB }) => heapMiB ?? []);
    return heaps.length > 0 ? [[minute * FLOOR_SECONDS, Math.min(...heaps)] as const] : [];
  });
}

export function fitTrend(points: readonly Point[]): Trend {
  const third = Math.max(1, Math.floor(points.length / 3));
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const together = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return {
    fromMiB: mean(points.slice(0, third).map(([, y]) => y)),
    toMiB: mean(points.slice(-third).map(([, y]) => y)),
    perHourMiB: spread === 0 ? 0 : (together / spread) * 3_600,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
