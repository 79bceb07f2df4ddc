import { ownPathOr } from '../../base/own-path.ts';
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';

const LEADS_AWAY = /^\/(login|register|logout|forgot-password)(\/|\?|#|$)/;

/** The remembered page of this site, else the dashboard. */
export function nextPath({ url }: Pick<Context, 'url'>): string {
  const next = ownPathOr(url.searchParams.get('next'), pathTo('/dashboard'));
  return LEADS_AWAY.test(next) ? pathTo('/dashboard') : next;
}
