import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { comparePath, pathTo } from '../../base/paths.ts';
import { MAX_COMPARED } from '../../base/plans.ts';
import { shellText, compareText as text } from '../../text/text.ts';
import { request } from '../../ui/request.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import { ONLY_DIFFERENCES, readSlugs } from './compared-slugs.ts';

interface Wanted {
  slugs: string[];
  onlyDifferences: boolean;
}

export function useComparison(
  initial: { startups: ComparedStartup[]; onlyDifferences: boolean; limit: number },
  productName: string,
) {
  const { startups, onlyDifferences, limit } = initial;
  // Whether it changed since the page loaded, too.
  const [shown, setShown] = useState({ startups, onlyDifferences, isChanged: false });
  const [fetches, setFetches] = useState(0);
  const known = useRef(new Map(startups.map((one) => [one.slug, one])));
  const wanted = useRef<Wanted>({ slugs: slugsOf(startups), onlyDifferences });

  async function showWanted(keepAddress?: (address: string) => void): Promise<boolean> {
    const missing = wanted.current.slugs.filter((slug) => !known.current.has(slug));
    const isFetched = missing.length === 0 || (await fetchMissing(missing));
    // Other changes may have followed: only those that failed are undone.
    const given = ({ slugs }: Wanted) =>
      slugs.filter((slug) => known.current.has(slug) || !missing.includes(slug));
    wanted.current = { ...wanted.current, slugs: given(wanted.current) };
    if (!isFetched) return false;
    const next = wanted.current.slugs.flatMap((slug) => known.current.get(slug) ?? []);
    keepAddress?.(comparePath(slugsOf(next), wanted.current.onlyDifferences));
    setShown({ startups: next, onlyDifferences: wanted.current.onlyDifferences, isChanged: true });
    document.title = shellText.titleTemplate(titleOf(next.slice(0, limit)), productName);
    return true;
  }

  /** False on failure, which is only logged. */
  async function fetchMissing(slugs: readonly string[]): Promise<boolean> {
    setFetches((count) => count + 1);
    const list = slugs.slice(0, MAX_COMPARED).map(encodeURIComponent).join(',');
    const answer = await request(`${pathTo('/api/startups/comparison')}?startups=${list}`);
    setFetches((count) => count - 1);
    if (!answer.ok || !Array.isArray(answer.body)) {
      console.error('Error fetching comparison data:', answer.status);
      return false;
    }
    for (const one of answer.body as ComparedStartup[]) known.current.set(one.slug, one);
    return true;
  }

  useEffect(() => {
    const followAddress = () => {
      const address = readAddress(location.search);
      // A jump within the page changes nothing.
      if (sameWanted(address, wanted.current)) return;
      wanted.current = address;
      showWanted().then((isShown) => isShown || location.reload());
    };
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  });

  return {
    ...shown,
    /** A fetch is in progress. */
    isBusy: fetches > 0,
    /** Shows this comparison at its address; resolves to false when it could not be fetched. */
    show(change: Partial<Wanted>): Promise<boolean> {
      wanted.current = { ...wanted.current, ...change };
      return showWanted((address) => history.pushState(null, '', address));
    },
  };
}

function readAddress(search: string): Wanted {
  const query = new URLSearchParams(search);
  return {
    slugs: readSlugs(query.get('startups') ?? ''),
    onlyDifferences: query.get('only') === ONLY_DIFFERENCES,
  };
}

function sameWanted(a: Wanted, b: Wanted): boolean {
  return a.onlyDifferences === b.onlyDifferences && a.slugs.join() === b.slugs.join();
}

export function titleOf(startups: ReadonlyArray<{ name: string }>): string {
  return startups.length > 0 ? text.titleOf(startups.map(({ name }) => name)) : text.title;
}

export function slugsOf(startups: ReadonlyArray<{ slug: string }>): string[] {
  return startups.map(({ slug }) => slug);
}

/** Handles a link's click in place, unless it opens a tab or a window. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  };
}
