// Recognizes a browser that was here before; it proves nothing about who uses it.
import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { readCookie, setHiddenCookie } from './cookies.ts';
import { hashToken } from './session.server.ts';

const SECONDS = 365 * 86_400;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Hash of the browser's cookie; null without one. */
export function readDevice({ request, settings }: Context): Buffer | null {
  const token = readCookie(request.headers.get('cookie'), nameOf(settings));
  return token && TOKEN.test(token) ? hashToken(token) : null;
}

/** Returns the hash of the browser's cookie, which is set when absent. */
export function rememberDevice(context: Context): Buffer {
  const known = readDevice(context);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  setHiddenCookie(context, nameOf(context.settings), token, SECONDS);
  return hashToken(token);
}

/** Browsers accept the prefix only over https; other hosts of the domain cannot set it. */
function nameOf({ isProduction }: Context['settings']): string {
  return isProduction ? '__Host-device' : 'device';
}
