/**
 * Plays a page that has a year in its address: every part with the same `data-year-part` is taken
 * from the page of the next year. The button has the years in `data-years`; nothing plays by
 * itself, and with reduced motion there is no button.
 */

const FRAME_MS = 900;

export function readYearButtons(root: ParentNode, onFrame: (root: ParentNode) => void): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-years]')) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
    button.hidden = false;
    attach(button, onFrame);
  }
}

function attach(button: HTMLButtonElement, onFrame: (root: ParentNode) => void): void {
  const { years = '', play = '', pause = '' } = button.dataset;
  let running: AbortController | null = null;
  const stop = () => {
    running?.abort();
    running = null;
    button.textContent = play;
  };
  button.addEventListener('click', async () => {
    if (running) return stop();
    running = new AbortController();
    const { signal } = running;
    button.textContent = pause;
    try {
      for (const year of yearsFrom(years.split(' '), yearOf(location.href))) {
        const shownAt = performance.now();
        await showYear(year, signal, onFrame);
        await wait(FRAME_MS - (performance.now() - shownAt), signal);
      }
    } catch {
      // Stopped, or without a connection: the last year stays.
    }
    if (!signal.aborted) stop();
  });
}

/** From the year after the one shown; from the first after the last or all time. */
export function yearsFrom(years: readonly string[], shown: string | null): string[] {
  const next = shown === null ? -1 : years.indexOf(shown);
  return years.slice(next + 1 < years.length ? next + 1 : 0);
}

const yearOf = (address: string) => new URL(address).searchParams.get('year');

async function showYear(
  year: string,
  signal: AbortSignal,
  onFrame: (root: ParentNode) => void,
): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.set('year', year);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the page of ${year} answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  signal.throwIfAborted();
  for (const part of page.querySelectorAll<HTMLElement>('[data-year-part]')) {
    const here = document.querySelector(`[data-year-part="${part.dataset.yearPart}"]`);
    here?.replaceWith(part);
  }
  const select = document.querySelector<HTMLSelectElement>('select[name=year]');
  if (select) select.value = year;
  document.title = page.title;
  history.replaceState(history.state, '', address);
  onFrame(document);
}

function wait(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, forMs));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
