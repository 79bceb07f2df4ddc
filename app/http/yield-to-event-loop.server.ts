// Rendering blocks the process for milliseconds: other work runs between two pages.
let last: Promise<void> = Promise.resolve();

/** Settles one turn of the event loop after the previous caller. */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
