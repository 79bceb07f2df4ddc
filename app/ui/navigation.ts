/** Where the frame of every page links to. `on` is true once the page exists: a dead link is never shown. */
import { shellText } from '../text/text.ts';

export interface NavigationLink {
  href: string;
  label: string;
  on: boolean;
}

export const mainLinks: readonly NavigationLink[] = [
  { href: '/industries', label: shellText.industries, on: true },
  { href: '/investors', label: shellText.investors, on: true },
  { href: '/explore/location', label: shellText.map, on: true },
  { href: '/top-100', label: shellText.top100, on: true },
  { href: '/compare', label: shellText.compare, on: true },
  { href: '/news', label: shellText.news, on: true },
];

export const legalLinks: readonly NavigationLink[] = [
  { href: '/terms', label: shellText.terms, on: true },
  { href: '/privacy-policy', label: shellText.privacyPolicy, on: true },
  { href: '/attribution-policy', label: shellText.attributionPolicy, on: true },
];

export const dataLinks: readonly NavigationLink[] = [
  { href: '/pricing', label: shellText.pricing, on: true },
  { href: '/advanced-search', label: shellText.advancedSearch, on: true },
  { href: '/api', label: shellText.api, on: true },
  { href: '/feeds/fundings.atom', label: shellText.fundingsFeed, on: true },
  { href: '/feeds/news.atom', label: shellText.newsFeed, on: true },
];

export const accountLinks: readonly NavigationLink[] = [
  { href: '/dashboard', label: shellText.dashboard, on: true },
  { href: '/dashboard/saved-comparisons', label: shellText.savedComparisons, on: true },
  { href: '/dashboard/add-startup', label: shellText.addStartup, on: true },
  { href: '/dashboard/account-settings/profile', label: shellText.settings, on: true },
];

export const moderationLink: NavigationLink = {
  href: '/moderation',
  label: shellText.moderation,
  on: true,
};
export const searchLink: NavigationLink = { href: '/search', label: shellText.search, on: true };
export const signInLink: NavigationLink = { href: '/login', label: shellText.signIn, on: true };
export const signOutAction = { action: '/logout', label: shellText.signOut, on: true };

export function listLiveLinks(links: readonly NavigationLink[]): NavigationLink[] {
  return links.filter((link) => link.on);
}

/** `page` on the page itself, `true` on a page below it (a startup's tab under its section), else nothing. */
export function getCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
