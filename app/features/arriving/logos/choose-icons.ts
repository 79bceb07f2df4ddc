// Which files of a website may be its logo, the best first.
export interface Icon {
  rel: string;
  href: string;
  /** "180x180", or several of them. */
  sizes: string;
}

const MOST_TRIED = 4;
/** Where browsers look when a page names no icon. */
const WELL_KNOWN = ['apple-touch-icon.png', 'favicon.ico'].map((file) => `/${file}`);

/** Addresses of a logo that is named so, of touch icons, of others by size, and well-known ones. */
export function chooseIcons(
  page: string,
  icons: readonly Icon[],
  meta: ReadonlyArray<readonly [name: string, content: string]>,
): string[] {
  const named = meta.filter(([name]) => name === 'og:logo').map(([, content]) => content);
  const touch = icons.filter(({ rel }) => /\bapple-touch-icon\b/i.test(rel));
  const others = icons.filter(({ rel }) => /(^|\s)icon(\s|$)/i.test(rel));
  const hrefs = [...named, ...bySize(touch), ...bySize(others), ...WELL_KNOWN];
  const addresses = hrefs.flatMap((href) => {
    const url = URL.parse(href, page);
    // A vector picture is never drawn: it may hold anything.
    return url && /^https?:$/.test(url.protocol) && !/\.svgz?$/i.test(url.pathname)
      ? [url.href]
      : [];
  });
  return [...new Set(addresses)].slice(0, MOST_TRIED);
}

const bySize = (icons: readonly Icon[]) =>
  icons.toSorted((a, b) => largest(b) - largest(a)).map(({ href }) => href);

function largest({ sizes }: Icon): number {
  return Math.max(0, ...[...sizes.matchAll(/(\d{1,4})x\d/gi)].map(([, side]) => Number(side)));
}
