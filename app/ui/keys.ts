/**
 * Single keys: `?` lists them, others press the control with that `data-key`. Loaded with the first
 * such key.
 */
import { shellText } from '../text/text.ts';
import { areSingleKeysOff, element, turnSingleKeys } from './first-script.ts';

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
  const heading = element('h2', { id: 'keys-heading' }, shellText.keys.title);
  const keys = listKeys().flatMap((pair) => [
    element('dt', {}, pair[0]),
    element('dd', {}, pair[1]),
  ]);
  const turn = element('button', { type: 'button', className: 'button button-quiet' }, sayTurn());
  turn.onclick = () => {
    turnSingleKeys(!areSingleKeysOff());
    turn.textContent = sayTurn();
  };
  const className = 'button button-secondary';
  const close = element('button', { type: 'button', className, autofocus: true }, shellText.close);
  const buttons = element('div', { className: 'row' }, turn, close);
  const list = element('dl', {}, ...keys);
  const dialog = element('dialog', { className: 'keys-dialog' }, heading, list, buttons);
  dialog.setAttribute('aria-labelledby', heading.id);
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}

function sayTurn(): string {
  return areSingleKeysOff() ? shellText.keys.turnOn : shellText.keys.turnOff;
}

function listKeys(): ReadonlyArray<readonly [keys: string, does: string]> {
  const { search, list, close } = shellText.keys;
  const hasSearch = document.querySelector('[data-search-box]') !== null;
  const controls = listControls().map(
    (control) =>
      [control.dataset.key ?? '', control.ariaLabel ?? control.textContent.trim()] as const,
  );
  return [...(hasSearch ? [search] : []), ...controls, list, close];
}
