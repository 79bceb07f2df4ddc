// Where a sign-in or a registration leads, and what that is for.
import { ownPathOr } from '../../../base/address.ts';
import { pathTo } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { likeQuery } from '../../../follows/contract.ts';
import { findFollowable } from '../../../follows/follows.server.ts';
import type { Context } from '../../../http/context.ts';
import { readCookie, setHiddenCookie } from '../../../http/cookies.ts';
import { HttpError } from '../../../http/errors.ts';
import { authText } from '../../../text/text.ts';

const LEADS_AWAY = /^\/(login|register|logout|forgot-password)(\/|\?|#|$)/;

/** The remembered page of this site, otherwise the dashboard. */
export function nextPath(context: Pick<Context, 'url'>): string {
  return wantedPath(context) ?? pathTo('/dashboard');
}

/** The page that the address says to return to. */
export function wantedPath({ url }: Pick<Context, 'url'>): string | null {
  return readPath(url.searchParams.get('next'));
}

const COOKIE = 'wanted';
const SECONDS = 86_400;

/** Keeps the page to return to while a mail is waited for, as its link opens without it. */
export function rememberWanted(context: Context): void {
  const wanted = wantedPath(context);
  if (wanted) setHiddenCookie(context, COOKIE, encodeURIComponent(wanted), SECONDS);
  else forgetWanted(context);
}

export function rememberedPath({ request }: Context): string | null {
  return readPath(readCookie(request.headers.get('cookie'), COOKIE));
}

export function forgetWanted(context: Context): void {
  if (rememberedPath(context)) setHiddenCookie(context, COOKIE, '', 0);
}

function readPath(value: string | null | undefined): string | null {
  const path = ownPathOr(value, '');
  return path === '' || LEADS_AWAY.test(path) ? null : path;
}

const { purposes } = authText;

type PurposeName = Exclude<keyof typeof purposes, 'claim' | 'follow'>;

/** By the beginning of the path; the first that fits. */
const BY_PATH: ReadonlyArray<[path: string, purpose: PurposeName]> = [
  [pathTo('/dashboard/add-startup'), 'addStartup'],
  [pathTo('/dashboard/alerts'), 'alerts'],
  [pathTo('/dashboard/saved-comparisons'), 'saved'],
  [pathTo('/dashboard/account-settings'), 'settings'],
  [pathTo('/dashboard'), 'dashboard'],
  [pathTo('/compare'), 'compare'],
  [pathTo('/product/checkout'), 'checkout'],
  [pathTo('/moderation'), 'moderation'],
];
const CLAIM = /^\/startup\/([^/]+)\/claim$/;

/** The page to return to, and its purpose. */
export async function readWanted(context: Context) {
  const wanted = wantedPath(context);
  return { wanted, purpose: wanted && (await findPurpose(context.sql, wanted)) };
}

/**
 * What the page to return to is for, after "Sign in to" or "Register to". Nothing of the address is
 * repeated, as anybody may have made it: names come from the record.
 */
async function findPurpose(sql: Sql, wanted: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(wanted, 'http://own.invalid');
  const slug = CLAIM.exec(pathname)?.[1];
  if (slug) return purposeWithName(sql, purposes.claim, { type: 'startup', slug });
  if (pathname === pathTo('/follow')) {
    return purposeWithName(sql, purposes.follow, Object.fromEntries(searchParams));
  }
  const name = BY_PATH.find(([path]) => pathname.startsWith(path))?.[1];
  return name ? purposes[name] : null;
}

async function purposeWithName(sql: Sql, say: (name: string) => string, given: unknown) {
  const target = likeQuery.safeParse(given);
  if (!target.success) return null;
  try {
    const { type, slug } = target.data;
    return say((await findFollowable(sql, type, slug)).name);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
