/** The bar of all background requests: appears after 100 ms, leaves 1 s after the last. */
const APPEARS_AFTER_MS = 100;
const LEAVES_AFTER_MS = 1000;

export type ProgressPhase = 'idle' | 'running' | 'done';

export function createProgress(show: (phase: ProgressPhase) => void) {
  let open = 0;
  let phase: ProgressPhase = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: ProgressPhase) {
    phase = next;
    show(next);
  }

  function begin() {
    open += 1;
    if (open > 1) return;
    clearTimeout(timer);
    if (phase === 'done') enter('running');
    else timer = setTimeout(() => enter('running'), APPEARS_AFTER_MS);
  }

  function end() {
    open -= 1;
    if (open > 0) return;
    clearTimeout(timer);
    if (phase !== 'running') return;
    enter('done');
    timer = setTimeout(() => enter('idle'), LEAVES_AFTER_MS);
  }

  /** Counts the request until it settles and returns the same promise. */
  return function trackRequest<T>(request: Promise<T>): Promise<T> {
    begin();
    request.then(end, end);
    return request;
  };
}

export const PROGRESS_ID = 'progress';

export const trackRequest = createProgress((phase) => {
  const bar = document.getElementById(PROGRESS_ID);
  if (bar) bar.dataset.phase = phase;
});
