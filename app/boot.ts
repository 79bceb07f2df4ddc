/** The only script of a first view: hydrates the islands on the first sign of use. */

import {
  COMPARE_TRAY,
  followMenus,
  followSearch,
  followThemeSwitch,
  isSingleKey,
  LOADED_PAGES,
  prefetchOnHover,
} from './ui/first-script.ts';
import { trackRequest } from './ui/progress.ts';

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'focusin'];
// As long as after signing out.
const REDIRECT_AFTER_MS = 1_500;

/** This runs as soon as it is there, perhaps before the end of the page is. */
const isParsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve());
});

let waking: Promise<void> | undefined;
let missedButton: HTMLElement | undefined;

function wake(event?: Event) {
  if (event && isResting(event)) return;
  waking ??= wakePage(event);
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, wake, true);
}

/** Browsers report a pointer at rest as moved when the page loads. On a chart it reads it. */
function isResting(event: Event): boolean {
  const { movementX, movementY, target } = event as MouseEvent;
  const isMoved = event.type !== 'pointermove' || movementX !== 0 || movementY !== 0;
  return !isMoved && !(target as Element).closest('.chart[data-chart]');
}

async function wakePage(event?: Event) {
  await isParsed;
  const has = (selector: string) => document.querySelector(selector) !== null;
  const charts = has('.chart[data-chart]') && import('./charts/chart-reader.ts');
  const maps = has('[data-map-cards]') && import('./charts/map-cards.ts');
  const queue = document.querySelector<HTMLFormElement>('[data-queue]');
  if (has('[data-copies]')) offerCopies(document);
  if (queue) (await import('./features/desk/queue/queue-keys.ts')).followQueue(queue);
  // Toasts come only from other islands: alone they do not load React.
  if (has('[data-island]:not([data-island=toasts])')) {
    const { hydrateIslands } = await import('./islands.ts');
    await hydrateIslands(document);
  }
  removeEventListener('click', keepMissedClick, true);
  missedButton?.click();
  if (charts) (await charts).readCharts(document, event);
  if (maps) (await maps).readMaps(document);
  (await import('./ui/register-service-worker.ts')).registerServiceWorker();
}

/** A plain button does nothing before hydration: its click is replayed after it, only then. */
function keepMissedClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>(
    '[data-island]:not([data-alive=ready]) button[type=button]',
  );
  if (!button || !event.isTrusted) return;
  event.stopPropagation();
  wake();
  if (!missedButton && waking) trackRequest(waking);
  missedButton = button;
}

async function loadMore(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-load-more]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const { appendPage } = await import('./ui/load-more-append.ts');
    await trackRequest(appendPage(link));
  } catch {
    location.assign(link.href);
  }
}

/** The box in the head of a table ticks those of its rows. */
function tickAll({ target }: Event) {
  const { form, checked, dataset } = target as HTMLInputElement;
  if (!form || dataset.ticksAll === undefined) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]')) {
    box.checked = checked;
  }
}

/** A member's follow button; a visitor's form is sent and leads to sign-in. */
async function pressFollowButton(event: SubmitEvent) {
  const { target, submitter } = event;
  const form = target as HTMLFormElement;
  if (form.id !== 'follow' || !form.elements.namedItem('_xsrf')) return;
  event.preventDefault();
  const { pressFollow } = await import('./follows/press-follow.ts');
  await pressFollow(submitter as HTMLButtonElement);
}

/** Browsers may refuse storage. */
function hasGathered(): boolean {
  try {
    return localStorage.getItem(COMPARE_TRAY) !== null;
  } catch {
    return false;
  }
}

/** A plain click gathers; the link itself leads to the comparison. */
async function gather(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLElement>('a[data-compare]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  (await import('./ui/compare-tray.ts')).toggleInTray(link);
}

async function offerCopies(root: ParentNode) {
  (await import('./ui/copy-buttons.ts')).addCopyButtons(root);
}

async function pressKey(event: KeyboardEvent) {
  const hasUse = event.key === '?' || document.querySelector('[data-key]') !== null;
  if (!hasUse || !isSingleKey(event)) return;
  (await import('./ui/keys.ts')).pressKey(event.key);
}

for (const sign of SIGNS_OF_USE) addEventListener(sign, wake, { capture: true, passive: true });
addEventListener('click', keepMissedClick, true);
addEventListener('click', loadMore);
addEventListener('click', gather);
addEventListener('change', tickAll);
addEventListener('submit', pressFollowButton);
addEventListener('keydown', pressKey);
addEventListener(
  'toggle',
  ({ target }) => (target as Element).matches('.figure-cite') && offerCopies(target as Element),
  true,
);
followSearch(async () => (await import('./islands.ts')).loadPalette());
followThemeSwitch();
followMenus();
isParsed.then(prepare);

/** The parts that need the whole page. */
function prepare() {
  for (const button of document.querySelectorAll('[data-shows-keys]')) {
    button.addEventListener('click', async () => (await import('./ui/keys.ts')).pressKey('?'));
  }
  const { lang } = document.documentElement;
  if (lang !== 'en' || !navigator.language.startsWith(lang)) {
    import('./ui/page-language.ts').then(({ followLanguage }) => followLanguage());
  }
  if (hasGathered()) import('./ui/compare-tray.ts').then(({ showTray }) => showTray());
  if (history.state?.[LOADED_PAGES]) {
    // Offline the list stays short, with its way to more.
    import('./ui/load-more-append.ts')
      .then(({ restorePages }) => trackRequest(restorePages()))
      .catch(() => {});
  }
  const next = document.querySelector<HTMLAnchorElement>('a[data-redirect-after-delay]');
  if (next) setTimeout(() => location.assign(next.href), REDIRECT_AFTER_MS);
  document.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  // Set for members. Their pages are never cached, so prefetching would render each twice.
  if (document.documentElement.dataset.hydrate === 'now') wake();
  else prefetchOnHover();
}
