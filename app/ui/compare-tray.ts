/**
 * Gathers startups to compare from page to page, in this browser only. Without script the links
 * lead to a comparison that begins with their startup.
 */

import { splitLocale } from '../base/locale-path.ts';
import { comparePath, pathTo } from '../base/paths.ts';
import { MAX_COMPARED } from '../base/plans.ts';
import { compareText as text } from '../text/text.ts';
import { COMPARE_TRAY, element } from './first-script.ts';

interface Gathered {
  slug: string;
  name: string;
}

/** Adds the startup, or takes it out again. */
export function toggleInTray({ dataset }: HTMLElement): void {
  const { compare: slug = '', compareName: name = slug } = dataset;
  const before = read();
  const others = before.filter((one) => one.slug !== slug);
  const isIn = others.length < before.length;
  write(isIn ? others : [...others, { slug, name }].slice(-MAX_COMPARED));
  showTray();
  if (isIn) return;
  document.querySelector<HTMLElement>('.compare-tray a')?.focus();
}

export function showTray(): void {
  document.querySelector('.compare-tray')?.remove();
  dropCompared();
  const gathered = read();
  markButtons(gathered);
  if (gathered.length === 0 || isOutOfPlace()) return;
  const items = gathered.map(({ slug, name }) => {
    const remove = makeButton('chip-remove', '×', () =>
      write(read().filter((one) => one.slug !== slug)),
    );
    remove.ariaLabel = text.remove(name);
    return element('li', { className: 'chip' }, element('bdi', {}, name), remove);
  });
  const isAlone = gathered.length === 1;
  const go = element(
    'a',
    {
      className: isAlone ? 'button button-secondary' : 'button button-primary',
      href: comparePath(gathered.map(({ slug }) => slug)),
    },
    isAlone ? text.tray.find : text.tray.compare(gathered.length),
  );
  const tray = element(
    'section',
    { className: 'compare-tray', ariaLabel: text.tray.title },
    element('ul', { className: 'row' }, ...items),
    ...(isAlone ? [element('p', { className: 'small from-md' }, text.tray.second)] : []),
    go,
    makeButton('button button-quiet', text.tray.clear, () => write([])),
  );
  // On the page of an empty comparison it is on top.
  const lead = isComparePage() && document.querySelector('main .lead');
  if (lead) lead.after(tray);
  else document.body.append(tray);
}

/** What is compared by now need not be gathered any longer. */
function dropCompared(): void {
  if (!isComparePage()) return;
  const compared = new URLSearchParams(location.search).get('startups')?.split(',') ?? [];
  if (compared.length > 1) write(read().filter(({ slug }) => !compared.includes(slug)));
}

function makeButton(className: string, words: string, press: () => void): HTMLButtonElement {
  const onclick = () => {
    press();
    showTray();
  };
  return element('button', { type: 'button', className, onclick }, words);
}

function markButtons(gathered: readonly Gathered[]): void {
  for (const button of document.querySelectorAll<HTMLElement>('a[data-compare]')) {
    const isIn = gathered.some(({ slug }) => slug === button.dataset.compare);
    button.role = 'button';
    button.ariaPressed = String(isIn);
    button.onkeydown = pressOnSpace;
  }
}

/** Buttons react to the space bar, which links do not. */
function pressOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).click();
}

const OWN_PAGES = [
  pathTo('/dashboard'),
  pathTo('/login'),
  pathTo('/register'),
  pathTo('/forgot-password'),
  pathTo('/verify-email'),
  pathTo('/product/checkout'),
  pathTo('/moderation'),
];
const FORM_PAGE = /\/(claim|suggest-edit)$/;

/** It would cover the foot of forms and of a member's pages; a comparison shows its own slots. */
function isOutOfPlace(): boolean {
  const { search } = location;
  const pathname = splitLocale(location.pathname).path;
  if (isComparePage()) return new URLSearchParams(search).has('startups');
  return OWN_PAGES.some((path) => pathname.startsWith(path)) || FORM_PAGE.test(pathname);
}

function isComparePage(): boolean {
  return splitLocale(location.pathname).path === comparePath([]);
}

function read(): Gathered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COMPARE_TRAY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isGathered) : [];
  } catch {
    return [];
  }
}

function isGathered(one: unknown): one is Gathered {
  const { slug, name } = (one ?? {}) as Partial<Gathered>;
  return typeof slug === 'string' && typeof name === 'string';
}

function write(gathered: readonly Gathered[]): void {
  if (gathered.length === 0) localStorage.removeItem(COMPARE_TRAY);
  else localStorage.setItem(COMPARE_TRAY, JSON.stringify(gathered));
}
