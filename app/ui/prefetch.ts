/**
 * Fetches the page behind a link under the pointer, cached for the click
 * (app/http/respond.server.ts); not on metered or slow connections.
 */
const HOVER_MS = 90;
// Personal pages, those that lead to sign-in, and files: the click would request them again.
const NEVER_CACHED =
  /^\/(api|dashboard|feeds|follow|logout|product)\b|^\/search$|\/suggest-edit$|\.\w+$/;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function prefetchOnHover(): void {
  if (isMetered()) return;
  const fetched = new Set([location.href]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const link = (event.target as Element).closest?.('a');
    if (event.pointerType !== 'mouse' || !link || !isWorthFetching(link) || fetched.has(link.href))
      return;
    timer = setTimeout(() => {
      fetched.add(link.href);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    }, HOVER_MS);
  });
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? ''));
}

function isWorthFetching(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.download || link.rel.includes('nofollow')) return false;
  if (hash && pathname + search === location.pathname + location.search) return false;
  return !NEVER_CACHED.test(pathname);
}
