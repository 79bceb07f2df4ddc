// Drawing a page holds the whole process for some milliseconds. Between two drawings it looks after everybody else first.
let last: Promise<void> = Promise.resolve();

/** Settles when it is one's turn: the event loop has gone round once since the turn before. */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
