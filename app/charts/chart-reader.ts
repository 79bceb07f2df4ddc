/**
 * Reads a drawn chart point by point, with the pointer or the arrow keys. `data-chart` holds a line
 * a point, `data-x` or `data-y` where the points lie.
 */
import { localPath } from '../base/locale-path.ts';

const ROW_MARGIN = 14;
const POINT_MARGIN = 8;

/**
 * Skips charts already attached, so it may be called again. What is under a pointer that came to
 * rest before, at `moved`, is read at once.
 */
export function readCharts(root: ParentNode, moved?: Event): void {
  for (const chart of root.querySelectorAll<HTMLElement>('.chart[data-chart]')) attach(chart);
  if (!(moved instanceof PointerEvent)) return;
  const pointed = document.elementFromPoint(moved.clientX, moved.clientY);
  pointed?.dispatchEvent(new PointerEvent('pointermove', moved));
}

function attach(chart: HTMLElement): void {
  const readings = splitReadings(chart.dataset.chart ?? '');
  delete chart.dataset.chart;
  const status = document.createElement('p');
  status.className = 'chart-reading';
  status.setAttribute('role', 'status');
  chart.append(status);
  const figure = chart.closest<HTMLElement>('[data-records]')?.dataset;
  for (const svg of chart.querySelectorAll('svg')) attachDrawing(svg, status, readings, figure);
}

function attachDrawing(
  svg: SVGSVGElement,
  status: HTMLElement,
  readings: string[],
  figure?: DOMStringMap,
): void {
  const isAcross = svg.dataset.x !== undefined;
  const centres = (svg.dataset.x ?? svg.dataset.y ?? '').split(' ').map(Number);
  const { width, height } = svg.viewBox.baseVal;
  const length = isAcross ? width : height;
  const guide = document.createElementNS(svg.namespaceURI, 'path');
  guide.setAttribute('class', 'chart-guide');
  svg.prepend(guide);
  svg.tabIndex = 0;
  // Screen readers keep the arrow keys of a picture to themselves.
  svg.setAttribute('role', 'application');
  svg.setAttribute('aria-keyshortcuts', isAcross ? 'ArrowLeft ArrowRight' : 'ArrowUp ArrowDown');
  nameWithoutTooltip(svg);
  // Years end with the newest; other lists begin with the largest.
  let current = isAcross ? centres.length - 1 : 0;

  function show(index: number): void {
    current = Math.max(0, Math.min(centres.length - 1, index));
    const at = centres[current] ?? 0;
    guide.setAttribute('d', isAcross ? `M${at} 0v${height}` : `M0 ${at}h${width}`);
    status.textContent = [readings[current], figure?.hint].filter(Boolean).join('\n');
    const box = svg.getBoundingClientRect();
    const frame = (svg.parentElement ?? svg).getBoundingClientRect();
    status.style.top = `${box.top - frame.top + (isAcross ? 0 : (at / height) * box.height + ROW_MARGIN)}px`;
    const x = box.left - frame.left + (isAcross ? at / width : 1) * box.width;
    const isLate = !isAcross || at > width / 2;
    status.style.left = isLate ? 'auto' : `${x + POINT_MARGIN}px`;
    status.style.right = isLate ? `${frame.width - x + (isAcross ? POINT_MARGIN : 0)}px` : 'auto';
  }
  function hide(): void {
    guide.removeAttribute('d');
    status.textContent = '';
  }
  function showNearest(event: PointerEvent): void {
    const box = svg.getBoundingClientRect();
    const share = isAcross
      ? (event.clientX - box.left) / box.width
      : (event.clientY - box.top) / box.height;
    show(nearestIndex(centres, share * length));
  }

  /** Opens the records of the year that is read. */
  function open(): void {
    const [year] = /^\d{4}/.exec(readings[current] ?? '') ?? [];
    if (year && figure?.records) location.assign(localPath(figure.records.replace('{year}', year)));
  }

  svg.addEventListener('pointermove', showNearest);
  let readBefore = -1;
  svg.addEventListener('pointerdown', (event) => {
    readBefore = status.textContent ? current : -1;
    showNearest(event);
  });
  // A finger reads a point before it opens one.
  svg.addEventListener('click', (event) => {
    if (event.pointerType !== 'touch' || readBefore === current) open();
  });
  svg.addEventListener('pointerleave', hide);
  svg.addEventListener('focus', () => show(current));
  svg.addEventListener('blur', hide);
  svg.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = isAcross
      ? { ArrowLeft: -1, ArrowRight: 1 }
      : { ArrowUp: -1, ArrowDown: 1 };
    steps.Home = -centres.length;
    steps.End = centres.length;
    const step = steps[event.key];
    if (event.key === 'Escape') hide();
    if (event.key === 'Enter') open();
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  });
}

export function splitReadings(readings: string): string[] {
  return readings.split('\n').map((reading) => reading.replaceAll('\t', '\n'));
}

export function nearestIndex(centres: readonly number[], at: number): number {
  const distances = centres.map((centre) => Math.abs(centre - at));
  return distances.indexOf(Math.min(...distances));
}

/** A label in place of the title, whose browser tooltip would cover the reading. */
function nameWithoutTooltip(svg: SVGSVGElement): void {
  const words = [...svg.querySelectorAll(':scope > title, :scope > desc')];
  if (words.length === 0) return;
  svg.setAttribute('aria-label', words.map((element) => element.textContent).join('. '));
  svg.removeAttribute('aria-labelledby');
  for (const element of words) element.remove();
}
