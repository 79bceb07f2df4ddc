/**
 * What a visitor pressed before signing in. The cookie is set only by a form of our own pages, so that it proves the
 * press: the address alone, which anybody can make, follows nothing.
 */
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readCookie } from '../../http/cookies.ts';
import type { FollowKey } from './follow-type.ts';

const NAME = 'pressed_follow';
/** Time to sign in, or to find the password first. */
const LIFE_SECONDS = 30 * 60;

export function keepPressedFollow(context: Context, key: FollowKey): void {
  setCookie(context, encodeURIComponent(key), LIFE_SECONDS);
}

/** Whether this is what was pressed; it is forgotten with the answer. */
export function takePressedFollow(context: Context, key: FollowKey): boolean {
  const pressed = readCookie(context.request.headers.get('cookie'), NAME);
  if (pressed === undefined) return false;
  setCookie(context, '', 0);
  return pressed === key;
}

function setCookie({ answerHeaders, settings }: Context, value: string, seconds: number): void {
  const line = `${NAME}=${value}; Path=${pathTo('/follow')}; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
  answerHeaders.append('set-cookie', settings.isProduction ? `${line}; Secure` : line);
}
