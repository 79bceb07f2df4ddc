// The palette's elements: a dialog with a combobox and a listbox, created in the browser.
import { pathTo } from '../../base/paths.ts';
import { shellText, paletteText as text } from '../../text/text.ts';
import type { PaletteGroup, PaletteOption } from './palette-groups.ts';

const LIST_ID = 'palette-list';
const MAX_LENGTH = '200';

export function makePalette() {
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
    maxlength: MAX_LENGTH,
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

/** How the question is read, as on the search page; the status says it to screen readers. */
export function drawReading(line: HTMLElement, chips: readonly string[]): void {
  const title = make('span', { class: 'small' }, text.understood);
  const drawn = chips.map((chip) => make('span', { class: 'chip' }, chip));
  line.replaceChildren(...(chips.length > 0 ? [title, ...drawn] : []));
}

/** Replaces the list's groups and returns the options' elements in order. */
export function drawGroups(list: HTMLElement, groups: readonly PaletteGroup[]): HTMLElement[] {
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
