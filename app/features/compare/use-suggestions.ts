import { useEffect, useState } from 'react';
import { pathTo, withQuery } from '../../base/paths.ts';
import { request } from '../../ui/request.ts';
import type { NamedStartup } from './contract.ts';

const WAITS_FOR_MS = 150;
const LEAST_LETTERS = 2;

/** Suggestions for a typed name, fetched after a pause; null until they arrive. */
export function useSuggestions(typed: string): NamedStartup[] | null {
  const [answer, setAnswer] = useState<{ q: string; found: NamedStartup[] } | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q.length < LEAST_LETTERS) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { ok, body } = await request(withQuery(pathTo('/api/suggest'), { q }));
      if (isWanted && ok) setAnswer({ q, found: readStartups(body) });
    }, WAITS_FOR_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  return answer?.q === q ? answer.found : null;
}

function readStartups(body: unknown): NamedStartup[] {
  const data = (body as { data?: Array<NamedStartup & { kind: string }> } | null)?.data;
  return Array.isArray(data) ? data.filter(({ kind }) => kind === 'startup') : [];
}
