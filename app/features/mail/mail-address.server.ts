// What keeps a mail honest: its links lead to this site only, and no value of it can become a header.
import type { Settings } from '../../http/settings.ts';

/** The name in a mail and the address its links begin with: from the settings, never from a request. */
export type MailSite = Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;

/** A path of this site as a full address. Throws for what is no own path. */
export function addressOf(site: MailSite, path: string): string {
  const address = URL.canParse(path, site.SITE_URL) ? new URL(path, site.SITE_URL) : undefined;
  if (!path.startsWith('/') || address?.origin !== new URL(site.SITE_URL).origin) {
    throw new Error('A mail can link to paths of this site only');
  }
  return `${site.SITE_URL}${path}`;
}

/** Without line breaks and other control characters, which could begin a header of their own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Neither a list nor a name with an address in it, and nothing that could end a line of the conversation. */
export function isOneAddress(text: string): boolean {
  return /^[^\s,;<>()"\p{Cc}]+@[^\s,;<>()"@\p{Cc}]+$/u.test(text);
}
