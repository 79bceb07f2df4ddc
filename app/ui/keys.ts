/**
 * Single keys (design language, section 8): `?` lists them, others press the control with that
 * `data-key`. Loaded with the first such key.
 */
import { shellText } from '../text/text.ts';
import { areSingleKeysOff, turnSingleKeys } from './first-script.ts';

export function pressKey(key: string): void {
  const control = listControls().find(({ dataset }) => dataset.key === key.toLowerCase());
  if (key === '?') showKeys();
  else control?.click();
}

/** The first visible control of each key. */
function listControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-key]')].filter((control) =>
    control.checkVisibility(),
  );
}

function showKeys(): void {
  const dialog = element('dialog', '');
  dialog.className = 'keys-dialog';
  const heading = element('h2', shellText.keys.title);
  heading.id = 'keys-heading';
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = element('dl', '');
  for (const [keys, does] of listKeys()) list.append(element('dt', keys), element('dd', does));
  const turn = element('button', sayTurn());
  turn.type = 'button';
  turn.className = 'button button-quiet';
  turn.addEventListener('click', () => {
    turnSingleKeys(!areSingleKeysOff());
    turn.textContent = sayTurn();
  });
  const close = element('button', shellText.close);
  close.type = 'button';
  close.className = 'button button-secondary';
  close.autofocus = true;
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  const buttons = element('div', '');
  buttons.className = 'row';
  buttons.append(turn, close);
  dialog.append(heading, list, buttons);
  document.body.append(dialog);
  dialog.showModal();
}

function sayTurn(): string {
  return areSingleKeysOff() ? shellText.keys.turnOn : shellText.keys.turnOff;
}

function listKeys(): Array<[keys: string, does: string]> {
  const hasSearch = document.querySelector('[data-search-box]') !== null;
  return [
    ...(hasSearch ? [shellText.keys.search] : []),
    ...listControls().map(nameControl),
    shellText.keys.list,
    shellText.keys.close,
  ].map(([keys, does]) => [keys, does]);
}

function nameControl(control: HTMLElement): readonly [string, string] {
  const name = control.getAttribute('aria-label') ?? control.textContent.trim();
  return [control.dataset.key ?? '', name];
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
