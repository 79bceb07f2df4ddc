/** Hydrates one island and keeps what was typed, ticked and chosen in it before. */
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function mountIsland(element: HTMLElement, component: ComponentType<never>): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as never;
  return new Promise((resolve) => {
    const finish = () => {
      for (const field of element.querySelectorAll('input, textarea, select')) replay(field);
      resolve();
    };
    hydrateRoot(element, <Mounted onMounted={finish}>{createElement(component, props)}</Mounted>);
  });
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useLayoutEffect(onMounted, []);
  return children;
}

/**
 * React misses what a visitor did before hydration, so a controlled field would lose it at the next
 * render. Its tracker gets the served state first, then the visitor's as ordinary input events.
 */
function replay(field: Element) {
  if (field instanceof HTMLSelectElement) replayChoice(field);
  else if (field instanceof HTMLTextAreaElement) replayTyping(field, HTMLTextAreaElement);
  else if (!(field instanceof HTMLInputElement)) return;
  else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field);
  // A chosen file cannot be set again, and nothing controls it.
  else if (field.type !== 'file') replayTyping(field, HTMLInputElement);
}

function replayTyping(
  field: HTMLInputElement | HTMLTextAreaElement,
  kind: typeof HTMLInputElement | typeof HTMLTextAreaElement,
) {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  const setValue = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  const caret = field === document.activeElement ? field.selectionStart : null;
  field.value = field.defaultValue;
  setValue?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

function replayTick(field: HTMLInputElement) {
  const isAsServed = field.checked === field.defaultChecked;
  if (isAsServed || field.disabled || (field.type === 'radio' && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}

function replayChoice(field: HTMLSelectElement) {
  const options = [...field.options];
  const served = options.findLastIndex(({ defaultSelected }) => defaultSelected);
  if (field.multiple || field.selectedIndex === Math.max(0, served)) return;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
