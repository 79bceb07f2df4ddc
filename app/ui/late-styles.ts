/** Brings what a first view has left out: the whole stylesheet, and the fonts (docs/decisions/016-styles-inside-the-first-page.md). */
import { isDear } from './prefetch.ts';

// A line that wraps otherwise moves what follows by more; rounding by less.
const UNNOTICED_PX = 4;
const PAINTED_MS = 3_000;

let whole: Promise<unknown> | undefined;

/** Settles when every rule is there, or cannot be had. */
export function bringStyles(): Promise<unknown> {
  const href = wanted().styles;
  whole ??= href ? addStyles(href) : Promise.resolve();
  return whole;
}

/** Into this page only where nothing in sight moves; the next one has them from the start. */
export async function bringFonts(): Promise<void> {
  const { fontStyles, fonts = '' } = wanted();
  if (!fontStyles) return;
  await painted();
  await bringStyles();
  if (isDear()) return;
  // For print, the rules can be read and change nothing yet.
  const link = await addStyles(fontStyles, 'print');
  const faces = [...(link.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) =>
      fonts.split(' ').some((file) => style.getPropertyValue('src').includes(file)),
    )
    .map(toFace);
  await Promise.allSettled(faces.map((face) => face.load()));
  const seen = [...document.querySelectorAll('body :not(svg *)')].filter(isSeen);
  const readTops = () => seen.map((element) => element.getBoundingClientRect().top);
  const before = readTops();
  for (const face of faces) document.fonts.add(face);
  const moved = readTops().map((top, at) => Math.abs(top - (before[at] ?? top)));
  if (Math.max(0, ...moved) < UNNOTICED_PX) link.media = 'all';
  else for (const face of faces) document.fonts.delete(face);
}

/** Nothing competes with the first view; where the browser does not tell of painting, some seconds go by. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINTED_MS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

function toFace({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name);
  return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
    weight: read('font-weight'),
    unicodeRange: read('unicode-range'),
  });
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function wanted(): DOMStringMap {
  return document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};
}

function addStyles(href: string, media = ''): Promise<HTMLLinkElement> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media });
    link.onload = link.onerror = () => resolve(link);
    document.head.append(link);
  });
}
