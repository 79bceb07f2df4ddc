/**
 * Shows the card of the country under the pointer or focus and marks it on map and list alike. A
 * `[data-map-cards]` holds maps and a list; each link of the list has its card in `data-card`, a
 * heading and then a line a figure, and links of the map share it by address.
 */

import { element } from '../ui/first-script.ts';
import { readYearButtons } from './map-years.ts';

const POINTED = 'map-pointed';

export function readMaps(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-shows-at-once]')) {
    showAtOnce(form);
  }
  attachAll(root);
  readYearButtons(root, attachAll);
}

function attachAll(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-map-cards]')) attach(frame);
}

function showAtOnce(form: HTMLFormElement): void {
  let isByKey = false;
  form.addEventListener('keydown', () => {
    isByKey = true;
  });
  form.addEventListener('pointerdown', () => {
    isByKey = false;
  });
  form.addEventListener('change', () => isByKey || form.requestSubmit());
}

function attach(frame: HTMLElement): void {
  delete frame.dataset.mapCards;
  const drawing = frame.querySelector('.map-drawing');
  if (!drawing) return;
  const links = Map.groupBy(frame.querySelectorAll<HTMLElement>('a[href]'), hrefOf);
  // The list says the same.
  const card = element('div', { className: 'map-card', ariaHidden: 'true', hidden: true });
  drawing.append(card);
  for (const shape of drawing.querySelectorAll<SVGElement>('svg a')) nameWithoutTooltip(shape);

  let shown: Element | null = null;
  const show = (link: Element | null): void => {
    hide();
    shown = link;
    const same = (link && links.get(hrefOf(link))) ?? [];
    const text = same.map(({ dataset }) => dataset.card).find(Boolean);
    if (!text) return;
    card.replaceChildren(...text.split('\n').map((line) => element('p', {}, line)));
    card.hidden = false;
    placeBeside(card, drawing, middleOf(same, drawing));
    for (const one of same) markOf(one).classList.add(POINTED);
  };
  function hide(): void {
    shown = null;
    card.hidden = true;
    for (const marked of frame.querySelectorAll(`.${POINTED}`)) marked.classList.remove(POINTED);
  }

  frame.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') show(linkOf(target));
  });
  drawing.addEventListener('pointermove', (event) => {
    if (!card.hidden && shown) placeBeside(card, drawing, event as PointerEvent);
  });
  frame.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && hide());
  frame.addEventListener('focusin', ({ target }) => show(linkOf(target)));
  frame.addEventListener('focusout', hide);
  frame.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

  // The first touch of a shape shows its card, the second follows its link.
  let isFirst = false;
  drawing.addEventListener('pointerdown', (event) => {
    const { target, pointerType } = event as PointerEvent;
    isFirst = pointerType === 'touch' && linkOf(target) !== shown;
  });
  drawing.addEventListener('click', (event) => {
    if (!isFirst) return;
    isFirst = false;
    event.preventDefault();
    show(linkOf(event.target));
  });
}

interface Point {
  clientX: number;
  clientY: number;
}

/** From the pointer to the card, so that it covers nothing that is pointed at. */
const DISTANCE = 16;

/** Beside the point, on the side that has room. */
function placeBeside(card: HTMLElement, drawing: Element, { clientX, clientY }: Point): void {
  const box = drawing.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  const [x, y] = [clientX - box.left, clientY - box.top];
  const isRight = x + DISTANCE + offsetWidth <= box.width;
  const left = isRight ? x + DISTANCE : x - DISTANCE - offsetWidth;
  const top = Math.min(y + DISTANCE, box.height - offsetHeight);
  card.style.left = `${Math.max(0, left)}px`;
  card.style.top = `${Math.max(0, top)}px`;
}

/** The middle of the drawn one of several links to a country. */
function middleOf(links: readonly HTMLElement[], drawing: Element): Point {
  const boxes = links
    .filter((link) => drawing.contains(link))
    .map((link) => link.getBoundingClientRect());
  const box = boxes.find(({ width }) => width > 0) ?? drawing.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}

function linkOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

function hrefOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}

function markOf(link: Element): Element {
  return link.closest('li') ?? link;
}

/** The card replaces the browser's tooltip; the name stays for assistive technology. */
function nameWithoutTooltip(link: SVGElement): void {
  const title = link.querySelector('title');
  if (!title) return;
  link.setAttribute('aria-label', title.textContent);
  title.remove();
}
