/**
 * Gathers startups to compare from page to page, in this browser only. Without script the links
 * lead to a comparison that begins with their startup.
 */
import { MAX_COMPARED } from '../base/access-limits.ts';
import { comparePath } from '../base/paths.ts';
import { compareText as text } from '../text/text.ts';
import { COMPARE_TRAY } from './compare-tray-key.ts';

interface Gathered {
  slug: string;
  name: string;
}

export function addToTray({ dataset }: HTMLElement): void {
  const { compare: slug = '', compareName: name = slug } = dataset;
  const gathered = read().filter((one) => one.slug !== slug);
  write([...gathered, { slug, name }].slice(-MAX_COMPARED));
  showTray();
  document.querySelector<HTMLElement>('.compare-tray a')?.focus();
}

export function showTray(): void {
  document.querySelector('.compare-tray')?.remove();
  const gathered = read();
  // The page of the comparison shows its own.
  if (gathered.length === 0 || location.pathname === comparePath([])) return;
  const tray = make('section', 'compare-tray');
  tray.setAttribute('aria-label', text.tray.title);
  const list = make('ul', 'row');
  for (const { slug, name } of gathered) {
    const item = make('li', 'chip');
    const remove = make('button', 'chip-remove', '×');
    remove.type = 'button';
    remove.setAttribute('aria-label', text.remove(name));
    remove.addEventListener('click', () => {
      write(read().filter((one) => one.slug !== slug));
      showTray();
    });
    item.append(make('bdi', '', name), remove);
    list.append(item);
  }
  const go = make('a', 'button button-primary', text.tray.compare(gathered.length));
  go.href = comparePath(gathered.map(({ slug }) => slug));
  const clear = make('button', 'button button-quiet', text.tray.clear);
  clear.type = 'button';
  clear.addEventListener('click', () => {
    write([]);
    showTray();
  });
  const why = gathered.length === 1 ? [make('p', 'small', text.tray.second)] : [];
  tray.append(list, ...why, go, clear);
  document.body.append(tray);
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

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  words = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = words;
  return made;
}
