// The first script of a page (app/boot.ts): keys, menus, theme, prefetching.
import { formatThemeCookie, isTheme, type Theme } from '../base/theme.ts';
import { trackRequest } from './progress.ts';

/** Where the browser keeps the startups gathered to compare. */
export const COMPARE_TRAY = 'compare';

/** Of `history.state`, where more pages of a list were loaded. */
export const LOADED_PAGES = 'loadedPages';

const KEYS = 'keys';

export interface PaletteStart {
  /** Typed before the palette was loaded. */
  typed: string;
  opener: HTMLElement | null;
}

/**
 * `/`, Ctrl or Cmd+K, a click into a search box or typing there, and the phone's search link open
 * the palette; until it is loaded the box takes the keys.
 */
export function followSearch(loadPalette: () => Promise<(start: PaletteStart) => void>): void {
  const isOpen = () => document.querySelector('dialog[open]') !== null;

  async function openFrom(box: HTMLInputElement | undefined, opener: HTMLElement | null) {
    const openPalette = await trackRequest(loadPalette());
    const isStillWanted = !box || document.activeElement === box;
    if (!isStillWanted || isOpen()) return;
    const typed = box && (box === opener ? box.value : takeTyped(box));
    openPalette({ typed: typed ?? '', opener });
  }

  addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || isOpen()) return;
    event.preventDefault();
    const opener = document.activeElement as HTMLElement | null;
    const boxes = [...document.querySelectorAll<HTMLInputElement>(SEARCH_BOX)];
    const box = boxes.find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
    box?.focus();
    box?.select();
    openFrom(box, opener).catch(() => {});
  });
  const fromBox = (event: Event) => {
    const box = event.target as HTMLInputElement;
    // Without the palette the box stays a form.
    if (box.matches(SEARCH_BOX) && !(event as InputEvent).isComposing && !isOpen()) {
      openFrom(box, box).catch(() => {});
    }
  };
  for (const sign of ['click', 'input', 'compositionend']) addEventListener(sign, fromBox);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens-search]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openFrom(undefined, link).catch(() => location.assign(link.href));
  });
}

const SEARCH_BOX = '[data-search-box]';

/** What the visitor typed into the box, which is reset. */
function takeTyped(box: HTMLInputElement): string {
  const typed = box.value === box.defaultValue ? '' : box.value;
  box.value = box.defaultValue;
  return typed;
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && isSingleKey(event);
}

const TYPING = 'input, textarea, select, [contenteditable], [role=listbox], dialog';

/** Off while typing, in dialogs, and where they were turned off. */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  if (areSingleKeysOff()) return false;
  return !(target instanceof Element && target.closest(TYPING));
}

/** In this browser (WCAG 2.1.4). */
export function areSingleKeysOff(): boolean {
  try {
    return localStorage.getItem(KEYS) === 'off';
  } catch {
    return false;
  }
}

export function turnSingleKeys(isOff: boolean): void {
  if (isOff) localStorage.setItem(KEYS, 'off');
  else localStorage.removeItem(KEYS);
}

/** Closes native <details> menus on Esc, on a press outside, and when another opens. */
export function followMenus(): void {
  const listOpen = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

  const closeOthers = ({ target }: Event) => {
    for (const menu of listOpen()) if (!menu.contains(target as Node)) menu.open = false;
  };

  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);

  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    for (const menu of listOpen()) {
      menu.open = false;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    }
  });
}

/** Changes the theme at once; without script the same form is sent to the server. */
export function followThemeSwitch(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const theme = (event.submitter as HTMLButtonElement | null)?.value;
    if (form.dataset.themeSwitch === undefined || !isTheme(theme)) return;
    event.preventDefault();
    applyTheme(theme);
    rememberTheme(form, theme);
  });
}

/** The server sets the cookie too: Safari deletes script's after a week. */
function rememberTheme(form: HTMLFormElement, theme: Theme) {
  const cookie = formatThemeCookie(theme, location.protocol === 'https:');
  // Not the Cookie Store API: it needs https.
  Object.assign(document, { cookie });
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  body.set('theme', theme);
  fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch] button')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  if (scheme) scheme.content = theme === 'auto' ? 'light dark' : theme;
  const frame = getComputedStyle(document.querySelector('.shell-header') ?? document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = frame.backgroundColor;
  }
}

const HOVER_MS = 90;
// Personal pages, those that lead to sign-in, and files: the click would request them again.
const NEVER_CACHED =
  /^(\/\w\w)?\/((api|dashboard|feeds|follow|logout|product)\b|search$)|\/suggest-edit$|\.\w+$/;

/**
 * Fetches the page behind a link under the pointer, cached for the click
 * (app/http/respond.server.ts); not on metered or slow connections.
 */
export function prefetchOnHover(): void {
  if (isMetered()) return;
  const fetched = new Set([location.href]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const link = (event.target as Element).closest?.('a');
    if (event.pointerType !== 'mouse' || !link || !isWorthFetching(link) || fetched.has(link.href))
      return;
    timer = setTimeout(() => {
      fetched.add(link.href);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    }, HOVER_MS);
  });
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? ''));
}

function isWorthFetching(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.download || link.rel.includes('nofollow')) return false;
  if (hash && pathname + search === location.pathname + location.search) return false;
  return !NEVER_CACHED.test(pathname);
}

/** For scripts that are loaded later: a new element with properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: Array<Node | string>
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}
