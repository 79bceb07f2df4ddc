import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, type ProgressPhase } from './progress.ts';

let phases: ProgressPhase[];
let trackRequest: ReturnType<typeof createProgress>;

beforeEach(() => {
  vi.useFakeTimers();
  phases = [];
  trackRequest = createProgress((phase) => phases.push(phase));
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const fail = (ms: number) => wait(ms).then(() => Promise.reject(new Error('no answer')));

describe('the bar', () => {
  it('appears after 100 ms, is at the end, leaves 1 s after the last', async () => {
    trackRequest(wait(150));
    await vi.advanceTimersByTimeAsync(99);
    expect(phases).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases).toEqual(['running']);
    await vi.advanceTimersByTimeAsync(50);
    expect(phases).toEqual(['running', 'done']);
    await vi.advanceTimersByTimeAsync(999);
    expect(phases).toEqual(['running', 'done']);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases).toEqual(['running', 'done', 'idle']);
  });

  it('never appears for a request answered within 100 ms', async () => {
    trackRequest(wait(99));
    await vi.advanceTimersByTimeAsync(5000);
    expect(phases).toEqual([]);
  });

  it('is one for requests that overlap, until the last', async () => {
    trackRequest(wait(200));
    await vi.advanceTimersByTimeAsync(150);
    trackRequest(wait(500));
    await vi.advanceTimersByTimeAsync(499);
    expect(phases).toEqual(['running']);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases).toEqual(['running', 'done']);
  });

  it('counts the 100 ms from the first of a row of short ones', async () => {
    trackRequest(wait(80));
    await vi.advanceTimersByTimeAsync(60);
    trackRequest(wait(80));
    await vi.advanceTimersByTimeAsync(40);
    expect(phases).toEqual(['running']);
  });

  it('runs again at once when a request begins before it left', async () => {
    trackRequest(wait(200));
    await vi.advanceTimersByTimeAsync(700);
    trackRequest(wait(2000));
    expect(phases).toEqual(['running', 'done', 'running']);
    await vi.advanceTimersByTimeAsync(1500);
    expect(phases).toEqual(['running', 'done', 'running']);
  });

  it('ends for failed requests too, and hands the failure on', async () => {
    const failure = trackRequest(fail(200)).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(1200);
    expect(phases).toEqual(['running', 'done', 'idle']);
    expect(await failure).toBe('no answer');
  });
});
