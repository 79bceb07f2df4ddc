/** Brings one island to life, and keeps what was typed into it before. */
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Settles once the component has taken over the server's HTML. */
export function mountIsland(element: HTMLElement, component: ComponentType<never>): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as never;
  return new Promise((resolve) => {
    const finish = () => {
      for (const field of element.querySelectorAll('input, textarea')) replayTyping(field);
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
 * React takes a typed value over without a change event, so a controlled field would forget it on the next render.
 * Its tracker is told the served value first, then the typed one arrives as ordinary input.
 */
function replayTyping(field: Element) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const typed = field.value;
  if (typed === field.defaultValue || field.type === 'checkbox' || field.type === 'radio') return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const setValue = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set;
  const caret = field === document.activeElement ? field.selectionStart : null;
  field.value = field.defaultValue;
  setValue?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}
