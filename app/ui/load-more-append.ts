import { LOADED_PAGES } from './first-script.ts';

/** Appends the rows of the page behind `link`; throws when it is no such page. */
export async function appendPage(link: HTMLAnchorElement): Promise<void> {
  const first = await append(link);
  if (!first) return;
  remember(link.dataset.loadMore ?? '');
  first.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

/** After Back: the list as long as it was, at the place where it was left. */
export async function restorePages(): Promise<void> {
  const { list, pages, y } = history.state[LOADED_PAGES] as Loaded;
  remember(list, pages);
  for (let page = 0; page < pages; page += 1) {
    const link = document.querySelector<HTMLAnchorElement>(selectorOf(list));
    if (!link) break;
    await append(link);
  }
  scrollTo({ top: y, behavior: 'instant' });
}

interface Loaded {
  list: string;
  /** Beside the first. */
  pages: number;
  y: number;
}

let loaded: Loaded | undefined;

/** In the entry of the history, so that a new visit starts with one page. */
function remember(list: string, pages = (loaded?.pages ?? 0) + 1): void {
  if (!loaded) addEventListener('pagehide', save);
  loaded = { list, pages, y: 0 };
  save();
}

function save(): void {
  history.replaceState({ ...history.state, [LOADED_PAGES]: { ...loaded, y: scrollY } }, '');
}

async function append(link: HTMLAnchorElement): Promise<Element | null> {
  const listId = link.dataset.loadMore ?? '';
  const list = document.getElementById(listId);
  if (!list || link.hasAttribute('aria-busy')) return null;
  link.setAttribute('aria-busy', 'true');
  const answer = await fetch(link.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`Loading more failed: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const more = page.getElementById(listId);
  if (!more) throw new Error(`No list "${listId}" on the next page`);
  const first = more.firstElementChild;
  list.append(...more.children);
  const nextFoot = page.querySelector(selectorOf(listId))?.closest('.load-more');
  const foot = link.closest('.load-more');
  if (nextFoot) foot?.replaceWith(nextFoot);
  else foot?.remove();
  return first;
}

const selectorOf = (listId: string) => `a[data-load-more="${CSS.escape(listId)}"]`;
