import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ScreenSize, screenSizeOf, watchScreenSize } from './screen.ts';

test.each([
  [0, 'xs'],
  [599, 'xs'],
  [599.9, 'xs'],
  [600, 'sm'],
  [1023, 'sm'],
  [1024, 'md'],
  [1439, 'md'],
  [1440, 'lg'],
  [1919, 'lg'],
  [1920, 'xl'],
  [9000, 'xl'],
])('%d px is %s', (width, size) => {
  expect(screenSizeOf(width)).toBe(size);
});

describe('watchScreenSize', () => {
  class ResizableWindow extends EventTarget {
    innerWidth = 1280;

    resizeTo(width: number): void {
      this.innerWidth = width;
      this.dispatchEvent(new Event('resize'));
    }
  }
  let window: ResizableWindow;
  let seen: ScreenSize[];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    window = new ResizableWindow();
    seen = [];
    stop = watchScreenSize(window, (size) => seen.push(size));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test('tells 16 ms after the last resize', () => {
    window.resizeTo(400);
    vi.advanceTimersByTime(15);
    window.resizeTo(700);
    vi.advanceTimersByTime(15);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['sm']);
  });

  test('is silent while the size stays the same', () => {
    window.resizeTo(1100);
    vi.advanceTimersByTime(100);
    window.resizeTo(400);
    window.resizeTo(1280);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([]);
  });

  test('tells every change once', () => {
    for (const width of [400, 420, 1920]) {
      window.resizeTo(width);
      vi.advanceTimersByTime(20);
    }
    expect(seen).toEqual(['xs', 'xl']);
  });

  test('ends with a resize still waiting', () => {
    window.resizeTo(400);
    stop();
    window.resizeTo(2000);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
