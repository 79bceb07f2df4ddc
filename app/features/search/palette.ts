import { localPath } from '../../base/locale-path.ts';
import { pathTo, withQuery } from '../../base/paths.ts';
import { shellText, paletteText as text } from '../../text/text.ts';
import type { PaletteStart } from '../../ui/first-script.ts';
import { request } from '../../ui/request.ts';
import {
  type Answered,
  findLikeliest,
  isQuestion,
  listPaletteGroups,
  NOTHING_FOUND,
  type PaletteGroup,
  type PaletteOption,
  type SavedSearch,
} from './palette-groups.ts';
import { addRecentSearch, formatRecentSearches, readRecentSearches } from './recent-searches.ts';

const WAITS_FOR_MS = 150;

export function openPalette({ typed, opener }: PaletteStart): void {
  const { dialog, form, input, list, reading, status } = makePalette();
  const recent = readRecentSearches(document.cookie);
  let answered: Answered = NOTHING_FOUND;
  let saved: SavedSearch[] = [];
  let options: PaletteOption[] = [];
  let elements: HTMLElement[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(isAnswer: boolean): void {
    const { data, meta } = answered;
    const { understood } = meta;
    const groups = listPaletteGroups(input.value, recent, answered, saved);
    options = groups.flatMap((group) => group.options);
    elements = drawGroups(list, groups);
    drawReading(reading, understood);
    // The chips say it to the eye.
    status.classList.toggle('visually-hidden', understood.length > 0);
    // Enter shows what the question asks for, as on the page, unless it is a name.
    const isName = data[0]?.name.toLowerCase() === input.value.trim().toLowerCase();
    const hasLikeliest = isAnswer && (isName || understood.length === 0);
    setActive(hasLikeliest ? findLikeliest(groups, data) : -1);
  }

  function setActive(index: number): void {
    elements[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const element = elements[active];
    element?.setAttribute('aria-selected', 'true');
    element?.scrollIntoView({ block: 'nearest' });
    if (element) input.setAttribute('aria-activedescendant', element.id);
    else input.removeAttribute('aria-activedescendant');
  }

  /** Beyond either end stands the input. */
  function step(by: number): void {
    const places = options.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  }

  function follow(): void {
    clearTimeout(timer);
    status.textContent = '';
    const q = input.value.trim();
    if (isQuestion(q)) timer = setTimeout(() => fetchNames(q), WAITS_FOR_MS);
    else answered = NOTHING_FOUND;
    // The previous matches stay until the response: an empty list would flicker.
    show(false);
  }

  async function fetchNames(q: string): Promise<void> {
    const { ok, body } = await request(withQuery(pathTo('/api/suggest'), { q }));
    if (input.value.trim() !== q || !dialog.open) return;
    answered = ok ? (body as Answered) : NOTHING_FOUND;
    show(true);
    status.textContent = ok ? describe(q, answered) : text.noAnswer;
  }

  function open(option: PaletteOption, inNewTab: boolean): void {
    const { href, theme, isFound } = option;
    if (isFound) rememberSearch(input.value);
    if (!href || !inNewTab) dialog.close();
    if (theme) document.querySelector<HTMLElement>(themeButton(theme))?.click();
    else if (href && inNewTab) window.open(localPath(href), '_blank', 'noopener');
    else if (href) location.assign(localPath(href));
  }

  input.addEventListener('input', follow);
  input.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    const option = options[active];
    if (isComposing || (!by && (key !== 'Enter' || !option))) return;
    event.preventDefault();
    if (by) step(by);
    else if (option) open(option, ctrlKey || metaKey);
  });
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault();
  });
  // The input keeps the focus.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const index = elements.findIndex((element) => element.contains(event.target as Node));
    const option = options[index];
    if (!option) return;
    event.preventDefault();
    open(option, event.ctrlKey || event.metaKey);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    clearTimeout(timer);
    dialog.remove();
    // The box that was clicked keeps what was typed.
    if (opener instanceof HTMLInputElement && opener.name === 'q') opener.value = input.value;
    // Nothing had focus before the key: single keys must work again.
    if (opener && opener !== document.body) opener.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
  });

  input.value = typed;
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
  follow();
  fetchSaved().then((searches) => {
    saved = searches;
    if (dialog.open && !isQuestion(input.value)) show(false);
  });
}

/** The server adds those of the results page. */
function rememberSearch(search: string): void {
  const searches = addRecentSearch(readRecentSearches(document.cookie), search);
  const cookie = formatRecentSearches(searches, location.protocol === 'https:');
  // Without the Cookie Store API, which needs https.
  Object.assign(document, { cookie });
}

function themeButton(theme: string): string {
  return `[data-theme-switch] button[value=${theme}]`;
}

function describe(q: string, { data, meta: { understood, found } }: Answered): string {
  if (understood.length > 0) return text.read(understood, found?.title);
  if (found) return found.title;
  return data.length === 0 ? text.noNames(q) : text.counted(data.length);
}

/** None without an account. */
async function fetchSaved(): Promise<SavedSearch[]> {
  if (!document.querySelector('.account-menu')) return [];
  const { ok, body } = await request(pathTo('/api/saved_searches'));
  return ok ? (body as { data: SavedSearch[] }).data : [];
}

const LIST_ID = 'palette-list';

/** The palette's elements: a dialog with a combobox and a listbox. */
function makePalette() {
  const input = make('input', {
    type: 'text',
    name: 'q',
    role: 'combobox',
    'aria-label': shellText.searchLabel,
    'aria-expanded': 'true',
    'aria-controls': LIST_ID,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    dir: 'auto',
    maxlength: '200',
  });
  const close = make('button', { type: 'button', class: 'button button-quiet' }, shellText.close);
  const form = make('form', { action: pathTo('/search'), method: 'get', class: 'palette-form' });
  const list = make('div', {
    id: LIST_ID,
    role: 'listbox',
    'aria-label': text.results,
    class: 'palette-list',
  });
  const reading = make('div', { class: 'palette-reading', 'aria-hidden': 'true' });
  const status = make('p', { role: 'status', class: 'palette-status' });
  const dialog = make('dialog', { class: 'palette', 'aria-label': shellText.search });
  close.addEventListener('click', () => dialog.close());
  form.append(input, close);
  dialog.append(form, reading, status, list, makeKeys());
  return { dialog, form, input, list, reading, status };
}

/** The question as understood, as on the search page; the status is for screen readers. */
function drawReading(line: HTMLElement, chips: readonly string[]): void {
  const title = make('span', { class: 'small' }, text.understood);
  const drawn = chips.map((chip) => make('span', { class: 'chip' }, chip));
  line.replaceChildren(...(chips.length > 0 ? [title, ...drawn] : []));
}

/** Replaces the list's groups and returns the options' elements in order. */
function drawGroups(list: HTMLElement, groups: readonly PaletteGroup[]): HTMLElement[] {
  const drawn: HTMLElement[] = [];
  const boxes = groups.map(({ title, options }) => {
    const box = make('div', { role: 'group', 'aria-label': title, class: 'palette-group' });
    box.append(make('div', { class: 'palette-title', 'aria-hidden': 'true' }, title));
    for (const option of options) {
      const element = makeOption(option, drawn.length);
      drawn.push(element);
      box.append(element);
    }
    return box;
  });
  list.replaceChildren(...boxes);
  return drawn;
}

function makeOption({ name, label, href }: PaletteOption, index: number): HTMLElement {
  const about = {
    id: `palette-option-${index}`,
    role: 'option',
    'aria-selected': 'false',
    tabindex: '-1',
    class: 'palette-option',
  };
  const element = href ? make('a', { ...about, href }) : make('div', about);
  element.append(make('bdi', {}, name));
  if (label) element.append(' ', make('span', { class: 'small' }, label));
  return element;
}

function makeKeys(): HTMLElement {
  const line = make('p', { class: 'palette-keys' });
  for (const [key, does] of text.keys) {
    const one = make('span', {});
    one.append(make('kbd', {}, key), ` ${does}`);
    line.append(one);
  }
  return line;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  words = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = words;
  return made;
}
