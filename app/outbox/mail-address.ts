import { z } from 'zod';
import { localPath } from '../base/locale-path.ts';
import type { Settings } from '../http/settings.ts';
import { authText } from '../text/text.ts';

/** From the settings, never from a request. */
export type MailSite = Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;

/** A path of this site as a full address. Throws for any other link. */
export function addressOf(site: MailSite, path: string): string {
  const address = URL.canParse(path, site.SITE_URL) ? new URL(path, site.SITE_URL) : undefined;
  if (!path.startsWith('/') || address?.origin !== new URL(site.SITE_URL).origin) {
    throw new Error('A mail can link to paths of this site only');
  }
  return site.SITE_URL + localPath(path);
}

/** Without line breaks and control characters, which could inject a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Rejects lists, display names and characters that could end an SMTP line. */
export function isOneAddress(text: string): boolean {
  return /^[^\s,;<>()"\p{Cc}]+@[^\s,;<>()"@\p{Cc}]+$/u.test(text);
}

/** 254 characters is what mail carries (RFC 5321). `error` says what is wrong. */
export const emailAddressOf = (error: () => string) =>
  z.string({ error }).trim().max(254, { error }).pipe(z.email({ error }));

export const emailAddress = emailAddressOf(() => authText.wrong.email);
