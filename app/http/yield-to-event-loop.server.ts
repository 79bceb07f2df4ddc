// Rendering a page blocks the process for some milliseconds: between two of them everything else
// gets its turn.
let last: Promise<void> = Promise.resolve();

/** Settles after the event loop has gone round once since the previous caller was let through. */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
