import { expect, test } from 'vitest';
import { findMemoryTrend, fitTrend, type MemorySample } from './memory-trend.ts';

/** Every ten seconds for half an hour, as a process with a heap that fills and is collected once a minute. */
function sampleProcess(growthPerHourMiB: number): MemorySample[] {
  return Array.from({ length: 180 }, (_, nth) => {
    const seconds = nth * 10;
    const grown = (seconds / 3_600) * growthPerHourMiB;
    const uncollected = (nth % 6) * 12;
    return {
      seconds,
      residentMiB: 300 + grown + uncollected / 4,
      heapMiB: 90 + grown + uncollected,
    };
  });
}

test('a heap that is filled and collected does not grow', () => {
  const { resident, heap, isGrowing } = findMemoryTrend(sampleProcess(0), 300);
  expect(isGrowing).toBe(false);
  expect(heap).toEqual({ fromMiB: 90, toMiB: 90, perHourMiB: 0 });
  expect(Math.abs(resident.perHourMiB)).toBeLessThan(3);
});

test('a leak shows in both, by its amount an hour', () => {
  const { heap, isGrowing } = findMemoryTrend(sampleProcess(200), 300);
  expect(isGrowing).toBe(true);
  expect(heap?.perHourMiB).toBeCloseTo(200, 0);
});

test('growth before the process is warm does not count', () => {
  const samples = sampleProcess(0).map((one) =>
    one.seconds < 300 ? { ...one, residentMiB: one.seconds, heapMiB: one.seconds / 4 } : one,
  );
  expect(findMemoryTrend(samples, 300).isGrowing).toBe(false);
});

test('one point has no slope', () => {
  expect(fitTrend([[10, 50]])).toEqual({ fromMiB: 50, toMiB: 50, perHourMiB: 0 });
});

test('a few minutes are too little to tell', () => {
  const { heap, isGrowing } = findMemoryTrend(sampleProcess(200).slice(0, 60), 300);
  expect(isGrowing).toBeNull();
  expect(heap?.fromMiB).toBeGreaterThan(90);
});
