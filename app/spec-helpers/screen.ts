/** Least widths in CSS pixels; below sm is xs. */
export const BREAKPOINTS = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;
export type ScreenSize = 'xs' | keyof typeof BREAKPOINTS;

const RESIZE_DEBOUNCE_MS = 16;

interface WindowWidth {
  readonly innerWidth: number;
  addEventListener(type: 'resize', listener: () => void): void;
  removeEventListener(type: 'resize', listener: () => void): void;
}

export function screenSizeOf(widthPx: number): ScreenSize {
  if (widthPx >= BREAKPOINTS.xl) return 'xl';
  if (widthPx >= BREAKPOINTS.lg) return 'lg';
  if (widthPx >= BREAKPOINTS.md) return 'md';
  return widthPx >= BREAKPOINTS.sm ? 'sm' : 'xs';
}

/** Calls `onChange` for each new size, 16 ms after the last resize. Returns what stops it. */
export function watchScreenSize(
  window: WindowWidth,
  onChange: (size: ScreenSize) => void,
): () => void {
  let size = screenSizeOf(window.innerWidth);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    const next = screenSizeOf(window.innerWidth);
    if (next === size) return;
    size = next;
    onChange(size);
  };
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, RESIZE_DEBOUNCE_MS);
  };
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}
